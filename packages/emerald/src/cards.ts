// The box of cards: what a pack prints, card by card, and the items that it makes.
import type { Item } from '@gaslamp/kernel/state';
import { DAYS } from './seats.ts';

/** A kind of card, token or marker: an index into the pack's cards. Copies share it. */
export type Kind = number;

/** What of a card says which items there are. */
export interface Printed {
  readonly id: string;
  readonly kind: string;
  readonly copies: number;
  readonly effect: string | null;
}

export interface Cards<C extends Printed> {
  readonly cards: readonly C[];
  /** Item to its kind. Items of one hand ascend by kind. */
  readonly kindOf: readonly Kind[];
  /** Item to the seat whose starting card it is, or -1. */
  readonly ownerOf: readonly number[];
  readonly names: readonly string[];
  /** The items that can ever be in a seat's hand, ascending: what hands are looked through for. */
  readonly ownable: readonly (readonly Item[])[];
  /** Kind to its items, ascending. */
  readonly copies: readonly (readonly Item[])[];
  /** Items of the cards with that effect. */
  items(effect: NonNullable<C['effect']>): readonly Item[];
}

/** One card, token or marker of the box. */
export interface Piece<C extends Printed> {
  readonly card: C;
  readonly kind: Kind;
  readonly owner: number;
  readonly name: string;
}

/** Items of a hand must ascend by kind, so each player's starting cards stand together, behind the game cards. */
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
    // Copies: what is frozen reads more slowly.
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

/** Where in a list those stand for which that holds. Pushed, since flattening leaves a list with holes: read more slowly. */
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
