// R18 Card rulings: Sherlock Holmes, Shoggoth, Sigmund Freud.
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { optionsOf, playerIn } from './reading.ts';
import { table } from './table.ts';

const HOLMES: PlayerSpec = {
  identity: 'LOYALIST',
  hand: ['SHERLOCK_HOLMES', 'START_S003'],
  agents: { CAIRO: 1, VIENNA: 2 },
  cubes: {},
};

/** Every effect that Holmes answers, with the cost that is paid in any case. */
const EFFECTS: Record<string, { hand: string[]; lines: string[]; gone: string }> = {
  'an assassination': {
    hand: ['START_S001', 'START_S004'],
    lines: ['ann: assassinate ben CAIRO'],
    gone: 'START_S001',
  },
  Shoggoth: {
    hand: ['SHOGGOTH', 'START_S004'],
    lines: ['ann: play SHOGGOTH', 'ann: remove ben CAIRO'],
    gone: 'SHOGGOTH',
  },
  Vampires: {
    hand: ['VAMPIRES', 'START_S004'],
    lines: ['ann: play VAMPIRES', 'ann: remove ben CAIRO'],
    gone: 'VAMPIRES',
  },
  Cthulhu: {
    hand: ['CTHULHU', 'START_S004'],
    lines: ['ann: play CTHULHU', 'ann: at CAIRO'],
    gone: 'CTHULHU',
  },
};
for (const [effect, { hand, lines, gone }] of Object.entries(EFFECTS))
  test(`R18.23 Sherlock Holmes saves an agent from ${effect}; the attacker loses the card as paid`, () => {
    const t = table(2, { players: { ann: { hand, agents: { CAIRO: 2 }, cubes: {} }, ben: HOLMES } });
    t.play(...lines, 'ben: use SHERLOCK_HOLMES');
    expect(playerIn(t, 'ben')).toMatchObject({ agents: { CAIRO: 1, VIENNA: 2 }, discard: ['SHERLOCK_HOLMES'] });
    // No points, and no agent on the card.
    expect(playerIn(t, 'ann')).toMatchObject({ beside: [{ card: gone }], total: 0 });
    expect([t.asked, t.position.acted]).toEqual(['ann', 1]);
  });

test('R18.23 on the own turn he is there for his symbols: to claim, or to kill and leave the game', () => {
  const claim = table(2, {
    players: {
      ann: { hand: ['SHERLOCK_HOLMES', 'START_S004'], agents: ['ROME'], cubes: ['ROME'] },
      ben: { agents: ['PARIS'] },
    },
    cities: { ROME: { faceUp: 'OKHRANA' } },
  });
  expect(claim.refused('ann: play SHERLOCK_HOLMES')).toEqual({ rule: 'R12.4', key: 'card.interrupt' });
  claim.play('ann: claim ROME');
  expect(playerIn(claim, 'ann')).toMatchObject({ discard: ['SHERLOCK_HOLMES', 'OKHRANA'].sort() });

  const kill = table(2, {
    players: {
      ann: { hand: ['SHERLOCK_HOLMES', 'START_S004'], agents: { CAIRO: 2 }, cubes: {} },
      ben: { agents: ['CAIRO', 'ROME'], cubes: {} },
    },
  });
  kill.play('ann: assassinate ben CAIRO');
  expect(playerIn(kill, 'ann').beside).toEqual([{ card: 'SHERLOCK_HOLMES' }]);
});

test('R18.23 against zombies only the one removal fails: the attacker goes on elsewhere', () => {
  const t = table(3, {
    players: {
      ann: { hand: ['ZOMBIES', 'START_S004'], agents: ['ROME'] },
      ben: HOLMES,
      cat: { agents: ['PARIS', 'ROME'] },
    },
    cities: { CAIRO: { zombies: 1 }, PARIS: { zombies: 1 } },
  });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO', 'ben: use SHERLOCK_HOLMES');
  expect(optionsOf(t, 'remove')).toEqual(['remove WEDNESDAY PARIS']);
  t.play('ann: remove cat PARIS', 'ann: raise ROME', 'ann: raise ROME');
  expect([playerIn(t, 'ben').agents, playerIn(t, 'cat').agents]).toEqual([{ CAIRO: 1, VIENNA: 2 }, { ROME: 1 }]);
});

test('R18.23 … and in the same city may try again with another zombie there, but not on the protected agent', () => {
  const t = table(3, {
    players: {
      ann: { hand: ['ZOMBIES', 'START_S004'], agents: ['ROME'] },
      ben: HOLMES,
      cat: { agents: ['CAIRO', 'ROME'] },
    },
    cities: { CAIRO: { zombies: 2 } },
  });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO', 'ben: use SHERLOCK_HOLMES');
  expect(optionsOf(t, 'remove')).toEqual(['remove WEDNESDAY CAIRO']);
  expect(t.refused('ann: remove ben CAIRO')).toEqual({ rule: 'R18.33', key: 'text.agentSpared' });
});

