// R13 Secret identity and reveal. The causes of R13.2 are in r13-causes.test.ts.
import { forecast } from '@gaslamp/kernel/forecast';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { agentsOnBoard, identityOf } from '../src/box/state.ts';
import type { PlayerSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { game, randomMatch } from './random-match.ts';
import { cityIn, happened, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const LOYALIST = { identity: 'LOYALIST' } as const;
const RESTORATIONIST = { identity: 'RESTORATIONIST' } as const;
/** Two agents in Cairo, where two bomb points are enough, and a card to kill with. */
const ASSASSIN: PlayerSpec = { hand: ['START_S001', 'START_S003'], agents: { CAIRO: 2 }, cubes: {} };

const terrors = (seats: number, ben: PlayerSpec, others: Record<string, PlayerSpec> = {}): Story =>
  table(seats, {
    players: { ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: ['ROME'] }, ben, ...others },
  })
    .rolls(1)
    .play('ann: play TERRORS_OF_THE_NIGHT', ...(seats > 2 ? ['ann: player ben'] : []));

test('R13.1 a player reveals with no agent left on the board, and not while one is left', () => {
  for (const [agents, revealed] of [
    [['CAIRO'], true],
    [['CAIRO', 'VIENNA'], false],
  ] as const) {
    const t = table(2, { players: { ann: ASSASSIN, ben: { ...LOYALIST, agents, cubes: {} } } });
    t.play('ann: assassinate ben CAIRO');
    expect(playerIn(t, 'ben').revealed).toBe(revealed);
  }
});

test('R13.1 a player reveals with the last Sanity token lost, and not with the one before', () => {
  for (const [tokens, revealed] of [
    [1, true],
    [2, false],
  ] as const) {
    const t = terrors(2, { ...LOYALIST, agents: ['CAIRO', 'CAIRO', 'CAIRO'], tokens });
    expect(playerIn(t, 'ben')).toMatchObject({ tokens: tokens - 1, revealed });
  }
});

test('R13.3 nobody reveals by choice: no turn offers it, and laying down a Change of Heart shows nothing', () => {
  const t = table(2, {
    players: {
      ann: {
        ...LOYALIST,
        hand: ['CHANGE_OF_HEART', 'START_S001', 'START_S005', 'OKHRANA', 'TERRORS_OF_THE_NIGHT', 'START_S010'],
        agents: { CAIRO: 3 },
        cubes: { CAIRO: 1 },
        beside: [{ card: 'MI_GO', agents: 1 }],
      },
      ben: { agents: ['CAIRO'] },
    },
    cities: { CAIRO: { faceUp: 'BISMARCK' } },
  });
  const kinds = [...new Set(t.options.map((text) => text.split(' ')[0]!))].sort();
  expect(kinds).toEqual(
    ['assassinate', 'claim', 'discard', 'markers', 'move', 'pass', 'place', 'play', 'release', 'retrieve'].sort(),
  );
  t.play('ann: play CHANGE_OF_HEART', 'ann: confirm');
  expect(playerIn(t, 'ann').revealed).toBe(false);
  expect(view(t.game, t.s, 1).s.place[identityOf(t.s, 0)]).toBe(-1);
});

test('R13.4 a revealed Loyalist places agents in any cities until three are on the board, and the game goes on', () => {
  const t = table(2, { players: { ann: ASSASSIN, ben: { ...LOYALIST, agents: ['CAIRO'], cubes: {} } } });
  t.play('ann: assassinate ben CAIRO');
  expect([t.asked, optionsOf(t, 'to')]).toEqual(['ben', expect.objectContaining({ length: 9 })]);
  t.play('ben: to VIENNA', 'ben: to CAIRO', 'ben: to VIENNA');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { CAIRO: 1, VIENNA: 2 }, agentStock: 6 });
  expect([t.asked, t.position.over]).toEqual(['ann', null]);
});

