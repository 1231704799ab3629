// Planted leaks: each must make the suite fail for the right reason, while the honest game passes.
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type GameEvent, visible } from '@gaslamp/kernel/events';
import { forecast } from '@gaslamp/kernel/forecast';
import { copy, EVERYONE, NOBODY, type Option, only, SPECTATOR } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { redeal, view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { drafts } from '../../src/drafts.ts';
import { forecasts } from '../../src/forecasts.ts';
import { copies } from '../../src/game-proof.ts';
import { histories } from '../../src/histories.ts';
import { redeals } from '../../src/redeals.ts';
import { secrecy } from '../../src/secrecy.ts';
import { SHIPPED, type Shipped } from '../../src/shown.ts';
import { crowded } from '../../src/subjects.ts';
import { twins } from '../../src/twins.ts';
import { itemsIn, options, placeNamed, withChoice, withStep, withTable } from '../faults.ts';
import type { Property } from '../prove.ts';
import { redOf as red, saidOf } from '../red.ts';

const honest = crowded('emerald-2e').game;
/** A pack in which players constantly look at identities. */
const curious = crowded('emerald-2e', copies({ BURTSEV: 12 })).game;
/** Number of matches of three players. */
const SEEDS = 40;
const SEATS = 3;

const redOf = (property: Property, game: AnyGame, seeds = SEEDS, first = 0) =>
  red(property, game, SEATS, seeds, first, honest);

test.each(Object.entries({ secrecy, redeals, twins, histories, drafts }))(
  'the honest game passes %s',
  (_, property) => {
    expect(redOf(property, honest, 8)).toBe('');
  },
);

describe('a window for those only who hold an answer', () => {
  const leaky = withStep(honest, 'window.announce', (step, g, frame) => {
    step.run(g, frame as never);
    const asked = g.s.agenda.at(-1)!;
    if (asked.effect === 'window.answer' && options(honest, 'window.answer', g, asked).length === 1) g.s.agenda.pop();
  });
  test('twins: the same answer shows other events', () => {
    expect(redOf(twins, leaky, 200, 1)).toMatch(
      /the same answer and the same visible chance give other events: .*threat/,
    );
  });
  test('histories: somebody else is asked', () => {
    expect(redOf(histories, leaky, 300, 3)).toMatch(
      /tell two histories apart: (events|standing\.question|view\.s\.agenda)/,
    );
  });
});

describe('a pool for every place', () => {
  const leaky = { ...honest, pool: (_: unknown, place: number) => place };
  test('histories: the view names the items of every hidden place', () => {
    expect(redOf(histories, leaky)).toMatch(/view\.hidden\[\d+\]\.items/);
  });
  test('re-deals cannot see it: they never leave a pool', () => {
    expect(redOf(redeals, leaky, 15)).toBe('');
  });
});

describe('a pool for every identity', () => {
  const first = placeNamed(honest, 'IDENTITY');
  const leaky: AnyGame = {
    ...honest,
    pool: (s, place, item) => (place >= first && place < first + s.seats ? 100 + place : honest.pool(s, place, item)),
  };
  test('histories: the view tells who is who', () => {
    expect(redOf(histories, leaky)).toMatch(/view\.hidden\[\d+\]\.items/);
  });
  test('twins cannot see it: identities are dealt before they part', () => {
    expect(redOf(twins, leaky, 15)).toBe('');
  });
});

describe('picks that others see before the last word', () => {
  test('drafts: a set of cards that is no draft', () => {
    const leaky = withChoice(honest, 'place.cards', () => ({ draft: false }));
    expect(redOf(drafts, leaky)).toMatch(/nothing happened, but "(place|pick) .*differ: view\.s\.(picks|agenda)/);
  });
  test('drafts: a pick in a public frame', () => {
    const early = withChoice(honest, 'confirm', () => ({ draft: false }));
    const leaky = withChoice(early, 'claim.card', ({ choose }) => ({
      choose(g, locals, option) {
        choose(g, locals, option);
        g.s.agenda.push({ ...g.s.agenda.pop()!, card: option & 0xffff });
        g.s.picks.length = 0;
      },
    }));
    // Questions before the final one show other things as well.
    const report = Array.from({ length: SEEDS }, (_, seed) => saidOf(drafts, leaky, SEATS, seed)).join('\n');
    expect(report).toMatch(/nothing happened, but "pick .*differ: .*(card|picks)/);
  });
});

describe('a forgotten mask', () => {
  const HAND = placeNamed(honest, 'HAND');
  const DECK = placeNamed(honest, 'DECK');
  const handsOpen: AnyGame = {
    ...honest,
    watchers: (s, place) => (place >= HAND && place < DECK ? EVERYONE : honest.watchers(s, place)),
  };
  test('secrecy: hands that everybody watches', () => {
    expect(redOf(secrecy, handsOpen)).toMatch(/the view shows .* in (HAND|DECK)/);
  });
  test('twins: hands that everybody watches, since no event names what is drawn', () => {
    expect(redOf(twins, handsOpen)).toMatch(/equal events, .*view\.s\.place/);
  });

  const handsForSpectators: AnyGame = {
    ...honest,
    watchers: (s, place) => honest.watchers(s, place) | (place >= HAND && place < DECK ? only(SPECTATOR) : NOBODY),
  };
  test('secrecy: hands that spectators watch', () => {
    expect(redOf(secrecy, handsForSpectators)).toMatch(/viewer 31\): the view shows .* in (HAND|DECK)/);
  });
  test('twins: hands that spectators watch', () => {
    expect(redOf(twins, handsForSpectators, SEEDS, 18)).toMatch(/viewer 31\): equal events, .*view\.s\.place/);
  });

  const looksAloud = withStep(curious, 'burtsev.looks', (step, g, frame) => {
    step.run(g, frame as never);
    const identity = itemsIn(g.s, placeNamed(curious, 'IDENTITY') + Number(frame.owner));
    g.show(identity[0]!, EVERYONE);
  });
  test('secrecy: a look that is shown to all', () => {
    expect(redOf(secrecy, looksAloud)).toMatch(/the view shows IDENTITY.* in IDENTITY/);
  });
  test('twins: a look that is shown to all', () => {
    expect(redOf(twins, curious, 5)).toBe('');
    expect(redOf(twins, looksAloud, 200, 2)).toMatch(/equal events, .*view\.s\.place/);
  });

  const remembered = withTable(honest, (g) => {
    const draw = g.draw.bind(g);
    g.draw = (from, to) => {
      const masks = g.s.seenBy.slice();
      const item = draw(from, to);
      for (const stays of itemsIn(g.s, from)) g.s.seenBy[stays] = masks[stays]!;
      return item;
    };
  });
  test('secrecy: what stays behind a secret draw is still known', () => {
    expect(redOf(secrecy, remembered)).toMatch(/the view shows .* in DECK/);
  });
  test('twins: what stays behind a secret draw is still known', () => {
    expect(redOf(twins, remembered)).toMatch(/equal events, .*view\.s\.place/);
  });
});

describe('options in an order that a hidden place decides', () => {
  const leaky = withChoice(honest, 'turn.act', (act) => ({
    options(at, locals) {
      const list = act.options(at, locals);
      return at.s.place[0]! % 2 === 0 ? list : list.toReversed();
    },
  }));
  test.each([
    ['redeals', redeals, 5],
    ['twins', twins, 1],
  ] as const)('%s', (_, property, first) => {
    expect(redOf(property, leaky, SEEDS, first)).toMatch(/: standing\.question\.options\[0\]/);
  });
});

describe('an explanation that reads the hand of another', () => {
  const leaky: AnyGame = {
    ...honest,
    refuse(at, by, wish) {
      const hand = placeNamed(honest, 'HAND') + ((by + 1) % at.s.seats);
      const honestly = honest.refuse(at, by, wish);
      return itemsIn(at.s, hand).includes(wish & 31) ? { ...honestly, key: 'taken' } : honestly;
    },
  };
  test.each([
    ['redeals', redeals, 4],
    ['twins', twins, 2],
    ['histories', histories, 3],
  ] as const)('%s', (_, property, first) => {
    expect(redOf(property, leaky, SEEDS, first)).toMatch(/: explained\[/);
  });
});

describe('an event with a secret in its public fields', () => {
  const leaky = withTable(honest, (g) => {
    const emit = g.emit.bind(g);
    g.emit = (kind, fields, secret) => emit(kind, { ...fields, ...secret?.fields });
  });
  test('twins', () => {
    expect(redOf(twins, leaky)).toMatch(/the same answer and the same visible chance give other events: .*drew/);
  });
  test('histories', () => {
    expect(redOf(histories, leaky)).toMatch(/: events\[\d+\]\.fields\.card/);
  });
});

describe('an outcome of chance that the view keeps', () => {
  const leaky = withTable(
    { ...honest, setup: (seats, wanted) => Object.assign(honest.setup(seats, wanted), { lastDrawn: 0 }) },
    (g) => {
      const draw = g.draw.bind(g);
      g.draw = (from, to) => {
        const item = draw(from, to);
        Object.assign(g.s, { lastDrawn: 1 + (item ?? -1) });
        return item;
      };
    },
  );
  test.each(Object.entries({ twins, histories }))('%s', (_, property) => {
    expect(redOf(property, leaky)).toMatch(/: view\.s\.lastDrawn/);
  });
});

/** Leaks in the engine's projection, with which server, page and command line show a match. */
describe('a leaking projection', () => {
  const shownBy =
    (leak: Partial<Shipped>, property: typeof twins): Property =>
    (game, seats, seed) =>
      property(game, seats, seed, { ...SHIPPED, ...leak });
  const hasty: Partial<Shipped> = { answersItself: ({ options: list, draft }) => list.length === 1 && !draft };
  test.each(Object.entries({ twins, histories }))(
    '%s: secret questions with one option are answered at once',
    (_, one) => {
      expect(redOf(shownBy(hasty, one), honest, SEEDS, 1)).toMatch(/: answered: /);
    },
  );
  const open: Partial<Shipped> = {
    viewFor: ({ game, published }, viewer) => ({ ...view(game, published, viewer), s: published }),
  };
  test.each(Object.entries({ redeals, twins, histories }))('%s: the state itself is shown', (_, one) => {
    expect(redOf(shownBy(open, one), honest)).toMatch(/: view\.s\.(place|seenBy)/);
  });
  const thinking: Partial<Shipped> = { viewFor: ({ game, s }, viewer) => view(game, s, viewer) };
  test('drafts: everybody watches a draft', () => {
    expect(redOf(shownBy(thinking, drafts), honest)).toMatch(/view\.s\./);
  });
  const bare: Partial<Shipped> = { viewAt: ({ game, s }, viewer) => view(game, s, viewer) };
  test('drafts: a program looks at the state of a table', () => {
    expect(redOf(shownBy(bare, drafts), honest)).toMatch(/a table shows something else than its match: table\.s\./);
  });
  const offered: Partial<Shipped> = {
    standingFor: (match, viewer) => {
      const standing = SHIPPED.standingFor(match, viewer);
      const options = match.decision?.options.map((option) => match.game.verbs.format(option)) ?? null;
      return { ...standing, question: standing.question && { ...standing.question, options } };
    },
  };
  test.each(Object.entries({ redeals, twins, histories, drafts }))('%s: all see what is on offer', (_, one) => {
    expect(redOf(shownBy(offered, one), honest)).toMatch(/standing\.question\.options/);
  });
  const timed: Partial<Shipped> = {
    paceOf: (match) => {
      const pace = SHIPPED.paceOf(match);
      const held = (match.decision?.options.length ?? 0) > 1;
      return { ...pace, asked: pace.asked && { ...pace.asked, window: pace.asked.window && held } };
    },
  };
  test.each(Object.entries({ twins, histories }))('%s: time is given to those who hold an answer', (_, one) => {
    expect(redOf(shownBy(timed, one), honest, SEEDS, 1)).toMatch(/: pace\.asked\.window/);
  });
  const composing: Partial<Shipped> = {
    paceOf: (match) => ({ ...SHIPPED.paceOf(match), active: match.s.picks.length }),
  };
  test('drafts: clocks go by what is still composed', () => {
    expect(redOf(shownBy(composing, drafts), honest)).toMatch(/pace\.active/);
  });
  const leaked: Partial<Shipped> = {
    rowFor: ({ move, events }) => ({
      move,
      events: events.map(({ kind, fields, secret }) => ({ kind, fields: { ...fields, ...secret?.fields } })),
    }),
  };
  test('histories: rows without their masks', () => {
    expect(redOf(shownBy(leaked, histories), honest)).toMatch(/: events\[\d+\]\.fields\.card/);
  });
  const foretold: Partial<Shipped> = {
    forecastFor: ({ game, s }, viewer, answers) => {
      const events: GameEvent[] = [];
      const table = new Table(game, copy(s), new FastDice(0), events);
      for (const answer of answers) table.choose(game.verbs.parse(answer) as Option);
      const seen = events.map((event) => visible(event, viewer));
      return { events: seen, until: 'hidden', passes: false, asks: null, fate: null, ends: [] };
    },
  };
  test.each([
    ['redeals', redeals, 30],
    ['twins', twins, 9],
    ['histories', histories, 0],
  ] as const)('%s: the state is foretold from', (_, one, first) => {
    expect(redOf(shownBy(foretold, one), honest, SEEDS, first)).toMatch(/: forecast\./);
  });
  test('forecasts: what one world tells is promised', () => {
    const rash: Partial<Shipped> = {
      forecastFor: ({ game, s }, viewer, answers) =>
        forecast(game, { viewer, s: redeal(game, view(game, s, viewer), new FastDice(s.move)), hidden: [] }, answers),
    };
    expect(redOf(shownBy(rash, forecasts), curious, SEEDS, 12)).toMatch(/does not keep its promise/);
  });
  test('forecasts: an event that ends nothing is told as an end, and a fate is guessed', () => {
    const ending = (fate: 'wins' | null, every: boolean): Partial<Shipped> => ({
      forecastFor: (match, viewer, answers) => {
        const found = SHIPPED.forecastFor(match, viewer, answers);
        if (found === null || (every && found.until !== 'over')) return found;
        return { ...found, fate, ends: found.events.map((event) => ({ event, fate: null, stoppable: false })) };
      },
    });
    expect(redOf(shownBy(ending(null, false), forecasts), honest)).toMatch(/does not end the match/);
    expect(redOf(shownBy(ending('wins', true), forecasts), honest, SEEDS)).toMatch(/does not end as wins/);
  });
});

describe('a public counter that counts take-backs', () => {
  const leaky = withChoice(honest, 'confirm', ({ choose }) => ({
    choose(g, locals, option) {
      choose(g, locals, option);
      g.s.move += g.s.step;
    },
  }));
  test('drafts', () => {
    expect(redOf(drafts, leaky, SEEDS, 2)).toMatch(/took back before "confirm" shows: view\.s\.move/);
  });
  test('histories', () => {
    expect(redOf(histories, leaky)).toMatch(/: (view\.s|standing)\.move/);
  });
});
