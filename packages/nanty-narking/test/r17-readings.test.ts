// R17.14 to R17.17: points that the rulebook leaves open, played both ways.
import { optionsThen, tableOptions } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import { describe, expect, test } from 'vitest';
import type { Nanty } from '../src/box/state.ts';
import { nantyNarking } from '../src/game.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { tableAt } from '../src/stage/story.ts';
import { ann, bare } from './bare.ts';
import { matchAt, offered, placeSeen, sent, tell } from './matches.ts';
import { played } from './played.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { NAMES } from './table.ts';

const game = nantyNarking();

describe('R17.14 Mr. Goodyear against a text that strikes twice', () => {
  /** Jack the Ripper rolls the City twice; Ann picks an agent of Ben, who stops it. */
  const stopped = (options: object, ben: PlayerSpec = {}) => {
    const players = { ann: { agents: ['CITY'] }, ben: { agents: { CITY: 2 }, hand: ['G10', 'R05'], ...ben } };
    return played('R46', { players }, 3, { ...options })
      .rolls('CITY', 'CITY')
      .play('ann: text', 'ann: pawn ben CITY', 'ben: use G10');
  };

  test('R17.14, R10.5 he protects for the rest of the text: the second roll cannot pick Ben', () => {
    const t = stopped({});
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 2 });
    expect(playerIn(t, 'ann').agents, 'the only pawn left for the second roll').toEqual({});
    expect(happened(t, 'rolled')).toBe(2);
  });

  test('R17.14, R10.5 as an option against one strike: the second may pick Ben again, who has no second card for it', () => {
    const t = stopped({ blockOneEffect: 1 });
    expect(optionsOf(t, 'pawn')).toEqual(['pawn GREEN CITY', 'pawn YELLOW CITY']);
    expect(t.refused('ann: pawn ben CITY')).toBeNull();
    t.play('ann: pawn ben CITY', 'ben: pass');
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1 });
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
  });

  test('R17.14, R10.12 the second strike has a window of its own', () => {
    const t = stopped({ blockOneEffect: 1 }, { hand: ['G10', 'G31'] }).play('ann: pawn ben CITY', 'ben: use G31');
    expect(happened(t, 'threat')).toBe(2);
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 2 });
  });

  test('R17.14, R10.5 neither reading protects from the next card', () => {
    for (const blockOneEffect of [0, 1]) {
      const spec: PositionSpec = {
        players: { ann: { hand: ['R39', 'R46'] }, ben: { agents: ['WESTMINSTER'], hand: ['G10', 'R05'] } },
      };
      const t = played('R42', spec, 2, { blockOneEffect }).rolls('WESTMINSTER', 'LAMBETH');
      t.play('ann: text', 'ben: use G10', 'ann: play R46', 'ann: text');
      expect(playerIn(t, 'ben').agents, `${blockOneEffect}`).toEqual({});
    }
  });
});

