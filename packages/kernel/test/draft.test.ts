// Drafts are private: tests what the others have while a player composes an action.
import { visible } from '@gaslamp/kernel/events';
import { Match } from '@gaslamp/kernel/match';
import { copy, hash, type Player, SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { asking, bare, option, PASS, QUAY } from './bare.ts';
import { ANN, BEN, CAT, dice, matchOf, takeBack, tell } from './positions.ts';
import { toy } from './toy.ts';
import { HAND } from './toy-state.ts';

const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);
const start = () => matchOf({ hands: [['GIFT.1', 'LOAF.1', 'LOAF.2', 'LEVY.1'], ['PEEP.1', 'BELL.1'], []] });

describe('while somebody composes', () => {
  test('all others stay at the published state, to the last bit', () => {
    const match = start();
    const { published, asked } = match;
    const before = JSON.stringify(published);
    const others = [BEN, CAT, SPECTATOR].map((viewer) => JSON.stringify(view(toy, published, viewer)));
    for (const text of ['play GIFT', 'at BEN', 'give LOAF']) {
      const { row } = tell(match, text);
      expect(row).toBeNull();
      expect(match.published).toBe(published);
      expect(JSON.stringify(match.published)).toBe(before);
      expect(hash(match.s)).not.toBe(hash(published));
      expect(match.asked).toEqual(asked);
      expect([BEN, CAT, SPECTATOR].map((viewer) => JSON.stringify(view(toy, match.published, viewer)))).toEqual(others);
    }
    expect(match.asked).toEqual({ player: ANN, effect: 'turn.action', frame: { effect: 'turn.action', by: ANN } });
    tell(match, 'confirm');
    expect(match.asked).toMatchObject({ player: BEN, effect: 'text.answer' });
    expect(match.published).toBe(match.s);
  });

  test('the steps count, the move does not', () => {
    const match = start();
    const ats = ['light', 'pick LEVY', 'done', 'confirm'].map((text) => {
      tell(match, text);
      return match.at;
    });
    expect(ats).toEqual([
      { move: 0, step: 1 },
      { move: 0, step: 2 },
      { move: 0, step: 3 },
      { move: 1, step: 0 },
    ]);
  });

  test('events wait, and are published with the last word, in their order', () => {
    const match = start();
    tell(match, 'light', 'pick LOAF', 'pick LOAF', 'done');
    const { row } = tell(match, 'confirm');
    expect(kinds(row!.events)).toEqual(['light', 'laid', 'laid', 'coins']);
    expect(row!.move).toBe(1);
    expect(kinds(tell(match, 'pass').row!.events)).toEqual(['pass', 'drew', 'turn']);
  });

  test('what is composed with shows to nobody else when it is published either', () => {
    const [loaf, peep] = ['give LOAF', 'give PEEP'].map((text) => {
      const match = matchOf({ hands: [['GIFT.1', 'LOAF.1', 'PEEP.1'], ['LOAF.2'], []] });
      tell(match, 'play GIFT', 'at BEN', text, 'confirm');
      return match;
    });
    expect(loaf!.published).not.toEqual(peep!.published);
    for (const viewer of [BEN, CAT, SPECTATOR])
      expect(JSON.stringify(view(toy, loaf!.published, viewer))).toBe(
        JSON.stringify(view(toy, peep!.published, viewer)),
      );
    expect(loaf!.asked).toEqual(peep!.asked);
    const lit = start();
    tell(lit, 'light', 'pick LEVY', 'done', 'confirm');
    expect(lit.published.picks).toEqual([]);
  });
});

