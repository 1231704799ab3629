import { FastDice } from '@gaslamp/kernel/chance';
import { Effects } from '@gaslamp/kernel/effects';
import { copy, type Player, SPECTATOR } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { asking, BRIDGE, bareTable, marking, marks, option, PASS, QUAY } from './bare.ts';
import { ANN, BEN, CAT, dice, position, say, tableOf } from './positions.ts';
import { toy } from './toy.ts';
import type { Data, Toy } from './toy-state.ts';

describe('the agenda', () => {
  test('runs steps up to the first question, in the order in which they are named', () => {
    const g = bareTable((effects) => {
      const mark = marking(effects);
      const ask = asking(effects);
      const both = effects.step('both', (g) => g.next(mark({ n: 2 }), mark({ n: 3 })));
      return [mark({ n: 1 }), both({}), mark({ n: 4 }), ask({ by: BEN }), mark({ n: 5 })];
    });
    expect(marks(g)).toEqual([1, 2, 3, 4]);
    expect(g.decision).toMatchObject({ player: BEN, effect: 'ask', options: [PASS, QUAY, BRIDGE] });
    g.choose(QUAY);
    expect(marks(g)).toEqual([1, 2, 3, 4, 5]);
    expect(g.decision).toBeNull();
  });

  test('skips a question without options, and what it would have done', () => {
    const g = bareTable((effects) => {
      const mark = marking(effects);
      const none = effects.choice<{ by: Player }>('none', {
        options: () => [],
        choose: (g) => g.next(mark({ n: 9 })),
      });
      return [none({ by: ANN }), mark({ n: 1 })];
    });
    expect(marks(g)).toEqual([1]);
  });

  test('takes a frame that queues itself again as a loop', () => {
    const g = bareTable((effects) => {
      const mark = marking(effects);
      const count = effects.step<{ n: number }>('count', (g, { n }) => {
        if (n > 0) g.next(mark({ n }), count({ n: n - 1 }));
      });
      return [count({ n: 3 })];
    });
    expect(marks(g)).toEqual([3, 2, 1]);
  });

  test('forgets up to a frame by name, which stays', () => {
    const g = bareTable((effects) => {
      const mark = marking(effects);
      const stay = effects.step('stay', (g) => g.emit('mark', { n: 7 }));
      const cut = effects.step('cut', (g) => g.drop('stay'));
      return [cut({}), mark({ n: 1 }), mark({ n: 2 }), stay({}), mark({ n: 3 }), stay({})];
    });
    expect(marks(g)).toEqual([7, 3, 7]);
  });

  test('says what is not queued', () => {
    const cutNowhere = () =>
      bareTable((effects) => {
        const mark = marking(effects);
        const cut = effects.step('cut', (g) => g.drop('nowhere'));
        return [cut({}), mark({ n: 1 })];
      });
    expect(cutNowhere).toThrow('nothing named "nowhere" is queued');
  });

  test('is empty for good once the match is finished', () => {
    const g = bareTable((effects) => {
      const mark = marking(effects);
      const over = effects.step('over', (g) => {
        g.finish();
        g.next(mark({ n: 2 }));
        g.drop('mark');
      });
      return [mark({ n: 1 }), over({}), mark({ n: 3 }), asking(effects)({ by: ANN })];
    });
    expect(marks(g)).toEqual([1]);
    expect(g.s.agenda).toEqual([]);
    expect(g.decision).toBeNull();
    expect(() => g.choose(PASS)).toThrow('the match is over');
  });

  test('does not take an effect that nobody defined', () => {
    expect(() => bareTable(() => [{ effect: 'dream' }])).toThrow('unknown effect "dream"');
    expect(() => bareTable(() => [{ effect: 'constructor' }])).toThrow('unknown effect "constructor"');
  });

  test('knows each effect by one name', () => {
    const effects = new Effects<Toy, Data>();
    effects.step('once', () => {});
    expect(() => effects.choice('once', { options: () => [], choose: () => {} })).toThrow(
      'effect "once" is defined twice',
    );
  });

  test('holds frames that are made anew for each name, never changed', () => {
    const effects = new Effects<Toy, Data>();
    const a = effects.step<{ n: number }>('a', () => {});
    const b = effects.step<{ n: number }>('b', () => {});
    const locals = { n: 1 };
    const first = a(locals);
    const second = b(locals);
    expect([first, second]).toEqual([
      { effect: 'a', n: 1 },
      { effect: 'b', n: 1 },
    ]);
  });
});