describe('R17.15 City Area abilities after the refill', () => {
  /** Ann has played her only card and finished it. */
  const done = (options: object, pieces: PlayerSpec = {}, spec: PositionSpec = {}) =>
    bare(
      2,
      { ...spec, players: { ann: { hand: ['G23'], buildings: ['LAMBETH'], ...pieces }, ben: { hand: ['G33'] } } },
      { ...options },
    ).play('ann: play G23', 'ann: end');
  const later = { abilitiesAfterRefill: 1 };

  test('R17.15, R3.8 not any more: the turn is over', () => {
    const t = done({});
    expect(wordsOf(t).active).toBe('ben');
    expect(ruleAgainst(t, 'ann: ability LAMBETH')).toBe('R3.1');
  });

  test('R17.15 as an option until the turn has ended', () => {
    const t = done(later);
    expect(playerIn(t, 'ann').hand).toHaveLength(5);
    expect(wordsOf(t)).toMatchObject({ active: 'ann', discard: ['G23'] });
    expect(t.options.slice(0, 2)).toEqual(['end', 'ability LAMBETH']);
    t.play('ann: ability LAMBETH');
    expect(playerIn(t, 'ann').money).toBe(13);
    expect(ruleAgainst(t, 'ann: ability LAMBETH'), 'once a turn').toBe('R3.9');
    expect(wordsOf(t).active).toBe('ann');
    t.play('ann: end');
    expect(wordsOf(t).active).toBe('ben');
  });

  test('R17.15, R3.7 no card is played then, and the hand is not filled again', () => {
    const t = done(later, { buildings: ['CITY'] }, { drawPile: ['G05', 'G34', 'G24', 'G32', 'G35', 'R05'] });
    expect(t.refused('ann: play G05')).toEqual({ rule: 'R3.7', key: 'card.refilled' });
    t.play('ann: ability CITY', 'ann: discard G05', 'ann: end');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 12, hand: ['G24', 'G32', 'G34', 'G35'] });
  });

  test('R17.15, R10.10 interrupts may be thrown away where abilities fit; Watson has no card to keep', () => {
    const t = done(later, { hand: ['G23', 'G10', 'R23'], buildings: [] });
    expect(t.options).toEqual(['end', 'drop G10', 'drop R23']);
    expect(t.refused('ann: use R23')).toEqual({ rule: 'R10.9', key: 'watson.noCard' });
    expect(ruleAgainst(t, 'ann: ability LAMBETH')).toBe('R5.3');
    t.play('ann: drop G10');
    expect(wordsOf(t).discard).toEqual(['G10', 'G23']);
    expect(t.asked).toBe('ann');
  });

  test('R17.15, R10.9 (iii) Watson ends the turn with the refill in either reading: abilities are over', () => {
    for (const options of [{}, later]) {
      const t = ann({ hand: ['G33', 'R23'], buildings: ['LAMBETH'] }, {}, options).play(
        'ann: play G33',
        'ann: use R23',
      );
      expect(playerIn(t, 'ann').hand).toHaveLength(5);
      expect(wordsOf(t).active).toBe('ben');
    }
  });

  test('R17.15, R12.3 a refill that ends the game leaves nothing to ask', () => {
    const t = done(later, {}, { drawPile: 3 });
    expect(wordsOf(t).over).not.toBeNull();
    expect(t.asked).toBeNull();
  });

  test('R17.15, R3.4 after a turn without a card too, and every turn anew', () => {
    const t = bare(2, { players: { ann: { hand: ['G10'], buildings: ['LAMBETH'] }, ben: { hand: ['G23'] } } }, later);
    t.play('ann: end');
    expect(t.offers('ability LAMBETH')).toBe(true);
    t.play('ann: end', 'ben: play G23', 'ben: end');
    expect(t.asked, 'Ben has refilled his hand').toBe('ben');
    t.play('ben: end');
    expect(wordsOf(t)).toMatchObject({ active: 'ann', turn: 3 });
  });

  test('R17.15, R14 the others are sent the same, whatever Ann holds', () => {
    const after = (hand: string[]) => {
      const { match } = matchAt(2, { players: { ann: { hand }, ben: { hand: [] } } }, later);
      tell(match, 'ann: play G23', 'ann: end');
      expect(match.asked!.effect).toBe('turn.last');
      return match;
    };
    const one = after(['G23', 'G05', 'G06', 'G08', 'G14', 'G15']);
    const other = after(['G23', 'G10', 'G06', 'G08', 'G14', 'G15']);
    expect(offered(one)).not.toEqual(offered(other));
    expect(one.asked).toEqual(other.asked);
    expect(sent(one, 1)).toBe(sent(other, 1));
  });

  test('R17.15 with neither a card nor an ability nothing is asked any more', () => {
    const t = done(later, { front: ['G11', 'G40'], buildings: [] }, { drawPile: ['G10', 'G31', 'G42'] });
    t.play('ann: drop G10', 'ann: drop G31');
    expect(t.asked).toBe('ann');
    t.play('ann: drop G42');
    expect(wordsOf(t).active).toBe('ben');
  });
});

