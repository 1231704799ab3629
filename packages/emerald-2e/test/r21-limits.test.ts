// R21 Limits. (R21.3 has no behaviour: docs/rules/no-behaviour.json.)
import { expect, test } from 'vitest';
import { agentsOnBoard, BESIDE, cubesInCities, type Emerald } from '../src/box/state.ts';
import type { PlayerSpec } from '../src/stage/position.ts';
import { game, randomMatch } from './random-match.ts';
import { cityIn, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const BEN: PlayerSpec = { identity: 'LOYALIST', agents: { VIENNA: 3 }, cubes: {} };
const { data } = game;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Agents of a player that are on kill boxes or on Yog-Sothoth. */
function eaten(s: Emerald, player: number): number {
  const fed = data.items('yogSothoth').filter((item) => s.place[item] === BESIDE + player);
  return s.victim.filter((victim) => victim === player + 1).length + total(fed.map((item) => s.stored[item]!));
}

for (const seats of [2, 3, 4, 5]) {
  test(`R21.1 with ${seats} players there are 10 agents and 10 cubes a colour, 6 zombies, at most 3 tokens, all the time`, () => {
    const faults = new Set<string>();
    for (let seed = 1; seed <= 3; seed++)
      randomMatch({
        seats,
        seed,
        before(s) {
          for (let player = 0; player < seats; player++) {
            const agents = s.agentStock[player]! + agentsOnBoard({ s, data }, player) + eaten(s, player);
            if (agents !== 10) faults.add(`${agents} agents`);
            const cubes = s.cubeStock[player]! + s.limbo[player]! + cubesInCities(s, player);
            if (cubes !== 10) faults.add(`${cubes} cubes`);
            if (s.tokens[player]! < 0 || s.tokens[player]! > 3) faults.add(`${s.tokens[player]} tokens`);
          }
          const zombies = s.zombieSupply + total(s.zombies);
          if (zombies !== (s.banished === 1 ? 0 : 6)) faults.add(`${zombies} zombies`);
          if (Math.min(...s.agentStock, ...s.cubeStock, ...s.limbo, ...s.agents, ...s.cubes, s.zombieSupply) < 0)
            faults.add('fewer than none');
        },
      });
    expect([...faults]).toEqual([]);
  });
}

test('R21.1 a forced placement beyond the supply places what there is: agents of a claimed card', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S005', 'START_S003'], agents: { ROME: 1, PARIS: 8 }, cubes: ['ROME'] },
      ben: BEN,
    },
    cities: { ROME: { faceUp: 'RACHKOVSKY' } },
  });
  t.play('ann: claim ROME');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { ROME: 2, PARIS: 8 }, agentStock: 0 });
});

test('R21.1 … cubes, for a card with more symbols than cubes are left', () => {
  const t = table(2, {
    players: { ann: { hand: ['START_S006', 'START_S003'], agents: ['ROME'], cubes: { ROME: 9 }, limbo: 0 }, ben: BEN },
  });
  t.play('ann: place PARIS', 'ann: pick START_S006');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { ROME: 9, PARIS: 1 }, cubeStock: 0 });
});

test('R21.1 … zombies, and agents after a reveal', () => {
  const t = table(2, {
    players: { ann: { hand: ['ZOMBIES', 'START_S003'], agents: ['ROME'] }, ben: BEN },
    cities: { LONDON: { zombies: 5 } },
  });
  t.play('ann: play ZOMBIES', 'ann: raise PARIS');
  expect([cityIn(t, 'PARIS').zombies, t.position.zombieSupply, optionsOf(t, 'raise')]).toEqual([1, 0, []]);

  const reveal = table(2, {
    players: {
      ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: ['ROME'] },
      ben: { ...BEN, agents: ['ROME'], tokens: 1, beside: [{ card: 'YOG_SOTHOTH', agents: 8 }] },
    },
  });
  reveal.rolls(1).play('ann: play TERRORS_OF_THE_NIGHT', 'ben: to PARIS');
  expect([playerIn(reveal, 'ben').agents, reveal.asked]).toEqual([{ ROME: 1, PARIS: 1 }, 'ann']);
});

test('R21.2 agents on kill boxes and on Yog-Sothoth never come back', () => {
  let lost = 0;
  const faults: string[] = [];
  for (let seed = 1; seed <= 8; seed++) {
    const seats = 2 + (seed % 4);
    let before: number[] = Array(seats).fill(0);
    const t = randomMatch({
      seats,
      seed,
      after(s) {
        const now = before.map((_, player) => eaten(s, player));
        if (now.some((count, player) => count < before[player]!)) faults.push(`seed ${seed}`);
        before = now;
      },
    });
    lost += total(before);
    for (let player = 0; player < seats; player++)
      if (t.s.agentStock[player]! > 10 - before[player]!) faults.push(`seed ${seed}: the stock is too large`);
  }
  expect(faults).toEqual([]);
  expect(lost).toBeGreaterThan(0);
});

test('R21.2 … a player whose ten agents stood on the board has none in stock after a kill', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['SHOGGOTH', 'START_S003'], agents: ['ROME'] },
      ben: { identity: 'LOYALIST', hand: ['PINKERTON_AGENTS', 'START_S003'], agents: { VIENNA: 10 } },
    },
  });
  t.play('ann: play SHOGGOTH', 'ann: pass', 'ann: end');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { VIENNA: 9 }, agentStock: 0 });
  expect(ruleAgainst(t, 'ben: play PINKERTON_AGENTS')).toBe('R3.10');
});

test('R21.2 … so stocks shrink: a player with nine agents eaten has one to place', () => {
  const t = table(2, {
    players: {
      ann: {
        hand: ['PINKERTON_AGENTS', 'START_S003'],
        agents: {},
        revealed: true,
        identity: 'LOYALIST',
        beside: [{ card: 'YOG_SOTHOTH', agents: 9 }],
      },
      ben: BEN,
    },
  });
  t.play('ann: play PINKERTON_AGENTS', 'ann: to ROME');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { ROME: 1 }, agentStock: 0 });
});
