import { Match } from '@gaslamp/kernel/match';
import type { Horizon } from '@gaslamp/kernel/pasts';
import { patched } from '@gaslamp/kernel/patch';
import { copy, EVERYONE, type Player, sees } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import { asking, bare, PASS } from './bare.ts';
import { ANN, BEN, CAT, dice, known, matchOf, type Stated, standing, takeBack, tell } from './positions.ts';
import { HAND, IDENTITY } from './toy-state.ts';

describe('an undo', () => {
  const stated: Stated = { hands: [['LOAF.1', 'LOAF.2'], ['LOAF.3']] };

  test('leads back to what was asked, as a move of its own', () => {
    const match = matchOf(stated);
    const before = copy(match.s);
    tell(match, 'pass');
    expect(match.undoable(ANN)).toBe(1);
    expect(match.undoable(BEN)).toBe(0);
    const after = copy(match.s);
    const { entries, row, left } = takeBack(match);
    expect(match.s).toEqual({ ...before, move: 2 });
    expect(match.published).toBe(match.s);
    expect(row).toEqual({ move: 2, events: [{ kind: 'undone', fields: { player: ANN, since: 0 } }] });
    expect(left).toEqual([]);
    expect(entries).toMatchObject([{ player: ANN, did: 'undo 1', chance: [], settled: false }]);
    expect(patched(after, entries[0]!.patch)).toEqual(match.s);
    expect(match.undoable(ANN)).toBe(0);
  });

  test('of a composed action opens it again, and the others see the pieces return', () => {
    const match = matchOf(stated);
    const before = copy(match.s);
    tell(match, 'walk SQUARE');
    const draft = copy(match.s);
    tell(match, 'confirm');
    expect(match.s.stands).toEqual([2, 0]);
    expect(match.undoable(ANN)).toBe(2);
    const { row, entries } = takeBack(match);
    expect(row).toEqual({ move: 2, events: [{ kind: 'undone', fields: { player: ANN, since: 0 } }] });
    expect(entries).toMatchObject([{ did: 'undo 1' }]);
    expect(match.s).toEqual({ ...draft, move: 2 });
    expect(match.published).toEqual({ ...before, move: 2 });
    expect(takeBack(match).row).toBeNull();
    expect(match.s).toEqual({ ...before, move: 2, step: 2 });
    expect(match.published).toEqual({ ...before, move: 2 });
    expect(match.undoable(ANN)).toBe(0);
  });

  test('may go back as far as there is a way in one step', () => {
    const match = matchOf(stated);
    const before = copy(match.s);
    tell(match, 'walk BRIDGE', 'confirm', 'walk SQUARE');
    const { row, entries } = takeBack(match, 3);
    // The others have seen part of it.
    expect(row).toMatchObject({ move: 2, events: [{ kind: 'undone' }] });
    expect(entries).toMatchObject([{ did: 'undo 3' }]);
    expect(match.s).toEqual({ ...before, move: 2 });
    expect(match.published).toBe(match.s);
    expect(match.undo(ANN, match.at)).toEqual({ refusal: 'nothing-to-undo' });
  });

  test('in the next draft takes back that draft first, part by part', () => {
    const match = matchOf(stated);
    const before = copy(match.s);
    tell(match, 'walk BRIDGE', 'confirm');
    const between = copy(match.s);
    tell(match, 'walk SQUARE');
    expect(match.undoable(ANN)).toBe(3);
    expect(takeBack(match).row).toBeNull();
    expect(match.s).toEqual({ ...between, step: 2 });
    expect(match.published).toEqual(between);
    expect(takeBack(match).row).toMatchObject({ move: 2 });
    expect(takeBack(match).row).toBeNull();
    expect(match.s).toEqual({ ...before, move: 2, step: 2 });
  });

  test('of an action that was composed with take-backs goes back to before all of them', () => {
    const match = matchOf(stated);
    const before = copy(match.s);
    tell(match, 'walk SQUARE');
    takeBack(match);
    tell(match, 'walk BRIDGE', 'confirm');
    takeBack(match, 2);
    expect(match.s).toEqual({ ...before, move: 2 });
  });

  test('lets others go on knowing a card that they saw, where it lies again', () => {
    const match = matchOf({ hands: [['LOAF.1', 'LOAF.2'], []] });
    const hand = () => [ANN, BEN].map((viewer) => known(match.s, viewer, HAND + ANN));
    tell(match, 'light', 'pick LOAF', 'pick LOAF', 'done', 'confirm');
    expect(match.undoable(ANN)).toBe(5);
    takeBack(match, 5);
    expect(hand()).toEqual([
      ['LOAF.1', 'LOAF.2'],
      ['LOAF.1', 'LOAF.2'],
    ]);
    expect(known(match.published, BEN, HAND + ANN)).toEqual(['LOAF.1', 'LOAF.2']);
    expect(known(match.s, BEN, IDENTITY + ANN)).toEqual([]);
  });

  test('does not give back what others saw before they lost sight of it', () => {
    const { game, s } = bare((effects) => {
      const ask = asking(effects);
      const show = effects.step('show', (g) => g.show(0, EVERYONE));
      const lose = effects.step('lose', (g) => {
        g.s.seenBy[0] = 1 << ANN;
      });
      return [ask({ by: ANN }), show({}), ask({ by: ANN }), lose({}), ask({ by: ANN }), ask({ by: ANN })];
    });
    const match = Match.restore(game, s, [], dice());
    const seesIt = () => sees(match.s.seenBy[0]!, BEN);
    tell(match, 'pass', 'pass', 'pass');
    expect(seesIt()).toBe(false);
    takeBack(match);
    expect(seesIt()).toBe(false);
    takeBack(match);
    expect(seesIt()).toBe(true);
    takeBack(match);
    expect(seesIt()).toBe(true);
  });

  test('passes over the only answer that somebody else had, as everybody could see', () => {
    const { game, s } = bare((effects) => {
      const ask = asking(effects);
      const only = effects.choice<{ by: Player }>('only', { options: () => [PASS], choose: () => {} });
      return [only({ by: CAT }), ask({ by: ANN }), only({ by: BEN }), only({ by: ANN }), ask({ by: ANN })];
    });
    const match = Match.restore(game, s, [], dice());
    tell(match, 'pass');
    expect(match.undoable(ANN)).toBe(0);
    tell(match, 'walk QUAY');
    // The question is not Ann's, and the answer behind it is not Ben's.
    expect([ANN, BEN].map((player) => match.undoable(player))).toEqual([0, 0]);
    const { entries } = tell(match, 'pass');
    expect(entries).toMatchObject([{ player: BEN, alone: true, settled: false }]);
    tell(match, 'pass');
    expect(match.undoable(ANN)).toBe(1);
    expect(takeBack(match).entries).toMatchObject([{ did: 'undo 1' }]);
    expect(match.decision).toMatchObject({ player: ANN, effect: 'ask' });
    expect(match.s.agenda).toHaveLength(4);
  });

  test.each([
    ['secret', { secret: true }],
    ['a draft', { draft: true }],
  ])('does not pass over a single answer that is %s: how many there were must not show', (_, marks) => {
    const { game, s } = bare((effects) => {
      const ask = asking(effects);
      const one = effects.choice<{ by: Player }>('one', { ...marks, options: () => [PASS], choose: () => {} });
      return [ask({ by: ANN }), one({ by: BEN }), ask({ by: ANN })];
    });
    const match = Match.restore(game, s, [], dice());
    tell(match, 'pass', 'pass');
    expect(match.undoable(ANN)).toBe(0);
    expect(match.horizon(ANN)).toBe('others');
  });

  test('can be followed by the same action again', () => {
    const match = matchOf(stated);
    for (let i = 0; i < 3; i++) {
      tell(match, 'pass');
      takeBack(match);
    }
    expect(match.at).toEqual({ move: 6, step: 0 });
    const straight = matchOf(stated);
    expect({ ...match.s, move: 0 }).toEqual(straight.s);
    expect(match.decision).toEqual(straight.decision);
  });

  test('goes back several answers, one by one', () => {
    const { game, s } = bare((effects) => {
      const ask = asking(effects);
      return [ask({ by: ANN }), ask({ by: ANN }), ask({ by: ANN }), ask({ by: ANN })];
    });
    const match = Match.restore(game, s, [], dice());
    const frames = [match.s.agenda.length];
    for (let i = 0; i < 3; i++) {
      tell(match, 'pass');
      frames.push(match.s.agenda.length);
    }
    expect(match.undoable(ANN)).toBe(3);
    for (let i = 2; i >= 0; i--) {
      takeBack(match);
      expect(match.s.agenda).toHaveLength(frames[i]!);
      expect(match.undoable(ANN)).toBe(i);
    }
  });
});

