import { e, type Model, words } from '@gaslamp/words/emerald-2e/model';
import { Suspense, useRef } from 'react';
import { GameSymbol, type SymbolName } from '../../art/emerald/symbols.tsx';
import { Hourglass } from '../../art/hourglass.tsx';
import { lazily } from '../../lazily.ts';
import { DockFrame, type DockState, inWindow } from '../../table/frame/dock-frame.tsx';
import { useRoving } from '../../table/things/roving.ts';
import { ACTIONS, type Action, plainOptions } from './things.ts';
import type { Play } from './use-play.ts';

const Foretold = lazily(() => import('./foretold.tsx'), 'Foretold');
const composing = () => import('./answers.tsx');
const Answers = lazily(composing, 'Answers');
const WindowBar = lazily(composing, 'WindowBar');

const ICONS: Record<Exclude<Action, 'pass'> | 'end', SymbolName> = {
  place: 'place',
  claim: 'claim',
  retrieve: 'retrieve',
  move: 'move',
  markers: 'restorationistMarker',
  assassinate: 'assassinate',
  discard: 'discard',
  card: 'action',
  end: 'confirm',
};

export interface DockProps extends DockState<Play> {
  readonly m: Model;
  readonly onAction: (action: Action | 'end') => void;
  readonly order: 'none' | 'turn' | 'match';
  readonly onOrder: (order: 'none' | 'turn' | 'match') => void;
}

/** The prompt line with the answers below it: the nine actions, a set being composed, or a window. */
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
        {asking && !turn && !window && !behind && hasAnswers(play) ? <Answers m={m} play={play} /> : null}
      </Suspense>
    </DockFrame>
  );
}

/** True if something is composed, or can be answered with a button. */
const hasAnswers = ({ question }: Play): boolean =>
  question !== null && (question.draft || plainOptions(question).length > 0);

/** The nine actions, and the end of the turn. An impossible action explains itself. */
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
            aria-pressed={play.mode === action}
            aria-disabled={!can || play.offline}
            title={`${e(`action.long.${action}`)} (${i + 1})`}
            onClick={() => onAction(action)}
          >
            {action === 'pass' ? <Hourglass size={22} /> : <GameSymbol name={ICONS[action]} size={22} />}
            <span>{e(`action.${action}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
