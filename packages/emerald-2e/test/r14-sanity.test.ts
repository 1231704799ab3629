// R14 Sanity.
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import { builtIn } from '../src/box/pack.ts';
import { emerald2e } from '../src/game.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { Story } from '../src/stage/story.ts';
import { happened, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const LOYALIST = { identity: 'LOYALIST' } as const;
const claimOf = (faceUp: string, ann: PlayerSpec = {}): PositionSpec => ({
  players: {
    ann: { ...LOYALIST, hand: ['START_S005', 'START_S003'], agents: { ROME: 3 }, cubes: ['ROME'], ...ann },
    ben: { agents: ['CAIRO'], cubes: {} },
  },
  cities: { ROME: { faceUp } },
});
const terrorsOn = (ben: PlayerSpec): PositionSpec => ({
  players: { ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: ['ROME'] }, ben },
});
const killOf = (ann: PlayerSpec): PositionSpec => ({
  players: {
    ann: { ...LOYALIST, hand: ['START_S001', 'START_S003'], agents: { CAIRO: 4 }, cubes: {}, ...ann },
    ben: { agents: ['ROME'], cubes: {} },
  },
  cities: { CAIRO: { slot: true } },
});
const hideOf = (ann: PlayerSpec): PositionSpec => killOf({ hand: ['HIDE_ROYALTY', 'START_S003'], ...ann });
const CLAIM = ['ann: claim ROME'];
const TERRORS = ['ann: play TERRORS_OF_THE_NIGHT'];
const KILL = ['ann: assassinate ROYALTY CAIRO'];
const HIDE = ['ann: play HIDE_ROYALTY'];

test('R14.1 a sanity roll: on Insanity one Sanity token is discarded, else nothing happens', () => {
  for (const [face, tokens] of [
    [1, 2],
    [3, 2],
    [4, 3],
    [6, 3],
  ] as const) {
    const t = table(2, terrorsOn({ agents: ['CAIRO'] }));
    t.rolls(face).play(...TERRORS);
    expect(playerIn(t, 'ben').tokens, `face ${face}`).toBe(tokens);
  }
});

test('R14.1 how many faces show Insanity is an option of the table', () => {
  for (const [insanityFaces, face, tokens] of [
    [0, 1, 3],
    [2, 2, 2],
    [2, 3, 3],
    [6, 6, 2],
  ] as const) {
    const t = table(2, terrorsOn({ agents: ['CAIRO'] }), { insanityFaces });
    t.rolls(face).play(...TERRORS);
    expect(playerIn(t, 'ben').tokens, `face ${face} with ${insanityFaces}`).toBe(tokens);
  }
});

test('R14.2 the die is rolled for a claimed card’s insanity symbol, killed royalty, hidden royalty and Terrors', () => {
  for (const [spec, lines] of [
    [claimOf('NECRONOMICON'), CLAIM],
    [killOf({}), KILL],
    [hideOf({}), HIDE],
    [terrorsOn({ agents: ['CAIRO'] }), TERRORS],
  ] as const) {
    const t = table(2, spec);
    t.rolls(6).play(...lines);
    expect(happened(t, 'sanity'), lines[0]).toBe(1);
  }
});

test('R14.2 … and for nothing else: a claim without the symbol, a killed agent, playing the symbol’s card', () => {
  const claim = table(2, claimOf('OKHRANA')).play(...CLAIM);
  const kill = table(2, {
    players: {
      ann: { hand: ['START_S001', 'START_S003'], agents: { CAIRO: 2 }, cubes: {} },
      ben: { agents: ['CAIRO', 'ROME'], cubes: {} },
    },
  }).play('ann: assassinate ben CAIRO');
  const play = table(2, {
    players: { ann: { hand: ['NECRONOMICON', 'START_S003'], agents: ['ROME'] }, ben: { agents: ['ROME'] } },
  }).play('ann: place ROME', 'ann: pick NECRONOMICON', 'ann: done');
  expect([claim, kill, play].map((t) => happened(t, 'sanity'))).toEqual([0, 0, 0]);
  expect(playerIn(play, 'ann').discard).toEqual(['NECRONOMICON']);
});