describe('a question', () => {
  test('counts as a published move, or as a step where the same player composes on', () => {
    const g = bareTable((effects) => {
      const ask = asking(effects);
      const draft = effects.choice<{ by: Player }>('draft', { draft: true, options: () => [PASS], choose: () => {} });
      return [
        ...[ask({ by: ANN }), ask({ by: ANN }), draft({ by: ANN }), draft({ by: ANN }), ask({ by: ANN })],
        // A draft that another player begins: the answers before it are published.
        ...[draft({ by: BEN }), draft({ by: BEN })],
      ];
    });
    const steps = [[g.s.move, g.s.step]];
    while (g.decision) {
      g.choose(PASS);
      steps.push([g.s.move, g.s.step]);
    }
    expect(steps).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
      [3, 0],
      [3, 1],
      [4, 0],
    ]);
  });

  test('tells what it is: whose, about what, how to pass', () => {
    const g = tableOf({ hands: [['KEYHOLE.1'], ['LOAF.1'], []] });
    say(g, 'play KEYHOLE', 'at BEN', 'confirm');
    expect(g.decision).toEqual({
      player: BEN,
      effect: 'text.answer',
      frame: { effect: 'text.answer', by: BEN, card: 9 },
      options: [PASS],
      draft: false,
      secret: true,
      subset: false,
      pass: PASS,
    });
  });

  test('is explained by the effect, then by the game', () => {
    const g = tableOf({ hands: [['LOAF.1', 'PEEP.1'], [], []], stands: [1, 0, 0] });
    const why = (player: Player, text: string) => g.refuse(player, option(text));
    expect(why(ANN, 'pass')).toBeNull();
    expect(why(ANN, 'light')).toEqual({ rule: 'T3', key: 'light.poor' });
    expect(why(ANN, 'walk BRIDGE')).toEqual({ rule: 'T2', key: 'walk.there' });
    expect(why(ANN, 'play LOAF')).toEqual({ rule: 'T2', key: 'play.no-text' });
    expect(why(ANN, 'play BELL')).toEqual({ rule: 'T2', key: 'play.not-held' });
    expect(why(ANN, 'play PEEP')).toEqual({ rule: 'T7', key: 'play.nobody' });
    expect(why(ANN, 'confirm')).toEqual({ rule: 'T1', key: 'not-asked' });
    expect(why(BEN, 'pass')).toEqual({ rule: 'T1', key: 'not-asked' });
  });

  test('for a set says what fits any picks, while nothing of it is picked', () => {
    const g = tableOf({ hands: [['LOAF.1', 'LOAF.2', 'LEVY.1'], []] });
    const loaf = option('pick LOAF');
    expect(g.consider([])).toBeNull();
    say(g, 'light');
    expect(g.consider([])).toEqual({ fits: [loaf, option('pick LEVY')], enough: false });
    expect(g.consider([loaf])).toEqual({ fits: [loaf], enough: false });
    expect(g.consider([loaf, loaf])).toEqual({ fits: [], enough: true });
    expect(g.consider([loaf, option('pick LEVY')])).toBeNull();
    say(g, 'pick LOAF');
    expect(g.consider([loaf])).toBeNull();
  });
});

