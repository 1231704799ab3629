// Planted leaks in Nanty Narking: each must make the suite fail for the right reason, while the honest game passes.
import type { AnyGame } from '@gaslamp/games/games';
import { gameNamed } from '@gaslamp/games/games';
import { EVERYONE, only, SPECTATOR } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import type { AnyTable } from '../../src/asked.ts';
import { drafts } from '../../src/drafts.ts';
import { histories } from '../../src/histories.ts';
import { redeals } from '../../src/redeals.ts';
import { secrecy } from '../../src/secrecy.ts';
import { SHIPPED, type Shipped } from '../../src/shown.ts';
import { takeBacks } from '../../src/take-backs.ts';
import { twins } from '../../src/twins.ts';
import { itemsIn, options, placeNamed, withChoice, withStep, withTable } from '../faults.ts';
import type { Property } from '../prove.ts';
import { redOf } from '../red.ts';

const honest = gameNamed('nanty-narking');
const SEATS = 3;
const red = (property: Property, game: AnyGame, seeds = 40, first = 0) =>
  redOf(property, game, SEATS, seeds, first, honest);

const HAND = placeNamed(honest, 'HAND');
const FRONT = placeNamed(honest, 'FRONT');
const PERSONALITY = placeNamed(honest, 'PERSONALITY');
const UNUSED = placeNamed(honest, 'UNUSED');
const TAKEN = placeNamed(honest, 'TAKEN');
const inHand = (place: number) => place >= HAND && place < FRONT;

/** Returns the game with every secret event of that kind shown to everybody. */
const toldAloud = (kind: string): AnyGame =>
  withTable(honest, (g) => {
    const emit = g.emit.bind(g);
    g.emit = (what, fields, secret) =>
      emit(what, fields, what === kind && secret ? { ...secret, to: EVERYONE } : secret);
  });

test.each(Object.entries({ secrecy, redeals, twins, histories, drafts, takeBacks }))(
  'the honest game passes %s',
  (_, property) => {
    expect(red(property, honest, 10)).toBe('');
  },
);

describe('R14.1 a card that is given', () => {
  const shown = withTable(honest, (g) => {
    const move = g.move.bind(g);
    g.move = (item, to, also) => move(item, to, inHand(g.s.place[item]!) && inHand(to) ? EVERYONE : also);
  });
  test('secrecy: everybody sees it', () => {
    expect(red(secrecy, shown)).toMatch(/the view shows \w+ in HAND/);
  });
  test('drafts: everybody sees it', () => {
    expect(red(drafts, shown, 200, 2)).toMatch(/the same happened, but "give \w+" .* differ: view\.s\.(place|seenBy)/);
  });
  test('twins: everybody is told', () => {
    expect(red(twins, toldAloud('passed'))).toMatch(/the same answer .* give other events: .*"passed".*"card"/);
  });
  test('histories: everybody is told', () => {
    expect(red(histories, toldAloud('passed'), 40, 2)).toMatch(/: events\[\d+\]\.fields\.card/);
  });

  const remembered = withTable(honest, (g) => {
    const move = g.move.bind(g);
    g.move = (item, to, also) => {
      const masks = g.s.seenBy.slice();
      const from = g.s.place[item]!;
      move(item, to, also);
      for (const stays of itemsIn(g.s, from)) g.s.seenBy[stays] = masks[stays]!;
    };
  });
  test('secrecy: who had looked at the hand still knows what stayed', () => {
    expect(red(secrecy, remembered, 400, 6)).toMatch(/the view shows \w+ in HAND/);
  });
  const forgotten = withTable(honest, (g) => {
    const move = g.move.bind(g);
    g.move = (item, to, also) => {
      const from = g.s.place[item]!;
      move(item, to, also);
      if (inHand(to)) for (const stays of itemsIn(g.s, from)) g.s.seenBy[stays]! &= g.s.seenBy[item]!;
    };
  });
  test('secrecy: who had looked at the hand forgets cards with another back', () => {
    expect(red(secrecy, forgotten, 200, 64)).toMatch(/the view hides \w+ in HAND/);
  });

  const takenBack = withTable(honest, (g) => {
    const move = g.move.bind(g);
    g.move = (item, to, also) => {
      const { learned } = g;
      const openly = g.s.seenBy[item] === EVERYONE;
      move(item, to, also);
      if (openly) g.learned = learned;
    };
  });
  test('take-backs: that it was one that everybody knew, since it can be taken back', () => {
    expect(red(takeBacks, takenBack, 400, 370)).toMatch(/undoes what somebody learned from|are undoable/);
  });
});

