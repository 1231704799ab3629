import { cardOfKind } from '@gaslamp/emerald-1e/box/data';
import { CUBE_PLACES, LIMBO } from '@gaslamp/emerald-1e/box/ids';
import { countOf } from '@gaslamp/emerald-1e/box/state';
import { isHiding } from '@gaslamp/emerald-1e/seen/intent';
import { stepsOf } from '@gaslamp/emerald-1e/seen/sums';
import { take, verbs } from '@gaslamp/emerald-1e/seen/verbs';
import { composing, sumOf } from '@gaslamp/words/emerald-1e/compose';
import {
  agentName,
  cardName,
  cityName,
  e,
  type Model,
  nameOf,
  placeName,
  said,
  trackName,
  where,
  words,
} from '@gaslamp/words/emerald-1e/model';
import { optionWords } from '@gaslamp/words/emerald-1e/prompt';
import { StandingOrderControl } from '../../table/asking/standing-order.tsx';
import { Chips } from '../../table/things/chips.tsx';
import { keyed } from '../../table/things/keyed.ts';
import { RuleLink } from '../../table/things/rich.tsx';
import { GameSymbol } from './art/symbols.tsx';
import { printedOn } from './printed.ts';
import { kindPicked, laidOf, plainOptions } from './things.ts';
import type { Play } from './use-play.ts';

interface AnswersProps {
  readonly m: Model;
  readonly play: Play;
}
interface WindowProps extends AnswersProps {
  readonly order: 'none' | 'turn' | 'match';
  readonly onOrder: (order: 'none' | 'turn' | 'match') => void;
}

/**
 * The parts of the action being composed: the sum and the goal, the picks as chips, and the answers that are not things on the
 * table.
 */
export function Answers({ m, play }: AnswersProps) {
  const { asked, question, options, picks } = play;
  if (question === null || options === null) return null;
  const plain = plainOptions(m, question);
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
        <Chips label={composing('compose.group')}>
          {keyed(draft).map(([key, text]) => (
            <li key={`laid.${key}`} className="chip chip-laid">
              <Pick m={m} text={text} />
            </li>
          ))}
          {keyed(picks).map(([key, text]) => (
            <li key={key}>
              <button type="button" className="chip" onClick={() => play.unpick(text)}>
                <Pick m={m} text={text} />
                <GameSymbol name="close" size={11} label={composing('compose.remove')} />
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
          {composing('compose.fromLimbo', { count: inLimbo })}
        </button>
      ) : null}
      {plain.map((option) => (
        <button
          key={option}
          type="button"
          className="button"
          data-lit={options.length === 1 || option !== 'done' ? 'strong' : ''}
          data-main={option === 'done' || undefined}
          data-thing={`bar.${option}`}
          onClick={() => play.answer(option)}
        >
          {words(m, optionWords(m, option, question.effect))}
        </button>
      ))}
    </div>
  );
}

const FROM_LIMBO = verbs.format(take(LIMBO));
/** Returns the number of the viewer's cubes in Limbo that are still needed. */
const stillInLimbo = ({ s, you }: Model, picks: readonly string[], goal: number): number =>
  Math.min(countOf(s.limbo, you ?? 0) - picks.filter((pick) => pick === FROM_LIMBO).length, goal - picks.length);

/** A pick with the symbols of its card. */
function Pick({ m, text }: { m: Model; text: string }) {
  const kind = kindPicked(text);
  if (kind < 0) return pickWords(m, text);
  return (
    <span className="chip-card" data-card={kind}>
      {pickWords(m, text)}
      {printedOn(cardOfKind(m.data, kind))
        .filter(({ field }) => !field.startsWith('agent'))
        .flatMap(({ field, count, words, symbol, value }) =>
          Array.from({ length: count }, (_, n) => (
            <GameSymbol
              // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a sort are alike
              key={`${field}${n}`}
              name={symbol}
              value={value}
              size={value === undefined ? 15 : 22}
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

/**
 * An attack waits for an answer. The bar looks the same whatever cards are held; the prompt names the attacker and the target.
 */
export function WindowBar(props: WindowProps) {
  const { m, play, order, onOrder } = props;
  const { asked, options } = play;
  if (asked?.effect !== 'window.answer' || options === null) return null;
  return (
    <div className="window">
      <h2 className="only-spoken">
        {words(m, e('window.title', { city: where(asked.about.city), hides: Number(isHiding(m.s)) }))}
      </h2>
      <div className="window-answers">
        {options.map((option) => {
          const one = said(option);
          const foils = one?.verb === 'thwart';
          return (
            <button
              key={option}
              type="button"
              className={foils ? 'button button-strong' : 'button'}
              data-lit=""
              data-thing={foils ? `agent.${one.agent}` : 'bar.pass'}
              onClick={() => play.answer(option)}
            >
              {foils ? e('window.thwart', { agent: agentName(m, one.agent) }) : e('window.pass')}
            </button>
          );
        })}
        <StandingOrderControl order={order} onOrder={onOrder} />
        <RuleLink rule="R11.4" named />
      </div>
    </div>
  );
}
