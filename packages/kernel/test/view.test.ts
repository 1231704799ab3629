import { FastDice } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { copy, EVERYONE, only, type Player, SPECTATOR, type State, UNKNOWN } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { redeal, view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { ANN, BEN, CAT, known, lies, say, tableOf } from './positions.ts';
import { toy } from './toy.ts';
import { type Data, GREY_DECK, HAND, IDENTITY, isRed, itemOf, KIND_OF, NAMES, type Toy } from './toy-state.ts';

const GREY = 0;
const IDENTITIES = 2;

/** Visits some questions of random matches, for each viewer. */
function moments(look: (g: Table<Toy, Data>, viewer: Player, dice: FastDice) => void, matches = 20): void {
  for (let seed = 0; seed < matches; seed++) {
    const dice = new FastDice(seed);
    const seats = 2 + (seed % 3);
    const g = new Table(toy, toy.setup(seats, { coins: 0 }), dice, []);
    while (g.decision !== null) {
      if (dice.below(12) === 0) for (const viewer of [...Array(seats).keys(), SPECTATOR]) look(g, viewer, dice);
      g.choose(g.decision.options[dice.below(g.decision.options.length)]!);
    }
  }
}

describe('a view', () => {
  const { s } = tableOf({ hands: [['LOAF.1', 'PEEP.1'], ['LOAF.2', 'SWITCH.1'], []] });
  s.seenBy[itemOf('LOAF.2')] = only(ANN, BEN, CAT);

  test('keeps what the viewer knows and hides where the rest lies', () => {
    const { s: mine, viewer } = view(toy, s, ANN);
    expect(viewer).toBe(ANN);
    expect(mine.place[itemOf('PEEP.1')]).toBe(HAND + ANN);
    expect(mine.place[itemOf('LOAF.2')]).toBe(HAND + BEN);
    expect(mine.place[itemOf('SWITCH.1')]).toBe(UNKNOWN);
    expect(mine.seenBy[itemOf('SWITCH.1')]).toBe(0);
    expect(mine.place[itemOf('FOX')]).toBe(UNKNOWN);
  });

  test('keeps of a mask the viewer and the watchers of the place: not who else looked', () => {
    expect(view(toy, s, ANN).s.seenBy[itemOf('LOAF.2')]).toBe(only(ANN, BEN));
    expect(view(toy, s, BEN).s.seenBy[itemOf('LOAF.2')]).toBe(only(BEN));
    expect(view(toy, s, CAT).s.seenBy[itemOf('LOAF.2')]).toBe(only(BEN, CAT));
    const open = copy(s);
    open.seenBy[itemOf('LOAF.2')] = EVERYONE;
    expect(view(toy, open, CAT).s.seenBy[itemOf('LOAF.2')]).toBe(EVERYONE);
  });

  test('tells per pool what is hidden and which places it fills, so that counts stay visible', () => {
    const { hidden } = view(toy, s, ANN);
    expect(hidden.map(({ pool }) => pool)).toEqual([0, 1, 2]);
    const red = hidden[1]!;
    expect(red.items).toEqual([...KIND_OF.keys()].filter(isRed));
    expect(red.places.filter((place) => place === HAND + BEN)).toHaveLength(1);
    // Ben's other card is known, and so are Ann's two.
    expect(hidden[GREY]!.places).toEqual(Array(10).fill(GREY_DECK));
  });

  test('lists hidden items and places apart, each in order: nothing says which is where', () => {
    const other = copy(s);
    [other.place[itemOf('SWITCH.1')], other.place[itemOf('ALMS.2')]] = [s.place[itemOf('ALMS.2')]!, HAND + BEN];
    [other.seenBy[itemOf('SWITCH.1')], other.seenBy[itemOf('ALMS.2')]] = [0, only(BEN)];
    expect(other).not.toEqual(s);
    expect(JSON.stringify(view(toy, other, ANN))).toBe(JSON.stringify(view(toy, s, ANN)));
    expect(view(toy, other, BEN)).not.toEqual(view(toy, s, BEN));
  });

  test('names the pools in their order, whatever lies where', () => {
    const backwards: Game<Toy, Data> = { ...toy, pool: (s, place, item) => 9 - toy.pool(s, place, item) };
    expect(view(backwards, s, ANN).hidden.map(({ pool }) => pool)).toEqual([7, 8, 9]);
  });

  test('of a spectator holds nothing but what everybody knows', () => {
    const { s: seen, hidden } = view(toy, s, SPECTATOR);
    expect(seen.place.every((place, item) => place === UNKNOWN || s.seenBy[item] === EVERYONE)).toBe(true);
    expect(hidden.map(({ items }) => items.length)).toEqual([13, 14, 5]);
  });

  test('of a finished match hides no identity that was dealt', () => {
    const g = tableOf({ hands: [[], []], coins: [4, 0] });
    expect(g.decision).toBeNull();
    expect(view(toy, g.s, SPECTATOR).hidden[IDENTITIES]!.items).toEqual(['OWL', 'HARE', 'CROW'].map(itemOf));
  });

  test('leaves the state as it was and shares nothing with it', () => {
    const before = JSON.stringify(s);
    const { s: mine } = view(toy, s, ANN);
    for (const list of Object.values(mine)) if (Array.isArray(list)) list.length = 0;
    expect(JSON.stringify(s)).toBe(before);
  });

  test('is plain data', () => {
    const mine = view(toy, s, ANN);
    expect(JSON.parse(JSON.stringify(mine))).toEqual(mine);
  });
});

describe('a re-deal', () => {
  test('gives the same view again, the same options to the viewer, and every item one place', () => {
    moments((g, viewer, dice) => {
      const mine = view(toy, g.s, viewer);
      const before = JSON.stringify(mine);
      const world = redeal(toy, mine, dice);
      expect(JSON.stringify(mine)).toBe(before);
      expect(JSON.stringify(view(toy, world, viewer))).toBe(before);
      expect(world.place).not.toContain(UNKNOWN);
      expect([...world.place].sort()).toEqual([...g.s.place].sort());
      if (g.decision!.player === viewer) expect(new Table(toy, world, dice).decision).toEqual(g.decision);
    });
  });

  test('goes through every deal that the viewer cannot exclude', () => {
    // Ann holds all grey cards but two: Ben has one of those, the deck the other.
    const grey = NAMES.slice(0, KIND_OF.filter((_, item) => !isRed(item)).length);
    const [inHand, inDeck, ...rest] = grey;
    const g = tableOf({ hands: [rest, [inHand!]] });
    const counts: Record<string, number> = {};
    const dice = new FastDice(3);
    const mine = view(toy, g.s, ANN);
    for (let i = 0; i < 400; i++) {
      const [has] = lies(redeal(toy, mine, dice), HAND + BEN);
      counts[has!] = (counts[has!] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual([inHand, inDeck].sort());
    for (const n of Object.values(counts)) expect(Math.abs(n - 200)).toBeLessThan(50);
  });

  test('never changes the colour of a hidden card: backs are open', () => {
    moments((g, viewer, dice) => {
      const world = redeal(toy, view(toy, g.s, viewer), dice);
      const reds = (s: Toy, player: Player) => lies(s, HAND + player).filter((name) => isRed(itemOf(name))).length;
      for (let player = 0; player < g.s.seats; player++) expect(reds(world, player)).toBe(reds(g.s, player));
    }, 10);
  });

  test('lets owners know their cards, and forgets what others learned in secret', () => {
    const g = tableOf({ hands: [['LOAF.1'], ['LOAF.2'], ['PEEP.1']] });
    say(g, 'pass', 'pass', 'pass', 'pass', 'play PEEP', 'at BEN', 'confirm', 'pass');
    expect(known(g.s, CAT, HAND + BEN)).toHaveLength(3);
    const world = redeal(toy, view(toy, g.s, ANN), new FastDice(1));
    expect(known(world, BEN, HAND + BEN)).toHaveLength(3);
    expect(known(world, CAT, HAND + BEN)).toEqual([]);
  });

  test('gives nobody an identity that the table excluded (T5)', () => {
    const g = tableOf({ hands: [[], [], []], coins: [4, 0, 0], identities: ['FOX', 'OWL', 'HARE'] });
    const mine = view(toy, g.s, BEN);
    const dice = new FastDice(1);
    const misers = Array.from({ length: 200 }, () => redeal(toy, mine, dice).place[itemOf('MISER')]);
    expect(misers).not.toContain(IDENTITY + ANN);
    expect(misers).toContain(IDENTITY + CAT);
  });

  test('gives up after a thousand deals that the game calls impossible', () => {
    let asked = 0;
    const never: Game<Toy, Data> = { ...toy, possible: () => ++asked === 0 };
    const { s } = tableOf({});
    expect(() => redeal(never, view(never, s, ANN), new FastDice(1))).toThrow('lamplight: no possible re-deal found');
    expect(asked).toBe(1000);
    const { possible: _, ...any } = toy;
    expect(() => redeal(any, view(any, s, ANN), new FastDice(1))).not.toThrow();
  });

  test('needs no possible, and a full view is its own re-deal', () => {
    const { s } = tableOf({});
    const open: State = { ...s, seenBy: s.seenBy.map(() => EVERYONE) };
    const mine = view(toy, open as Toy, ANN);
    expect(mine.hidden).toEqual([]);
    expect(redeal(toy, mine, new FastDice(1))).toEqual(open);
  });
});
