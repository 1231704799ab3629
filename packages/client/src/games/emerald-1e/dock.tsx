import { cardOfKind } from '@gaslamp/emerald-1e/data';
import { CUBE_PLACES, LIMBO } from '@gaslamp/emerald-1e/ids';
import { isHiding } from '@gaslamp/emerald-1e/intent';
import { countOf } from '@gaslamp/emerald-1e/state';
import { stepsOf } from '@gaslamp/emerald-1e/sums';
import { take, verbs } from '@gaslamp/emerald-1e/verbs';
import { sumOf } from '@gaslamp/words/emerald-1e/compose';
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
import { t } from '@gaslamp/words/text';
import { useRef } from 'react';
import { lazily } from '../../lazily.ts';
import { Chips } from '../../table/chips.tsx';
import { DockFrame, type DockState, inWindow } from '../../table/dock-frame.tsx';
import { keyed } from '../../table/keyed.ts';
import { RuleLink } from '../../table/rich.tsx';
import { useRoving } from '../../table/roving.ts';
import { StandingOrderControl } from '../../table/standing-order.tsx';
import { GameSymbol, type SymbolName } from './art/symbols.tsx';
import { printedOn } from './printed.ts';
import { ACTIONS, type Action, kindPicked, thingOf } from './things.ts';
import type { Play } from './use-play.ts';

const Foretold = lazily(() => import('./foretold.tsx'), 'Foretold');

const ICONS: Record<Action, SymbolName> = {
  place: 'place',
  claim: 'claim',
  retrieve: 'retrieve',
  buy: 'buy',
  move: 'move',
  markers: 'markers',
  attack: 'attack',
  expose: 'expose',
  card: 'action',
  discard: 'discard',
  pass: 'pass',
  reveal: 'reveal',
};

export interface DockProps extends DockState<Play> {
  readonly m: Model;
  readonly onAction: (action: Action) => void;
  readonly order: 'none' | 'turn' | 'match';
  readonly onOrder: (order: 'none' | 'turn' | 'match') => void;
}

/** The prompt line and below it what can be answered: the actions, a set being composed, a window. */
export function Dock({ m, onAction, order, onOrder, ...state }: DockProps) {
  const { play, prompt, behind } = state;
  const asking = play.options !== null;
  const window = inWindow(play);
  const { turn } = play;
  return (
    <DockFrame
      {...state}
      className="dock"
      label={e('action.dock')}
      spoken={words(m, prompt)}
      foretold={play.forecast && <Foretold m={m} forecast={play.forecast} />}
      beside={
        turn && !behind ? (
          <span className="prompt-left">{e('action.left', { count: Math.max(0, 2 - m.s.acted) })}</span>
        ) : null
      }
    >
      {turn ? <ActionBar m={m} play={play} behind={behind} onAction={onAction} /> : null}
      {window && !behind ? <WindowBar m={m} play={play} order={order} onOrder={onOrder} /> : null}
      {asking && !turn && !window && !behind ? <Answers m={m} play={play} /> : null}
    </DockFrame>
  );
}

/** The actions of a turn. What is not possible says why. */
function ActionBar({ play, behind, onAction }: Pick<DockProps, 'm' | 'play' | 'behind' | 'onAction'>) {
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group);
  const options = play.options ?? [];
  const possible = new Set(options.map(play.action));
  // R6.8: nobody is told that it is possible but who may do it.
  const shown = ACTIONS.filter((action) => action !== 'reveal' || possible.has('reveal'));
  return (
    <div ref={group} id="actions" className="actions" role="toolbar" aria-label={e('action.group')} {...roving}>
      {shown.map((action, i) => {
        const can = possible.has(action);
        return (
          <button
            key={action}
            type="button"
            className="action"
            data-rove=""
            data-action={action}
            data-lit={(can && !play.offline && !behind) || undefined}
            data-sure={(can && play.passing === action) || undefined}
            aria-pressed={play.mode === action}
            aria-disabled={!can || play.offline}
            title={`${e(`action.long.${action}`)} (${(i + 1) % 10})`}
            onClick={() => onAction(action)}
          >
            <GameSymbol name={ICONS[action]} size={22} />
            <span>{play.passing === action ? t('table.passesYes') : e(`action.${action}`)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** What is being composed: the sum against what is needed, the picks as chips, and answers that are no things. */
function Answers({ m, play }: Pick<DockProps, 'm' | 'play'>) {
  const { asked, question, options, picks } = play;
  if (question === null || options === null) return null;
  const isPlain = (option: string) => thingOf(option, m.you ?? 0, question.effect).startsWith('bar.');
  const plain = options.filter(
    (option) => isPlain(option) && option !== 'confirm' && !(question.subset && option === 'done'),
  );
  const sum = asked ? sumOf(m, asked, picks) : null;
  const inLimbo = asked?.effect === 'retrieve.from' ? stillInLimbo(m, picks, sum?.goal ?? 0) : 0;
  const draft = question.draft && question.effect !== 'confirm' ? laidOf(m) : [];
  // Where there is little room the hand alone shows what is picked of it.
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
/** As many of one's own cubes as lie in Limbo and are still wanted. */
const stillInLimbo = ({ s, you }: Model, picks: readonly string[], goal: number): number =>
  Math.min(countOf(s.limbo, you ?? 0) - picks.filter((pick) => pick === FROM_LIMBO).length, goal - picks.length);

/** What lies in the draft already, as texts. */
export const laidOf = (m: Model): string[] => m.s.picks.map((option) => verbs.format(option));

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

/** An attack waits for an answer: calm, the same whatever is held. The prompt says what threatens whom. */
function WindowBar(props: Pick<DockProps, 'm' | 'play' | 'order' | 'onOrder'>) {
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
        <RuleLink rule="R11.4" />
      </div>
    </div>
  );
}
