import { FastDice } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { copy, type Option, only, type State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { Data } from '@gaslamp/nanty-narking/box/data';
import { AREAS, PERSONALITIES } from '@gaslamp/nanty-narking/box/ids';
import { holds } from '@gaslamp/nanty-narking/box/personalities';
import { HAND, type Nanty, REASONS } from '@gaslamp/nanty-narking/box/state';
import type { PlayerSpec, PositionSpec } from '@gaslamp/nanty-narking/stage/position';
import { Story } from '@gaslamp/nanty-narking/stage/story';
import { describe, expect, test, vi } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { baseline } from '../src/nanty-narking/bots.ts';
import { chanceToWin } from '../src/nanty-narking/evaluate.ts';
import { suspicions } from '../src/nanty-narking/suspicions.ts';
import { nanty, playThrough, situationIn } from './seats.ts';

vi.setConfig({ testTimeout: 60_000 });

const game = nanty as unknown as Game<Nanty, Data>;
const NAMES = ['ann', 'ben', 'cat', 'dan'];
const [ANN, BEN, CAT] = [0, 1, 2];
const first = (n: number): string[] => AREAS.slice(0, n);

/** Starts a match with ann to move; the board and the hands contain only what `spec` names. */
function table(seats: number, spec: PositionSpec): Story {
  const bare: PlayerSpec = { hand: [], agents: {}, buildings: [], money: 10 };
  const names = NAMES.slice(0, seats);
  const players = Object.fromEntries(names.map((name) => [name, { ...bare, ...spec.players?.[name] }]));
  return new Story(game, names, { active: 'ann', trouble: [], ...spec, players });
}

const answerOf = (story: Story): Option => baseline.choose(situationIn(nanty, copy(story.s), new FastDice(1)));
const answer = (story: Story): string => game.verbs.format(answerOf(story));
/** Lets ann answer until another player's turn begins; the others pass. */
function untilNextTurn(story: Story): Story {
  const { turns } = story.s;
  for (let { decision } = story.table; decision !== null && story.s.turns === turns; decision = story.table.decision)
    story.table.choose(decision.player === ANN ? answerOf(story) : decision.options[0]!);
  return story;
}

describe('suspicions', () => {
  /** Returns the belief of `me` that a player has that personality, or another with the same goal. */
  function suspected(story: Story, player: number, id: string, me = ANN): number {
    const found = suspicions(story.table, me)[player]!.find(({ index }) => PERSONALITIES[index] === id);
    return found?.chance ?? 0;
  }

  test('R2.4, R7.6 what one holds nobody else does; all else is as likely as there are cards that ask for it', () => {
    const story = table(2, { players: { ann: { personality: 'HOLDHURST' } } });
    expect(suspected(story, ANN, 'HOLDHURST')).toBe(1);
    // Sidonia is not in a match of two (R2.10): two Lords, Moriarty, Fagin and Holmes are left.
    expect(suspected(story, BEN, 'BELLINGER')).toBeCloseTo(2 / 5);
    expect(suspected(story, BEN, 'SIDONIA')).toBe(0);
    for (const theirs of suspicions(story.table, ANN))
      expect(theirs.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });
  test('R3.3 nobody is who would have won at a check; R9.9 nor one that lies among the unused, for who has seen it', () => {
    const players = { ann: { personality: 'MORIARTY' }, ben: { personality: 'HOLMES', ruledOut: ['FAGIN'] } };
    expect(suspected(table(2, { players }), BEN, 'FAGIN')).toBe(0);
    const unused = { players, looked: [{ by: 'ann', card: 'BELLINGER' }] };
    expect(suspected(table(2, unused), BEN, 'BELLINGER')).toBeCloseTo(0);
    expect(suspected(table(2, unused), BEN, 'HOLDHURST')).toBeCloseTo(2 / 3);
  });
  test('whoever has seen who somebody is suspects nothing else of them, however they play', () => {
    const players = { ann: { personality: 'MORIARTY' }, ben: { personality: 'HOLMES', agents: first(4) } };
    const looked = table(2, { players, looked: [{ by: 'ann', card: 'HOLMES' }] });
    expect(suspected(looked, BEN, 'HOLMES')).toBe(1);
    expect(suspected(looked, BEN, 'BELLINGER')).toBe(0);
    // Ben has not seen Ann's personality.
    expect(suspected(looked, ANN, 'MORIARTY', BEN)).toBeLessThan(0.5);
  });
  test('R7.4 who controls much looks like a Lord, R7.5 who is rich like Sidonia', () => {
    const plain = table(3, { players: { ann: { personality: 'HOLMES' } } });
    const leading = table(3, {
      players: { ann: { personality: 'HOLMES' }, ben: { agents: first(4) }, cat: { money: 45 } },
    });
    expect(suspected(leading, BEN, 'BELLINGER')).toBeGreaterThan(suspected(plain, BEN, 'BELLINGER') + 0.1);
    expect(suspected(leading, CAT, 'SIDONIA')).toBeGreaterThan(suspected(plain, CAT, 'SIDONIA') + 0.1);
  });
});

describe('the value of a position', () => {
  const value = (story: Story, me = ANN): number => chanceToWin(story.table, me, suspicions(story.table, me));
  const holding = (personality: string, pieces: PlayerSpec = {}, spec: PositionSpec = {}, seats = 2): number =>
    value(table(seats, { ...spec, players: { ...spec.players, ann: { personality, ...pieces } } }));

  test('R7 each personality gains by what it asks for', () => {
    expect(holding('MORIARTY', { agents: first(10) })).toBeGreaterThan(holding('MORIARTY', { agents: first(5) }) + 0.1);
    expect(holding('FAGIN', {}, { trouble: first(7) })).toBeGreaterThan(
      holding('FAGIN', {}, { trouble: first(3) }) + 0.1,
    );
    expect(holding('BALMORAL', { agents: first(6) })).toBeGreaterThan(holding('BALMORAL', { agents: first(3) }) + 0.1);
    const sidonia = (money: number) => holding('SIDONIA', { money }, {}, 3);
    expect(sidonia(45)).toBeGreaterThan(sidonia(20) + 0.1);
    const holmes = (drawPile: number) => holding('HOLMES', {}, { drawPile, players: { ben: { agents: first(5) } } });
    expect(holmes(8)).toBeGreaterThan(holmes(60) + 0.1);
  });
  test('R3.3 whoever could win at the check that comes next costs as much as that is likely', () => {
    // With six cards left Holmes is about to win.
    const ben = (agents: string[], ruledOut: string[] = []) =>
      holding('HOLMES', {}, { drawPile: 6, players: { ben: { agents, ruledOut, personality: 'FAGIN' } } });
    // Three of the five left are Lords, who need seven areas.
    expect(ben(first(7))).toBeLessThan(ben(first(6)) - 0.2);
    expect(ben(first(7), ['BELLINGER', 'HOLDHURST', 'BALMORAL'])).toBeGreaterThan(ben(first(7)) + 0.2);
  });
  test('R12.3 a pile too short for the refill is the end: good for Holmes alone, or for who has most points', () => {
    const last = (personality: string, money: number) =>
      value(table(2, { drawPile: 0, players: { ann: { personality, money }, ben: { money: 20 } } }));
    expect(last('HOLMES', 0)).toBe(1);
    expect(last('FAGIN', 0)).toBe(0);
    // Ben may be Holmes, with a chance of one in five.
    expect(last('FAGIN', 30)).toBeCloseTo(4 / 5);
  });
  test('R13.4 after riots it agrees with the final scoring of the rules in random positions', () => {
    const dice = new FastDice(8);
    const small = (n: number) => dice.roll(n) - 1;
    for (let i = 0; i < 300; i++) {
      const seats = 2 + (i % 3);
      const { s } = table(seats, { seed: i + 1 });
      for (let player = 0; player < seats; player++) s.money[player] = small(3);
      for (let area = 0; area < AREAS.length; area++) {
        s.areaCards[area] = small(seats + 1) - 1;
        s.buildings[area] = small(4) === 0 ? small(seats) : -1;
      }
      s.reason = REASONS.indexOf('riots');
      const { winners } = game.result({ s, data: game.data })!;
      const count = winners.toString(2).replaceAll('0', '').length;
      for (let player = 0; player < seats; player++)
        expect(value({ table: { s, data: game.data } } as unknown as Story, player)).toBe(
          winners & only(player) ? 1 / count : 0,
        );
    }
  });
});

describe('the baseline', () => {
  const spare = ['G23', 'R52', 'G37'];
  const cards = { grenadiers: [] };

  test('R7.2 Moriarty comes to the last area that is missing', () => {
    const story = table(2, {
      ...cards,
      players: { ann: { personality: 'MORIARTY', agents: first(10), hand: ['G33', ...spare] } },
    });
    expect(holds(untilNextTurn(story).table, ANN, PERSONALITIES.indexOf('MORIARTY'))).toBe(true);
  });
  test('R7.3 Fagin brings the eighth marker', () => {
    const story = table(2, {
      trouble: first(7),
      players: { ann: { personality: 'FAGIN', hand: ['R21', ...spare] } },
    });
    expect(holds(untilNextTurn(story).table, ANN, PERSONALITIES.indexOf('FAGIN'))).toBe(true);
  });
  test('R7.4 a Lord takes control of the seventh area, by an agent or a building', () => {
    for (const card of ['G33', 'G19']) {
      const story = table(2, {
        players: {
          ann: { personality: 'BELLINGER', agents: first(7), money: 30, hand: [card, ...spare] },
          ben: { agents: ['HIGHBURY'] },
        },
      });
      const lord = PERSONALITIES.indexOf('BELLINGER');
      expect(holds(story.table, ANN, lord)).toBe(false);
      expect(holds(untilNextTurn(story).table, ANN, lord), card).toBe(true);
    }
  });
  test('R7.5 Sidonia takes the money that is missing', () => {
    const story = table(3, {
      players: { ann: { personality: 'SIDONIA', money: 46, agents: { CITY: 1 }, hand: ['R24', 'G33', ...spare] } },
    });
    expect(answer(story)).toBe('play R24');
    expect(holds(untilNextTurn(story).table, ANN, PERSONALITIES.indexOf('SIDONIA'))).toBe(true);
  });
  test('R12.3 Holmes empties the pile; who would lose by that does not', () => {
    const spec = (personality: string): PositionSpec => ({
      drawPile: 2,
      players: { ann: { personality, hand: ['G24', 'G32', 'R36', 'R03', 'R33'] }, ben: { money: 60 } },
    });
    expect(REASONS[untilNextTurn(table(2, spec('HOLMES'))).s.reason]).toBe('');
    const chain = { ...spec('HOLMES'), drawPile: 1 };
    expect(REASONS[untilNextTurn(table(2, chain)).s.reason]).toBe('holmes');
    expect(REASONS[untilNextTurn(table(2, { ...chain, ...{ players: { ...spec('FAGIN').players } } })).s.reason]).toBe(
      '',
    );
  });
  test('R3.3 what an opponent is about to win with is broken', () => {
    const lord = PERSONALITIES.indexOf('BELLINGER');
    const story = table(2, {
      trouble: ['CITY'],
      players: {
        ann: { personality: 'FAGIN', agents: ['LAMBETH'], hand: ['G34', 'G35', 'G24'] },
        ben: { personality: 'BELLINGER', agents: first(7) },
      },
    });
    expect(holds(story.table, BEN, lord)).toBe(true);
    untilNextTurn(story);
    expect(holds(story.table, BEN, lord)).toBe(false);
    expect(story.s.reason).toBe(0);
  });
  test("R3.3 a win that would come sooner is broken before one brings about one's own", () => {
    // Ann's agent can either bring the eighth marker or take the fifth area from ben.
    const twice = ['WESTMINSTER', 'STRAND', 'WEST_END', 'HOLBORN'];
    const story = table(3, {
      trouble: ['CITY', 'HIGHBURY', 'EAST_END', 'BERMONDSEY', 'SOUTHWARK', 'LAMBETH', 'BATTERSEA'],
      players: {
        ann: { personality: 'FAGIN', hand: ['G33', ...spare] },
        ben: { agents: [...twice, ...twice, 'CITY'] },
      },
    });
    expect(answer(story.play('ann: play G33'))).toBe('place CITY');
  });
  test('R7.3 a marker that may make somebody Fagin is not brought, unless nobody is Fagin', () => {
    // Each of the three areas that Moriarty lacks is occupied and has no marker yet.
    const [held, missing] = [first(9), AREAS.slice(9)];
    const markers = (ruledOut: string[]) => {
      const story = table(2, {
        trouble: first(7),
        players: {
          ann: { personality: 'MORIARTY', agents: held, hand: ['G33', 'G23', 'R20'] },
          ben: { agents: missing, ruledOut },
        },
      });
      return untilNextTurn(story).s.trouble.reduce((sum, one) => sum + one, 0);
    };
    expect(markers(['FAGIN'])).toBe(8);
    expect(markers([])).toBeLessThan(8);
  });
  test('R6.3 of two that could be hit the one nearer to winning is', () => {
    const leftInTrouble = (ben: string[], cat: string[]) => {
      const story = table(3, {
        trouble: ['CITY', 'CHELSEA'],
        players: {
          ann: { personality: 'HOLMES', agents: ['LAMBETH'], hand: ['G28', ...spare] },
          ben: { agents: ['CITY', ...ben] },
          cat: { agents: ['CHELSEA', ...cat] },
        },
      });
      const { trouble } = untilNextTurn(story).s;
      return AREAS.filter((_, area) => trouble[area] === 1);
    };
    const four = ['WESTMINSTER', 'STRAND', 'WEST_END', 'HOLBORN'];
    expect(leftInTrouble(four, ['EAST_END'])).toEqual(['CHELSEA']);
    expect(leftInTrouble(['EAST_END'], four)).toEqual(['CITY']);
  });
  test('R9.2 what must be given away is what is worth least', () => {
    const story = table(2, {
      active: 'ben',
      players: {
        ann: { personality: 'MORIARTY', agents: first(4), hand: ['R36', 'G23', 'R22', 'R52'] },
        ben: { agents: ['CITY'], hand: ['G03'] },
      },
    });
    story.play('ben: play G03', 'ben: text');
    expect(answer(story)).toBe('give G23');
    story.play('ann: give G23');
    expect(answer(story)).toBe('give R52');
  });
  test('R10.10 an interrupt is not thrown away for a new card', () => {
    for (const card of ['G10', 'G31', 'R12', 'G42']) {
      const story = table(2, {
        players: { ann: { personality: 'BELLINGER', agents: first(3), hand: [card, 'G33', ...spare] } },
      });
      expect(game.verbs.format(story.table.decision!.options.at(-1)!)).toBe(`drop ${card}`);
      untilNextTurn(story);
      expect(story.s.place[story.table.data.names.indexOf(card)], card).toBe(HAND + ANN);
    }
  });
  test('R10.7 an agent that the win hangs on is kept, another is let go', () => {
    const threat = (agents: string[]) => {
      const story = table(2, {
        active: 'ben',
        trouble: ['CITY'],
        players: {
          ann: { personality: 'MORIARTY', agents, hand: ['R12', 'R36', 'G33', 'R22', 'R02'] },
          ben: { agents: ['CITY'], hand: ['G28'] },
        },
      });
      return answer(story.play('ben: play G28', 'ben: pawn ann CITY'));
    };
    expect(threat(first(11))).toBe('use R12');
    expect(threat([...first(10), 'CITY'])).toBe('pass');
  });
  test('R11.2 Holborn spares what is worth more than its price', () => {
    const story = table(2, {
      active: 'ben',
      events: ['EXPLOSION'],
      players: {
        ann: { personality: 'BALMORAL', money: 9, agents: first(3), buildings: ['HOLBORN', 'LAMBETH'] },
        ben: { hand: ['R16'] },
      },
    });
    story.rolls('LAMBETH').play('ben: play R16', 'ben: event');
    expect(story.table.decision?.effect).toBe('holborn.whether');
    expect(answer(story)).toBe('ability HOLBORN');
  });
  test('another game is refused by name', () => {
    const situation = situationIn(nanty, nanty.setup(2, {}), new FastDice(1));
    expect(() => baseline.choose({ ...situation, game: { ...situation.game, id: 'chess' } })).toThrow(
      'this bot plays nanty-narking, not chess',
    );
  });
});

test('every kind of question of the game is answered with an option that it offers, whatever the table options', () => {
  const random = botNamed(game.id, 'random');
  const asked = new Set<string>();
  const kinds = Object.keys(game.effects.byName).filter((name) => game.effects.byName[name]!.kind === 'choice');
  const otherWay = Object.fromEntries(
    Object.entries(game.options).map(([name, { least, most, standard }]) => [name, least + most - standard]),
  );
  for (let seed = 1; asked.size < kinds.length && seed <= 400; seed++) {
    const bots = Array(2 + (seed % 3)).fill(random);
    const look = (state: State, { effect, options }: Decision) => {
      if (asked.has(effect)) return;
      asked.add(effect);
      expect(options).toContain(baseline.choose(situationIn(nanty, copy(state), new FastDice(seed))));
    };
    playThrough(nanty, bots, seed, look, seed % 2 === 0 ? otherWay : {});
  }
  expect(kinds.filter((kind) => !asked.has(kind))).toEqual([]);
});