describe('a pick of a set', () => {
  /** Ann pays four at the bridge: with a Levy (3) and one of the others, or with Peep and Throw (2 each). */
  const paying = () => {
    const g = tableOf({ hands: [['LOAF.1', 'PEEP.1', 'THROW.1', 'LEVY.1'], []], stands: [1, 0] });
    say(g, 'light');
    return g;
  };
  const forbidden = { rule: 'T1', key: 'not-asked' };
  const why = (g: ReturnType<typeof paying>, text: string, ...beside: string[]) =>
    g.refuse(ANN, option(text), beside.map(option));

  test('is not forbidden for its place in the order of the walk', () => {
    const g = paying();
    const levy = option('pick LEVY');
    expect(g.decision!.options).not.toContain(levy);
    expect(g.consider([])!.fits).toContain(levy);
    expect(why(g, 'pick LEVY')).toBeNull();
    say(g, 'pick THROW');
    // The walk has passed this candidate.
    expect(g.decision!.options).not.toContain(option('pick PEEP'));
    expect([why(g, 'pick PEEP'), why(g, 'pick LOAF')]).toEqual([null, forbidden]);
  });

  test('is forbidden beside others where it does not fit them, and so is an end that comes too early', () => {
    const g = paying();
    expect([why(g, 'pick LOAF', 'pick LEVY'), why(g, 'pick LOAF', 'pick THROW')]).toEqual([null, forbidden]);
    expect([why(g, 'pick LEVY', 'pick LEVY'), why(g, 'pick GIFT')]).toEqual([forbidden, forbidden]);
    expect([why(g, 'done'), why(g, 'done', 'pick LEVY')]).toEqual([forbidden, forbidden]);
    expect(why(g, 'done', 'pick LEVY', 'pick PEEP')).toBeNull();
    expect(g.s.picks).toEqual([]);
  });
});

describe('a table', () => {
  test('takes the state over and runs it to its first question', () => {
    const s = toy.setup(3, { coins: 0 });
    const g = new Table(toy, s, new FastDice(4));
    expect(g.s).toBe(s);
    expect(g.events).toBeNull();
    expect(g.decision).toMatchObject({ player: ANN, effect: 'turn.action' });
    expect(g.data).toBe(toy.data);
    expect([s.move, s.step]).toEqual([0, 0]);
  });

  test('takes only an option, and otherwise says what is allowed and changes nothing', () => {
    const g = tableOf({ hands: [['LOAF.1'], []] });
    const before = copy(g.s);
    const allowed = g.decision!.options.map((one) => `${one} (${toy.verbs.format(one)})`).join(', ');
    expect(allowed).toContain(`${PASS} (pass)`);
    for (const wrong of [option('light'), -1, PASS + 0.5, Number.NaN, String(PASS) as unknown as number])
      expect(() => g.choose(wrong)).toThrow(`${wrong} is no option of "turn.action"; allowed: ${allowed}`);
    expect(g.s).toEqual(before);
    g.choose(PASS);
    expect(g.s.move).toBe(1);
  });

  test('shows a draft to the player who composes it, and to all others what is published', () => {
    const told = { hands: [['GIFT.1', 'LOAF.1'], ['PEEP.1'], []] };
    const g = Table.watched(toy, position(told), dice());
    const others = () => [BEN, CAT, SPECTATOR].map((viewer) => g.view(viewer));
    const published = others();
    for (const text of ['play GIFT', 'at BEN', 'give LOAF']) {
      say(g, text);
      expect(others()).toEqual(published);
      expect(g.view(ANN)).toEqual(view(toy, g.s, ANN));
    }
    say(g, 'confirm');
    expect(others()).toEqual([BEN, CAT, SPECTATOR].map((viewer) => view(toy, g.s, viewer)));
    expect(others()).not.toEqual(published);
    // A table that keeps nothing does not show a draft either.
    const blind = tableOf(told);
    say(blind, 'play GIFT');
    expect(blind.view(ANN).s.step).toBe(1);
    expect(() => blind.view(BEN)).toThrow(
      'player 0 is composing a draft, which viewer 1 may not see: make the table with Table.watched',
    );
  });

  test('without events plays like one with events', () => {
    const [quiet, loud] = [null, []].map(
      (events) => new Table(toy, toy.setup(4, { coins: 0 }), new FastDice(4), events),
    );
    while (quiet!.decision) {
      const { options } = quiet!.decision;
      const answer = options[quiet!.s.move % options.length]!;
      quiet!.choose(answer);
      loud!.choose(answer);
    }
    expect(quiet!.s).toEqual(loud!.s);
    expect(quiet!.events).toBeNull();
    expect(loud!.events!.length).toBeGreaterThan(100);
  });
});