test('R13.4 agents already on the board are counted, those on Mi-Go too', () => {
  const placed = (ben: PlayerSpec) => {
    const t = terrors(2, { ...LOYALIST, tokens: 1, ...ben });
    let count = 0;
    for (; t.asked === 'ben'; count++) t.play('ben: to LONDON');
    return count;
  };
  expect(placed({ agents: ['CAIRO', 'ROME'] })).toBe(1);
  expect(placed({ agents: ['CAIRO', 'ROME', 'ROME'] })).toBe(0);
  expect(placed({ agents: { ROME: 5 } })).toBe(0);
  expect(placed({ agents: ['CAIRO'], beside: [{ card: 'MI_GO', agents: 1 }] })).toBe(1);
  expect(placed({ agents: ['CAIRO'], beside: [{ card: 'MI_GO', agents: 2 }] })).toBe(0);
});

test('R13.4 the printed side does not count: a Restorationist with a Change of Heart places like any Loyalist', () => {
  const t = terrors(2, { ...RESTORATIONIST, changesOfHeart: 1, tokens: 1, agents: ['CAIRO', 'ROME'] });
  expect([t.asked, t.position.over]).toEqual(['ben', null]);
});

test('R13.5 a revealed Restorationist ends the game on the spot: the cubes of the city stay where they are', () => {
  const t = table(2, {
    players: {
      ann: { ...ASSASSIN, cubes: ['CAIRO'], limbo: 0 },
      ben: { ...RESTORATIONIST, agents: ['CAIRO'], cubes: ['CAIRO'] },
    },
  });
  t.play('ann: assassinate ben CAIRO');
  expect([t.position.over, t.asked]).toEqual(['revealed', null]);
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { CAIRO: 1 }, limbo: 0, killPoints: 3 });
  expect(playerIn(t, 'ben').cubes).toEqual({ CAIRO: 1 });
});

test('R13.5 … the next card is not turned up after a claim that cost the claimer the last token', () => {
  const t = table(2, {
    players: {
      ann: { ...RESTORATIONIST, hand: ['START_S005', 'START_S003'], agents: ['ROME'], cubes: ['ROME'], tokens: 1 },
      ben: { agents: ['CAIRO'], cubes: {} },
    },
    cities: { ROME: { faceUp: 'NECRONOMICON', stack: ['OKHRANA'] } },
  });
  t.rolls(1).play('ann: claim ROME');
  expect(t.position.over).toBe('revealed');
  expect(playerIn(t, 'ann')).toMatchObject({ neutral: 3, discard: ['NECRONOMICON', 'START_S005'] });
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: null, stack: ['OKHRANA'] });
});

test('R13.5 … the Zombies neither go on nor are new ones placed', () => {
  const t = table(3, {
    players: {
      ann: { hand: ['ZOMBIES', 'START_S003'], agents: ['ROME'] },
      ben: { ...RESTORATIONIST, agents: ['CAIRO'] },
      cat: { agents: ['PARIS', 'LONDON'] },
    },
    cities: { CAIRO: { zombies: 1 }, PARIS: { zombies: 1 } },
  });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO');
  expect(t.position).toMatchObject({ over: 'revealed', zombieSupply: 4 });
  expect(playerIn(t, 'cat').agents).toEqual({ PARIS: 1, LONDON: 1 });
});

test('R13.6 the reveal for a killed agent comes before the cubes leave', () => {
  const t = table(2, {
    players: {
      ann: { ...ASSASSIN, cubes: ['CAIRO'], limbo: 0 },
      ben: { ...LOYALIST, agents: ['CAIRO'], cubes: ['CAIRO'] },
    },
  });
  t.play('ann: assassinate ben CAIRO');
  expect([t.asked, playerIn(t, 'ann').limbo, playerIn(t, 'ben').cubes]).toEqual(['ben', 0, { CAIRO: 1 }]);
  t.play('ben: to ROME', 'ben: to ROME', 'ben: to ROME');
  expect([t.asked, playerIn(t, 'ann').limbo, playerIn(t, 'ben').cubes]).toEqual(['ann', 1, {}]);
});

test('R13.6 Zombies: after each single removal, before the next is chosen', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['ZOMBIES', 'START_S003'], agents: ['ROME'] },
      ben: { ...LOYALIST, agents: ['CAIRO'] },
    },
    cities: { CAIRO: { zombies: 1 }, PARIS: { zombies: 1 } },
  });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO');
  expect([t.asked, playerIn(t, 'ben').revealed]).toEqual(['ben', true]);
  // The agents placed now are there when the zombies of Paris attack.
  t.play('ben: to PARIS', 'ben: to CAIRO', 'ben: to CAIRO');
  expect(optionsOf(t, 'remove')).toEqual(['remove TUESDAY PARIS']);
});