test('R14.3 killing royalty and Hide Royalty cost an agent of the city besides the token', () => {
  for (const [spec, lines] of [
    [killOf({}), KILL],
    [hideOf({}), HIDE],
  ] as const) {
    const insane = table(2, spec).rolls(1);
    insane.play(...lines);
    expect(playerIn(insane, 'ann')).toMatchObject({ tokens: 2, agents: { CAIRO: 3 }, agentStock: 7 });
    const sane = table(2, spec).rolls(6);
    sane.play(...lines);
    expect(playerIn(sane, 'ann')).toMatchObject({ tokens: 3, agents: { CAIRO: 4 }, agentStock: 6 });
  }
});

test('R14.3 a claim and Terrors of the Night cost no agent', () => {
  const claim = table(2, claimOf('NECRONOMICON')).rolls(1);
  claim.play(...CLAIM);
  expect(playerIn(claim, 'ann')).toMatchObject({ tokens: 2, agents: { ROME: 3 } });
  const everywhere = Object.fromEntries(CITIES.map((city) => [city, 1]));
  const spec = terrorsOn({ agents: everywhere });
  const terrors = table(2, { players: { ann: { ...spec.players!.ann, agents: everywhere }, ben: spec.players!.ben! } });
  terrors.rolls(1).play(...TERRORS);
  expect(playerIn(terrors, 'ben')).toMatchObject({ tokens: 2, agents: everywhere });
  expect(playerIn(terrors, 'ann').agents).toEqual(everywhere);
});

test('R14.4 with no tokens left no roll is made and no agent is lost', () => {
  const insane = { ...LOYALIST, revealed: true, tokens: 0 } as const;
  for (const [spec, lines, agents] of [
    [claimOf('NECRONOMICON', insane), CLAIM, { ROME: 3 }],
    [killOf(insane), KILL, { CAIRO: 4 }],
    [hideOf(insane), HIDE, { CAIRO: 4 }],
  ] as const) {
    const t = table(2, spec).rolls(1);
    t.play(...lines);
    expect(happened(t, 'sanity'), lines[0]).toBe(0);
    expect(playerIn(t, 'ann')).toMatchObject({ tokens: 0, agents });
  }
});

test('R14.4 … so the second symbol of a card is not rolled for when the first took the last token', () => {
  const cards = builtIn.cards.map((card) => (card.id === 'NECRONOMICON' ? { ...card, insanity: 2 } : card));
  const game = emerald2e({ ...builtIn, cards });
  const rolled = (tokens: number) => {
    const t = new Story(game, ['ann', 'ben'], { active: 'ann', ...claimOf('NECRONOMICON', { tokens }) });
    t.rolls(1, 1).play(...CLAIM);
    return [happened(t, 'sanity'), playerIn(t, 'ann').tokens];
  };
  expect(rolled(2)).toEqual([2, 0]);
  expect(rolled(1)).toEqual([1, 0]);
});

test('R14.4 … and Terrors of the Night find no target in a player without tokens', () => {
  const t = table(4, {
    players: {
      ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: ['ROME'] },
      ben: { ...LOYALIST, revealed: true, tokens: 0, agents: ['ROME'] },
    },
  });
  t.play('ann: play TERRORS_OF_THE_NIGHT');
  expect(t.options).toEqual(['player WEDNESDAY', 'player THURSDAY']);
  expect(ruleAgainst(t, 'ann: player ben')).toBe('R18.27');
});

test('R14.5 tokens never exceed three', () => {
  for (const tokens of [3, 2, 1]) {
    const t = table(2, {
      players: { ann: { hand: ['SIGMUND_FREUD', 'START_S003'], tokens, agents: ['ROME'] }, ben: { agents: ['ROME'] } },
    });
    t.play('ann: play SIGMUND_FREUD');
    expect(playerIn(t, 'ann').tokens).toBe(3);
  }
});
