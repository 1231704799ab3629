import { cardOfKind } from '@gaslamp/emerald-2e/data';
import { AGENT_PLACES, CUBE_PLACES, LIMBO } from '@gaslamp/emerald-2e/ids';
import { countOf } from '@gaslamp/emerald-2e/state';
import { take, verbs } from '@gaslamp/emerald-2e/verbs';
import { at } from '@gaslamp/kernel/lists';
import { sumOf } from '@gaslamp/words/emerald-2e/compose';
import { cardName, cityName, dayName, e, type Model, said, sideName, words } from '@gaslamp/words/emerald-2e/model';
import { optionWords } from '@gaslamp/words/emerald-2e/prompt';
import { t } from '@gaslamp/words/text';
import { Suspense, useRef } from 'react';
import { GameSymbol, type SymbolName } from '../../art/emerald/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { Chips } from '../../table/chips.tsx';
import { DockFrame, type DockState, inWindow } from '../../table/dock-frame.tsx';
import { keyed } from '../../table/keyed.ts';
import { useRoving } from '../../table/roving.ts';
import { cardRef } from './card.tsx';
import { printedOn } from './printed.ts';
import { ACTIONS, type Action, kindPicked } from './things.ts';
import type { Play } from './use-play.ts';

const Foretold = lazily(() => import('./foretold.tsx'), 'Foretold');
const WindowBar = lazily(() => import('./window-bar.tsx'), 'WindowBar');

const ICONS: Record<Action | 'end', SymbolName> = {
  place: 'place',
  claim: 'claim',
  retrieve: 'retrieve',
  move: 'move',
  markers: 'restorationistMarker',
  assassinate: 'assassinate',
  discard: 'discard',
  card: 'action',
  pass: 'hourglass',
  end: 'confirm',
};

export interface DockProps extends DockState<Play> {
  readonly m: Model;
  readonly onAction: (action: Action | 'end') => void;
  readonly order: 'none' | 'turn' | 'match';
  readonly onOrder: (order: 'none' | 'turn' | 'match') => void;
}

/** The prompt line and below it what can be answered: the nine actions, a set being composed, a window. */
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
      <Suspense fallback={null}>
        {window && !behind ? <WindowBar m={m} play={play} order={order} onOrder={onOrder} /> : null}
      </Suspense>
      {asking && !turn && !window && !behind ? <Answers m={m} play={play} /> : null}
    </DockFrame>
  );
}

/** The nine actions, and the end of the turn. What is not possible says why. */
function ActionBar({ m, play, behind, onAction }: Pick<DockProps, 'm' | 'play' | 'behind' | 'onAction'>) {
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group);
  const options = play.options ?? [];
  const possible = new Set(options.map(play.action));
  const shown: (Action | 'end')[] = m.s.acted < 2 ? [...ACTIONS] : ['end'];
  return (
    <div ref={group} id="actions" className="actions" role="toolbar" aria-label={e('action.group')} {...roving}>
      {shown.map((action, i) => {
        const can = action === 'end' ? options.includes('end') : possible.has(action);
        return (
          <button
            key={action}
            type="button"
            className="action"
            data-rove=""
            data-action={action}
            data-lit={(can && !play.offline && !behind) || undefined}
            data-main={(can && action === 'end') || undefined}
            data-sure={(can && play.passing === action) || undefined}
            aria-pressed={play.mode === action}
            aria-disabled={!can || play.offline}
            title={`${e(`action.long.${action}`)} (${i + 1})`}
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
  const plain = question.subset ? [] : options.filter((option) => ['done', 'pass', 'end'].includes(option));
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
/** As many of one's own cubes as lie in Limbo and are still wanted. */
const stillInLimbo = ({ s, you }: Model, picks: readonly string[], goal: number): number =>
  Math.min(countOf(s.limbo, you ?? 0) - picks.filter((pick) => pick === FROM_LIMBO).length, goal - picks.length);

/** What lies in the draft already, as texts. */
export function laidOf(m: Model): string[] {
  return m.s.picks.map((option) => verbs.format(option));
}

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