const SHOGGOTH: PositionSpec = {
  players: {
    ann: { hand: ['SHOGGOTH', 'START_S003'], agents: ['LONDON'], cubes: { VIENNA: 1 }, limbo: 0 },
    ben: { identity: 'LOYALIST', agents: { VIENNA: 2, ROME: 1 }, cubes: { VIENNA: 2 }, limbo: 0 },
    cat: { agents: ['PARIS'], cubes: {} },
  },
};

test('R18.24 Shoggoth takes another player’s agent in any city onto its kill box and scores like a kill', () => {
  const t = table(3, SHOGGOTH);
  t.play('ann: play SHOGGOTH', 'ann: remove ben VIENNA');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 3, beside: [{ card: 'SHOGGOTH', victim: 'ben' }] });
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { VIENNA: 1, ROME: 1 }, agentStock: 7 });
  expect(t.position.acted).toBe(1);
});

test('R18.24 … no presence, majority or bombs are needed, and no cubes move', () => {
  const t = table(3, SHOGGOTH);
  t.play('ann: play SHOGGOTH');
  expect(optionsOf(t, 'remove').sort()).toEqual([
    'remove TUESDAY ROME',
    'remove TUESDAY VIENNA',
    'remove WEDNESDAY PARIS',
  ]);
  t.play('ann: remove ben VIENNA');
  expect([playerIn(t, 'ann').cubes, playerIn(t, 'ben').cubes]).toEqual([{ VIENNA: 1 }, { VIENNA: 2 }]);
});

test('R18.24 … own agents are no target', () => {
  const t = table(3, SHOGGOTH);
  t.play('ann: play SHOGGOTH');
  expect(t.refused('ann: remove ann LONDON')).toEqual({ rule: 'R18.24', key: 'text.ownAgent' });
  expect(t.refused('ann: remove cat ROME')).toEqual({ rule: 'R18.24', key: 'text.nobodyThere' });
});

test('R18.24 … cancelled, the card still leaves the game', () => {
  const t = table(3, { ...SHOGGOTH, players: { ...SHOGGOTH.players, ben: HOLMES } });
  t.play('ann: play SHOGGOTH', 'ann: remove ben VIENNA', 'ben: use SHERLOCK_HOLMES');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 0, discard: [], beside: [{ card: 'SHOGGOTH' }] });
});

const freud = (ann: PlayerSpec, markers: PositionSpec['markers'] = {}) =>
  table(2, {
    markers,
    players: { ann: { hand: ['SIGMUND_FREUD', 'START_S003'], agents: ['ROME'], ...ann }, ben: { agents: ['ROME'] } },
  });

test('R18.25 Sigmund Freud: tokens back to three, the Restorationist marker up 2, and he leaves the game', () => {
  const t = freud({ tokens: 1 }, { restorationist: 3, loyalist: 1 });
  t.play('ann: play SIGMUND_FREUD');
  expect(playerIn(t, 'ann')).toMatchObject({ tokens: 3, beside: [{ card: 'SIGMUND_FREUD' }] });
  expect(t.position).toMatchObject({ acted: 1, markers: { restorationist: 5, loyalist: 1 } });
});

test('R18.25 … allowed with three tokens already; the marker moves by force, at most to 10', () => {
  const t = freud({ tokens: 3 }, { restorationist: 9, loyalist: 9 });
  t.play('ann: play SIGMUND_FREUD');
  expect(t.position).toMatchObject({ over: 'marker', markers: { restorationist: 10, loyalist: 9 } });
});

test('R18.36 Freud works for a revealed player too; the new tokens can be lost, but there is no second reveal', () => {
  const t = table(2, {
    players: {
      ann: { identity: 'LOYALIST', revealed: true, tokens: 0, hand: ['SIGMUND_FREUD', 'START_S003'], agents: ['ROME'] },
      ben: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: ['ROME'] },
    },
  });
  t.play('ann: play SIGMUND_FREUD', 'ann: pass', 'ann: end');
  expect(playerIn(t, 'ann').tokens).toBe(3);
  t.rolls(1).play('ben: play TERRORS_OF_THE_NIGHT');
  expect(playerIn(t, 'ann').tokens).toBe(2);

  const last = table(2, {
    players: {
      ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: ['ROME'] },
      ben: { identity: 'LOYALIST', revealed: true, tokens: 1, agents: ['ROME'] },
    },
  });
  last.rolls(1).play('ann: play TERRORS_OF_THE_NIGHT');
  expect([last.asked, playerIn(last, 'ben').agents]).toEqual(['ann', { ROME: 1 }]);
});
