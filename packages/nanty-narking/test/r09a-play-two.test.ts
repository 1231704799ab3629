// R9.22: play two more cards.
import { EVERYONE, SPECTATOR } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import { WAITING } from '../src/box/state.ts';
import { watchers } from '../src/seen/sight.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { matchAt, placeSeen, sent, tell } from './matches.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

/** Ann has started the text; a single card is played automatically. */
const two = (hand: string[], ann: PlayerSpec = {}, more: PositionSpec = {}): Story =>
  table(2, { trouble: ['CITY', 'CHELSEA'], ...more, players: { ann: { hand: ['G48', ...hand], ...ann } } }).play(
    'ann: play G48',
    'ann: text',
  );

describe('R9.22 play two cards', () => {
  test('R9.22 one completely before the other', () => {
    const t = two(['R52', 'G32', 'G33']).play('ann: play R52');
    expect(wordsOf(t)).toMatchObject({ inPlay: 'R52', waiting: ['G48'], discard: [] });
    t.play('ann: clear CITY', 'ann: end');
    expect(wordsOf(t)).toMatchObject({ inPlay: null, waiting: ['G48'], discard: ['R52'], trouble: ['CHELSEA'] });
    expect(t.asked).toBe('ann');
    t.play('ann: play G32', 'ann: money', 'ann: skip', 'ann: end');
    expect(playerIn(t, 'ann').money).toBe(13);
    expect(wordsOf(t)).toMatchObject({ waiting: [], discard: ['G32', 'G48', 'R52'] });
    // Two cards, not three.
    expect(t.asked).toBe('ben');
    expect(playerIn(t, 'ann').hand).toHaveLength(5);
  });

  test('R9.22 R13 after its event', () => {
    const t = table(2, { events: [], players: { ann: { hand: ['R13', 'G23', 'G33'] } } });
    t.play('ann: play R13', 'ann: event', 'ann: text', 'ann: play G23', 'ann: end', 'ann: play G33');
    expect(wordsOf(t)).toMatchObject({ inPlay: 'G33', waiting: ['R13'], discard: ['G23'] });
  });

  test('R9.22 the first with any chain that it opens', () => {
    const t = two(['G24', 'R52', 'G33']);
    t.play('ann: play G24', 'ann: money', 'ann: play R52', 'ann: skip', 'ann: end');
    expect(wordsOf(t)).toMatchObject({ inPlay: null, waiting: ['G48'], discard: ['G24', 'R52'] });
    t.play('ann: play G33');
    expect(wordsOf(t).inPlay).toBe('G33');
  });

  test('R9.22 the second may be a card drawn meanwhile', () => {
    const t = two(['G26'], {}, { drawPile: ['R05', 'R36', 'R23'] }).play('ann: text', 'ann: skip', 'ann: end');
    expect(optionsOf(t, 'play')).toEqual(['play R05', 'play R36']);
    t.play('ann: play R36');
    expect(wordsOf(t).inPlay).toBe('R36');
  });

  test('R9.22 a second text of the kind opens two of its own', () => {
    const t = table(2, { events: [], players: { ann: { hand: ['G48', 'R13', 'G23', 'G33', 'R52'] } } });
    t.play('ann: play G48', 'ann: text', 'ann: play R13', 'ann: event', 'ann: text', 'ann: play G23');
    expect(wordsOf(t)).toMatchObject({ inPlay: 'G23', waiting: ['G48', 'R13'], discard: [] });
    t.play('ann: end', 'ann: play G33', 'ann: skip', 'ann: end');
    expect(wordsOf(t), 'the inner one is done, the outer one is not').toMatchObject({
      waiting: ['G48'],
      discard: ['G23', 'G33', 'R13'],
    });
    expect(optionsOf(t, 'play')).toEqual(['play R52']);
    t.play('ann: end');
    expect(t.asked).toBe('ben');
  });

  test('R9.22, R9.18 neither of the two can take it out of the discards: it is not finished before', () => {
    const t = two(['G27', 'G23', 'G33'], { buildings: ['LAMBETH'] }, { discard: [] }).play('ann: play G27');
    expect(t.refused('ann: text'), 'nothing lies there yet').toEqual({ rule: 'R8.3', key: 'text.noDiscards' });
    const second = two(['G23', 'G27'], {}, { discard: [] });
    second.play('ann: play G23', 'ann: end', 'ann: play G27', 'ann: text');
    expect(playerIn(second, 'ann').hand).toEqual(['G23']);
    expect(wordsOf(second)).toMatchObject({ inPlay: 'G27', waiting: ['G48'], discard: [] });
  });

  test('R9.22, R14.1 everybody sees it lie in the play zone', () => {
    const { match } = matchAt(2, { players: { ann: { hand: ['G48', 'G23', 'G33'] } } });
    tell(match, 'ann: play G48', 'ann: text', 'ann: play G23');
    expect([0, 1, SPECTATOR].map((viewer) => placeSeen(match, viewer, 'G48'))).toEqual([
      'WAITING',
      'WAITING',
      'WAITING',
    ]);
    expect(watchers(match.s, WAITING)).toBe(EVERYONE);
  });

  test('R9.22 with one playable card, one is played', () => {
    const t = two(['G23', 'G31']).play('ann: end');
    expect(t.options).toEqual(['end', 'drop G31']);
    t.play('ann: end');
    expect(t.asked).toBe('ben');
    const last = two(['G23']).play('ann: end');
    expect(last.asked).toBe('ben');
  });

  test('R9.22, R8.2 the first must be played once the text is started, the second need not', () => {
    const t = two(['G23', 'G33']);
    expect(t.options).toEqual(['play G23', 'play G33']);
    expect(t.refused('ann: end')).toEqual({ rule: 'R9.22', key: 'card.mustPlay' });
    t.play('ann: play G23', 'ann: end', 'ann: end');
    expect(t.asked).toBe('ben');
    expect(wordsOf(t).discard).toEqual(['G23', 'G48']);
  });

  test('R9.22, R6.9 neither is an interrupt card, nor one that is not held', () => {
    const t = two(['G23', 'G33', 'G31']);
    expect(t.refused('ann: play G31')).toEqual({ rule: 'R6.9', key: 'card.interrupt' });
    expect(t.refused('ann: play G24')).toEqual({ rule: 'R3.4', key: 'card.notInHand' });
    t.play('ann: play G23', 'ann: end');
    expect(t.refused('ann: play G31')).toEqual({ rule: 'R6.9', key: 'card.interrupt' });
    expect(t.refused('ann: play G24')).toEqual({ rule: 'R3.4', key: 'card.notInHand' });
  });

  test('R9.22, R14 a hand of interrupt cards is asked like any other; the text card is then not finished early', () => {
    const { match } = matchAt(2, { players: { ann: { hand: ['G48', 'G31', 'R12'] } } });
    tell(match, 'ann: play G48');
    const { match: other } = matchAt(2, { players: { ann: { hand: ['G48', 'G23', 'R05'] } } });
    tell(other, 'ann: play G48');
    expect(match.asked).toEqual(other.asked);
    tell(match, 'ann: text');
    expect(sent(match, 1)).toContain('card.symbol');
    tell(match, 'ann: end');
    expect(match.asked!.effect).toBe('card.end');
  });

  test('R9.22, R8.3 nothing without a card', () => {
    const t = table(2, { players: { ann: { hand: ['G48'], buildings: ['LAMBETH'] } } }).play('ann: play G48');
    expect(t.refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noCard' });
  });

  test('R9.22, R3.8 abilities fit between the two, not inside the text', () => {
    const t = two(['G23', 'G33'], { buildings: ['LAMBETH'] });
    expect(ruleAgainst(t, 'ann: ability LAMBETH')).not.toBeNull();
    t.play('ann: play G23', 'ann: end', 'ann: ability LAMBETH');
    expect(playerIn(t, 'ann').money).toBe(13);
    expect(optionsOf(t, 'play')).toEqual(['play G33']);
    // With no card left, the question remains because of abilities alone.
    const last = two(['G23'], { buildings: ['LAMBETH'] }).play('ann: end');
    expect(last.asked).toBe('ann');
    expect(last.offers('ability LAMBETH')).toBe(true);
  });

  test('R9.22, R10.10 interrupts may be dropped between the two', () => {
    const t = two(['G23', 'G33', 'G31']).play('ann: play G23', 'ann: end', 'ann: drop G31');
    expect(wordsOf(t)).toMatchObject({ waiting: ['G48'], discard: ['G23', 'G31'] });
    expect(t.options).toEqual(['end', 'play G33']);
  });

  test('R9.22, R10.9 (ii) between the two there is nothing that Watson could keep', () => {
    const t = two(['G23', 'G33', 'R23']).play('ann: play G23', 'ann: end');
    expect(wordsOf(t)).toMatchObject({ inPlay: null, waiting: ['G48'] });
    expect(t.refused('ann: use R23')).toEqual({ rule: 'R10.9', key: 'watson.noCard' });
    expect(t.offers('drop R23')).toBe(true);
  });

  test('R9.22, R10.9 (ii), (v) Watson in the first card loses the second; what waits is discarded', () => {
    const t = two(['G23', 'G33', 'R23']).play('ann: play G23', 'ann: use R23');
    expect(t.asked).toBe('ben');
    expect(playerIn(t, 'ann').hand).toEqual(expect.arrayContaining(['G23', 'G33']));
    expect(wordsOf(t)).toMatchObject({ waiting: [], discard: ['G48', 'R23'] });
  });

  test('R9.22, R10.9 (ii) Watson in the second card of a second text: both are discarded', () => {
    const t = table(2, { events: [], players: { ann: { hand: ['G48', 'R13', 'G23', 'G33', 'R23'] } } });
    t.play('ann: play G48', 'ann: text', 'ann: play R13', 'ann: event', 'ann: text', 'ann: play G23', 'ann: end');
    t.play('ann: play G33', 'ann: use R23');
    expect(playerIn(t, 'ann').hand).toContain('G33');
    expect(wordsOf(t)).toMatchObject({ waiting: [], discard: ['G23', 'G48', 'R13', 'R23'] });
  });

  test('R9.22, R10.9 after the second there is nothing more to keep: the card played last is done', () => {
    const t = two(['G23', 'G33', 'R23']).play('ann: play G23', 'ann: end', 'ann: play G33', 'ann: skip', 'ann: end');
    expect(t.asked).toBe('ben');
    expect(wordsOf(t)).toMatchObject({ inPlay: null, waiting: [], discard: ['G23', 'G33', 'G48'] });
  });

  test('R9.22, R8.2 the text may be taken back, also behind the first card that lies on the table', () => {
    const { match } = matchAt(2, { players: { ann: { hand: ['G48', 'G23', 'G33'] } } });
    tell(match, 'ann: play G48');
    const before = sent(match, 1);
    tell(match, 'ann: text');
    expect(sent(match, 1)).toBe(before);
    expect(match.undoable(0)).toBe(2);
    tell(match, 'ann: play G23');
    expect(match.undoable(0)).toBe(3);
  });

  test('R9.22, R12.5 a first card that ends the game ends it', () => {
    const t = two(['R50', 'G33'], {}, { drawPile: [] }).play('ann: play R50', 'ann: text', 'ann: done');
    expect(wordsOf(t).over).not.toBeNull();
    expect(t.asked).toBeNull();
  });
});
