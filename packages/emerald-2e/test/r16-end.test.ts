// R16 End of the game.
import { expect, test } from 'vitest';
import { type At, isRestorationist, runningTotal } from '../src/box/state.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { game, randomMatch } from './random-match.ts';
import { cityIn, happened, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

const TARGETS = { 2: 28, 3: 24, 4: 22, 5: 20 } as const;
const SEATS = [2, 3, 4, 5] as const;
const OTHERS: Record<string, PlayerSpec> = {
  ben: { agents: ['CAIRO'], cubes: {} },
  cat: { agents: ['CAIRO'], cubes: {} },
  dan: { agents: ['CAIRO'], cubes: {} },
  eve: { agents: ['CAIRO'], cubes: {} },
};
const others = (seats: number) => Object.fromEntries(Object.entries(OTHERS).slice(0, seats - 1));
/** Ann may claim a neutral 3 in Rome and a neutral 2 in Vienna. */
const claims = (seats: number, ann: PlayerSpec): PositionSpec => ({
  players: {
    ann: {
      identity: 'LOYALIST',
      hand: ['START_S005', 'START_S007', 'START_S003'],
      agents: ['ROME', 'VIENNA'],
      cubes: ['ROME', 'VIENNA'],
      ...ann,
    },
    ...others(seats),
  },
  cities: { ROME: { faceUp: 'NECRONOMICON' }, VIENNA: { faceUp: 'CITY_CONSTANTINOPLE' } },
});
const FIRST = ['ann: claim ROME', 'ann: pick START_S005', 'ann: confirm'];
const SECOND = ['ann: claim VIENNA', 'ann: pick START_S007', 'ann: confirm'];

for (const seats of SEATS) {
  test(`R16.1 with ${seats} players the game ends at a running total of ${TARGETS[seats]}, not one point before`, () => {
    const after = (neutral: number) => {
      const t = table(seats, claims(seats, { neutral })).rolls(6);
      t.play(...FIRST, 'ann: done');
      return [playerIn(t, 'ann').total, t.position.over];
    };
    expect(after(TARGETS[seats] - 3)).toEqual([TARGETS[seats], 'points']);
    expect(after(TARGETS[seats] - 2)).toEqual([TARGETS[seats] + 1, 'points']);
    expect(after(TARGETS[seats] - 4)).toEqual([TARGETS[seats] - 1, null]);
    // While it runs there is no result.
    const running = table(seats, claims(seats, {}));
    expect(running.game.result(running.table)).toBeNull();
  });
}

test('R16.1 all types count, track points too, even those that the final scoring takes away', () => {
  const t = table(2, {
    markers: { loyalist: 3 },
    players: {
      ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'] },
      ben: { identity: 'RESTORATIONIST', neutral: 5, restorationist: 6, loyalist: 7, kills: { ann: 5 } },
    },
  });
  // Another player's total, in Ann's turn: 23 points and the tracks, which go from 3 to 5.
  t.play('ann: markers');
  expect(t.position).toMatchObject({ over: 'points', players: { ben: { total: 28 } } });
});

test('R16.1 whoever has reached it, in whoever’s turn', () => {
  for (const seats of SEATS)
    for (const active of NAMES.slice(0, seats))
      for (const leader of NAMES.slice(0, seats)) {
        const endWith = (neutral: number) => {
          const t = table(seats, { active, players: { [leader]: { neutral } } });
          return t.play(`${active}: pass`).position.over;
        };
        const who = `${leader} of ${seats}, in the turn of ${active}`;
        expect([endWith(TARGETS[seats] - 1), endWith(TARGETS[seats])], who).toEqual([null, 'points']);
      }
});

test('R16.2 the game ends when a marker is on 10, whichever', () => {
  for (const [card, track, markers] of [
    ['TERRORS_OF_THE_NIGHT', 'LOYALIST', { restorationist: 5, loyalist: 8 }],
    ['JOHANN_MOST', 'RESTORATIONIST', { restorationist: 8, loyalist: 5 }],
  ] as const) {
    const t = table(2, { markers, players: { ann: { hand: [card, 'START_S003'] } } });
    t.play('ann: markers', `ann: advance ${track} ${card}`);
    expect(t.position.over).toBe('marker');
  }
  const nine = table(2, {
    markers: { restorationist: 5, loyalist: 7 },
    players: { ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'] } },
  });
  nine.play('ann: markers', 'ann: advance LOYALIST TERRORS_OF_THE_NIGHT');
  expect([nine.position.over, nine.asked]).toEqual([null, 'ann']);
});

test('R16.3 the game ends when an effective Restorationist is revealed, not with an effective Loyalist', () => {
  for (const [identity, changesOfHeart, over] of [
    ['RESTORATIONIST', 0, 'revealed'],
    ['LOYALIST', 1, 'revealed'],
    ['LOYALIST', 0, null],
    ['RESTORATIONIST', 1, null],
  ] as const) {
    const t = table(2, {
      players: {
        ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'] },
        ben: { identity, changesOfHeart, tokens: 1, agents: { ROME: 3 } },
      },
    });
    t.rolls(1).play('ann: play TERRORS_OF_THE_NIGHT');
    expect(t.position.over, `${identity} with ${changesOfHeart}`).toBe(over);
  }
});

test('R16.4 the target is looked at after the whole action: a second claim is still made', () => {
  const t = table(2, claims(2, { neutral: 25 })).rolls(6);
  t.play(...FIRST);
  expect([playerIn(t, 'ann').total, t.position.over, t.offers('claim VIENNA')]).toEqual([28, null, true]);
  t.play(...SECOND);
  expect(t.position).toMatchObject({ over: 'points', acted: 1, players: { ann: { total: 30 } } });
});

test('R16.4 … and then the game ends, even with an action left', () => {
  const t = table(2, claims(2, { neutral: 25 })).rolls(6);
  t.play(...FIRST, 'ann: done');
  expect([t.position.acted, t.position.over, t.asked]).toEqual([1, 'points', null]);
  expect(ruleAgainst(t, 'ann: pass')).toBe('R16.4');
  // The card under the claimed one has been turned up (R6.6 h): the claim was completed.
  expect(cityIn(t, 'ROME').faceUp).not.toBeNull();
});

test('R16.4 a further assassination of the action may follow a kill that reaches the target', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S001', 'START_S002', 'START_S003'], agents: { CAIRO: 4 }, cubes: {}, neutral: 25 },
      ben: { agents: ['CAIRO', 'CAIRO', 'ROME'], cubes: {} },
    },
  });
  t.play('ann: assassinate ben CAIRO', 'ann: pick START_S001', 'ann: confirm');
  expect([playerIn(t, 'ann').total, t.position.over]).toEqual([28, null]);
  t.play('ann: assassinate ben CAIRO');
  expect(t.position).toMatchObject({ over: 'points', players: { ann: { total: 31 } } });
});