test('R13.6 Irene Adler: one exchange, so the new agent stands before the reveal', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['IRENE_ADLER', 'START_S003'], agents: ['ROME'] },
      ben: { ...LOYALIST, agents: ['CAIRO'] },
    },
  });
  t.play('ann: play IRENE_ADLER');
  expect([t.asked, playerIn(t, 'ann').agents]).toEqual(['ben', { CAIRO: 1, ROME: 1 }]);
});

test('R13.6 Cthulhu: once, after everything in the city is gone', () => {
  const t = table(3, {
    players: {
      ann: { hand: ['CTHULHU', 'START_S003'], agents: ['ROME'] },
      ben: { ...LOYALIST, agents: ['CAIRO'], cubes: ['CAIRO'] },
      cat: { agents: ['CAIRO', 'CAIRO', 'ROME'], cubes: ['CAIRO'] },
    },
    cities: { CAIRO: { faceUp: 'OKHRANA', zombies: 2 } },
  });
  t.play('ann: play CTHULHU', 'ann: at CAIRO');
  expect(t.asked).toBe('ben');
  expect(cityIn(t, 'CAIRO')).toMatchObject({ faceUp: null, stack: [], zombies: 0 });
  expect([playerIn(t, 'cat').agents, playerIn(t, 'cat').cubes, playerIn(t, 'ben').cubes]).toEqual([
    { ROME: 1 },
    {},
    {},
  ]);
});

test('R13.6 Yog-Sothoth: after the points are scored', () => {
  const t = table(2, {
    players: {
      ann: { ...RESTORATIONIST, hand: ['YOG_SOTHOTH', 'START_S003'], agents: ['CAIRO', 'ROME'] },
      ben: { agents: ['ROME'] },
    },
  });
  t.play('ann: play YOG_SOTHOTH', 'ann: from CAIRO', 'ann: from ROME', 'ann: done');
  expect([t.position.over, playerIn(t, 'ann').loyalist]).toEqual(['revealed', 2]);
});

test('R13.6 insanity: token and agent go together, then there is one reveal', () => {
  const t = table(2, {
    players: {
      ann: { ...LOYALIST, hand: ['HIDE_ROYALTY', 'START_S003'], agents: ['CAIRO'], cubes: {}, tokens: 1 },
      ben: { agents: ['ROME'], cubes: {} },
    },
    cities: { CAIRO: { slot: true } },
  });
  t.rolls(1).play('ann: play HIDE_ROYALTY');
  // If the agent were still there, only two would be placed.
  expect(playerIn(t, 'ann')).toMatchObject({ revealed: true, tokens: 0 });
  expect(playerIn(t, 'ann').agents).toEqual({});
  t.play('ann: to PARIS', 'ann: to PARIS', 'ann: to PARIS');
  expect(happened(t, 'revealed')).toBe(1);
});

test('R13.7 several at once reveal together; Loyalists place in turn order from the active player', () => {
  const t = table(5, {
    active: 'cat',
    players: {
      ann: { ...LOYALIST, agents: ['CAIRO'] },
      ben: { agents: ['ROME'] },
      cat: { ...LOYALIST, hand: ['CTHULHU', 'START_S003'], agents: ['CAIRO'] },
      dan: { agents: ['ROME'] },
      eve: { ...LOYALIST, agents: ['CAIRO', 'CAIRO'] },
    },
  });
  t.play('cat: play CTHULHU', 'cat: at CAIRO');
  const asked: string[] = [];
  expect(['ann', 'cat', 'eve'].every((name) => playerIn(t, name).revealed)).toBe(true);
  while (t.table.decision?.effect === 'identity.rally') {
    asked.push(t.asked!);
    t.play(`${t.asked}: to VIENNA`);
  }
  expect(asked).toEqual(['cat', 'cat', 'cat', 'eve', 'eve', 'eve', 'ann', 'ann', 'ann']);
});

test('R13.7 with a Restorationist among them all reveal, the game ends and nobody places', () => {
  const t = table(3, {
    players: {
      ann: { hand: ['CTHULHU', 'START_S003'], agents: ['ROME'] },
      ben: { ...LOYALIST, agents: ['CAIRO'] },
      cat: { ...RESTORATIONIST, agents: ['CAIRO'] },
    },
  });
  t.play('ann: play CTHULHU', 'ann: at CAIRO');
  expect([playerIn(t, 'ben').revealed, playerIn(t, 'cat').revealed]).toEqual([true, true]);
  expect([t.position.over, playerIn(t, 'ben').agents]).toEqual(['revealed', {}]);
});

