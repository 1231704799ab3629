// R10.10 to R10.14: the windows that open, the players asked, and the cards that may be thrown away.

import { SPECTATOR } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { matchAt, sent, tell } from './matches.ts';
import { played } from './played.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

describe('R10.10 interrupts thrown away', () => {
  test('R10.10 in the own turn between actions, any number, for no effect', () => {
    const t = table(2, {
      events: [],
      players: { ann: { hand: ['G10', 'G31', 'R12', 'G33'], agents: ['CITY'] }, ben: { hand: [] } },
    });
    t.play('ann: drop G10', 'ann: drop R12', 'ann: play G33', 'ann: place CITY', 'ann: drop G31');
    expect(wordsOf(t)).toMatchObject({ discard: ['G10', 'G31', 'R12'], inPlay: 'G33' });
    t.play('ann: end');
    expect(playerIn(t, 'ann').hand).toHaveLength(5);
  });

  test('R10.10, R3.4 a player without a card to play may do so before the refill', () => {
    const t = table(2, { players: { ann: { hand: ['G10', 'G31'] } } });
    expect(t.options).toEqual(['end', 'drop G10', 'drop G31']);
  });

  test('R10.10 no other card, and none that one does not hold', () => {
    const t = table(2, { players: { ann: { hand: ['G05', 'G10'] } } });
    expect(t.refused('ann: drop G05')).toEqual({ rule: 'R10.10', key: 'card.noInterrupt' });
    expect(t.refused('ann: drop G31')).toEqual({ rule: 'R10.10', key: 'card.notInHand' });
  });

  test('R10.10 not inside an action', () => {
    const t = played('R34', { players: { ann: { agents: ['CITY', 'STRAND'], hand: ['G10'] } } }).play('ann: text');
    expect(ruleAgainst(t, 'ann: drop G10')).toBe('R8.1');
  });

  const WINDOW: PositionSpec = { players: { ben: { hand: ['G10', 'G31', 'R12'], agents: ['CITY'] } } };
  const moved = (options = {}) => played('G37', WINDOW, 3, options).play('ann: text', 'ann: to STRAND');

  test('R10.10 in another player’s turn before one answers; the question stays', () => {
    const t = moved().play('ben: drop R12', 'ben: drop G10');
    expect(t.options).toEqual(['pass', 'use G31', 'drop G31']);
    t.play('ben: use G31');
    expect(playerIn(t, 'ben')).toMatchObject({ agents: { CITY: 1 }, hand: [] });
  });

  test('R10.10 a window closes when everybody can see that nothing fitting is left', () => {
    const t = moved().play('ben: drop G10', 'ben: drop G31');
    expect(t.asked).toBe('ann');
    expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
  });

  test('R17.13 as an option in the own turn only', () => {
    const t = moved({ dropAnytime: 0 });
    expect(t.options).toEqual(['pass', 'use G10', 'use G31']);
    expect(t.refused('ben: drop R12')).toEqual({ rule: 'R10.10', key: 'card.notYourTurn' });
    const own = table(2, { players: { ann: { hand: ['G10', 'G05'] } } }, { dropAnytime: 0 });
    expect(own.offers('drop G10')).toBe(true);
  });
});

describe('R10.11 what fits which window', () => {
  const ALL = ['G10', 'G31', 'G42', 'R12', 'R19', 'R23'];
  const ben = { agents: ['CITY'], buildings: ['STRAND'], hand: ALL };
  const spec: PositionSpec = { trouble: ['CITY'], players: { ann: { money: 20 }, ben } };
  const TEXT = ['ann: text'];
  const windows: [name: string, card: string, lines: string[], fits: string[]][] = [
    ['W1 a removal by a text', 'R53', [...TEXT, 'ann: player cat'], ['G10', 'G31', 'G42', 'R12', 'R19']],
    ['W1 a removal that a text makes one choose', 'R51', TEXT, ['G10', 'G31', 'G42', 'R12', 'R19']],
    ['W2 a move', 'G37', [...TEXT, 'ann: to STRAND'], ['G10', 'G31']],
    ['W3 money', 'G21', [...TEXT, 'ann: player ben'], ['G10']],
    ['W3 the hand', 'R44', [...TEXT, 'ann: player ben'], ['G10']],
    ['W3 a building', 'R01', TEXT, ['G10']],
    ['W3 a burden', 'G11', [...TEXT, 'ann: player ben'], ['G10']],
    ['W3 money for another', 'R30', [...TEXT, 'ann: player ben'], ['G10']],
  ];
  test.each(windows)('R10.11 %s', (_, card, lines, fits) => {
    const t = played(card, spec).play(...lines);
    if (card === 'R51') t.play('ben: pawn ben CITY');
    expect(t.asked).toBe('ben');
    expect(optionsOf(t, 'use')).toEqual(fits.map((id) => `use ${id}`));
  });

  test('R10.11 W1 a removal by a symbol', () => {
    const t = table(2, { ...spec, players: { ann: { hand: ['G06'] }, ben } }).play(
      'ann: play G06',
      'ann: pawn ben CITY',
    );
    expect(optionsOf(t, 'use')).toEqual(['use G31', 'use G42', 'use R12', 'use R19']);
  });

  test('R10.11 W1 a removal by an event', () => {
    const t = table(2, { ...spec, events: ['ZEPPELIN_CRASH'], players: { ann: { hand: ['G15'] }, ben } });
    t.rolls('CITY').play('ann: play G15');
    expect(optionsOf(t, 'use')).toEqual(['use G42', 'use R12', 'use R19']);
  });
});

