import { FastDice, LoggedDice } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { type Accepted, isRefusal, Match } from '@gaslamp/kernel/match';
import { patched } from '@gaslamp/kernel/patch';
import type { Player } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import { asking, bare, option, PASS } from './bare.ts';
import { ANN, BEN, CAT, dice, lies, matchOf, options, position, type Stated, standing, tell } from './positions.ts';
import { toy } from './toy.ts';
import { type Data, DISCARD, HAND, type Toy } from './toy-state.ts';

describe('a match', () => {
  test('begins with the deal, which says what chance said and what changed', () => {
    const { match, entry } = Match.start(toy, 3, { coins: 2 }, new FastDice(1));
    expect(entry).toMatchObject({ player: -1, did: 'deal', settled: true });
    expect(entry.chance).toHaveLength(3 * (1 + 3));
    expect(entry.events.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill(['became', 'drew', 'drew', 'drew']).flat(),
      'turn',
    ]);
    expect(patched(toy.setup(3, { coins: 2 }), entry.patch)).toEqual(match.s);
    expect(match.published).toBe(match.s);
    expect(match.at).toEqual({ move: 0, step: 0 });
    expect(match.decision).toMatchObject({ player: ANN, effect: 'turn.action' });
    const again = Match.start(toy, 3, { coins: 2 }, new LoggedDice(entry.chance, toy.nameOf));
    expect(again.entry).toEqual(entry);
    expect(again.match.s).toEqual(match.s);
  });

  test('begins at a position, and does what comes before its first question', () => {
    const dealt = Match.start(toy, 3, { coins: 2 }, new FastDice(1)).match;
    const { before } = Match.start(toy, 3, { coins: 2 }, new FastDice(1));
    const position = { ...dealt.s, move: 17 };
    const { match, entry, before: begun } = Match.from(toy, position, new FastDice(2));
    expect(entry).toEqual({ player: -1, did: 'deal', chance: [], events: [], patch: {}, settled: true });
    expect([begun, match.s]).toEqual([dealt.s, dealt.s]);
    expect(match.decision).toMatchObject({ player: ANN, effect: 'turn.action' });
    expect(position.move).toBe(17);
    const early = Match.from(toy, before, new FastDice(1));
    expect(early.match.s).toEqual(dealt.s);
    expect(patched(before, early.entry.patch)).toEqual(dealt.s);
  });

  test.each([1, 5, 2.5, Number.NaN])('does not begin with %d players', (seats) => {
    expect(() => Match.start(toy, seats, {}, new FastDice(1))).toThrow(
      `setup.players: game lamplight, least 2, most 4, seats ${seats}`,
    );
  });

  test('does not begin with an option that is not allowed', () => {
    expect(() => Match.start(toy, 2, { coins: 9 }, new FastDice(1))).toThrow('setup.optionRange: name coins');
  });

  test('writes down who answered what, what chance said, and what happened', () => {
    const match = matchOf({ hands: [['THROW.1'], ['LOAF.1']] }, '5');
    const before = match.s;
    const { entries, row, left } = tell(match, 'play THROW');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ player: ANN, did: 'play THROW', chance: ['5'], settled: true });
    expect(row).toEqual({ move: 1, events: entries[0]!.events });
    expect(row!.events.map(({ kind }) => kind)).toEqual(['play', 'laid', 'threw', 'coins']);
    expect(left).toEqual([]);
    expect(patched(before, entries[0]!.patch)).toEqual(match.s);
    expect(before.coins).toEqual([0, 0]);
  });

  test('asks on when a table is told the same', () => {
    const match = matchOf({ hands: [['LOAF.1'], ['LOAF.2']] });
    tell(match, 'pass');
    const first = match.decision;
    expect(match.decision).toBe(first);
    expect(first).toMatchObject({ player: ANN, frame: { by: ANN } });
  });

  test('is over when nobody is asked', () => {
    const match = matchOf({ hands: [['THROW.1'], []], coins: [6, 0], identities: ['OWL', 'FOX'] }, '6');
    tell(match, 'play THROW');
    expect([match.decision, match.asked]).toEqual([null, null]);
    expect(match.choose(ANN, ['pass'], match.at)).toEqual({ refusal: 'over' });
    expect(match.undo(ANN, match.at)).toEqual({ refusal: 'over' });
    expect([match.undoable(ANN), match.undoable(BEN)]).toEqual([0, 0]);
    expect(toy.result({ s: match.s, data: toy.data })).toMatchObject({ reason: 'coins' });
  });
});

