// Reads parts of a story's position for tests. Exact, whereas `toMatchObject` accepts any object for `{}`.
import type { Story } from '../src/stage/story.ts';

export interface PlayerWords {
  readonly identity: 'LOYALIST' | 'RESTORATIONIST';
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly effects: readonly string[];
  readonly tokens: readonly string[];
  readonly cubes: Readonly<Record<string, number>>;
  readonly limbo: number;
  readonly supply: number;
  readonly reserve: number;
  readonly mad: number;
  readonly known: boolean;
  readonly revealed: boolean;
  readonly spared: boolean;
  readonly points: number;
}
export interface CityWords {
  readonly faceUp: string | null;
  readonly stack: readonly string[];
  readonly looked: readonly string[];
  readonly under: readonly string[];
  readonly controller: string | null;
  readonly zombies: number;
}
export interface AgentWords {
  readonly player: string;
  readonly at: string;
  readonly vampire: boolean;
  readonly killer?: string;
}

export const playerIn = (t: Story, name: string): PlayerWords =>
  (t.position.players as Record<string, PlayerWords>)[name]!;
export const cityIn = (t: Story, name: string): CityWords => (t.position.cities as Record<string, CityWords>)[name]!;
export const agentIn = (t: Story, name: string): AgentWords | undefined =>
  (t.position.agents as Record<string, AgentWords>)[name];
export const agents = (t: Story): string[] => Object.keys(t.position.agents as object);

/** Returns the rule that refuses a wish, or null if it is offered. */
export const ruleAgainst = (t: Story, line: string): string | null => t.refused(line)?.rule ?? null;
/** Returns the rule and the key of the sentence that refuse a wish; null if it is offered. */
export const reason = (t: Story, line: string): readonly (string | undefined)[] | null => {
  const why = t.refused(line);
  return why && [why.rule, why.key];
};
/** Returns the options that begin with these words. */
export const optionsOf = (t: Story, start: string): string[] => t.options.filter((text) => text.startsWith(start));
/** Returns the number of events of a kind. */
export const happened = (t: Story, kind: string): number => t.events.filter((event) => event.kind === kind).length;
/** Returns true if the asked player may end the current set with these picks. */
export function isLegalSet(t: Story, picks: readonly string[]): boolean {
  const option = (text: string) => t.game.verbs.parse(text) as number;
  return t.table.refuse(t.table.decision!.player, option('done'), picks.map(option)) === null;
}
/** Returns, for each event of a kind, the seats that see its secret fields, or null if it has none. */
export const toldOnly = (t: Story, kind: string): (readonly number[] | null)[] =>
  t.events
    .filter((event) => event.kind === kind)
    .map(({ secret }) => (secret ? [0, 1, 2, 3, 4].filter((seat) => (secret.to >> seat) & 1) : null));