test('R16.4 with `targetEndsAtOnce` the claim that reaches the target is the last of its action', () => {
  const t = table(2, claims(2, { neutral: 25 }), { targetEndsAtOnce: 1 }).rolls(6);
  t.play(...FIRST);
  expect([t.position.over, t.asked, playerIn(t, 'ann').total]).toEqual(['points', null, 28]);
  expect(playerIn(t, 'ann').hand).toEqual(['START_S003', 'START_S007']);
  expect(ruleAgainst(t, 'ann: claim VIENNA')).toBe('R16.4');
  // The claim was resolved: the roll was made, the cubes have left and the next card is turned up (R6.6).
  expect([happened(t, 'sanity'), playerIn(t, 'ann').cubes]).toEqual([1, { VIENNA: 1 }]);
  expect(cityIn(t, 'ROME').faceUp).not.toBeNull();
});

test('R16.4 … one that does not reach it is followed by others, and then by the rest of the turn', () => {
  const t = table(2, claims(2, { neutral: 22 }), { targetEndsAtOnce: 1 }).rolls(6);
  t.play(...FIRST);
  expect([t.position.over, t.offers('claim VIENNA')]).toEqual([null, true]);
  t.play(...SECOND);
  expect([t.position.over, playerIn(t, 'ann').total, t.asked]).toEqual([null, 27, 'ann']);
});

