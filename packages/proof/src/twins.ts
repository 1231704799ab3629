import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type GameEvent, visible } from '@gaslamp/kernel/events';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { copy, type Option, type Player, type State, sees } from '@gaslamp/kernel/state';
import { redeal, view } from '@gaslamp/kernel/view';
import { closest } from './alike.ts';
import { Coupled } from './coupled.ts';
import { answersItself, type Driver } from './driver.ts';
import { fail, type Where } from './failure.ts';
import { anyViewer, oneOf, playout } from './playout.ts';
import { type AnyMatch, project, unlike } from './projection.ts';
import type { Tally } from './tally.ts';
import { wishesAt, wishesOf } from './wishes.ts';

/** One in so many questions is where twins part from their match, and how many answers they are followed. */
const EVERY = 150;
const HORIZON = 50;

/**
 * Two worlds alike to a viewer, given the same answers and the same visible chance, stay alike to the viewer. The second
 * is a re-deal of the first, so this is blind to what a view itself tells too much: see `histories`.
 *
 * Where the viewer's events are equal everything must be. Where they differ, something hidden that came to light must
 * be the reason: the pair is then given up, counted as `parted`.
 */
export function twins(game: AnyGame, seats: number, seed: number, driver: Driver = answersItself): Tally {
  const tally = { matches: 1, twins: 0, steps: 0, compared: 0, 'parted by light': 0, 'parted by answers': 0 };
  const mind = new FastDice(seed ^ 0x7717);
  playout('twins', game, seats, seed, ({ s, decision }) => {
    if (mind.below(EVERY) > 0) return;
    const viewer = anyViewer(mind, seats);
    // Others are in no position to see a draft.
    if (s.step > 0 && decision!.player !== viewer) return;
    tally.twins++;
    const where = { property: 'twins', game: game.id, seats, seed, move: s.move, viewer };
    follow(game, s, viewer, mind, driver, where, tally);
  });
  return tally;
}

interface Pair {
  readonly game: AnyGame;
  readonly viewer: Player;
  readonly chance: Coupled;
  readonly where: Where;
  a: AnyMatch;
  b: AnyMatch;
}

function follow(
  game: AnyGame,
  s: State,
  viewer: Player,
  mind: FastDice,
  driver: Driver,
  where: Where,
  tally: Record<string, number>,
): void {
  const known = view(game, s, viewer);
  const other = closest(game, s, redeal(game, known, mind), known);
  const chance = new Coupled(game, viewer, mind, 12);
  const a = Match.restore(game, copy(s), [], chance.first);
  const b = Match.restore(game, other, [], chance.second);
  const pair: Pair = { game, viewer, chance, where, a, b };
  const wishes = wishesOf(game);
  let point = mind.below(wishes.length);
  compare([], []);
  for (let step = 0; step < HORIZON && pair.a.decision !== null; step++) {
    const done = together(pair, mind);
    if (done === null) return void tally['parted by answers']!++;
    tally.steps!++;
    if (done.first === null || done.second === null) {
      if (done.first !== done.second) return void tally['parted by answers']!++;
      if (pair.a.decision!.player === viewer) compare([], []);
      continue;
    }
    const seen = (events: readonly GameEvent[]) => JSON.stringify(events.map((event) => visible(event, viewer)));
    if (seen(done.first) !== seen(done.second)) {
      if (!chance.strayed && !light(pair, done.before))
        fail(
          where,
          `the same answer and the same visible chance give other events: ${seen(done.first)} or ${seen(done.second)}`,
        );
      return void tally['parted by light']!++;
    }
    // Who everybody was is in the last view; no event needs to say it.
    if (pair.a.decision === null && pair.b.decision === null && light(pair, done.before)) return;
    compare(done.first, done.second);
  }

  function compare(first: readonly GameEvent[], second: readonly GameEvent[]): void {
    const some = wishesAt(wishes, point++);
    const found = unlike(
      project(game, pair.a, viewer, { wishes: some, events: first, driver }),
      project(game, pair.b, viewer, { wishes: some, events: second, driver }),
    );
    if (found !== null)
      fail(
        { ...where, move: pair.a.published.move },
        `equal events, but the viewer can tell two worlds apart: ${found}`,
      );
    tally.compared!++;
  }
}

interface Done {
  /** What was published, or null inside a draft. */
  readonly first: readonly GameEvent[] | null;
  readonly second: readonly GameEvent[] | null;
  readonly before: { readonly a: State; readonly b: State };
}

/** The same answer in both worlds; null if none can be found. Others take their drafts back where the worlds part in them. */
function together(pair: Pair, mind: FastDice): Done | null {
  const { viewer, chance } = pair;
  for (let attempt = 0; attempt < 4; attempt++) {
    const { a, b } = pair;
    const option = common(a, b, viewer, mind);
    if (option !== null) {
      const before = { a: a.s, b: b.s };
      chance.begin(a.s, b.s);
      const first = published(pair, a, option);
      const second = published(pair, b, option);
      return { first, second, before };
    }
    if (a.s === a.published || b.s === b.published) return null;
    pair.a = Match.restore(pair.game, a.published, [], chance.first);
    pair.b = Match.restore(pair.game, b.published, [], chance.second);
  }
  return null;
}

function common(a: AnyMatch, b: AnyMatch, viewer: Player, mind: FastDice): Option | null {
  const asked = a.decision!;
  const also = b.decision;
  if (asked.player === viewer) return oneOf(mind, asked.options);
  if (also === null || also.player !== asked.player || also.effect !== asked.effect) return null;
  const both = asked.options.filter((option) => also.options.includes(option));
  return both.length === 0 ? null : oneOf(mind, both);
}

function published({ game, where }: Pair, match: AnyMatch, option: Option): readonly GameEvent[] | null {
  const text = game.verbs.format(option);
  const result = match.choose(match.decision!.player, [text], match.at);
  if (isRefusal(result)) fail(where, `"${text}" is an option but refused: ${JSON.stringify(result)}`);
  return result.row === null ? null : result.row.events;
}

/** Whether something came to light for the viewer that lay differently in the two worlds, or was drawn differently just now. */
function light({ a, b, viewer, chance }: Pair, before: Done['before']): boolean {
  for (let item = 0; item < a.s.place.length; item++) {
    if (!sees(a.s.seenBy[item]!, viewer) && !sees(b.s.seenBy[item]!, viewer)) continue;
    if (before.a.place[item] !== before.b.place[item] || chance.apart.has(item)) return true;
  }
  return false;
}
