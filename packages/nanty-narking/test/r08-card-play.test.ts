// R8 General card play.
import { expect, test } from 'vitest';
import { ann, bare } from './bare.ts';
import { heard, knownHand } from './knowing.ts';
import { matchAt, tell } from './matches.ts';
import { playerIn, ruleAgainst, wordsOf } from './reading.ts';

test('R8.1 symbols go strictly from top to bottom, and what is skipped is gone', () => {
  const t = ann({ hand: ['R24'], agents: ['CITY'], buildings: ['LAMBETH'] }).play('ann: play R24');
  for (const line of ['money', 'place CITY', 'text']) expect(ruleAgainst(t, `ann: ${line}`), line).toBe('R8.1');
  t.play('ann: skip', 'ann: money');
  for (const line of ['build CITY', 'money', 'play R24']) expect(t.refused(`ann: ${line}`), line).not.toBeNull();
  t.play('ann: place CITY');
  expect(playerIn(t, 'ann')).toMatchObject({ money: 14, buildings: ['LAMBETH'], agents: { CITY: 2 } });
});

test('R8.1 one action is finished before the next starts', () => {
  const t = bare(3, {
    players: { ann: { hand: ['G07', 'G33', 'G34'], buildings: ['LAMBETH'], agents: ['CITY'] }, ben: { hand: ['G06'] } },
  });
  t.play('ann: play G07', 'ann: text', 'ann: player ben', 'ben: pass');
  // She has begun to sell, so only the card is asked for.
  expect(t.options).toEqual(['give G33', 'give G34']);
  expect(ruleAgainst(t, 'ann: ability LAMBETH')).toBe('R8.1');
});

test('R8.2 a text is optional; once started it is carried through', () => {
  const t = bare(2, { players: { ann: { hand: ['G21'] }, ben: {} } }).play('ann: play G21');
  expect(t.options).toEqual(['text', 'skip']);
  t.play('ann: text');
  expect(playerIn(t, 'ben').money).toBe(7);
});

test('R8.2 after a die, a draw or a look nothing is taken back', () => {
  const { match: draws } = matchAt(2, { players: { ann: { hand: ['G26', 'G33'] } } });
  tell(draws, 'ann: play G26', 'ann: text');
  expect(draws.undoable(0)).toBe(0);
  const { match: rolls, dice } = matchAt(2, { players: { ann: { hand: ['G47', 'G33'] } } });
  dice.faces.push(5);
  tell(rolls, 'ann: play G47', 'ann: text');
  expect(rolls.undoable(0)).toBe(0);
  const { match: looks } = matchAt(2, { players: { ann: { hand: ['G44', 'G33'] } } });
  tell(looks, 'ann: play G44', 'ann: text');
  expect(looks.undoable(0)).toBe(0);
  // The placed agent is public.
  const { match } = matchAt(2, { players: { ann: { hand: ['G33'] } } });
  tell(match, 'ann: play G33', 'ann: place CITY');
  expect(match.undoable(0)).toBeGreaterThan(0);
});

test('R8.3 a text that could do nothing is not offered, a player to whom it could do nothing no target', () => {
  const t = bare(3, { players: { ann: { hand: ['G21'] }, ben: { money: 0 }, cat: { money: 4 } } });
  t.play('ann: play G21', 'ann: text');
  expect(playerIn(t, 'cat').money).toBe(1);
  const nobody = bare(2, { players: { ann: { hand: ['G21', 'G33'], buildings: ['LAMBETH'] }, ben: { money: 0 } } });
  nobody.play('ann: play G21');
  expect(ruleAgainst(nobody, 'ann: text')).toBe('R8.3');
  expect(nobody.offers('text')).toBe(false);
});

test('R8.4 what is taken is limited to what is there, a price must be there in full', () => {
  const takes = bare(2, { players: { ann: { hand: ['G21'] }, ben: { money: 2 } } }).play('ann: play G21', 'ann: text');
  expect([playerIn(takes, 'ann').money, playerIn(takes, 'ben').money]).toEqual([12, 0]);
  const pays = (money: number) =>
    bare(2, { players: { ann: { hand: ['R29'], agents: ['CITY'], money, buildings: ['LAMBETH'] } } }).play(
      'ann: play R29',
    );
  expect(ruleAgainst(pays(1), 'ann: text')).toBe('R8.11');
  expect(pays(2).offers('text')).toBe(true);
});

