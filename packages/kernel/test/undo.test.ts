import { Match } from '@gaslamp/kernel/match';
import { patched } from '@gaslamp/kernel/patch';
import { copy } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import { asking, bare } from './bare.ts';
import { ANN, BEN, dice, matchOf, standing, type Told, takeBack, tell } from './told.ts';

describe('an undo', () => {
  const told: Told = { hands: [['LOAF.1', 'LOAF.2'], ['LOAF.3']] };

  test('leads back to what was asked, as a move of its own', () => {
    const match = matchOf(told);
    const before = copy(match.s);
    tell(match, 'pass');
    expect(match.undoable(ANN)).toBe(1);
    expect(match.undoable(BEN)).toBe(0);
    const after = copy(match.s);
    const { entries, row, left } = takeBack(match);
    expect(match.s).toEqual({ ...before, move: 2 });
    expect(match.published).toBe(match.s);
    expect(row).toEqual({ move: 2, events: [{ kind: 'undone', fields: { player: ANN } }] });
    expect(left).toEqual([]);
    expect(entries).toMatchObject([{ player: ANN, did: 'undo', chance: [], settled: false }]);
    expect(patched(after, entries[0]!.patch)).toEqual(match.s);
    expect(match.undoable(ANN)).toBe(0);
  });

  test('of a composed action goes back to its start', () => {
    const match = matchOf(told);
    const before = copy(match.s);
    tell(match, 'walk SQUARE', 'confirm');
    expect(match.s.stands).toEqual([2, 0]);
    expect(match.undoable(ANN)).toBe(2);
    takeBack(match);
    expect(match.s).toEqual({ ...before, move: 2 });
    expect(match.undoable(ANN)).toBe(0);
  });

  test('in the next draft takes back that draft first, part by part', () => {
    const match = matchOf(told);
    const before = copy(match.s);
    tell(match, 'walk BRIDGE', 'confirm');
    const between = copy(match.s);
    tell(match, 'walk SQUARE');
    expect(match.undoable(ANN)).toBe(3);
    expect(takeBack(match).row).toBeNull();
    expect(match.s).toEqual({ ...between, step: 2 });
    expect(match.published).toEqual(between);
    expect(takeBack(match).row).toMatchObject({ move: 2 });
    expect(match.s).toEqual({ ...before, move: 2 });
  });

  test('of an action that was composed with take-backs goes back to before all of them', () => {
    const match = matchOf(told);
    const before = copy(match.s);
    tell(match, 'walk SQUARE');
    takeBack(match);
    tell(match, 'walk BRIDGE', 'confirm');
    takeBack(match);
    expect(match.s).toEqual({ ...before, move: 2 });
  });

  test('can be followed by the same action again', () => {
    const match = matchOf(told);
    for (let i = 0; i < 3; i++) {
      tell(match, 'pass');
      takeBack(match);
    }
    expect(match.at).toEqual({ move: 6, step: 0 });
    const straight = matchOf(told);
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
  const refused = (told: Told, texts: string[], said: string[] = []) => {
    const match = matchOf(told, ...said);
    tell(match, ...texts);
    const before = standing(match);
    const { player } = match.decision!;
    expect(match.undoable(player)).toBe(0);
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
    // Nor of what came before: the die would be thrown again.
    expect(match.undoable(ANN)).toBe(0);
    expect(match.undo(ANN, match.at)).toEqual({ refusal: 'nothing-to-undo' });
  });

  test('behind a card that everybody saw', () => {
    refused({ hands: [['LOAF.1', 'LOAF.2'], []] }, ['light', 'pick LOAF', 'pick LOAF', 'done', 'confirm']);
  });

  test('behind a draw', () => {
    refused({ hands: [['RUMMAGE.1'], []], discard: ['LOAF.1'] }, ['play RUMMAGE']);
  });

  test('behind a look', () => {
    refused({ hands: [['PEEP.1'], ['LOAF.1']] }, ['play PEEP', 'at BEN', 'confirm', 'pass']);
  });

  test('behind a question to somebody else, nor of their answer when it comes back', () => {
    const told: Told = { hands: [['PEEP.1'], ['LOAF.1']] };
    refused(told, ['play PEEP', 'at BEN', 'confirm']);
    refused({ hands: [[], []] }, ['pass', 'pass']);
    const match = matchOf(told);
    tell(match, 'play PEEP', 'at BEN', 'confirm');
    expect(match.undo(ANN, match.at)).toEqual({ refusal: 'not-your-decision' });
  });

  test('at the start', () => {
    refused({ hands: [[], []] }, []);
  });

  test('and whether there is one does not tell what others learned in secret', () => {
    // Ann lays a card aside where Ben watches. He may have seen it before; she is not to find out.
    const undoable = (seen: boolean) => {
      const { game, s } = bare((effects) => {
        const ask = asking(effects);
        return [ask({ by: ANN }), effects.step('give', (g) => g.move(0, BEN))({}), ask({ by: ANN })];
      });
      const match = Match.restore(game, { ...s, seenBy: s.seenBy.with(0, seen ? 3 : 1) }, [], dice());
      tell(match, 'pass');
      return match.undoable(ANN);
    };
    expect([undoable(true), undoable(false)]).toEqual([0, 0]);
  });
});
