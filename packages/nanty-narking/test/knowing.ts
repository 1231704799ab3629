// Reads the players' knowledge of a story from their views and their part of its events.
import { visible } from '@gaslamp/kernel/events';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { CARDS, PERSONALITIES } from '../src/box/ids.ts';
import { describeView } from '../src/stage/describe.ts';
import type { Story } from '../src/stage/story.ts';

const seatOf = (t: Story, name: string): number => (name === 'spectator' ? SPECTATOR : t.seats.indexOf(name));
const seenBy = (t: Story, viewer: string) =>
  describeView(t.table.data, view(t.game, t.s, seatOf(t, viewer)), t.seats) as unknown as {
    readonly players: Readonly<
      Record<string, { readonly knownHand: readonly string[]; readonly personality: string | null }>
    >;
    readonly knownUnused: readonly string[];
  };

/** Returns the cards that a viewer knows to be in a hand. */
export const knownHand = (t: Story, viewer: string, owner: string): readonly string[] =>
  seenBy(t, viewer).players[owner]!.knownHand;
/** Returns the personalities that a viewer knows to be unused. */
export const knownUnused = (t: Story, viewer: string): readonly string[] => seenBy(t, viewer).knownUnused;
/** Returns the personality of a player if a viewer knows it; else null. */
export const knownPersonality = (t: Story, viewer: string, owner: string): string | null =>
  seenBy(t, viewer).players[owner]!.personality;

/** Returns the cards, or personalities, in events of that kind, as a viewer sees them; null for hidden ones. */
export const heard = (t: Story, viewer: string, kind: string): (string | null)[] =>
  t.events
    .filter((event) => event.kind === kind)
    .map((event) => {
      const { card, personality } = visible(event, seatOf(t, viewer)).fields;
      return CARDS[card!] ?? PERSONALITIES[personality!] ?? null;
    });
