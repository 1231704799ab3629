// Reads parts of a story's position for tests. Exact, whereas `toMatchObject` accepts any object for `{}`.
import type { Story } from '../src/stage/story.ts';

export interface PlayerWords {
  readonly personality: string;
  readonly hand: readonly string[];
  readonly shown: readonly string[];
  readonly front: readonly string[];
  readonly agents: Readonly<Record<string, number>>;
  readonly buildings: readonly string[];
  readonly cityCards: readonly string[];
  readonly controls: readonly string[];
  readonly agentStock: number;
  readonly buildingStock: number;
  readonly money: number;
  readonly netWorth: number;
  readonly ruledOut: readonly string[];
}
export interface Words {
  readonly active: string;
  readonly turn: number;
  readonly trouble: readonly string[];
  readonly citizens: Readonly<Record<string, number>>;
  readonly grenadiers: Readonly<Record<string, number>>;
  readonly citizenStock: number;
  readonly grenadierStock: number;
  readonly setAside: readonly string[];
  readonly used: readonly string[];
  readonly gained: readonly string[];
  readonly drawPile: readonly string[];
  readonly discard: readonly string[];
  readonly inPlay: string | null;
  readonly waiting: readonly string[];
  readonly events: readonly string[];
  readonly usedEvents: readonly string[];
  readonly unused: readonly string[];
  readonly looked: readonly { readonly by: string; readonly card: string }[];
  readonly over: string | null;
}

export const wordsOf = (t: Story): Words => t.position as unknown as Words;
export const playerIn = (t: Story, name: string): PlayerWords =>
  (t.position.players as Record<string, PlayerWords>)[name]!;

/** Returns the rule that refuses a wish, or null if it is offered. */
export const ruleAgainst = (t: Story, line: string): string | null => t.refused(line)?.rule ?? null;

/** Returns the options that begin with these words. */
export const optionsOf = (t: Story, start: string): string[] => t.options.filter((text) => text.startsWith(start));

/** Returns the number of events of a kind. */
export const happened = (t: Story, kind: string): number => t.events.filter((event) => event.kind === kind).length;
