// Tests the uses of a card, as its menu and its large picture state them, against the rules in random positions: a use is
// possible exactly if some legal way to play it contains that card.

import { cardOfKind as firstCard } from '@gaslamp/emerald-1e/box/data';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { cardOfKind as secondCard } from '@gaslamp/emerald-2e/box/data';
import { CITIES as SECOND_CITIES } from '@gaslamp/emerald-2e/box/ids';
import { type Emerald, FACE_UP } from '@gaslamp/emerald-2e/box/state';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import { FastDice } from '@gaslamp/kernel/chance';
import { type Game, tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { FIXED, SEED } from '@gaslamp/kernel/seed';
import { copy, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { type View, view } from '@gaslamp/kernel/view';
import { handOf as firstHand, modelOf as firstModel } from '@gaslamp/words/emerald-1e/model';
import firstTexts from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { handOf as secondHand, modelOf as secondModel } from '@gaslamp/words/emerald-2e/model';
import secondTexts from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { describe, expect, test } from 'vitest';
import * as first from './emerald-1e/menus.ts';
import { actionOf as firstAction } from './emerald-1e/things.ts';
import * as second from './emerald-2e/menus.ts';
import { actionOf as secondAction } from './emerald-2e/things.ts';

addTexts('en', firstTexts);
addTexts('en', secondTexts);

const NAMES = ['Ada', 'Ben', 'Cy', 'Dot', 'Eve'];
/** Random matches of each test. */
const MATCHES = 6;
const MATCHES_DEEP = 20;

/** A turn at which somebody is asked. */
interface Turn<S extends State, D> {
  readonly table: Table<S, D>;
  readonly known: View<S>;
  readonly options: readonly string[];
}

/** Yields some turns of random matches, with random table options. */
function* turns<S extends State, D>(game: Game<S, D>, matches: number): Generator<Turn<S, D>> {
  for (let seed = SEED; seed < SEED + matches; seed++) {
    const mind = new FastDice(seed * 7919);
    const seats = game.seats.least + mind.below(game.seats.most - game.seats.least + 1);
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, { least, most }]) => [name, least + mind.below(most - least + 1)]),
    );
    const table = new Table(game, game.setup(seats, tableOptions(game, options)), new FastDice(seed));
    for (let n = 0; table.decision !== null && n < 1500; n++) {
      const { effect, player, options: open } = table.decision;
      if (effect === 'turn.act' && mind.below(6) === 0)
        yield { table, known: view(game, table.s, player), options: open.map((option) => game.verbs.format(option)) };
      table.choose(at(open, mind.below(open.length)));
    }
  }
}

const turned = <S extends State, D>({ table }: Turn<S, D>, answer: string): Table<S, D> =>
  branch(table, Number(table.game.verbs.parse(answer)));
function branch<S extends State, D>({ game, s }: Table<S, D>, option: number): Table<S, D> {
  const next = new Table(game, copy(s), new FastDice(1));
  next.choose(option);
  return next;
}

/**
 * Returns every pick that belongs to some legal set of these questions, whatever path leads there: `in` names the questions,
 * `onto` the questions before them.
 */