test('R8.5 cards that are given go to the hand, of any size; discards lie face up', () => {
  const full = ['G33', 'G34', 'G35', 'G36', 'G37'];
  const t = bare(2, { players: { ann: { hand: ['G03', ...full] }, ben: { hand: ['G05', 'G06'] } } });
  t.play('ann: play G03', 'ann: text', 'ben: give G05', 'ben: give G06', 'ann: skip', 'ann: end');
  expect(playerIn(t, 'ann').hand).toEqual(['G05', 'G06', ...full]);
  const discards = ann({ hand: ['G20', 'G05'] }).play('ann: play G20', 'ann: text', 'ann: discard G05');
  expect(wordsOf(discards).discard).toEqual(['G05']);
  expect(heard(discards, 'ben', 'discarded')).toEqual(['G05']);
});

test('R8.6 neutrals are counted, moved and removed like agents', () => {
  const counts = ann({ hand: ['G22'] }, { citizens: { STRAND: 2 }, grenadiers: ['STRAND'] });
  counts.play('ann: play G22', 'ann: text');
  expect(playerIn(counts, 'ann').money).toBe(13);
  const moves = ann({ hand: ['G37'], agents: ['CITY'] }, { grenadiers: ['CITY'] }).play('ann: play G37', 'ann: text');
  expect(wordsOf(moves.play('ann: to STRAND')).grenadiers).toEqual({ STRAND: 1 });
  const removes = ann({ hand: ['R42', 'G33'] }, { events: [], citizens: ['WESTMINSTER'] });
  removes.play('ann: play R42', 'ann: event', 'ann: text');
  expect(wordsOf(removes).citizens).toEqual({});
});

test('R8.7 each other player in turn order, from the one after the active player', () => {
  const t = bare(4, {
    active: 'cat',
    players: { cat: { hand: ['G04', 'G33'] }, ann: { hand: ['G05'] }, ben: { hand: ['G06'] }, dan: { hand: ['G08'] } },
  });
  t.play('cat: play G04', 'cat: text');
  const asked: (string | null)[] = [];
  for (let i = 0; i < 3; i++) {
    asked.push(t.asked);
    t.play(`${t.asked}: pay`);
  }
  expect(asked).toEqual(['dan', 'ann', 'ben']);
});

test('R8.8 a draw takes what is left and does not end the game', () => {
  const t = ann({ hand: ['G29', 'G33', 'G34', 'G35', 'G36'] }, { drawPile: ['R52', 'R33'] });
  t.play('ann: play G29', 'ann: text');
  expect(playerIn(t, 'ann').hand).toEqual(['G33', 'G34', 'G35', 'G36', 'R33', 'R52']);
  expect(wordsOf(t)).toMatchObject({ over: null, drawPile: [] });
});

test('R8.9 the discard pile is never shuffled into a new draw pile', () => {
  const t = bare(2, { drawPile: [], players: { ann: { hand: ['G23'] } } });
  expect(wordsOf(t).discard.length).toBeGreaterThan(90);
  t.play('ann: play G23', 'ann: end');
  expect(wordsOf(t).over).not.toBeNull();
  expect(playerIn(t, 'ann').hand).toEqual([]);
});

test('R8.10 nothing passes between players but by an effect', () => {
  const t = bare(2, { players: { ann: { hand: ['G05'], money: 9 }, ben: { hand: ['G06'] } } });
  for (const line of ['ann: give G05', 'ann: pay', 'ben: give G06', 'ben: pay'])
    expect(t.refused(line), line).not.toBeNull();
  expect(t.options).toEqual(['play G05']);
});

test('R8.11 a price is not paid where the benefit has no choice', () => {
  const nobody = bare(2, { players: { ann: { hand: ['R53'], agents: ['CITY'], buildings: ['LAMBETH'] } } });
  nobody.play('ann: play R53');
  expect(nobody.offers('text')).toBe(false);
  const site = ann({ hand: ['R04', 'G33'], agents: ['CITY'], buildings: ['LAMBETH'], money: 2 }).play('ann: play R04');
  expect(ruleAgainst(site, 'ann: text')).toBe('R8.11');
  const built = ann({ hand: ['R04', 'G33'], agents: ['CITY'], money: 3 }).play('ann: play R04', 'ann: text');
  expect(playerIn(built, 'ann')).toMatchObject({ money: 0, buildings: ['CITY'] });
});

test('R8.5, R14 what is given is seen by giver and receiver', () => {
  const t = bare(3, { players: { ann: { hand: ['G03', 'G33'] }, ben: { hand: ['G05', 'G06', 'G08'] } } });
  t.play('ann: play G03', 'ann: text', 'ann: player ben', 'ben: give G05', 'ben: give G06');
  expect(knownHand(t, 'ben', 'ann')).toEqual(['G05', 'G06']);
  expect(knownHand(t, 'cat', 'ann')).toEqual([]);
});