test('R13.8 only once: a revealed Loyalist without agents gets nothing and plays on', () => {
  const t = table(2, {
    players: { ann: ASSASSIN, ben: { ...LOYALIST, revealed: true, agents: ['CAIRO'], cubes: {} } },
  });
  t.play('ann: assassinate ben CAIRO');
  expect([t.asked, playerIn(t, 'ben').agents, happened(t, 'revealed')]).toEqual(['ann', {}, 0]);
  t.play('ann: pass', 'ann: end');
  expect([t.asked, t.offers('pass')]).toEqual(['ben', true]);
});

test('R13.8 … nor for the last token of a player who had no agents before', () => {
  const t = terrors(2, { ...LOYALIST, revealed: true, agents: {}, tokens: 1 });
  expect([t.asked, playerIn(t, 'ben').tokens, playerIn(t, 'ben').agents]).toEqual(['ann', 0, {}]);
});

test('R13.9 with too few agents in stock as many are placed as there are', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['IRENE_ADLER', 'START_S003'], agents: ['ROME'] },
      ben: { ...LOYALIST, agents: ['CAIRO'], beside: [{ card: 'YOG_SOTHOTH', agents: 8 }] },
    },
  });
  t.play('ann: play IRENE_ADLER', 'ann: remove ben CAIRO', 'ben: to PARIS', 'ben: to PARIS');
  expect([t.asked, playerIn(t, 'ben').agents, playerIn(t, 'ben').agentStock]).toEqual(['ann', { PARIS: 2 }, 0]);
});

test('R13.10 a reveal turns the identity card face-up for everybody, spectators too', () => {
  const t = terrors(3, { ...LOYALIST, tokens: 1, agents: { ROME: 3 } });
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    const seen = view(t.game, t.s, viewer).s;
    expect([seen.revealed[1], seen.place[identityOf(t.s, 1)]]).toEqual([1, t.s.place[identityOf(t.s, 1)]]);
  }
});

test('R13.10 a revealed identity stays face-up for everybody, and a Change of Heart can be laid on it', () => {
  const t = table(3, {
    players: {
      ann: { ...LOYALIST, revealed: true, hand: ['CHANGE_OF_HEART', 'START_S003'], agents: ['ROME'] },
      ben: { agents: ['ROME'] },
      cat: { agents: ['ROME'] },
    },
  });
  t.play(
    'ann: pass',
    'ann: pass',
    'ann: end',
    'ben: pass',
    'ben: pass',
    'ben: end',
    'cat: pass',
    'cat: pass',
    'cat: end',
  );
  const card = identityOf(t.s, 0);
  for (const viewer of [1, 2, SPECTATOR]) expect(view(t.game, t.s, viewer).s.place[card]).toBe(t.s.place[card]);
  expect(t.offers('play CHANGE_OF_HEART')).toBe(true);
});

test('R13.11 the revealing player alone decides where, in another’s turn, before the running effect goes on', () => {
  const t = table(3, {
    players: {
      ann: { ...ASSASSIN, cubes: ['CAIRO'], limbo: 0 },
      ben: { ...LOYALIST, agents: ['CAIRO'], cubes: {} },
      cat: { hand: ['SHERLOCK_HOLMES', 'START_S003'], agents: ['ROME'], cubes: {} },
    },
  });
  t.play('ann: assassinate ben CAIRO');
  expect([ruleAgainst(t, 'ann: to ROME'), ruleAgainst(t, 'cat: to ROME')]).toEqual(['R12.1', 'R4.1']);
  // No interrupt can answer the placing of an agent, even with Holmes in hand.
  for (const city of ['ROME', 'CAIRO', 'ROME']) {
    expect([t.asked, t.position.active, playerIn(t, 'ann').limbo]).toEqual(['ben', 'ann', 0]);
    t.play(`ben: to ${city}`);
  }
  expect([t.asked, playerIn(t, 'ann').limbo]).toEqual(['ann', 1]);
});

