// R9.19 to R9.21: other players' hands.
import { describe, expect, test } from 'vitest';
import { GREY, RED } from '../src/box/data.ts';
import type { PlayerSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { heard, knownHand } from './knowing.ts';
import { matchAt, offered, placeSeen, tell } from './matches.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

const hand = (t: Story, name: string): readonly string[] => playerIn(t, name).hand;
/** Ann plays a card and may use Lambeth between symbols. */
const play = (card: string, others: Record<string, PlayerSpec>, ann: PlayerSpec = {}): Story => {
  const t = table(4, { players: { ann: { hand: [card, 'G05'], buildings: ['LAMBETH'], ...ann }, ...others } });
  return t.play(`ann: play ${card}`);
};

describe('R9.19 take two at random, keep one', () => {
  const BEN = { ben: { hand: ['G06', 'G08', 'G14', 'R02'] } };
  const take = (others: Record<string, PlayerSpec>, ...draws: string[]): Story =>
    play('R11', others)
      .draws(...draws)
      .play('ann: text', 'ann: player ben', 'ben: pass');

  test('R9.19 one is kept, the other goes back', () => {
    const t = take(BEN, 'R02', 'G08');
    expect(t.asked).toBe('ann');
    expect(t.options).toEqual(['keep G08', 'keep R02']);
    t.play('ann: keep G08');
    expect(hand(t, 'ann')).toEqual(['G05', 'G08']);
    expect(hand(t, 'ben')).toEqual(['G06', 'G14', 'R02']);
  });

  test('R9.19 neither of the cards that were not drawn', () => {
    const t = take(BEN, 'R02', 'G08');
    for (const card of ['G06', 'G05'])
      expect(t.refused(`ann: keep ${card}`)).toEqual({ rule: 'R9.19', key: 'text.notTaken' });
  });

  test('R9.19 of a hand of two both are drawn', () => {
    const t = take({ ben: { hand: ['G06', 'G08'] } }).play('ann: keep G08');
    expect(hand(t, 'ann')).toEqual(['G05', 'G08']);
    expect(hand(t, 'ben')).toEqual(['G06']);
  });

  test('R9.19 an only card is taken and kept', () => {
    const t = take({ ben: { hand: ['G06'] } });
    expect(hand(t, 'ann')).toEqual(['G05', 'G06']);
    expect(hand(t, 'ben')).toEqual([]);
    expect(t.offers('skip')).toBe(true);
    expect(heard(t, 'cat', 'passed')).toEqual([null]);
  });

  test('R9.19, R8.3 not of an empty hand', () => {
    const t = play('R11', { ben: { hand: [] } }).play('ann: text');
    expect(optionsOf(t, 'player')).toEqual(['player PURPLE', 'player BLUE']);
    expect(t.refused('ann: player ben')).toEqual({ rule: 'R8.3', key: 'text.targetNoCard' });
    const none = play('R11', { ben: { hand: [] }, cat: { hand: [] }, dan: { hand: [] } });
    expect(none.refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noTarget' });
  });

  test('R9.19, R14 only the two players see the cards; the others lose track of that hand', () => {
    const t = play('R11', { ben: { hand: ['G06', 'G08', 'G14', 'R02'], shown: ['G06', 'G14'] } });
    t.draws('R02', 'G08').play('ann: text', 'ann: player ben', 'ben: pass');
    // Also while Ann chooses.
    for (const name of ['cat', 'spectator']) expect(knownHand(t, name, 'ben')).toEqual([]);
    t.play('ann: keep G08');
    expect(knownHand(t, 'ann', 'ben')).toEqual(['G06', 'G14', 'R02']);
    expect(knownHand(t, 'ben', 'ann')).toEqual(['G08']);
    for (const name of ['cat', 'spectator']) {
      expect(knownHand(t, name, 'ben')).toEqual([]);
      expect(knownHand(t, name, 'ann')).toEqual([]);
      expect(heard(t, name, 'passed')).toEqual([null, null, null]);
    }
    for (const name of ['ann', 'ben']) expect(heard(t, name, 'passed')).toEqual(['R02', 'G08', 'R02']);
    // Everybody sees the colours of the backs.
    expect(t.events.filter(({ kind }) => kind === 'passed').map(({ fields }) => fields.back)).toEqual([RED, GREY, RED]);
  });

  test('R9.19, R14 while ann chooses, both know the two and nobody else does', () => {
    const { match, dice } = matchAt(3, { players: { ann: { hand: ['R11'] }, ben: { hand: ['G06', 'G08', 'R02'] } } });
    dice.cards.push('R02', 'G08');
    tell(match, 'ann: play R11', 'ann: text', 'ann: player YELLOW', 'ben: pass');
    expect(offered(match)).toEqual(['keep G08', 'keep R02']);
    const lies = (viewer: number) => ['G08', 'R02'].map((card) => placeSeen(match, viewer, card));
    expect(lies(0)).toEqual(['TAKEN.YELLOW', 'TAKEN.YELLOW']);
    expect(lies(1)).toEqual(['TAKEN.YELLOW', 'TAKEN.YELLOW']);
    expect(lies(2)).toEqual([undefined, undefined]);
    expect(match.undoable(0)).toBe(0);
  });

  test('R9.19, R10.5 Goodyear stops it before anything is drawn', () => {
    const t = play('R11', { ben: { hand: ['G06', 'G10'] } }).play('ann: text', 'ann: player ben', 'ben: use G10');
    expect(hand(t, 'ben')).toEqual(['G06']);
    expect(happened(t, 'passed')).toBe(0);
    expect(t.asked).toBe('ann');
    expect(ruleAgainst(t, 'ann: player cat')).toBe('R8.1');
  });

  test('R9.19, R10.10 interrupts dropped in the window are not drawn', () => {
    const one = play('R11', { ben: { hand: ['G06', 'G31'] } });
    one.play('ann: text', 'ann: player ben', 'ben: drop G31', 'ben: pass');
    expect(hand(one, 'ann')).toEqual(['G05', 'G06']);
    const none = play('R11', { ben: { hand: ['G31'] } }).play('ann: text', 'ann: player ben', 'ben: drop G31');
    expect(none.asked).toBe('ann');
    expect(hand(none, 'ann')).toEqual(['G05']);
    expect(none.offers('skip')).toBe(true);
  });
});

describe('R9.20 look and discard', () => {
  const BEN = { ben: { hand: ['G06', 'G08', 'R02'] } };
  const look = (others: Record<string, PlayerSpec> = BEN): Story =>
    play('R44', others).play('ann: text', 'ann: player ben', 'ben: pass');

  test('R9.20 the player chooses a card of the whole hand, which is discarded', () => {
    const t = look();
    expect(t.asked).toBe('ann');
    expect(t.options).toEqual(['discard G06', 'discard G08', 'discard R02']);
    t.play('ann: discard G08');
    expect(hand(t, 'ben')).toEqual(['G06', 'R02']);
    expect(wordsOf(t).discard).toEqual(['G08']);
    expect(hand(t, 'ann')).toEqual(['G05']);
  });

  test('R9.20 not an own card, and one must go', () => {
    const t = look();
    expect(t.refused('ann: discard G05')).toEqual({ rule: 'R9.20', key: 'text.notTheirCard' });
    expect(ruleAgainst(t, 'ann: skip')).not.toBeNull();
  });

  test('R9.20, R14 the looker knows the whole hand, everybody the discarded card', () => {
    const t = look();
    expect(knownHand(t, 'ann', 'ben')).toEqual(['G06', 'G08', 'R02']);
    expect(knownHand(t, 'cat', 'ben')).toEqual([]);
    for (const name of ['ann', 'ben']) expect(heard(t, name, 'looked')).toEqual(['G06', 'G08', 'R02']);
    for (const name of ['cat', 'spectator']) expect(heard(t, name, 'looked')).toEqual([null, null, null]);
    t.play('ann: discard G08');
    expect(knownHand(t, 'ann', 'ben')).toEqual(['G06', 'R02']);
    expect(knownHand(t, 'cat', 'ben')).toEqual([]);
    expect(heard(t, 'spectator', 'discarded')).toEqual(['G08']);
  });

  test('R9.20, R14 what she has seen she knows until it may have gone unseen', () => {
    const t = look().play('ann: discard G08', 'ann: skip', 'ann: end', 'ben: play R02', 'ben: skip', 'ben: skip');
    expect(knownHand(t, 'ann', 'ben')).toEqual(['G06']);
  });

  test('R9.20, R8.3 not at an empty hand', () => {
    const t = play('R44', { ben: { hand: [] } }).play('ann: text');
    expect(t.refused('ann: player ben')).toEqual({ rule: 'R8.3', key: 'text.targetNoCard' });
  });

  test('R9.20, R10.5 Goodyear stops it before anything is seen', () => {
    const t = play('R44', { ben: { hand: ['G06', 'G10'] } }).play('ann: text', 'ann: player ben', 'ben: use G10');
    expect(knownHand(t, 'ann', 'ben')).toEqual([]);
    expect(hand(t, 'ben')).toEqual(['G06']);
    expect(happened(t, 'looked')).toBe(0);
  });

  test('R9.20, R10.10 an emptied hand shows nothing', () => {
    const t = play('R44', { ben: { hand: ['G31'] } }).play('ann: text', 'ann: player ben', 'ben: drop G31');
    expect(t.asked).toBe('ann');
    expect(optionsOf(t, 'discard')).toEqual([]);
  });

  test('R9.20, R8.2 nothing is taken back after the look', () => {
    const { match } = matchAt(3, { players: { ann: { hand: ['R44'] }, ben: { hand: ['G06'] } }, discard: ['G10'] });
    tell(match, 'ann: play R44', 'ann: text');
    expect(match.undoable(0)).toBe(2);
    tell(match, 'ann: player YELLOW');
    expect(offered(match)).toEqual(['discard G06']);
    expect(match.undoable(0)).toBe(0);
  });
});

describe('R9.21 swap hands', () => {
  const swap = (others: Record<string, PlayerSpec>, ann: PlayerSpec = {}): Story => {
    const t = table(4, { events: [], players: { ann: { hand: ['R47', 'G05'], ...ann }, ...others } });
    return t.play('ann: play R47', 'ann: event', 'ann: text');
  };

  test('R9.21 whole hands change places', () => {
    const t = swap({ ben: { hand: ['G06', 'G08', 'R02'] } }).play('ann: player ben', 'ben: pass');
    expect(hand(t, 'ann')).toEqual(['G06', 'G08', 'R02']);
    expect(hand(t, 'ben')).toEqual(['G05']);
    expect(wordsOf(t).inPlay).toBe('R47');
  });

  test('R9.21 one of them may be empty, but not both', () => {
    const gives = swap({ ben: { hand: [] } }).play('ann: player ben');
    expect(hand(gives, 'ann')).toEqual([]);
    expect(hand(gives, 'ben')).toEqual(['G05']);
    const gets = swap({ ben: { hand: [] }, cat: { hand: ['G06'] } }, { hand: ['R47'] });
    expect(gets.options).toEqual(['player PURPLE', 'player BLUE']);
    expect(gets.refused('ann: player ben')).toEqual({ rule: 'R8.3', key: 'text.bothHandsEmpty' });
    gets.play('ann: player cat', 'cat: pass');
    expect(hand(gets, 'ann')).toEqual(['G06']);
    expect(hand(gets, 'cat')).toEqual([]);
  });

  test('R9.21 burdens and loans stay where they are', () => {
    const t = swap({ ben: { hand: ['G06', 'G08'], front: ['G40', 'G02'] } }, { front: ['G11', 'G01'] });
    t.play('ann: player ben', 'ben: pass');
    expect(playerIn(t, 'ann').front).toEqual(['G01', 'G11']);
    expect(playerIn(t, 'ben').front).toEqual(['G02', 'G40']);
  });

  test('R9.21, R14 both know both hands; what others knew they still know, at its new place', () => {
    const t = swap({ ben: { hand: ['G06', 'G08', 'R02'], shown: ['G08'] } }, { hand: ['R47', 'G05', 'G14'] });
    t.play('ann: player ben', 'ben: pass');
    expect(knownHand(t, 'ann', 'ben')).toEqual(['G05', 'G14']);
    expect(knownHand(t, 'ben', 'ann')).toEqual(['G06', 'G08', 'R02']);
    expect(knownHand(t, 'cat', 'ann')).toEqual(['G08']);
    expect(knownHand(t, 'cat', 'ben')).toEqual([]);
    for (const name of ['ann', 'ben']) expect(heard(t, name, 'passed')).toEqual(['G05', 'G14', 'G06', 'G08', 'R02']);
    expect(heard(t, 'cat', 'passed')).toEqual([null, null, null, null, null]);
  });

  test('R9.21, R10.5 Goodyear stops it', () => {
    const t = swap({ ben: { hand: ['G06', 'G10'] } }).play('ann: player ben', 'ben: use G10');
    expect(hand(t, 'ann')).toEqual(['G05']);
    expect(hand(t, 'ben')).toEqual(['G06']);
    expect(knownHand(t, 'ben', 'ann')).toEqual([]);
  });

  test('R9.21 the player goes on with the new hand', () => {
    const t = swap({ ben: { hand: ['G06', 'G23'] } }).play('ann: player ben', 'ben: pass');
    expect(optionsOf(t, 'play')).toEqual(['play G06', 'play G23']);
    t.play('ann: play G23', 'ann: end');
    expect(wordsOf(t).discard).toEqual(['G23', 'R47']);
    expect(hand(t, 'ann')).toHaveLength(5);
  });
});