describe('taking back a part of a draft', () => {
  test('leads to the answer before and is shown to nobody', () => {
    const match = start();
    tell(match, 'light', 'pick LOAF');
    const before = copy(match.s);
    const { published } = match;
    tell(match, 'pick LOAF');
    const { row, entries } = takeBack(match);
    expect(row).toBeNull();
    expect(entries).toMatchObject([{ player: ANN, did: 'undo 1', events: [], chance: [], settled: false }]);
    expect(match.s).toEqual({ ...before, step: 4 });
    expect(match.published).toBe(published);
  });

  test('makes a command for the step before stale', () => {
    const match = start();
    tell(match, 'light');
    const { at } = match;
    tell(match, 'pick LOAF');
    takeBack(match);
    expect(match.choose(ANN, ['pick LOAF'], at)).toEqual({ refusal: 'stale-move' });
  });

  test('keeps what was to be published of the parts before', () => {
    const match = start();
    tell(match, 'light', 'pick LOAF');
    takeBack(match);
    tell(match, 'pick LEVY', 'done');
    expect(kinds(tell(match, 'confirm').row!.events)).toEqual(['light', 'laid', 'coins']);
  });

  test('may go back to the start, and another action leaves no trace of the first', () => {
    const match = start();
    const begun = copy(match.s);
    tell(match, 'play GIFT', 'at BEN', 'give LOAF');
    for (let i = 0; i < 3; i++) takeBack(match);
    expect(match.s).toEqual({ ...begun, step: 6 });
    expect(match.undo(ANN, match.at)).toEqual({ refusal: 'nothing-to-undo' });
    const { row } = tell(match, 'pass');
    const straight = start();
    expect(row).toEqual(tell(straight, 'pass').row);
    expect(match.published).toEqual(straight.published);
  });

  test('puts a card held out back, and who looked at the hand knows it again', () => {
    const match = start();
    const before = [...match.s.seenBy];
    tell(match, 'play GIFT', 'at BEN', 'give LOAF');
    takeBack(match);
    expect(match.s.seenBy).toEqual(before);
    expect(match.s.place[0]).toBe(HAND + ANN);
  });
});

describe('a draft that somebody else begins', () => {
  test('is asked for in the open, and composed unseen', () => {
    const match = matchOf({
      hands: [['LEVY.1'], ['LOAF.1', 'PEEP.1', 'THROW.1'], []],
      discard: ['SHIELD.1', 'SHIELD.2', 'SHIELD.3'],
    });
    tell(match, 'play LEVY', 'at BEN');
    expect(tell(match, 'confirm').row).toMatchObject({ move: 1 });
    expect(match.asked).toMatchObject({ player: BEN, effect: 'levy.pick' });
    const { published } = match;
    expect(published).toBe(match.s);
    expect(match.undoable(BEN)).toBe(0);
    expect(match.undo(BEN, match.at)).toEqual({ refusal: 'nothing-to-undo' });
    expect(tell(match, 'pick LOAF', 'pick PEEP').row).toBeNull();
    expect(match.published).toBe(published);
    takeBack(match);
    takeBack(match);
    expect(match.s).toEqual({ ...published, step: 4 });
    tell(match, 'pick PEEP', 'pick THROW');
    const { row } = tell(match, 'done');
    expect(row!.events.map((event) => visible(event, CAT))).toEqual([
      { kind: 'gave', fields: { player: BEN, to: ANN, red: 0 } },
      { kind: 'gave', fields: { player: BEN, to: ANN, red: 0 } },
    ]);
    expect(match.published.picks).toEqual([]);
  });

  test('and that leaves nothing settled may be taken back as one', () => {
    const { game, s } = bare((effects) => {
      const ask = asking(effects);
      const draft = effects.choice<{ by: Player }>('draft', {
        draft: true,
        options: () => [PASS, QUAY],
        choose: (g, { by }, answer) => g.emit('said', { by, answer }),
      });
      return [ask({ by: ANN }), draft({ by: BEN }), draft({ by: BEN }), ask({ by: BEN }), ask({ by: CAT })];
    });
    const match = Match.restore(game, s, [], dice());
    tell(match, 'pass');
    const asked = copy(match.s);
    expect(asked).toMatchObject({ move: 1, step: 0 });
    tell(match, 'walk QUAY', 'pass');
    expect(match.at).toEqual({ move: 2, step: 0 });
    expect(match.undoable(BEN)).toBe(2);
    const { row } = takeBack(match, 2);
    expect(row).toEqual({ move: 3, events: [{ kind: 'undone', fields: { player: BEN, since: 1 } }] });
    expect(match.published).toEqual({ ...asked, move: 3 });
    expect(match.undoable(BEN)).toBe(0);
    tell(match, 'pass');
    expect(tell(match, 'walk QUAY').row!.events.map(({ fields }) => fields.answer)).toEqual([
      PASS,
      option('walk QUAY'),
    ]);
  });
});