const HANDS: Stated = { hands: [['LOAF.1', 'LOAF.2', 'LEVY.1'], ['PEEP.1'], []] };
/** Answers with the first option up to the next published step. */
function goOn(match: ReturnType<typeof matchOf>): unknown[] {
  const replies: Accepted[] = [];
  do replies.push(tell(match, options(match)[0]!));
  while (replies.at(-1)!.row === null);
  return replies;
}

describe('an answer that is refused leaves everything as it was', () => {
  const at = (move: number, step = 0) => ({ move, step });
  test.each<[string, string[], Player, string[], { move: number; step: number }, object]>([
    ['of somebody else', [], BEN, ['pass'], at(0), { refusal: 'not-your-decision' }],
    ['of nobody', [], 9, ['pass'], at(0), { refusal: 'not-your-decision' }],
    ['for an old move', ['pass'], ANN, ['pass'], at(0), { refusal: 'stale-move' }],
    ['for a move to come', [], ANN, ['pass'], at(1), { refusal: 'stale-move' }],
    ['for an old step of a draft', ['light', 'pick LOAF'], ANN, ['pick LOAF'], at(0, 1), { refusal: 'stale-move' }],
    ['without a text', [], ANN, [], at(0), { refusal: 'not-allowed', detail: { code: 'answer.none', values: {} } }],
    [
      'that is no text of the game',
      [],
      ANN,
      ['walk HOME'],
      at(0),
      {
        refusal: 'unknown-option',
        wish: 'walk HOME',
        detail: {
          code: 'answer.value',
          values: { word: 'HOME', key: 'lamp', name: 'walk', allowed: 'QUAY, BRIDGE, SQUARE' },
        },
      },
    ],
    [
      'that a rule forbids',
      [],
      ANN,
      ['walk QUAY'],
      at(0),
      { refusal: 'not-allowed', wish: 'walk QUAY', rule: 'T2', key: 'walk.there' },
    ],
    [
      'to another question',
      [],
      ANN,
      ['confirm'],
      at(0),
      { refusal: 'not-allowed', wish: 'confirm', rule: 'T1', key: 'not-asked' },
    ],
    [
      'with a mistake in what follows',
      [],
      ANN,
      ['light', 'pick LOAF', 'pick LEVY'],
      at(0),
      { refusal: 'not-allowed', wish: 'pick LEVY', rule: 'T1', key: 'not-asked' },
    ],
    [
      'with a mistake in what follows in a draft',
      ['light', 'pick LOAF'],
      ANN,
      ['pick LOAF', 'pass'],
      at(0, 2),
      { refusal: 'not-allowed', wish: 'pass', rule: 'T1', key: 'not-asked' },
    ],
    [
      'with a set that is none',
      ['light'],
      ANN,
      ['pick LOAF', 'done', 'confirm'],
      at(0, 1),
      { refusal: 'not-allowed', wish: 'done', rule: 'T1', key: 'not-asked' },
    ],
  ])('%s', (_, first, player, texts, when, refusal) => {
    const [match, other] = [matchOf(HANDS), matchOf(HANDS)];
    for (const either of [match, other]) if (first.length > 0) tell(either, ...first);
    const before = standing(match);
    expect(match.choose(player, texts, when)).toEqual(refusal);
    expect(standing(match)).toEqual(before);
    // Pending events show only when they are published.
    expect(goOn(match)).toEqual(goOn(other));
    expect(match.undo(match.asked!.player, match.at)).toEqual(other.undo(other.asked!.player, other.at));
    expect(standing(match)).toEqual(standing(other));
  });

  test('undone', () => {
    const match = matchOf(HANDS);
    tell(match, 'light');
    const before = standing(match);
    expect(match.undo(BEN, match.at)).toEqual({ refusal: 'not-your-decision' });
    expect(match.undo(ANN, { move: 0, step: 0 })).toEqual({ refusal: 'stale-move' });
    expect(standing(match)).toEqual(before);
    const fresh = matchOf(HANDS);
    const untold = standing(fresh);
    expect(fresh.undo(ANN, fresh.at)).toEqual({ refusal: 'nothing-to-undo' });
    expect(standing(fresh)).toEqual(untold);
  });
});