describe('R10.12 windows tell nothing of hands', () => {
  /** Ann's skull is used against Ben, who holds these cards. */
  const skull = (hand: string[], more: PlayerSpec = {}) => {
    const { match } = matchAt(2, {
      trouble: ['CITY'],
      players: { ann: { hand: ['G06'], agents: ['LAMBETH'] }, ben: { agents: ['CITY'], hand, ...more } },
    });
    tell(match, 'ann: play G06', 'ann: pawn YELLOW CITY');
    return match;
  };
  const ben = 1;

  test('R10.12 whatever is held, of the same colours: the same question, the same bytes for the others', () => {
    const seen = [
      ['G31', 'R12'],
      ['G42', 'R19'],
      ['G10', 'R23'],
      ['G05', 'R05'],
    ].map((hand) => {
      const match = skull(hand);
      expect(match.asked).toMatchObject({ player: ben, effect: 'window.answer' });
      expect(match.decision, 'the server answers for nobody').toMatchObject({ player: ben, secret: true });
      return [sent(match, 0), sent(match, SPECTATOR)];
    });
    for (const other of seen) expect(other).toEqual(seen[0]);
  });

  test('R10.12 who may hold an answer as far as the colours go is asked, who cannot is not', () => {
    // Red cards can answer a removal, and so can grey ones; no red card answers a move.
    expect(skull(['R05']).asked!.effect).toBe('window.answer');
    expect(skull(['G05']).asked!.effect).toBe('window.answer');
    expect(skull([]).asked!.effect).toBe('card.symbol');
    const moved = (hand: string[]) =>
      played('G37', { players: { ben: { agents: ['CITY'], hand } } }).play('ann: text', 'ann: to STRAND').asked;
    expect(moved(['R12', 'R19'])).toBe('ann');
    // Two cards, so that the question is not answered automatically.
    expect(moved(['G10', 'R12'])).toBe('ben');
  });

  test('R10.12 open cards count: no window for cards that all lie in the discard pile, one for a card all have seen', () => {
    const moved = (ben: PlayerSpec, discard: string[]) =>
      played('G37', { discard, players: { ben: { agents: ['CITY'], ...ben } } }).play('ann: text', 'ann: to STRAND');
    const gone = moved({ hand: ['G05', 'G06', 'R12'] }, ['G10', 'G31']);
    expect(gone.asked).toBe('ann');
    const half = moved({ hand: ['G05', 'G06', 'R12'] }, ['G31']);
    expect(half.asked).toBe('ben');
    const shown = moved({ hand: ['G10', 'R12'], shown: ['G10'] }, ['G31']);
    expect(shown.asked).toBe('ben');
    const seen = moved({ hand: ['G05', 'R12'], shown: ['G05'] }, ['G31']);
    expect(seen.asked, 'the only grey card is known to be no answer').toBe('ann');
  });

  test('R10.12 what the asked player thinks over does not show', () => {
    const match = skull(['G42', 'R12']);
    const before = [sent(match, 0), sent(match, SPECTATOR)];
    tell(match, 'ben: use G42');
    expect(match.decision!.effect).toBe('window.relocate');
    expect([sent(match, 0), sent(match, SPECTATOR)]).toEqual(before);
    match.undo(ben, match.at);
    tell(match, 'ben: use R12');
    expect(match.s.agents.slice(12, 24)[5]).toBe(1);
  });
});

test('R10.13 one instance is turned by one interrupt: after it no other is asked for', () => {
  const t = played('R42', { players: { ben: { agents: ['WESTMINSTER'], hand: ['G42', 'R12', 'G31'] } } });
  t.play('ann: text', 'ben: use G42', 'ben: to CITY');
  expect(t.asked).toBe('ann');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { CITY: 1 }, hand: ['G31', 'R12'] });
});

test('R10.14 being paid opens no window: R9.25, R9.37, R9.43, R9.44', () => {
  const payee = { hand: ['G10', 'G31', 'R12'], agents: ['STRAND'] };
  const spec: PositionSpec = {
    trouble: ['CITY'],
    players: { ann: { agents: ['LAMBETH'] }, ben: { agents: ['CITY'] }, cat: payee },
  };
  for (const [card, lines] of [
    ['R29', ['ann: player cat', 'ann: to STRAND']],
    ['R30', ['ann: player ben']],
    ['R53', ['ann: player cat']],
  ] as const) {
    const t = played(card, spec).play('ann: text', ...lines);
    expect(t.asked, card).toBe('ann');
    expect(playerIn(t, 'cat').money, card).toBe(card === 'R30' ? 13 : 12);
  }
  const hired = played('R41', spec).play('ann: text', 'ann: player cat');
  expect(optionsOf(hired, 'use')).toEqual([]);
  expect(playerIn(hired, 'cat').money).toBe(12);
});
