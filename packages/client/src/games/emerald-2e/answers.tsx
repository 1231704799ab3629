import { cardOfKind } from '@gaslamp/emerald-2e/box/data';
import { AGENT_PLACES, CUBE_PLACES, LIMBO } from '@gaslamp/emerald-2e/box/ids';
import { countOf } from '@gaslamp/emerald-2e/box/state';
import { take, verbs } from '@gaslamp/emerald-2e/seen/verbs';
import { at } from '@gaslamp/kernel/lists';
import { sumOf } from '@gaslamp/words/emerald-2e/compose';
import { cardName, cityName, dayName, e, type Model, said, sideName } from '@gaslamp/words/emerald-2e/model';
import { optionWords } from '@gaslamp/words/emerald-2e/prompt';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { Chips } from '../../table/things/chips.tsx';
import { keyed } from '../../table/things/keyed.ts';
import { cardRef } from './card.tsx';
import type { DockProps } from './dock.tsx';
import { printedOn } from './printed.ts';
import { kindPicked, laidOf, plainOptions } from './things.ts';

/**
 * The parts of the action being composed: the sum and the goal, the picks as chips, and the answers that are not things on the
 * table.
 */
export function Answers({ m, play }: Pick<DockProps, 'm' | 'play'>) {
  const { asked, question, options, picks } = play;
  if (question === null || options === null) return null;
  const plain = plainOptions(question);
  const sum = asked ? sumOf(m, asked, picks) : null;
  const inLimbo = asked?.effect === 'retrieve.from' ? stillInLimbo(m, picks, sum?.goal ?? 0) : 0;
  const draft = question.draft && question.effect !== 'confirm' ? laidOf(m) : [];
  // In a narrow window the picks from the hand are shown only in the hand.
  const inHand = sum !== null && inLimbo === 0 && [...draft, ...picks].every((text) => said(text)?.verb === 'pick');
  return (
    <div className="answers" data-in-hand={inHand || undefined}>
      {sum ? (
        <p className="sum" role="status" data-enough={play.enough || undefined}>
          {sum.goal !== null ? (
            <meter min={0} max={Math.max(1, sum.goal)} value={Math.min(sum.sum, sum.goal)} aria-label={sum.text} />
          ) : null}
          <span>{sum.text}</span>
        </p>
      ) : null}
      {draft.length + picks.length > 0 ? (
        <Chips label={e('compose.group')}>
          {keyed(draft).map(([key, text]) => (
            <li key={`laid.${key}`} className="chip chip-laid">
              <Pick m={m} text={text} />
            </li>
          ))}
          {keyed(picks).map(([key, text]) => (
            <li key={key}>
              <button type="button" className="chip" onClick={() => play.unpick(text)}>
                <Pick m={m} text={text} />
                <GameSymbol name="close" size={11} label={e('compose.remove')} />
              </button>
            </li>
          ))}
        </Chips>
      ) : null}
      {inLimbo > 0 ? (
        <button
          type="button"
          className="button"
          data-lit="strong"
          data-thing="bar.limbo"
          onClick={() => play.answer(FROM_LIMBO, inLimbo)}
        >
          {e('compose.fromLimbo', { count: inLimbo })}
        </button>
      ) : null}
      {plain.map((option) => (
        <button
          key={option}
          type="button"
          className="button"
          data-lit={options.length === 1 ? 'strong' : ''}
          data-main={option === 'done' || option === 'end' || undefined}
          data-thing={`bar.${option}`}
          onClick={() => play.answer(option)}
        >
          {optionWords(m, option, question.effect)}
        </button>
      ))}
    </div>
  );
}

const FROM_LIMBO = verbs.format(take(LIMBO));
/** Returns the number of the viewer's cubes in Limbo that are still needed. */
const stillInLimbo = ({ s, you }: Model, picks: readonly string[], goal: number): number =>
  Math.min(countOf(s.limbo, you ?? 0) - picks.filter((pick) => pick === FROM_LIMBO).length, goal - picks.length);

/** A pick with the symbols of its card: starting cards all bear the same name. */
function Pick({ m, text }: { m: Model; text: string }) {
  const kind = kindPicked(text);
  if (kind < 0) return pickWords(m, text);
  const card = cardOfKind(m.data, kind);
  return (
    <span className="chip-card" data-card={cardRef(kind, m.you ?? -1)}>
      {card.name === '' && said(text)?.verb === 'pick' ? (
        <span className="only-spoken">{pickWords(m, text)}</span>
      ) : (
        pickWords(m, text)
      )}
      {printedOn(card).flatMap(({ field, count, words, symbol, value }) =>
        Array.from({ length: count }, (_, n) => (
          <GameSymbol
            // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a sort are alike
            key={`${field}${n}`}
            name={symbol}
            value={value}
            size={value === undefined ? 15 : 23}
            label={n === 0 ? words : undefined}
          />
        )),
      )}
    </span>
  );
}

function pickWords(m: Model, text: string): string {
  const one = said(text);
  switch (one?.verb) {
    case 'pick':
      return cardName(m.data, one.card, m.you ?? -1);
    case 'advance':
      return `${cardName(m.data, one.card, m.you ?? -1)} → ${sideName(one.track)}`;
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
