// R14: describes the cards that the viewer has seen and that are still there.
import type { Item, Place } from '@gaslamp/kernel/state';
import { FIRST_EVENT, FIRST_PERSONALITY } from '@gaslamp/nanty-narking/box/ids';
import { EVENT_PILE, FRONT, GREY_PILE, HAND, PERSONALITY, RED_PILE, TAKEN } from '@gaslamp/nanty-narking/box/state';
import { watchers } from '@gaslamp/nanty-narking/seen/sight';
import { type KnownLines, knowledgeOf } from '../knowledge.ts';
import { addTexts, speaking } from '../text.ts';
import { all, counted, who } from '../things.ts';
import { eventOf, type Model, personalityName, whatEvent, which } from './model.ts';
import english from './text/known.en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.nanty>('nanty');

export function knownLines(m: Model): KnownLines {
  const { own, common, shown } = knowledgeOf(m.s, m.you, watchers);
  const lines = (known: typeof own) =>
    [...known].sort(([a], [b]) => a - b).map(([place, items]) => line(place, named(m, items)));
  const last = shown.length === 0 ? [] : [say('known.shown', { cards: named(m, shown) })];
  return { own: lines(own), common: [...lines(common), ...last] };
}

const named = (m: Model, items: readonly Item[]): string => all(counted(items.map((item) => nameOf(m, item))));

function nameOf(m: Model, item: Item): string {
  if (item >= FIRST_EVENT) return whatEvent(eventOf(item));
  return item >= FIRST_PERSONALITY ? personalityName(m, item - FIRST_PERSONALITY) : which(item);
}

function line(place: Place, cards: string): string {
  if (place < FRONT) return say('known.hand', { player: who(place - HAND), cards });
  if (place >= PERSONALITY && place < GREY_PILE)
    return say('known.personality', { player: who(place - PERSONALITY), cards });
  if (place === GREY_PILE || place === RED_PILE) return say('known.pile', { cards });
  if (place === EVENT_PILE) return say('known.events', { cards });
  return place >= TAKEN ? say('known.taken', { player: who(place - TAKEN), cards }) : say('known.unused', { cards });
}