describe('R9.4 the back of a card that is given', () => {
  const leaky = withTable(honest, (g) => {
    const emit = g.emit.bind(g);
    g.emit = (kind, fields, secret) =>
      emit(kind, kind === 'passed' ? { ...fields, back: secret!.fields.card! % 2 } : fields, secret);
  });
  test('twins: it tells more than its colour', () => {
    expect(red(twins, leaky)).toMatch(/the same answer .* give other events: .*"back"/);
  });
  test('histories: it tells more than its colour', () => {
    expect(red(histories, leaky, 40, 2)).toMatch(/: events\[\d+\]\.fields\.back/);
  });

  const colourless: AnyGame = { ...honest, pool: (s, place, item) => Math.max(1, honest.pool(s, place, item)) };
  test('re-deals: backs that nobody looks at', () => {
    expect(red(redeals, colourless)).toMatch(/a re-deal breaks the rules: \w+ lies in (GREY|RED)_PILE/);
  });
  const printed: AnyGame = { ...honest, pool: (s, place, item) => 4 * (item % 2) + honest.pool(s, place, item) };
  test('histories: backs that tell every other card', () => {
    expect(red(histories, printed)).toMatch(/view\.hidden(\[\d+\])?/);
  });
});

describe('R9.21 hands that are exchanged', () => {
  const leaky = withTable(honest, (g) => {
    const swap = g.swap.bind(g);
    g.swap = (a, b) => {
      swap(a, b);
      for (const item of [...itemsIn(g.s, a), ...itemsIn(g.s, b)]) g.show(item, EVERYONE);
    };
  });
  test('secrecy: everybody sees them', () => {
    expect(red(secrecy, leaky)).toMatch(/the view shows \w+ in HAND/);
  });
  test.each([
    ['twins', twins, 20],
    ['histories', histories, 38],
  ] as const)('%s: everybody sees them', (_, property, first) => {
    expect(red(property, leaky, 200, first)).toMatch(/view\.s\.place/);
  });
});

describe('R9.19 cards taken at random', () => {
  const leaky: AnyGame = {
    ...honest,
    watchers: (s, place) => (place >= TAKEN ? EVERYONE : honest.watchers(s, place)),
  };
  test('secrecy: everybody sees them', () => {
    expect(red(secrecy, leaky, 200, 3)).toMatch(/the view shows \w+ in (TAKEN|HAND)/);
  });
  test('twins: everybody sees them', () => {
    expect(red(twins, leaky, 200, 78)).toMatch(/view\.s\.place/);
  });
});

describe('R9.20 a hand that is looked at', () => {
  const leaky = withStep(honest, 'look', (step, g, frame) => {
    step.run(g, frame as never);
    for (const card of itemsIn(g.s, HAND + Number(frame.owner))) g.show(card, EVERYONE);
  });
  test('secrecy: everybody sees it', () => {
    expect(red(secrecy, leaky, 40, 5)).toMatch(/the view shows \w+ in HAND/);
  });
  test('twins: everybody sees it', () => {
    expect(red(twins, leaky, 200, 92)).toMatch(/view\.s\.place/);
  });
  test('twins: everybody is told', () => {
    expect(red(twins, toldAloud('looked'), 200, 92)).toMatch(/give other events: .*"looked".*"card"/);
  });
});

describe('R9.8, R9.9 personalities', () => {
  test('twins: everybody is told of an exchange', () => {
    expect(red(twins, toldAloud('swappedPersonality'), 200, 13)).toMatch(/give other events: .*"swappedPersonality"/);
  });
  test('histories: everybody is told of an exchange', () => {
    expect(red(histories, toldAloud('swappedPersonality'), 100)).toMatch(/: events\[\d+\]\.fields\.personality/);
  });

  const layOpen = withTable(honest, (g) => {
    const move = g.move.bind(g);
    g.move = (item, to, also) => move(item, to, to === UNUSED ? EVERYONE : also);
  });
  test('secrecy: everybody sees the old one', () => {
    expect(red(secrecy, layOpen)).toMatch(/the view shows \w+ in UNUSED/);
  });
  test('histories: everybody sees the old one', () => {
    expect(red(histories, layOpen, 100, 18)).toMatch(/view\.s\.place/);
  });

  const peeksAtAll = withStep(honest, 'personality.peek', (step, g, frame) => {
    step.run(g, frame as never);
    for (const item of itemsIn(g.s, UNUSED)) g.show(item, only(Number(frame.by)));
  });
  test('secrecy: who looks at the unused ones sees all of them', () => {
    expect(red(secrecy, peeksAtAll)).toMatch(/the view shows \w+ in UNUSED/);
  });
});

