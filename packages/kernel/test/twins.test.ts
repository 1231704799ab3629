// Tests that two worlds that a viewer cannot tell apart stay so while the viewer sees the same events. `twins` begins with a
// re-deal in mid-match. `histories` begins with the deal, so that it does not rely on views.
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Choice, Step } from '@gaslamp/kernel/effects';
import { visible } from '@gaslamp/kernel/events';
import type { Game } from '@gaslamp/kernel/game';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { standingFor, viewFor } from '@gaslamp/kernel/projection';
import {
  copy,
  EVERYONE,
  type Option,
  type Place,
  type Player,
  type Position,
  SPECTATOR,
  sees,
} from '@gaslamp/kernel/state';
import { answersItself, Table } from '@gaslamp/kernel/table';
import { redeal, view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { toy } from './toy.ts';
import { at, type Data, effects, HAND, holds, isRed, kindNumber, kindsIn, others, type Toy } from './toy-state.ts';

type Lamplight = Game<Toy, Data>;
/** The watchers of a place are the same in every state until the end. */
const RUNNING = toy.setup(4, { coins: 0 });
const WISHES = toy.verbs.names.flatMap((verb) => {
  const texts =
    toy.verbs.argumentsOf(verb)!.length === 0 ? [verb] : ['LOAF', 'SHIELD', 'QUAY', 'BEN'].map((v) => `${verb} ${v}`);
  return texts.map((text) => toy.verbs.parse(text)).filter((option) => typeof option === 'number');
});

/** Returns everything that reaches the viewer at a published moment or in their own draft. */
function seenBy(match: Match<Toy, Data>, viewer: Player, wishes: readonly Option[]): string {
  return JSON.stringify({
    view: viewFor(match, viewer),
    standing: standingFor(match, viewer),
    explained: wishes.map((wish) => match.explain(viewer, wish)),
    answered: match.decision && answersItself(match.decision),
  });
}

/**
 * Chance of two worlds. The second repeats the first's outcomes where the viewer can see them. Outcomes that the viewer cannot
 * see are free but often the same, since worlds that differ in little stay together for long.
 */
class Coupled {
  answers: { value: number; seen: boolean }[] = [];
  constructor(
    readonly viewer: Player,
    readonly mind: FastDice,
  ) {}
  #say(value: number, seen: boolean): number {
    this.answers.push({ value, seen });
    return value;
  }
  #sees = (to: Place): boolean => sees(toy.watchers(RUNNING, to), this.viewer);
  readonly first: Chance = {
    roll: (sides) => this.#say(this.mind.roll(sides), true),
    draw: (from, to) => this.#say(this.mind.draw(from), this.#sees(to)),
  };
  readonly second: Chance = {
    roll: (sides) => this.answers.shift()?.value ?? this.mind.roll(sides),
    draw: (from, to) => {
      const answer = this.answers.shift();
      if (answer === undefined) return this.mind.draw(from);
      const seen = answer.seen && this.#sees(to);
      if (from.includes(answer.value) && (seen || this.mind.below(3) > 0)) return answer.value;
      // The back of a card is visible even if its face is not.
      const alike = from.filter((item) => isRed(item) === isRed(answer.value));
      return this.mind.draw(alike.length > 0 ? alike : from);
    },
  };
}

interface Pair {
  readonly a: Match<Toy, Data>;
  readonly b: Match<Toy, Data>;
  readonly chance: Coupled;
  readonly viewer: Player;
  readonly mind: FastDice;
}

/**
 * Follows two worlds as long as the viewer sees the same. Returns the number of moments compared, or throws the first
 * difference.
 */
function follow({ a, b, chance, viewer, mind }: Pair, bound: number): number {
  let compared = 0;
  const compare = () => {
    // Tests a few wishes at a time and gets round to all of them.
    const wishes = [0, 1, 2].map((i) => WISHES[(3 * compared + i) % WISHES.length]!);
    compared++;
    const [left, right] = [a, b].map((match) => seenBy(match, viewer, wishes));
    if (left !== right) throw new Error(`told apart by ${viewer}:\n${left}\n${right}`);
  };
  compare();
  while (a.decision !== null && b.decision !== null && compared < bound) {
    chance.answers = [];
    const mine = a.decision.player === viewer;
    const first = mine ? answer(a, viewer, mind, []) : publish(a, viewer, mind, []);
    // The viewer gives the same answers in both worlds. Others may do so, or give other answers that look the same.
    const second = mine ? answer(b, viewer, mind, first.texts) : publish(b, viewer, mind, first.texts);
    if (JSON.stringify(first.events) !== JSON.stringify(second.events)) break;
    compare();
  }
  return compared;
}

interface Published {
  readonly texts: readonly string[];
  /** The events as the viewer sees them; null inside a draft. */
  readonly events: readonly unknown[] | null;
}

/** Answers a question. The viewer answers as in the other world; others mostly do so where it is possible. */
function answer(match: Match<Toy, Data>, viewer: Player, mind: FastDice, like: readonly string[]): Published {
  const { player, options } = match.decision!;
  const offered = options.map((option) => match.game.verbs.format(option));
  const [wanted] = like;
  const same = wanted !== undefined && offered.includes(wanted) && (player === viewer || mind.below(8) > 0);
  const text = same ? wanted : offered[mind.below(offered.length)]!;
  const result = match.choose(player, [text], match.at);
  if (isRefusal(result)) throw new Error(`${text}: ${JSON.stringify(result)}`);
  return { texts: [text], events: result.row?.events.map((event) => visible(event, viewer)) ?? null };
}