test('R13.12 the last token reveals with three agents or more too', () => {
  const t = terrors(2, { ...RESTORATIONIST, tokens: 1, agents: { ROME: 6 } });
  expect(t.position.over).toBe('revealed');
});

test('R13.12 losing all agents costs no token, and revealing restores none', () => {
  const t = table(2, { players: { ann: ASSASSIN, ben: { ...LOYALIST, agents: ['CAIRO'], cubes: {}, tokens: 2 } } });
  t.play('ann: assassinate ben CAIRO', 'ben: to ROME', 'ben: to ROME', 'ben: to ROME');
  expect(playerIn(t, 'ben')).toMatchObject({ revealed: true, tokens: 2 });
});

test('R13.13 all agents on Mi-Go reveal nothing', () => {
  const t = table(2, {
    players: {
      ann: { ...RESTORATIONIST, hand: ['MI_GO', 'START_S003'], agents: ['CAIRO', 'ROME'] },
      ben: { agents: ['ROME'] },
    },
  });
  t.play('ann: play MI_GO', 'ann: from CAIRO', 'ann: from ROME');
  expect([t.position.over, playerIn(t, 'ann').revealed, playerIn(t, 'ann').agents]).toEqual([null, false, {}]);
});

test('R13.13 the last agent in a city can be lost without a reveal as long as one is stored', () => {
  const t = table(2, {
    players: {
      ann: ASSASSIN,
      ben: { ...RESTORATIONIST, agents: ['CAIRO'], cubes: {}, beside: [{ card: 'MI_GO', agents: 1 }] },
    },
  });
  t.play('ann: assassinate ben CAIRO');
  expect([t.position.over, playerIn(t, 'ben').revealed, t.asked]).toEqual([null, false, 'ann']);
});

test('R13.1 through whole matches everybody hidden has an agent on the board and a token whenever an action begins', () => {
  const faults: string[] = [];
  let revealed = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const seats = 2 + (seed % 4);
    randomMatch({
      seats,
      seed,
      before(s) {
        if (s.agenda.at(-1)!.effect !== 'turn.act') return;
        for (let player = 0; player < seats; player++) {
          if (s.revealed[player] === 1) revealed++;
          else if (s.tokens[player] === 0 || agentsOnBoard({ s, data: game.data }, player) === 0)
            faults.push(`seed ${seed}, player ${player}`);
        }
      },
    });
  }
  expect(faults).toEqual([]);
  expect(revealed).toBeGreaterThan(0);
});

test('R13.5, R13.7 that two are revealed does not promise the end: both may be Loyalists, wherever they sit', () => {
  const alone: PlayerSpec = { ...LOYALIST, hand: [], deck: [], agents: ['CAIRO'], cubes: {} };
  const { s } = table(4, {
    players: {
      ann: { ...LOYALIST, hand: ['CTHULHU'], deck: [], agents: ['ROME'], cubes: {} },
      ben: alone,
      cat: { ...RESTORATIONIST, hand: [], deck: [], agents: ['PARIS'], cubes: {} },
      dan: alone,
    },
  });
  // Each move uses other random deals: with only 24 of them, some moves agreed by accident that one of the two is a
  // Restorationist.
  for (let move = 0; move < 50; move++) {
    const found = forecast(game, view(game, { ...s, move }, 0), ['play CTHULHU', 'at CAIRO', 'confirm']);
    expect(found?.until).toBe('hidden');
  }
});

test("R13.5, R17: an end that a hidden side decides is told as a condition, with one's own place if it is the same in all deals", () => {
  const { s } = table(3, {
    players: {
      ann: { ...LOYALIST, hand: ['CTHULHU', 'START_S003'], agents: ['ROME'] },
      ben: { ...RESTORATIONIST, agents: ['CAIRO'], neutral: 9 },
      cat: { ...LOYALIST, agents: ['VIENNA'], neutral: 8 },
    },
  });
  const found = forecast(game, view(game, s, 0), ['play CTHULHU', 'at CAIRO', 'confirm']);
  expect(found?.until).toBe('hidden');
  const reveals = { kind: 'revealed', fields: { player: 1, restorationist: 1 } };
  expect(found?.ends).toEqual([{ event: reveals, fate: 'last', stoppable: expect.any(Boolean) }]);
  expect(found?.fate).toBeNull();
});