test('R16.4 … anybody’s total ends it, and a revealed Restorationist before that', () => {
  const spec = claims(2, {});
  const t = table(
    2,
    { ...spec, players: { ...spec.players, ben: { ...OTHERS.ben, neutral: 28 } } },
    { targetEndsAtOnce: 1 },
  );
  t.rolls(6).play(...FIRST);
  expect([t.position.over, playerIn(t, 'ann').total]).toEqual(['points', 3]);
  const mad = table(2, claims(2, { identity: 'RESTORATIONIST', tokens: 1, neutral: 25 }), { targetEndsAtOnce: 1 });
  mad.rolls(1).play(...FIRST);
  expect([mad.position.over, playerIn(mad, 'ann').total]).toEqual(['revealed', 28]);
});

for (const seats of SEATS)
  test(`R16.4 … with ${seats} players from ${TARGETS[seats]} points on, not one point before`, () => {
    const after = (neutral: number) => {
      const t = table(seats, claims(seats, { neutral }), { targetEndsAtOnce: 1 }).rolls(6);
      return t.play(...FIRST).position.over;
    };
    expect([after(TARGETS[seats] - 4), after(TARGETS[seats] - 3)]).toEqual([null, 'points']);
  });

/** Ann may kill two agents of Ben in Cairo, 3 points each. */
const kills = (ann: PlayerSpec): PositionSpec => ({
  players: {
    ann: { hand: ['START_S001', 'START_S002', 'START_S003'], agents: { CAIRO: 4 }, cubes: { CAIRO: 1 }, ...ann },
    ben: { identity: 'LOYALIST', agents: ['CAIRO', 'CAIRO', 'ROME'], cubes: {} },
  },
});

test('R16.4 … and so is a removal that reaches it, with its cubes and reveals', () => {
  const first = ['ann: assassinate ben CAIRO', 'ann: pick START_S001', 'ann: confirm'];
  const t = table(2, kills({ neutral: 25 }), { targetEndsAtOnce: 1 }).play(...first);
  expect([t.position.over, playerIn(t, 'ann').total, playerIn(t, 'ann').cubes]).toEqual(['points', 28, {}]);
  expect(playerIn(t, 'ben').agents).toEqual({ CAIRO: 1, ROME: 1 });
  const before = table(2, kills({ neutral: 24 }), { targetEndsAtOnce: 1 }).play(...first);
  expect([before.position.over, before.offers('assassinate TUESDAY CAIRO')]).toEqual([null, true]);
});

test('R16.4 … a Loyalist whom that removal reveals still places, and the match ends then', () => {
  const { players } = kills({ neutral: 25 });
  const t = table(2, { players: { ...players, ben: { ...players!.ben, agents: ['CAIRO'] } } }, { targetEndsAtOnce: 1 });
  t.play('ann: assassinate ben CAIRO', 'ann: pick START_S001', 'ann: confirm');
  expect([t.position.over, t.asked]).toEqual([null, 'ben']);
  t.play('ben: to CAIRO', 'ben: to ROME', 'ben: to ROME');
  expect([t.position.over, playerIn(t, 'ben').agents]).toEqual(['points', { CAIRO: 1, ROME: 2 }]);
});

test('R16.4 … royalty too', () => {
  const spec = { ...kills({ neutral: 25 }), cities: { CAIRO: { slot: true } } };
  const t = table(2, spec, { targetEndsAtOnce: 1 }).rolls(6);
  t.play('ann: assassinate ROYALTY CAIRO', 'ann: pick START_S001', 'ann: confirm');
  // The royalty of Cairo is worth 3.
  expect([t.position.over, playerIn(t, 'ann').total]).toEqual(['points', 28]);
});

