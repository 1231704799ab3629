// Sentences about influence: each player's total, the leader, and the players who can claim.

import { BOX_OF, CITIES, SLOT_1 } from '@gaslamp/emerald-1e/box/ids';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import type { PositionSpec } from '@gaslamp/emerald-1e/stage/position';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { canClaim, rivalsFor } from './claims.ts';
import { dangersOf } from './dangers.ts';
import { influenceWords } from './influence.ts';
import { isSeated, modelOf, words } from './model.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const game = emerald1e();
const PARIS = CITIES.indexOf('PARIS');
const model = (spec: PositionSpec, you: number | null = 0) => {
  const { s } = new Story(game, ['ann', 'ben'], { active: 'ann', ...spec });
  return modelOf({ s, data: game.data, you, names: ['Ada', 'Tuesday'], hidden: [] });
};
const away = { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } };
const dangers = (m: ReturnType<typeof model>) => (isSeated(m) ? dangersOf(m).map((text) => words(m, text)) : null);
const says = (m: ReturnType<typeof model>, target: number) => {
  const texts = influenceWords(m, target);
  return texts && [texts.title, texts.counts.join('; '), texts.most, ...texts.claims].map((text) => words(m, text));
};

test('R5.2 of equals the one with more agents has the most: the counts say so', () => {
  const m = model({
    agents: { ...away, AZEF: { player: 'ben', at: 'PARIS' }, MORAN: { player: 'ben', at: 'PARIS' } },
    players: { ann: { cubes: { PARIS: 3 } }, ben: { cubes: { PARIS: 1 } } },
  });
  expect(says(m, PARIS)).toEqual([
    'Influence on the card in Paris:',
    'you 3, including 0 agents; Tuesday 3, including 2 agents',
    'Tuesday has the most.',
  ]);
});

test('R5.3 equal in agents too, nobody has the most; R5.6 on a permanent effect cubes alone count', () => {
  const equal = { players: { ann: { cubes: { PARIS_BOX: 2 } }, ben: { cubes: { PARIS_BOX: 2 } } } };
  expect(says(model({ agents: away, ...equal }), BOX_OF + PARIS)?.[2]).toBe(
    'Nobody has the most: the leaders are equal in influence and in agents.',
  );
  const slot = model({ agents: away, players: { ann: { cubes: { SLOT_1: 2 } } } });
  expect(says(slot, SLOT_1)?.slice(1)).toEqual(['you 2', 'You have the most.']);
  expect(says(model({ agents: away }), PARIS)).toBeNull();
});

test('R6.2 a city of one’s own is at risk while another player has the most there, with a cube and no disc', () => {
  const risk: PositionSpec = {
    agents: away,
    cities: { PARIS: { controller: 'ann' } },
    players: { ben: { cubes: { PARIS_BOX: 1 } } },
  };
  const m = model(risk);
  expect(rivalsFor(m, BOX_OF + PARIS)).toEqual([1]);
  expect(dangers(m)).toEqual(['Tuesday can claim Paris from you as the first action of a turn.']);
  expect(says(m, BOX_OF + PARIS)?.at(-1)).toBe('Tuesday can claim it from you as the first action of a turn.');
  const safe: PositionSpec[] = [
    { ...risk, blocked: ['PARIS_BOX'] },
    { ...risk, players: { ann: { cubes: { PARIS_BOX: 1 } }, ben: { cubes: { PARIS_BOX: 1 } } } },
    { ...risk, players: {}, agents: { ...away, TUESDAY: { player: 'ben', at: 'PARIS' } } },
    { ...risk, cities: {} },
  ];
  for (const spec of safe) expect(dangers(model(spec))).toEqual([]);
  // A spectator has no cities, and a player who can claim one is named at any time.
  expect(rivalsFor(model(risk, null), BOX_OF + PARIS)).toEqual([]);
  expect(canClaim(model({ ...risk, acted: 1 }, 1), BOX_OF + PARIS)).toBe(true);
  expect(canClaim(m, BOX_OF + PARIS)).toBe(false);
});

test('R10.6 the main agent is in danger as the last one of a known player where others stand', () => {
  const risk = (more: PositionSpec = {}, known = true) => {
    const m = model({
      agents: { ...away, TUESDAY: { player: 'ben', at: 'CAIRO' }, ...more.agents },
      players: { ann: { known } },
    });
    return dangers(m);
  };
  expect(risk()).toEqual([
    'Your main agent in Cairo is in danger: it is your last agent, and you are known to the authorities.',
  ]);
  expect(risk({}, false)).toEqual([]);
  expect(risk({ agents: { TUESDAY: { player: 'ben', at: 'ZURICH' } } })).toEqual([]);
  expect(risk({ agents: { MORAN: { player: 'ann', at: 'LIFTED' } } })).toEqual([]);
  expect(risk({ agents: { MONDAY: { player: 'ann', at: 'CAIRO', vampire: true } } })).toEqual([]);
});
