import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { NAMES, table } from './table.ts';

/** Nothing on the board and in hand, except what a test names. */
const BARE: PlayerSpec = { hand: [], agents: {}, buildings: [], money: 10 };

/** Returns a story in which Ann has played a card and has reached its text. Its event pile is empty, and nobody holds cards. */
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
  // An event is drawn without a question, unless something else is possible first.
  if (t.offers('event')) t.play('ann: event');
  if (t.offers('money')) t.play('ann: skip');
  return t;
}

/** Like `played`, for a text without effect: with Lambeth, Ann is asked at its symbol. Returns the reason of the refusal. */
export function refusedText(card: string, spec: PositionSpec = {}, seats = 3, options = {}) {
  const ann = spec.players?.ann;
  const buildings = [...(ann?.buildings ?? []), 'LAMBETH'];
  const t = played(card, { ...spec, players: { ...spec.players, ann: { ...ann, buildings } } }, seats, options);
  return t.refused('ann: text');
}