describe('several answers in one command', () => {
  const choose = (match: ReturnType<typeof matchOf>, ...texts: string[]) => {
    const result = match.choose(match.decision!.player, texts, match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    return result;
  };

  test('are taken up to the first that is published; the rest is not looked at', () => {
    const match = matchOf(HANDS);
    const done = choose(match, 'light', 'pick LEVY', 'done', 'confirm', 'pass', 'no such thing');
    expect(done.entries.map(({ did }) => did)).toEqual(['light', 'pick LEVY', 'done', 'confirm']);
    expect(done.left).toEqual(['pass', 'no such thing']);
    expect(done.row).toMatchObject({ move: 1 });
    expect(match.at).toEqual({ move: 1, step: 0 });
    expect(choose(match, 'pass', 'no such thing').left).toEqual(['no such thing']);
  });

  test('of which the last stays in a draft are all taken', () => {
    const match = matchOf(HANDS);
    const done = choose(match, 'light', 'pick LOAF');
    expect(done).toMatchObject({ row: null, left: [] });
    expect(match.at).toEqual({ move: 0, step: 2 });
  });

  test('come to the same as one by one', () => {
    const [together, apart] = [matchOf(HANDS), matchOf(HANDS)];
    const texts = ['light', 'pick LOAF', 'pick LOAF', 'done', 'confirm'];
    const { entries, row } = choose(together, ...texts);
    const singles = texts.map((text) => choose(apart, text));
    expect(singles.flatMap((single) => single.entries)).toEqual(entries);
    expect(singles.at(-1)!.row).toEqual(row);
    expect(standing(together)).toEqual(standing(apart));
  });

  test('pick a set in any order', () => {
    const stated: Stated = { hands: [['LOAF.1', 'LOAF.2', 'PEEP.1', 'THROW.1', 'SHIELD.1'], []], stands: [2, 0] };
    const orders = [
      ['pick LOAF', 'pick LOAF', 'pick PEEP', 'pick THROW'],
      ['pick THROW', 'pick LOAF', 'pick PEEP', 'pick LOAF'],
      ['pick PEEP', 'pick THROW', 'pick LOAF', 'pick LOAF'],
    ];
    for (const order of orders) {
      const match = matchOf(stated);
      const { entries, left } = choose(match, 'light', ...order, 'done', 'confirm', 'pass');
      expect(entries.map(({ did }) => did)).toEqual(['light', ...orders[0]!, 'done', 'confirm']);
      expect(left).toEqual(['pass']);
      expect(lies(match.s, DISCARD)).toEqual(['LOAF.1', 'LOAF.2', 'PEEP.1', 'THROW.1']);
    }
  });

  test('do not reach into a set of the question behind', () => {
    const { game, s } = bare((effects) => {
      const ask = asking(effects);
      const set = effects.subset<{ by: Player; since: number }>('set', option('done'), {
        draft: true,
        candidates: () => [option('pick LOAF'), option('pick PEEP')],
        fits: () => true,
        enough: () => true,
      });
      const clear = effects.step('clear', (g) => void g.s.picks.splice(0));
      const twice = [set({ by: ANN, since: 0 }), clear({}), set({ by: ANN, since: 0 }), clear({})];
      return [ask({ by: ANN }), ...twice, ask({ by: ANN })];
    });
    const match = Match.restore(game, s, [], dice());
    const { entries, left } = choose(match, 'pass', 'pick PEEP', 'done', 'pick LOAF', 'done', 'pass', 'nonsense');
    expect(entries.map(({ did }) => did)).toEqual(['pass', 'pick PEEP', 'done', 'pick LOAF', 'done']);
    expect(left).toEqual(['pass', 'nonsense']);
  });
});

describe('rules that throw', () => {
  const broken = bare((effects) => {
    const { choice, step } = effects;
    const draft = choice<{ by: Player }>('draft', { draft: true, options: () => [PASS], choose: () => {} });
    const roll = step('roll', (g) => void g.roll(6));
    const wrong = step('wrong', () => {
      throw new Error('a mistake of the rules');
    });
    const ask = choice<{ by: Player }>('ask', {
      options: () => [PASS, option('light'), option('coin')],
      choose(g, { by }, answer) {
        g.emit('asked', {});
        if (answer === PASS) g.next(draft({ by }), roll({}), draft({ by }));
        else if (answer === option('light')) g.next(draft({ by }), wrong({}));
        else g.next(roll({}), draft({ by: BEN }));
      },
    });
    return [ask({ by: ANN }), ask({ by: ANN })];
  });
  const match = () => Match.restore(broken.game, structuredClone(broken.s), [], dice());

  test('leave the match as it was, with all the answers of the command', () => {
    const m = match();
    const before = standing(m);
    expect(() => m.choose(ANN, ['light', 'pass'], m.at)).toThrow('a mistake of the rules');
    expect(standing(m)).toEqual(before);
    const fresh = match();
    expect(tell(m, 'coin')).toEqual(tell(fresh, 'coin'));
  });

  test('a card drawn or shown inside a draft is such a mistake', () => {
    const m = match();
    tell(m, 'pass');
    const before = standing(m);
    expect(() => m.choose(ANN, ['pass'], m.at)).toThrow('"draft" drew or showed something inside a draft');
    expect(standing(m)).toEqual(before);
  });

  test('behind chance somebody else may begin a draft', () => {
    const m = match();
    expect(tell(m, 'coin').row).toMatchObject({ move: 1 });
    expect(m.decision).toMatchObject({ player: BEN, draft: true });
    expect(m.published).toBe(m.s);
  });
});

describe('an explanation', () => {
  test('is what forbids a wish, or null where it is offered', () => {
    const match = matchOf(HANDS);
    expect(match.explain(ANN, option('play LOAF'))).toEqual({ rule: 'T2', key: 'play.no-text' });
    expect(match.explain(ANN, option('light'))).toBeNull();
    expect(match.explain(BEN, option('light'))).toEqual({ rule: 'T1', key: 'not-asked' });
  });

  test('knows one’s own draft, and nothing of another’s', () => {
    const telling: Game<Toy, Data> = { ...toy, refuse: ({ s }) => ({ rule: 'T1', key: `${s.picks.length} picks` }) };
    const match = Match.restore(telling, matchOf(HANDS).s, [], dice());
    tell(match, 'light', 'pick LOAF');
    expect(match.explain(ANN, option('pick LOAF'))).toBeNull();
    expect(match.explain(ANN, option('light'))).toEqual({ rule: 'T1', key: '1 picks' });
    expect(match.explain(BEN, option('light'))).toEqual({ rule: 'T1', key: '0 picks' });
  });
});

describe('a set that is refused', () => {
  /** Ann pays four at the bridge: with a Levy (3) and one of the others, or with Peep and Throw (2 each). */
  const paying = () => {
    const match = matchOf({ hands: [['LOAF.1', 'PEEP.1', 'THROW.1', 'LEVY.1'], []], stands: [1, 0] });
    tell(match, 'light');
    return match;
  };
  const answer = (match: ReturnType<typeof paying>, ...texts: string[]) => match.choose(ANN, texts, match.at);
  const notAllowed = (wish: string) => ({ refusal: 'not-allowed', wish, rule: 'T1', key: 'not-asked' });
  const inOrder = expect.objectContaining({ code: 'answer.order' });

  test('given whole names the pick that does not go with the others, or the end', () => {
    const match = paying();
    expect(answer(match, 'pick LEVY', 'pick THROW', 'pick LOAF', 'done')).toEqual(notAllowed('pick LOAF'));
    expect(answer(match, 'pick LEVY', 'done')).toEqual(notAllowed('done'));
    expect(answer(match, 'pick LEVY', 'pick GIFT', 'done')).toEqual(notAllowed('pick GIFT'));
    expect(options(match)).toEqual(['pick LOAF', 'pick PEEP', 'pick THROW']);
    expect(isRefusal(answer(match, 'pick LEVY', 'pick THROW', 'done'))).toBe(false);
  });

  test('given pick by pick says that it must come in order, and blames no rule', () => {
    const match = paying();
    expect(answer(match, 'pick LEVY')).toEqual({ refusal: 'not-allowed', wish: 'pick LEVY', detail: inOrder });
    tell(match, 'pick THROW');
    expect(answer(match, 'pick PEEP', 'done')).toEqual({ refusal: 'not-allowed', wish: 'pick PEEP', detail: inOrder });
    expect(match.consider(ANN, [])).toBeNull();
    expect(match.explain(ANN, option('pick PEEP'))).toBeNull();
    expect(match.explain(ANN, option('pick PEEP'), [option('pick LEVY')])).toEqual({ rule: 'T1', key: 'not-asked' });
  });
});

describe('considering a set', () => {
  test('in words tells the asked player what still fits', () => {
    const match = matchOf(HANDS);
    expect(match.consider(ANN, [])).toBeNull();
    tell(match, 'light');
    expect(match.consider(ANN, [])).toEqual({ picks: [], fits: ['pick LOAF', 'pick LEVY'], enough: false });
    expect(match.consider(ANN, ['pick LEVY'])).toEqual({ picks: [option('pick LEVY')], fits: [], enough: true });
    expect(match.consider(ANN, ['pick LEVY', 'pick LOAF'])).toBeNull();
    expect(match.consider(ANN, ['pick HOPE'])).toBeNull();
    expect(match.consider(BEN, [])).toBeNull();
  });
});

test('a position for a match asks Ann', () => {
  expect(position(HANDS).agenda).toEqual([{ effect: 'turn' }]);
  expect(options(matchOf(HANDS))).toEqual(['pass', 'light', 'walk BRIDGE', 'walk SQUARE', 'play LEVY']);
  expect(lies(matchOf(HANDS).s, HAND + CAT)).toEqual([]);
});