/** Answers a whole draft. */
function publish(match: Match<Toy, Data>, viewer: Player, mind: FastDice, like: readonly string[]): Published {
  const texts: string[] = [];
  for (;;) {
    const next = answer(match, viewer, mind, like.slice(texts.length));
    texts.push(...next.texts);
    if (next.events !== null) return { texts, events: next.events };
  }
}

function twins(game: Lamplight, seed: number): number {
  const mind = new FastDice(seed);
  const seats = 2 + mind.below(3);
  const g = new Table(game, game.setup(seats, { coins: 0 }), mind);
  for (let answers = mind.below(120); (answers > 0 || g.s.step > 0) && g.decision !== null; answers--)
    g.choose(g.decision.options[mind.below(g.decision.options.length)]!);
  if (g.decision === null) return 0;
  const viewer = mind.below(5) === 0 ? SPECTATOR : mind.below(seats);
  const chance = new Coupled(viewer, mind);
  const world = redeal(game, view(game, g.s, viewer), mind);
  const a = Match.restore(game, copy(g.s), [], chance.first);
  const b = Match.restore(game, world, [], chance.second);
  return follow({ a, b, chance, viewer, mind }, 40);
}

function histories(game: Lamplight, seed: number): number {
  const mind = new FastDice(seed);
  const seats = 2 + mind.below(3);
  const viewer = mind.below(5) === 0 ? SPECTATOR : mind.below(seats);
  const chance = new Coupled(viewer, mind);
  const first = Match.start(game, seats, {}, chance.first);
  const second = Match.start(game, seats, {}, chance.second);
  const seen = [first, second].map(({ entry }) => JSON.stringify(entry.events.map((event) => visible(event, viewer))));
  if (seen[0] !== seen[1]) return 0;
  return follow({ a: first.match, b: second.match, chance, viewer, mind }, 200);
}

/** Returns the number of moments compared in `runs` runs. */
const total = (property: typeof twins, game: Lamplight, runs: number): number => {
  let compared = 0;
  for (let seed = 1; seed <= runs; seed++) compared += property(game, seed);
  return compared;
};

describe('two worlds alike to a viewer stay alike', () => {
  test('after a re-deal in mid-match', () => {
    expect(total(twins, toy, 100)).toBeGreaterThan(300);
  });

  test('from the deal on, whatever happens unseen', () => {
    expect(total(histories, toy, 100)).toBeGreaterThan(300);
  });
});

/** Returns the toy game with one effect changed. */
function withEffect(name: string, change: object): Lamplight {
  const byName = { ...effects.byName, [name]: { ...effects.byName[name]!, ...change } };
  return { ...toy, effects: { ...effects, byName } as unknown as typeof effects };
}
const SHIELD = kindNumber('SHIELD');
const carryOut = effects.byName['text.carryOut'] as Step<Toy, Data>;
const announce = effects.byName['text.announce'] as Step<Toy, Data>;
const offer = effects.byName['gift.offer'] as Choice<Toy, Data>;
const target = effects.byName['play.target'] as Choice<Toy, Data>;

describe('a planted leak is found:', () => {
  test.each<[string, Lamplight]>([
    [
      'a window that opens for holders only',
      withEffect('text.announce', {
        run(g: Table<Toy, Data>, locals: { to: Player }) {
          announce.run(g, locals as never);
          if (g.s.agenda.at(-1)!.effect === 'text.answer' && !holds(g.s, locals.to, SHIELD)) g.s.agenda.pop();
        },
      }),
    ],
    ['a window that is answered at once where nothing is held', withEffect('text.answer', { secret: false })],
    ['a pool for each place', { ...toy, pool: (s, place, item) => place * 3 + toy.pool(s, place, item) }],
    ['picks that are published', withEffect('levy.pick', { draft: false })],
    [
      'a gift’s face in a frame',
      withEffect('gift.offer', {
        choose(g: Table<Toy, Data>, locals: object, option: Option) {
          offer.choose(g, locals as never, option);
          g.s.agenda[0] = { ...g.s.agenda[0]!, option };
        },
      }),
    ],
    [
      'options in the order of hidden hands',
      withEffect('play.target', {
        options: ({ s, data }: Position<Toy, Data>, locals: object) =>
          target
            .options({ s, data }, locals as never)
            .toSorted((a, b) => kindsIn(s, at.player(b)).indexOf(0) - kindsIn(s, at.player(a)).indexOf(0)),
      }),
    ],
    [
      'an explanation that reads another’s hand',
      {
        ...toy,
        refuse: ({ s }, by) => ({ rule: 'T1', key: others(s, by).some((p) => holds(s, p, SHIELD)) ? 'held' : 'free' }),
      },
    ],
    [
      'a hand that all may look at with the one who plays a card',
      withEffect('text.carryOut', {
        run(g: Table<Toy, Data>, locals: { to: Player }) {
          carryOut.run(g, locals as never);
          for (const item of g.in(HAND + locals.to)) g.show(item, EVERYONE);
        },
      }),
    ],
  ])('%s', (_, leaky) => {
    expect(() => {
      total(histories, leaky, 60);
      total(twins, leaky, 150);
    }).toThrow('told apart');
  });
});
