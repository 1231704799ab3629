// R19: describes the cards that the viewer has seen and that are still there.
import { cardOfKind, kindOf } from '@gaslamp/emerald-2e/box/data';
import {
  DECK,
  DEVOURED,
  DISCARD,
  FACE_UP,
  HAND,
  IDENTITY,
  IN_PLAY,
  SET_ASIDE,
  STACK,
  UNDEALT,
} from '@gaslamp/emerald-2e/box/state';
import { watchers } from '@gaslamp/emerald-2e/seen/sight';
import type { Item, Place } from '@gaslamp/kernel/state';
import { type KnownLines, knowledgeOf } from '../knowledge.ts';
import { addTexts, speaking } from '../text.ts';
import { all, counted, who } from '../things.ts';
import { type Model, ownerOfItem, where, which } from './model.ts';
import english from './text/known.en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.emerald2e>('emerald2e');

export function knownLines(m: Model): KnownLines {
  const { own, common, shown } = knowledgeOf(m.s, m.you, watchers);
  const lines = (known: typeof own) =>
    [...known].sort(([a], [b]) => a - b).map(([place, items]) => line(m, place, named(m, items)));
  const last = shown.length === 0 ? [] : [say('known.shown', { cards: named(m, shown) })];
  return { own: lines(own), common: [...lines(common), ...last] };
}

/** Lists items. */
function named(m: Model, items: readonly Item[]): string {
  const things = items.map((item) => {
    const kind = kindOf(m.data, item);
    const card = cardOfKind(m.data, kind);
    return card.kind === 'city' ? say('known.cityCard', { card: which(kind) }) : which(kind, ownerOfItem(m, item));
  });
  return all(counted(things));
}

function line(m: Model, place: Place, cards: string): string {
  if (place < DECK) return say('known.hand', { player: who(place - HAND), cards });
  if (place < DISCARD) return say('known.deck', { player: who(place - DECK), cards });
  if (place >= IDENTITY && place < IN_PLAY) return say('known.identity', { player: who(place - IDENTITY), cards });
  if (place >= STACK && place < FACE_UP) return say('known.stack', { city: where(place - STACK), cards });
  if (place === SET_ASIDE) return say('known.setAside', { cards });
  if (place === DEVOURED) return say('known.devoured', { cards });
  if (place === UNDEALT) return say('known.undealt', { cards });
  throw new Error(`everybody may look at place ${place} with ${m.s.seats} seats`);
}
