// R21: describes the cards that the viewer has seen and that are still there.
import { cardOf } from '@gaslamp/emerald-1e/box/data';
import {
  DECK,
  DISCARD,
  DRAWN,
  EFFECTS,
  FACE_UP,
  HAND,
  IDENTITY,
  IN_PLAY,
  LOOKED,
  SANITY_POOL,
  STACK,
  TOKEN_POOL,
  TOKENS,
  UNDER,
} from '@gaslamp/emerald-1e/box/state';
import { watchers } from '@gaslamp/emerald-1e/seen/sight';
import type { Item, Place } from '@gaslamp/kernel/state';
import { type KnownLines, knowledgeOf } from '../knowledge.ts';
import { addTexts, speaking } from '../text.ts';
import { all, counted, who } from '../things.ts';
import { agentThing, e, type Model, ownerOfItem, where, which } from './model.ts';
import english from './text/known.en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.emerald1e>('emerald1e');

export function knownLines(m: Model): KnownLines {
  const { own, common, shown } = knowledgeOf(m.s, m.you, watchers);
  const lines = (known: typeof own) =>
    [...known]
      .sort(([a], [b]) => a - b)
      .flatMap(([place, items]) => (place === SANITY_POOL ? putBack(m, items) : line(place, named(m, items))));
  const last = shown.length === 0 ? [] : [say('known.shown', { cards: named(m, shown) })];
  return { own: lines(own), common: [...lines(common), ...last] };
}

const named = (m: Model, items: readonly Item[]): string => all(counted(items.map((item) => thingOf(m, item))));

function thingOf(m: Model, item: Item): string {
  const card = cardOf(m.data, item);
  const kind = m.data.kindOf[item] ?? -1;
  if (card.kind === 'city') return say('known.cityCard', { card: which(kind) });
  const agent = m.data.agentOfToken[item] ?? -1;
  return agent >= 0 ? e('agent.token', { agent: agentThing(agent) }) : which(kind, ownerOfItem(m, item));
}

/** R14.11: the markers that the Alienist has put back, by face: markers have no names. */
function putBack(m: Model, items: readonly Item[]): string[] {
  const mad = items.filter((item) => cardOf(m.data, item).id === 'MAD').length;
  const sane = items.length - mad;
  return [
    ...(mad > 0 ? [say('known.mad', { count: mad })] : []),
    ...(sane > 0 ? [say('known.sane', { count: sane })] : []),
  ];
}

function line(place: Place, cards: string): string {
  if (place < DECK) return say('known.hand', { player: who(place - HAND), cards });
  if (place < DISCARD) return say('known.deck', { player: who(place - DECK), cards });
  if (place < IDENTITY) return say('known.discard', { player: who(place - DISCARD), cards });
  if (place < IN_PLAY) return say('known.identity', { player: who(place - IDENTITY), cards });
  if (place >= TOKENS && place < DRAWN) return say('known.tokens', { player: who(place - TOKENS), cards });
  if (place >= DRAWN && place < EFFECTS) return say('known.tokens', { player: who(place - DRAWN), cards });
  if (place >= STACK && place < LOOKED) return say('known.stack', { city: where(place - STACK), cards });
  if (place >= LOOKED && place < UNDER) return say('known.stack', { city: where(place - LOOKED), cards });
  if (place >= UNDER && place < FACE_UP) return say('known.under', { city: where(place - UNDER), cards });
  return say(place === TOKEN_POOL ? 'known.pool' : 'known.out', { cards });
}