test('R16.4 a free action is looked at by itself, before, between and after the actions', () => {
  for (const acted of [0, 1, 2]) {
    const t = table(2, {
      acted,
      markers: { loyalist: 8, restorationist: 4 },
      players: { ann: { hand: ['GOLOVINSKI', 'START_S003'] } },
    });
    t.play('ann: play GOLOVINSKI');
    expect([t.position.over, t.position.acted]).toEqual(['marker', acted]);
  }
});

test('R16.4 a revealed Restorationist stops play at once: the next claim of the action is not made', () => {
  const t = table(2, claims(2, { identity: 'RESTORATIONIST', tokens: 1 })).rolls(1);
  t.play(...FIRST);
  expect([t.position.over, t.asked]).toEqual(['revealed', null]);
  expect(playerIn(t, 'ann').hand).toEqual(['START_S003', 'START_S007']);
});

for (const seats of SEATS) {
  test(`R16.5 no equal turns: with ${seats} players the first to reach the target ends it for all`, () => {
    const t = table(seats, claims(seats, { neutral: TARGETS[seats] })).rolls(6);
    t.play(...FIRST, 'ann: done');
    expect([t.asked, happened(t, 'turn'), t.game.result(t.table)?.reason]).toEqual([null, 0, 'points']);
  });
}

test('R16.6 a total that touches the target between two marker cards and falls back does not end the game', () => {
  // The same with `targetEndsAtOnce`, which is about claims and removals (R16.4).
  for (const targetEndsAtOnce of [0, 1]) {
    const t = table(
      2,
      {
        players: {
          ann: { hand: ['CITY_CAIRO', 'CITY_CONSTANTINOPLE', 'START_S003'], neutral: 27 },
          ben: { neutral: 0 },
        },
      },
      { targetEndsAtOnce },
    );
    t.play(
      'ann: markers',
      'ann: advance RESTORATIONIST CITY_CAIRO',
      'ann: advance LOYALIST CITY_CONSTANTINOPLE',
      'ann: done',
    );
    expect(t.events.filter((event) => event.kind === 'marker')).toHaveLength(2);
    expect(t.position).toMatchObject({ over: null, trackPoints: 0, players: { ann: { total: 27 } } });
  }
});

test('R16.6 two conditions met together make no difference: one final scoring, told as the marker', () => {
  const t = table(2, {
    markers: { loyalist: 8 },
    players: { ann: { identity: 'LOYALIST', hand: ['GOLOVINSKI', 'START_S003'], neutral: 20 }, ben: {} },
  });
  t.play('ann: play GOLOVINSKI');
  expect(playerIn(t, 'ann').total).toBe(30);
  expect([happened(t, 'over'), t.game.result(t.table)?.reason]).toEqual([1, 'marker']);
});

test('R16.4 through whole matches no action begins while a condition is met, and the end tells one that is', () => {
  const faults: string[] = [];
  const reasons = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const seats = 2 + (seed % 4);
    const players = Array.from({ length: seats }, (_, player) => player);
    const met = (at: At): string[] => [
      ...(players.some((player) => runningTotal(at.s, player) >= TARGETS[seats as 2]) ? ['points'] : []),
      ...(at.s.markers.includes(10) ? ['marker'] : []),
      ...(players.some((player) => at.s.revealed[player] === 1 && isRestorationist(at, player)) ? ['revealed'] : []),
    ];
    const t = randomMatch({
      seats,
      seed,
      before(s) {
        if (s.agenda.at(-1)!.effect === 'turn.act' && met({ s, data: game.data }).length > 0)
          faults.push(`seed ${seed}`);
      },
    });
    const { reason } = game.result(t)!;
    reasons.add(reason);
    if (!met(t).includes(reason)) faults.push(`seed ${seed} ends by ${reason}`);
  }
  expect(faults).toEqual([]);
  expect([...reasons].sort()).toEqual(['marker', 'points', 'revealed']);
});
