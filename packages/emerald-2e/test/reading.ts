// Reads parts of a story's position for tests. Exact, whereas `toMatchObject` accepts any object for `{}`.
import type { Story } from '../src/stage/story.ts';

export interface PlayerWords {
  readonly identity: 'LOYALIST' | 'RESTORATIONIST';
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly beside: readonly { readonly card: string; readonly victim?: string; readonly agents?: number }[];
  readonly agents: Readonly<Record<string, number>>;
  readonly cubes: Readonly<Record<string, number>>;
  readonly limbo: number;
  readonly agentStock: number;
  readonly cubeStock: number;
  readonly tokens: number;
  readonly revealed: boolean;
  readonly neutral: number;
  readonly restorationist: number;
  readonly loyalist: number;
  readonly killPoints: number;
  readonly total: number;
}
export interface CityWords {
  readonly faceUp: string | null;
  readonly stack: readonly string[];
  readonly slot: boolean;
  readonly zombies: number;
}

export const playerIn = (t: Story, name: string): PlayerWords =>
  (t.position.players as Record<string, PlayerWords>)[name]!;
export const cityIn = (t: Story, name: string): CityWords => (t.position.cities as Record<string, CityWords>)[name]!;

/** Returns the rule that refuses a wish, or null if it is offered. */
export const ruleAgainst = (t: Story, line: string): string | null => t.refused(line)?.rule ?? null;

/** Returns the options that begin with these words. */
export const optionsOf = (t: Story, start: string): string[] => t.options.filter((text) => text.startsWith(start));

/** Returns the number of events of a kind. */
export const happened = (t: Story, kind: string): number => t.events.filter((event) => event.kind === kind).length;

/** Returns every subset of these things, including the empty one. */
export const setsOf = <T>(things: readonly T[]): T[][] =>
  things.reduce<T[][]>((sets, one) => sets.flatMap((set) => [set, [...set, one]]), [[]]);

/** Returns true if the asked player may end the current set with these picks. */
export function isLegalSet(t: Story, picks: readonly string[]): boolean {
  const option = (text: string) => t.game.verbs.parse(text) as number;
  return t.table.refuse(t.table.decision!.player, option('done'), picks.map(option)) === null;
}
