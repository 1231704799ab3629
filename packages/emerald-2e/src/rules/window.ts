import { EVERYONE, type Option, type Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Kind, kindOf } from '../box/data.ts';
import { HARMS } from '../box/ids.ts';
import {
  type At,
  agentsIn,
  CANCELLED,
  clockwise,
  countIn,
  DECK,
  DISCARD,
  HAND,
  IN_PLAY,
  inHand,
  isDead,
  STANDS,
  VAMPIRES_CANCELLED,
} from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { pass, use } from '../seen/verbs.ts';
import { drawCards, playCard } from './cards.ts';
import { choice, type G, step } from './effects.ts';
import { DEAD_TEXT, DOES_NOT_FIT, NOT_IN_HAND } from './refusals.ts';

/**
 * R12.5, R18.23: Holmes answers every announced harm. Vampires answer only assassinations, with `vampiresAnswerShoggoth` also
 * Shoggoth, and nothing once their text is void (R18.26).
 */
function answers(at: At, harm: number): readonly Kind[] {
  const { s, data } = at;
  const holmes = data.kinds('sherlockHolmes');
  const like = HARMS[harm] === 'assassination' || (HARMS[harm] === 'shoggoth' && s.vampiresAnswerShoggoth === 1);
  return like && !isDead(at, 'vampires') ? [...holmes, ...data.kinds('vampires')] : holmes;
}

/**
 * R12.10: returns true if `owner` could hold an answer, as far as the whole table knows. Reads counts and open piles, never a
 * hand: a window that opened only for a holder would reveal the card.
 */
function mayAnswer(at: At, owner: Player, harm: number): boolean {
  const { s, data } = at;
  if (countIn(s, HAND + owner) === 0) return false;
  const fitting = answers(at, harm);
  for (let item = 0; item < s.place.length; item++) {
    const lies = s.place[item];
    const unseen = lies === HAND + owner || (lies === DECK + owner && s.seenBy[item] !== EVERYONE);
    if (unseen && fitting.includes(kindOf(data, item))) return true;
  }
  return false;
}

/**
 * Announces a harm to an agent of `owner`. The effect that queued this then carries out the harm if it still stands. R12.11:
 * each harm of an action has its own window.
 */
export const announce = step<{ by: Player; owner: Player; city: number; harm: number }>(
  'window.announce',
  (g, { by, owner, city, harm }) => {
    g.s.threatened = STANDS;
    tell(g)?.('threat', { player: by, owner, city, harm });
    if (mayAnswer(g, owner, harm)) g.next(answer({ by: owner, from: by, city, harm }));
  },
);

/**
 * Cthulhu threatens every other owner of an agent in the city (R12.4). R12.6: they are asked clockwise, and the first interrupt
 * ends the window.
 */
export const announceToAll = step<{ by: Player; city: number; harm: number }>(
  'window.announceToAll',
  (g, { by, city, harm }) => {
    const { s } = g;
    s.threatened = STANDS;
    tell(g)?.('threatToAll', { player: by, city, harm });
    const asked = clockwise(s, s.active).filter(
      (owner) => owner !== by && agentsIn(s, owner, city) > 0 && mayAnswer(g, owner, harm),
    );
    g.next(...asked.map((owner) => answer({ by: owner, from: by, city, harm })));
  },
);

const answer = choice('window.answer', {
  pass,
  options: (at, { by, harm }) => {
    if (at.s.threatened !== STANDS) return [];
    const options: Option[] = [pass];
    for (const card of answers(at, harm)) if (inHand(at, by, card) >= 0) options.push(use(card));
    return options;
  },
  choose(g, { by }, option) {
    if (option !== pass) interrupt(g, by, use.card(option));
  },
  refuse(at, { harm }, wish) {
    if (!use.is(wish)) return null;
    const card = use.card(wish);
    if (isDead(at, cardOfKind(at.data, card).effect)) return DEAD_TEXT;
    return answers(at, harm).includes(card) ? NOT_IN_HAND : DOES_NOT_FIT;
  },
});

/**
 * R12.7: discards the interrupt card and then draws a replacement, with `interruptDrawsFirst` the other way round; R12.8: the
 * card never leaves the game. R12.9: nothing can answer it; R12.12: it is not an action.
 */
function interrupt(g: G, by: Player, card: Kind): void {
  const { s, data } = g;
  s.threatened = cardOfKind(data, card).effect === 'vampires' ? VAMPIRES_CANCELLED : CANCELLED;
  const waits = s.interruptDrawsFirst === 1;
  const item = playCard(g, by, card, 'interrupt', (waits ? IN_PLAY : DISCARD) + by);
  drawCards(g, by, 1);
  if (waits) g.move(item, DISCARD + by);
}
