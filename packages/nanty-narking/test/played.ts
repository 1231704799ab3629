import type { PlayerSpec, PositionSpec } from '../src/position.ts';
import type { Story } from '../src/story.ts';
import { NAMES, table } from './table.ts';

/** Nothing on the board and in hand, but what a test names. */
const BARE: PlayerSpec = { hand: [], agents: {}, buildings: [], money: 10 };

/** Ann has played a card and stands before its text; no event is left to come before it, and nobody holds a card. */
export function played(
  card: string,
  spec: PositionSpec = {},
  seats = 3,
  options: Readonly<Record<string, unknown>> = {},
): Story {
  const players = Object.fromEntries(
    NAMES.slice(0, seats).map((name) => {
      const stated = spec.players?.[name];
      return [name, { ...BARE, ...stated, hand: [...(name === 'ann' ? [card] : []), ...(stated?.hand ?? [])] }];
    }),
  );
  const t = table(seats, { trouble: [], events: [], ...spec, players }, options).play(`ann: play ${card}`);
  // An event is drawn without asking, unless something else could be done first.
  if (t.offers('event')) t.play('ann: event');
  if (t.offers('money')) t.play('ann: skip');
  return t;
}

/** The same, for a text that could do nothing: Lambeth lets Ann stop at its symbol. Gives why it is refused. */
export function refusedText(card: string, spec: PositionSpec = {}, seats = 3, options = {}) {
  const ann = spec.players?.ann;
  const buildings = [...(ann?.buildings ?? []), 'LAMBETH'];
  const t = played(card, { ...spec, players: { ...spec.players, ann: { ...ann, buildings } } }, seats, options);
  return t.refused('ann: text');
}
