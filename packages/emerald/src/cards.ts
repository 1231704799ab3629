// Turns the printed cards of a pack into items.
import type { Item } from '@gaslamp/kernel/state';
import { DAYS } from './seats.ts';

/** A kind of card, token or marker: an index into the pack's cards. Copies have the same kind. */
export type Kind = number;

/** The fields of a card that determine its items. */
export interface Printed {
  readonly id: string;
  readonly kind: string;
  readonly copies: number;
  readonly effect: string | null;
}

export interface Cards<C extends Printed> {
  readonly cards: readonly C[];
  /** Kind of each item. Items of one hand ascend by kind. */
  readonly kindOf: readonly Kind[];
  /** The seat whose starting card an item is, or -1. */
  readonly ownerOf: readonly number[];
  readonly names: readonly string[];
  /** By seat, the items that can ever be in its hand, ascending: searches of a hand visit only these. */
  readonly ownable: readonly (readonly Item[])[];
  /** Items of each kind, ascending. */
  readonly copies: readonly (readonly Item[])[];
  /** Returns the items of the cards with that effect. */
  items(effect: NonNullable<C['effect']>): readonly Item[];
}

/** One card, token or marker of the box. */
export interface Piece<C extends Printed> {
  readonly card: C;
  readonly kind: Kind;
  readonly owner: number;
  readonly name: string;
}

/**
 * Returns the pieces in item order. Items of a hand must ascend by kind, so each player's starting cards are contiguous and
 * follow the game cards.
 */
export function piecesOf<C extends Printed>(cards: readonly C[]): Piece<C>[] {
  const printed = (belongs: (kind: string) => boolean, owner = -1, day: readonly string[] = []) =>
    cards.flatMap((card, kind) =>
      Array.from({ length: belongs(card.kind) ? card.copies : 0 }, (_, copy) => {
        const name = [card.id, ...day, ...(card.copies > 1 ? [copy + 1] : [])].join('.');
        return { kind, card, owner, name };
      }),
    );
  return [
    ...printed((kind) => kind === 'game'),
    ...DAYS.flatMap((day, owner) => printed((kind) => kind === 'starting', owner, [day])),
    ...printed((kind) => kind !== 'game' && kind !== 'starting'),
  ];
}

export function cardsOf<C extends Printed>(cards: readonly C[], pieces: readonly Piece<C>[]): Cards<C> {
  const effects = [...new Set(cards.flatMap(({ effect }) => effect ?? []))];
  const itemsWith = new Map(effects.map((key) => [key, indices(pieces, ({ card }) => card.effect === key)]));
  return {
    // Copies, because reading frozen objects is slower.
    cards: cards.map((card) => ({ ...card })),
    kindOf: pieces.map(({ kind }) => kind),
    ownerOf: pieces.map(({ owner }) => owner),
    names: pieces.map(({ name }) => name),
    ownable: DAYS.map((_, seat) =>
      indices(pieces, ({ card, owner }) => card.kind === 'game' || card.kind === 'city' || owner === seat),
    ),
    copies: cards.map((_, kind) => indices(pieces, (one) => one.kind === kind)),
    items: (effect) => itemsWith.get(effect) ?? [],
  };
}

/**
 * Returns the indices of the elements that satisfy `fits`. Pushes, because flattening makes a list with holes, which is slower.
 */
export function indices<T>(list: readonly T[], fits: (one: T) => boolean): number[] {
  const found: number[] = [];
  for (const [i, one] of list.entries()) if (fits(one)) found.push(i);
  return found;
}

type Of<C extends Printed, Part extends keyof Cards<C>> = Pick<Cards<C>, Part>;
export const kindOf = ({ kindOf: kinds }: Of<Printed, 'kindOf'>, item: Item): Kind => kinds[item]!;
export const cardOfKind = <C extends Printed>({ cards }: Of<C, 'cards'>, kind: Kind): C => cards[kind]!;
export const cardOf = <C extends Printed>(data: Of<C, 'cards' | 'kindOf'>, item: Item): C =>
  cardOfKind(data, kindOf(data, item));
export const copiesOf = ({ copies }: Of<Printed, 'copies'>, kind: Kind): readonly Item[] => copies[kind]!;
export const ownerOf = ({ ownerOf: owners }: Of<Printed, 'ownerOf'>, item: Item): number => owners[item]!;
export const nameOf = ({ names }: Of<Printed, 'names'>, item: Item): string => names[item]!;
