import { cardOfKind } from '@gaslamp/emerald-1e/box/data';
import { CUBE_PLACES, LIMBO } from '@gaslamp/emerald-1e/box/ids';
import { countOf } from '@gaslamp/emerald-1e/box/state';
import { stepsOf } from '@gaslamp/emerald-1e/seen/goals';
import { isHiding } from '@gaslamp/emerald-1e/seen/intent';
import { take, verbs } from '@gaslamp/emerald-1e/seen/verbs';
import { composing, sumOf } from '@gaslamp/words/emerald-1e/compose';
import {
  agentName,
  agentThing,
  cardName,
  cityName,
  e,
  type Model,
  nameOf,
  placeName,
  readOption,
  trackName,
  where,
  words,
} from '@gaslamp/words/emerald-1e/model';
import { optionWords } from '@gaslamp/words/emerald-1e/prompt';
import { AttackWindow, CardPick, ComposedAnswers } from '../emerald/answers.tsx';
import { GameSymbol } from './art/symbols.tsx';
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
      plain={plainOptions(m, question).map((option) => ({
        option,
        words: words(m, optionWords(m, option, question.effect)),
        strong: option !== 'done',
      }))}
      fromHand={(pick) => readOption(pick)?.verb === 'pick'}
      drawn={(pick) => <Pick m={m} text={pick} />}
      say={composing}
    />
  );
}

const FROM_LIMBO = verbs.format(take(LIMBO));

/** A pick with the symbols of its card. */
function Pick({ m, text }: { m: Model; text: string }) {
  const kind = kindPicked(text);
  if (kind < 0) return pickWords(m, text);
  const printed = printedOn(cardOfKind(m.data, kind)).filter(({ field }) => !field.startsWith('agent'));
  return <CardPick card={kind} name={pickWords(m, text)} printed={printed} Sign={GameSymbol} size={22} />;
}

function pickWords(m: Model, text: string): string {
  const one = readOption(text);
  switch (one?.verb) {
    case 'pick':
    case 'text':
      return cardName(m.data, one.card);
    case 'advance':
      return e('do.advance', {
        card: cardName(m.data, one.card),
        track: trackName(one.track),
        steps: stepsOf(m, one.track, one.card),
      });
    case 'send':
      return `${nameOf(m, one.owner)}: ${placeName(one.target)}`;
    case 'move':
    case 'agent':
      return agentName(m, one.agent);
    case 'at':
      return `${cityName(one.city)} →`;
    case 'take':
      return placeName(CUBE_PLACES[one.from] === 'LIMBO' ? LIMBO : one.from);
    default:
      return one !== null && 'city' in one ? cityName(one.city) : words(m, optionWords(m, text));
  }
}

/** R11.4 */
export function WindowBar({ m, play, ...orders }: Pick<DockProps, 'm' | 'play' | 'order' | 'onOrder'>) {
  const { asked } = play;
  if (asked?.effect !== 'window.answer') return null;
  const title = words(m, e('window.title', { city: where(asked.about.city), hides: Number(isHiding(m.s)) }));
  const saving = (option: string) => {
    const one = readOption(option);
    return one?.verb === 'thwart'
      ? { thing: `agent.${one.agent}`, words: words(m, e('window.thwart', { agent: agentThing(one.agent) })) }
      : null;
  };
  return <AttackWindow play={play} title={title} rule="R11.4" saving={saving} pass={e('window.pass')} {...orders} />;
}