describe('R3.3 who was checked without a win', () => {
  const everything = withStep(honest, 'turn', (step, g, frame) => {
    step.run(g, frame as never);
    const { place, active, ruledOut } = g.s as unknown as { place: number[]; active: number; ruledOut: number[] };
    const first = place.findIndex((_, item) => honest.nameOf(item) === 'MORIARTY');
    for (let i = 0; i < 7; i++) if (place[first + i] !== PERSONALITY + active) ruledOut[active * 7 + i] = 1;
  });
  test.each(Object.entries({ twins, histories }))('%s: all that somebody is not', (_, property) => {
    expect(red(property, everything)).toMatch(/view\.s\.ruledOut/);
  });
  test('re-deals: as if it told nothing', () => {
    expect(red(redeals, { ...honest, possible: () => true }, 100, 5)).toMatch(/breaks the rules: .* would have won/);
  });
});

describe('R10.12 a window for those only who hold an answer', () => {
  const leaky = withStep(honest, 'window.announce', (step, g, frame) => {
    step.run(g, frame as never);
    const asked = g.s.agenda.at(-1)!;
    if (asked.effect === 'window.answer' && options(honest, 'window.answer', g, asked).length === 1) g.s.agenda.pop();
  });
  test('twins: somebody else is asked', () => {
    expect(red(twins, leaky, 100, 4)).toMatch(/viewer can tell two worlds apart: |give other events/);
  });
  test('histories: somebody else is asked', () => {
    expect(red(histories, leaky, 40, 1)).toMatch(
      /tell two histories apart: (events|standing\.question|view\.s\.(agenda|move))/,
    );
  });
});

describe('R10.12 an answer that takes no time', () => {
  const hasty: Shipped = { ...SHIPPED, answersItself: ({ options: list, draft }) => list.length === 1 && !draft };
  test.each(Object.entries({ twins, histories }))('%s: to a secret question with one option', (_, property) => {
    const driven: Property = (game, seats, seed) => property(game, seats, seed, hasty);
    expect(red(driven, honest)).toMatch(/: answered: /);
  });
  const public_ = withChoice(honest, 'window.answer', () => ({ secret: false }));
  test.each(Object.entries({ twins, histories }))('%s: in a window that is no secret question', (_, property) => {
    expect(red(property, public_)).toMatch(/: answered: /);
  });
});

describe('a forgotten mask', () => {
  const personalities: AnyGame = {
    ...honest,
    watchers: (s, place) =>
      place >= PERSONALITY && place < PERSONALITY + s.seats
        ? honest.watchers(s, place) | only(SPECTATOR)
        : honest.watchers(s, place),
  };
  test('secrecy: spectators see who is who', () => {
    expect(red(secrecy, personalities)).toMatch(/viewer 31\): the view shows \w+ in PERSONALITY/);
  });
});

describe('picks that others see before the last word', () => {
  test.each(['demand.more', 'discards.any'])('drafts: %s is no draft', (name) => {
    const leaky = withChoice(honest, name, () => ({ draft: false }));
    expect(red(drafts, leaky, 400)).toMatch(/nothing happened, but "(give|discard) .*differ: view\.s\.picks/);
  });
});

describe('an explanation that reads the hand of another', () => {
  const leaky: AnyGame = {
    ...honest,
    refuse(at, by, wish) {
      const hand = HAND + ((by + 1) % at.s.seats);
      const honestly = honest.refuse(at, by, wish);
      return itemsIn(at.s, hand).includes(wish & 63) ? { ...honestly, key: 'taken' } : honestly;
    },
  };
  test.each(Object.entries({ redeals, twins, histories }))('%s', (_, property) => {
    expect(red(property, leaky)).toMatch(/: explained\[/);
  });
});

describe('an outcome of chance that the view keeps', () => {
  const leaky = withTable(
    { ...honest, setup: (seats, wanted) => Object.assign(honest.setup(seats, wanted), { lastDrawn: 0 }) },
    (g: AnyTable) => {
      const draw = g.draw.bind(g);
      g.draw = (from, to) => {
        const item = draw(from, to);
        Object.assign(g.s, { lastDrawn: 1 + (item ?? -1) });
        return item;
      };
    },
  );
  test.each(Object.entries({ twins, histories }))('%s', (_, property) => {
    expect(red(property, leaky)).toMatch(/: view\.s\.lastDrawn/);
  });
});
