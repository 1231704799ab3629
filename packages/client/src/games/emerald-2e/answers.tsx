import { cardOfKind } from '@gaslamp/emerald-2e/box/data';
import { AGENT_PLACES, CUBE_PLACES, LIMBO } from '@gaslamp/emerald-2e/box/ids';
import { countOf } from '@gaslamp/emerald-2e/box/state';
import { take, verbs } from '@gaslamp/emerald-2e/seen/verbs';
import { at } from '@gaslamp/kernel/lists';
import { sumOf } from '@gaslamp/words/emerald-2e/compose';
import {
  cardName,
  cityName,
  dayName,
  e,
  type Model,
  readOption,
  sideName,
  where,
  words,
} from '@gaslamp/words/emerald-2e/model';
import { optionWords } from '@gaslamp/words/emerald-2e/prompt';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { AttackWindow, CardPick, ComposedAnswers } from '../emerald/answers.tsx';
import { cardRef } from './card.tsx';
import type { DockProps } from './dock.tsx';
import { printedOn } from './printed.ts';
import { kindPicked, laidOf, plainOptions } from './things.ts';

export function Answers({ m, play }: Pick<DockProps, 'm' | 'play'>) {
  const { asked, question, options, picks } = play;
  if (question === null || options === null) return null;
  const sum = asked ? sumOf(m, asked, picks) : null;
  const cubes = countOf(m.s.limbo, m.you ?? 0);
  return (
    <ComposedAnswers
      play={play}
      sum={sum}
      draft={question.draft && question.effect !== 'confirm' ? laidOf(m) : []}
      limbo={asked?.effect === 'retrieve.from' ? { option: FROM_LIMBO, cubes } : null}
      plain={plainOptions(question).map((option) => ({
        option,
        words: optionWords(m, option, question.effect),
        strong: false,
      }))}
      fromHand={(pick) => readOption(pick)?.verb === 'pick'}
      drawn={(pick) => <Pick m={m} text={pick} />}
      say={e}
    />
  );
}

const FROM_LIMBO = verbs.format(take(LIMBO));

/** R12.5 */
export function WindowBar({ m, play, ...orders }: Pick<DockProps, 'm' | 'play' | 'order' | 'onOrder'>) {
  const { asked } = play;
  if (asked?.effect !== 'window.answer') return null;
  const title = words(m, e('window.title', { city: where(asked.about.city) }));
  const saving = (option: string) => {
    const one = readOption(option);
    return one?.verb === 'use'
      ? { thing: `hand.${one.card}`, words: e('window.use', { card: cardName(m.data, one.card) }) }
      : null;
  };
  return <AttackWindow play={play} title={title} rule="R12.5" saving={saving} pass={e('window.pass')} {...orders} />;
}

/** A pick with the symbols of its card. */
function Pick({ m, text }: { m: Model; text: string }) {
  const kind = kindPicked(text);
  const words = pickWords(m, text);
  if (kind < 0) return words;
  return (
    <CardPick
      card={cardRef(kind, m.you ?? -1)}
      name={words}
      printed={printedOn(cardOfKind(m.data, kind))}
      Sign={GameSymbol}
      size={23}
    />
  );
}

function pickWords(m: Model, text: string): string {
  const one = readOption(text);
  switch (one?.verb) {
    case 'pick':
      return cardName(m.data, one.card);
    case 'advance':
      return `${cardName(m.data, one.card)} → ${sideName(one.track)}`;
    case 'send':
      return `${dayName(one.owner)}: ${cityName(one.city)}`;
    case 'move':
      return `${cityName(one.city)} →`;
    case 'take':
      return e(`city.${at(CUBE_PLACES, one.from)}`);
    case 'from':
      return e(`city.${at(AGENT_PLACES, one.from)}`);
    default:
      return one !== null && 'city' in one ? cityName(one.city) : text;
  }
}