function picksIn<S extends State, D>(
  begun: Table<S, D>,
  sets: readonly string[],
  onto: readonly string[],
): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = [begun];
  for (let table = open.pop(); table !== undefined; table = open.pop()) {
    const { decision, game } = table;
    if (decision === null) continue;
    if (sets.includes(decision.effect))
      for (const option of table.consider([])?.fits ?? decision.options) found.add(game.verbs.format(option));
    if (!onto.includes(decision.effect)) continue;
    // Equivalent paths are followed once.
    for (const option of decision.options) {
      const next = branch(table, option);
      const { agenda, picks } = next.s;
      const key = JSON.stringify([agenda, [...picks].sort(), (next.s as { arrived?: unknown }).arrived]);
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return found;
}

const playing = (options: readonly string[], action: (option: string) => string | null) => ({
  turn: true,
  options,
  question: null,
  lit: new Map<string, readonly string[]>(),
  action: action as never,
  answer: () => {},
  prefer: () => {},
  setMode: () => {},
});

describe('2nd edition', () => {
  const game = emerald2e();
  const found: Record<string, number> = {};
  const count = (what: string) => {
    found[what] = (found[what] ?? 0) + 1;
  };
  test(`R10.4, R10.6 a card is said to attack or to lend bombs just where a legal attack holds it, seed ${SEED}`, () =>
    expectAttacks(MATCHES));
  test(
    'R10.4, R10.6 a card is said to attack or to lend bombs just where a legal attack holds it, in more matches',
    { tags: ['deep'] },
    () => expectAttacks(MATCHES_DEEP),
  );
  function expectAttacks(matches: number): void {
    for (const turn of turns(game, matches)) {
      const { known, options } = turn;
      const { viewer: you } = known;
      const m = secondModel({ s: known.s, data: game.data, you, names: NAMES, hidden: known.hidden });
      const attacks = options.filter((option) => option.startsWith('assassinate '));
      const strikers = new Set(
        attacks.flatMap((option) => [...picksIn(turned(turn, option), ['assassinate.card'], [])]),
      );
      const supporters = new Set(
        attacks.flatMap((option) => [...picksIn(turned(turn, option), ['assassinate.support'], ['assassinate.card'])]),
      );
      for (const item of secondHand(m, you)) {
        const kind = at(game.data.kindOf, item);
        const { id, assassinate } = secondCard(game.data, kind);
        const menu = second.cardMenu(m, playing(options, secondAction), kind, () => {});
        const strike = menu.find(({ key }) => key === 'use assassinate');
        const lend = menu.find(({ key }) => key === 'use bombs');
        expect(strike !== undefined, id).toBe(assassinate > 0);
        expect((strike?.run ?? null) !== null, `strike with ${id}`).toBe(strikers.has(`pick ${id}`));
        expect((lend?.run ?? null) !== null, `lend ${id}`).toBe(supporters.has(`pick ${id}`));
        count(strike?.run ? 'strikes' : (strike?.wish ?? 'no strike'));
        count(lend?.run ? 'lends' : `lend ${lend?.wish}`);
      }
    }
    // Both outcomes occurred.
    if (FIXED)
      for (const what of ['strikes', 'strike', 'lends', 'lend support']) expect(found[what], what).toBeGreaterThan(0);
  }

  test(`a card to be claimed is told of in every city that shows it, also beside a copy in hand, seed ${SEED}`, () =>
    expectClaims(MATCHES));
  test(
    'a card to be claimed is told of in every city that shows it, also beside a copy in hand, in more matches',
    { tags: ['deep'] },
    () => expectClaims(MATCHES_DEEP),
  );
  function expectClaims(matches: number): void {
    let several = 0;
    for (const { known, options } of turns(game, matches)) {
      const { viewer: you } = known;
      const m = secondModel({ s: known.s, data: game.data, you, names: NAMES, hidden: known.hidden });
      const shown = (s: Emerald, city: number) => s.place.indexOf(FACE_UP + city);
      const kinds = SECOND_CITIES.map((_, city) => shown(known.s, city)).map((item) =>
        item < 0 ? -1 : at(game.data.kindOf, item),
      );
      const inHand = secondHand(m, you).map((item) => at(game.data.kindOf, item));
      for (const kind of new Set(kinds.filter((one) => one >= 0))) {
        const uses = second.usesOf(m, playing(options, secondAction), kind);
        const claims = uses.filter(({ key }) => key.startsWith('claim '));
        const cities = SECOND_CITIES.filter((_, city) => kinds[city] === kind);
        expect(claims.map(({ key }) => key)).toEqual(cities.map((city) => `claim ${city}`));
        for (const { key, run } of claims) expect(run !== null, key).toBe(options.includes(key));
        expect(uses.length > claims.length).toBe(inHand.includes(kind));
        if (cities.length > 1 || inHand.includes(kind)) several++;
      }
    }
    if (FIXED) expect(several).toBeGreaterThan(0);
  }
});

describe('1st edition', () => {
  const game = emerald1e();
  // R20, R20.3
  test('a card to be claimed is told to leave the game where its text is carried out by the claim', () => {
    const cities = { ROME: { faceUp: 'CTHULHU' }, PARIS: { faceUp: 'NECRONOMICON' } };
    const players = { ann: { cubes: { ROME: 1, PARIS: 1 } } };
    const { s, options } = new Story(game, ['ann', 'ben'], { active: 'ann', cities, players });
    const m = firstModel({ s, data: game.data, you: 0, names: NAMES, hidden: [] });
    const says = (id: string) => {
      const kind = game.data.pack.cards.findIndex((card) => card.id === id);
      return first
        .usesOf(m, playing(options, firstAction), kind)
        .flatMap(({ key, label }) => (key.startsWith('claim ') ? label : []));
    };
    expect(says('CTHULHU')).toEqual(['Claim the one in Rome: its text takes effect, and it leaves the game']);
    expect(says('NECRONOMICON')).toEqual(['Claim the one in Paris: it goes to your discard pile']);
  });

  const found: Record<string, number> = {};
  const count = (what: string) => {
    found[what] = (found[what] ?? 0) + 1;
  };
  test(`a card is said to buy, to move or to lend bombs just where a legal set holds it, seed ${SEED}`, () =>
    expectSets(MATCHES));
  test(
    'a card is said to buy, to move or to lend bombs just where a legal set holds it, in more matches',
    { tags: ['deep'] },
    () => expectSets(MATCHES_DEEP),
  );
  function expectSets(matches: number): void {
    for (const turn of turns(game, matches)) {
      const { known, options } = turn;
      const { viewer: you } = known;
      const m = firstModel({ s: known.s, data: game.data, you, names: NAMES, hidden: known.hidden });
      const through = (verb: RegExp, sets: readonly string[], onto: readonly string[]) =>
        new Set(
          options
            .filter((option) => verb.test(option))
            .flatMap((option) => [...picksIn(turned(turn, option), sets, onto)]),
        );
      const buying = through(/^buy$/, ['buy.cards'], []);
      const moving = through(/^move /, ['move.cards'], ['move.to', 'move.more']);
      const lending = through(/^(attack|hide) /, ['attack.support'], ['attack.executor', 'attack.aim']);
      for (const item of firstHand(m, you)) {
        const kind = at(game.data.kindOf, item);
        const { id, gold } = firstCard(game.data, kind);
        const menu = first.cardMenu(m, playing(options, firstAction), kind, () => {});
        const can = (key: string) => (menu.find((one) => one.key === key)?.run ?? null) !== null;
        expect(can('use buy'), `buy with ${id}`).toBe(buying.has(`pick ${id}`));
        expect(can('use move'), `move with ${id}`).toBe(moving.has(`pick ${id}`));
        expect(can('use bombs') || can('use support'), `lend ${id}`).toBe(
          lending.has(`pick ${id}`) || lending.has(`text ${id}`),
        );
        if (gold > 0) count(can('use buy') ? 'buys' : options.includes('buy') ? 'odd' : 'no buying');
        if (gold > 0) count(can('use move') ? 'moves' : 'no move');
        if (can('use bombs') || can('use support')) count('lends');
      }
    }
    if (FIXED)
      for (const what of ['buys', 'odd', 'moves', 'no move', 'lends']) expect(found[what], what).toBeGreaterThan(0);
  }
});
