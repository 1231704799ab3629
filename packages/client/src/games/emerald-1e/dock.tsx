import { e, type Model, words } from '@gaslamp/words/emerald-1e/model';
import { t } from '@gaslamp/words/text';
import { Suspense, useRef } from 'react';
import { lazily } from '../../lazily.ts';
import { DockFrame, type DockState, inWindow } from '../../table/frame/dock-frame.tsx';
import { useRoving } from '../../table/things/roving.ts';
import { GameSymbol, type SymbolName } from './art/symbols.tsx';
import { ACTIONS, type Action, plainOptions } from './things.ts';
import type { Play } from './use-play.ts';

const composing = () => import('./answers.tsx');
const Answers = lazily(composing, 'Answers');
const WindowBar = lazily(composing, 'WindowBar');
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

/** The prompt line with the answers below it: the actions, a set being composed, or a window. */
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
      ends={m.s.acted > 1 && m.s.active === m.you && endsTurn(play)}
      beside={
        turn && !behind ? (
          <span className="prompt-left">{e('action.left', { count: Math.max(0, 2 - m.s.acted) })}</span>
        ) : null
      }
    >
      {turn && play.ending === null ? <ActionBar m={m} play={play} behind={behind} onAction={onAction} /> : null}
      <Suspense fallback={null}>
        {window && !behind ? <WindowBar m={m} play={play} order={order} onOrder={onOrder} /> : null}
        {asking && !turn && !window && !behind && hasAnswers(m, play) ? <Answers m={m} play={play} /> : null}
      </Suspense>
    </DockFrame>
  );
}

/** True if something is composed, or can be answered with a button. */
const hasAnswers = (m: Model, { question }: Play): boolean =>
  question !== null && (question.draft || plainOptions(m, question).length > 0);

/** Returns true if the turn ends without anybody else's answer before. */
const endsTurn = ({ forecast }: Play): boolean =>
  forecast?.passes === true && (forecast.until !== 'another' || forecast.events.some(({ kind }) => kind === 'turn'));

/** The actions of a turn. An impossible action explains itself. */
function ActionBar({ play, behind, onAction }: Pick<DockProps, 'm' | 'play' | 'behind' | 'onAction'>) {
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group);
  const options = play.options ?? [];
  const possible = new Set(options.map(play.action));
  // R6.8: only a player who may reveal sees that it is possible.
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