describe('R17.16 an interrupt as a turn’s card', () => {
  const allowed = { interruptAsTurnCard: 1 };

  test('R17.16, R6.9 not by the standard', () => {
    const t = ann({ hand: ['G31', 'G33'] });
    expect(t.refused('ann: play G31')).toEqual({ rule: 'R6.9', key: 'card.interrupt' });
    expect(optionsOf(t, 'play')).toEqual(['play G33']);
  });

  test('R17.16 as an option it is played for nothing, and discarded', () => {
    const t = ann({ hand: ['G31', 'G15'], agents: ['CITY'] }, { events: ['RIOTS'] }, allowed);
    expect(optionsOf(t, 'play')).toEqual(['play G15', 'play G31']);
    expect(t.offers('end'), 'with G15 in hand a card must be played').toBe(false);
    t.play('ann: play G31');
    expect(wordsOf(t)).toMatchObject({ inPlay: 'G31', events: ['RIOTS'] });
    expect(t.options).toEqual(['end']);
    t.play('ann: end');
    expect(wordsOf(t)).toMatchObject({ active: 'ben', discard: ['G31'], inPlay: null });
    expect(playerIn(t, 'ann').hand).toContain('G15');
  });

  test('R17.16, R3.4 nobody has to: with interrupts alone the turn may end without a card', () => {
    const t = ann({ hand: ['G31', 'R12'] }, {}, allowed);
    expect(t.options).toEqual(['play G31', 'play R12', 'end', 'drop G31', 'drop R12']);
    t.play('ann: end');
    expect(playerIn(t, 'ann').hand).toEqual(expect.arrayContaining(['G31', 'R12']));
    expect(wordsOf(t).active).toBe('ben');
  });

  test('R17.16, R3.6 after Play Another too', () => {
    for (const [options, offered] of [
      [{}, ['play G33']],
      [allowed, ['play G31', 'play G33']],
    ] as const) {
      const t = ann({ hand: ['G24', 'G31', 'G33'] }, {}, options).play('ann: play G24', 'ann: money');
      expect(optionsOf(t, 'play')).toEqual(offered);
    }
    const t = ann({ hand: ['G24', 'G31'] }, {}, allowed).play(
      'ann: play G24',
      'ann: money',
      'ann: play G31',
      'ann: end',
    );
    expect(wordsOf(t).discard).toEqual(['G24', 'G31']);
  });

  test('R17.16, R9.22 as either of two cards, but not because nothing else is there', () => {
    const two = (hand: string[]) => ann({ hand: ['G48', ...hand] }, {}, allowed).play('ann: play G48', 'ann: text');
    const t = two(['G31', 'R12', 'G23']);
    expect(t.options).toEqual(['play G23', 'play G31', 'play R12']);
    t.play('ann: play G31', 'ann: end');
    expect(t.options).toEqual(['end', 'play G23', 'play R12', 'drop R12']);
    t.play('ann: play R12', 'ann: end');
    expect(wordsOf(t)).toMatchObject({ active: 'ben', discard: ['G31', 'G48', 'R12'] });
    const alone = two(['G31', 'R12']);
    expect(alone.options).toEqual(['play G31', 'play R12', 'end']);
    alone.play('ann: end', 'ann: end');
    expect(wordsOf(alone)).toMatchObject({ active: 'ben', discard: ['G48'] });
  });

  test('R17.16, R10.9 Watson keeps it like any card, and does nothing when played himself', () => {
    const t = ann({ hand: ['G31', 'R23'] }, {}, allowed).play('ann: play G31', 'ann: use R23');
    expect(playerIn(t, 'ann').hand).toContain('G31');
    expect(wordsOf(t).discard).toEqual(['R23']);
    const himself = ann({ hand: ['R23', 'G33'] }, {}, allowed).play('ann: play R23');
    expect(himself.options).toEqual(['end']);
  });

  test('R17.16, R10.12 everybody sees that it is gone: no window waits for it any more', () => {
    /** Ann plays a card; then Ben is about to remove her agent. No other card can answer that. */
    const after = (card: string) => {
      const ann = { hand: ['G31', 'G23', 'G05', 'G14', 'G19', 'G32'], agents: ['CITY'] };
      const spec = { trouble: ['CITY'], drawPile: 0, players: { ann, ben: { hand: ['G06', 'G34'] } } };
      return bare(2, spec, allowed).play(`ann: play ${card}`, 'ann: end', 'ben: play G06', 'ben: pawn ann CITY');
    };
    expect(after('G23').options).toEqual(['pass', 'use G31', 'drop G31']);
    expect(after('G31').asked).toBe('ben');
    expect(playerIn(after('G31'), 'ann').agents).toEqual({});
  });
});