describe('there is no undo', () => {
  const refused = (why: Horizon, stated: Stated, texts: string[], outcomes: string[] = []) => {
    const match = matchOf(stated, ...outcomes);
    if (texts.length > 0) tell(match, ...texts);
    const before = standing(match);
    const { player } = match.decision!;
    expect(match.undoable(player)).toBe(0);
    expect(match.horizon(player)).toBe(why);
    expect(match.undo(player, match.at)).toEqual({ refusal: 'nothing-to-undo' });
    expect(standing(match)).toEqual(before);
  };

  test('behind a die', () => {
    const { game, s } = bare((effects) => {
      const ask = asking(effects);
      return [ask({ by: ANN }), ask({ by: ANN }), effects.step('roll', (g) => void g.roll(6))({}), ask({ by: ANN })];
    });
    const match = Match.restore(game, s, [], dice());
    tell(match, 'pass');
    expect(match.undoable(ANN)).toBe(1);
    tell(match, 'pass');
    // Earlier answers cannot be taken back either: the die would be thrown again.
    expect(match.undoable(ANN)).toBe(0);
    expect(match.undo(ANN, match.at)).toEqual({ refusal: 'nothing-to-undo' });
  });

  test('behind a draw', () => {
    refused('chance', { hands: [['RUMMAGE.1'], []], discard: ['LOAF.1'] }, ['play RUMMAGE']);
  });

  test('behind a look', () => {
    refused('others', { hands: [['PEEP.1'], ['LOAF.1']] }, ['play PEEP', 'at BEN', 'confirm', 'pass']);
  });

  test('behind a question to somebody else, nor of their answer when it comes back', () => {
    const stated: Stated = { hands: [['PEEP.1'], ['LOAF.1']] };
    refused('others', stated, ['play PEEP', 'at BEN', 'confirm']);
    refused('others', { hands: [[], []] }, ['pass', 'pass']);
    const match = matchOf(stated);
    tell(match, 'play PEEP', 'at BEN', 'confirm');
    expect(match.undo(ANN, match.at)).toEqual({ refusal: 'not-your-decision' });
  });

  test('at the start', () => {
    refused('start', { hands: [[], []] }, []);
  });

  test('and whether there is one does not tell what others learned in secret', () => {
    // Ann puts a card where Ben watches. He may have seen it before, and she must not find out.
    const undoable = (seen: boolean) => {
      const { game, s } = bare((effects) => {
        const ask = asking(effects);
        return [ask({ by: ANN }), effects.step('give', (g) => g.move(0, BEN))({}), ask({ by: ANN })];
      });
      const match = Match.restore(game, { ...s, seenBy: s.seenBy.with(0, seen ? 3 : 1) }, [], dice());
      tell(match, 'pass');
      return match.undoable(ANN);
    };
    expect([undoable(true), undoable(false)]).toEqual([1, 1]);
  });

  test('behind what the player learned, though it had been learned in secret before', () => {
    const undoable = (seen: boolean) => {
      const { game, s } = bare((effects) => {
        const ask = asking(effects);
        return [ask({ by: ANN }), effects.step('take', (g) => g.move(1, HAND + ANN))({}), ask({ by: ANN })];
      });
      const match = Match.restore(game, { ...s, seenBy: s.seenBy.with(1, seen ? 3 : 2) }, [], dice());
      tell(match, 'pass');
      return [match.undoable(ANN), match.horizon(ANN)];
    };
    expect([undoable(true), undoable(false)]).toEqual([
      [0, 'learned'],
      [0, 'learned'],
    ]);
  });
});