describe('R17.17 the card that plays two more', () => {
  const early = { playTwoDiscardsEarly: 1 };
  const two = (hand: string[], options: object, spec: PositionSpec = {}) =>
    ann({ hand: ['G48', ...hand] }, { discard: [], ...spec }, { ...options }).play('ann: play G48', 'ann: text');

  test('R17.17, R9.22 it lies in the play zone until both are done, or is discarded at the first', () => {
    const standard = two(['G23', 'G33'], {}).play('ann: play G23');
    expect(wordsOf(standard)).toMatchObject({ inPlay: 'G23', waiting: ['G48'], discard: [] });
    const t = two(['G23', 'G33'], early).play('ann: play G23');
    expect(wordsOf(t)).toMatchObject({ inPlay: 'G23', waiting: [], discard: ['G48'] });
    t.play('ann: end', 'ann: end');
    expect(wordsOf(t)).toMatchObject({ active: 'ben', discard: ['G23', 'G48'] });
  });

  test('R17.17, R9.18 discarded early it may come back with the first, be the second, and open two of its own', () => {
    const t = two(['G27', 'G23', 'G33'], early);
    t.play('ann: play G27', 'ann: text', 'ann: skip', 'ann: end', 'ann: play G48');
    expect(wordsOf(t)).toMatchObject({ inPlay: 'G48', discard: ['G27'] });
    t.play('ann: text', 'ann: play G23', 'ann: end', 'ann: play G33', 'ann: skip', 'ann: end');
    expect(wordsOf(t).discard).toEqual(['G23', 'G27', 'G33', 'G48']);
    expect(t.asked, 'neither text has anything left to ask').toBe('ben');
  });

  test('R17.17, R10.9 in either reading Watson keeps nothing between the two, and the first card within it', () => {
    for (const options of [{}, early]) {
      const between = two(['G23', 'G33', 'R23'], options).play('ann: play G23', 'ann: end');
      expect(between.refused('ann: use R23')).toEqual({ rule: 'R10.9', key: 'watson.noCard' });
      const within = two(['G23', 'G33', 'R23'], options).play('ann: play G23', 'ann: use R23');
      expect(wordsOf(within)).toMatchObject({ active: 'ben', waiting: [], discard: ['G48', 'R23'] });
    }
  });
});

describe('a match that was begun before there were these options', () => {
  const NEW = ['blockOneEffect', 'abilitiesAfterRefill', 'interruptAsTurnCard', 'playTwoDiscardsEarly'];
  /** A state in the shape of the first version of the rules. */
  const first = (s: Nanty): Nanty =>
    Object.fromEntries(Object.entries({ ...s, rules: 1 }).filter(([name]) => !NEW.includes(name))) as unknown as Nanty;
  const before = { blockOneEffect: 0, abilitiesAfterRefill: 0, interruptAsTurnCard: 0, playTwoDiscardsEarly: 1 };

  test('R17.14 to R17.17 its table is told the readings by which it was begun', () => {
    expect(optionsThen(game, {})).toMatchObject(before);
    expect(optionsThen(game, tableOptions(game, {}))).toMatchObject({ ...before, playTwoDiscardsEarly: 0 });
  });

  test('R17.17, R9.22 it goes on by the old reading, between the two cards as well', () => {
    const { table, dice } = tableAt(game, NAMES.slice(0, 2), {
      active: 'ann',
      discard: [],
      players: { ann: { hand: ['G48', 'G27', 'G23', 'G33'] } },
    });
    const match = Match.restore(game, first(table.s), [], dice);
    expect(match.s).toEqual({ ...table.s, ...before, rules: 1 });
    tell(match, 'ann: play G48', 'ann: text', 'ann: play G27');
    const again = Match.restore(game, first(match.published), [], dice);
    tell(again, 'ann: text', 'ann: skip', 'ann: end', 'ann: play G48');
    expect(placeSeen(again, 1, 'G48')).toBe('IN_PLAY');
  });
});
