import type { KnownLines } from '@gaslamp/words/knowledge';
import { addTexts, t } from '@gaslamp/words/text';
import { Suspense } from 'react';
import { lazily } from '../../lazily.ts';
import { Dialog } from '../things/dialog.tsx';
import { Rich } from '../things/rich.tsx';
import type { HouseListProps } from './house-list.tsx';
import english from './text/known.en.json' with { type: 'json' };

addTexts('en', english);

/** Loaded on demand, since few hosts enable it and it needs the rules of the game. */
const HouseList = lazily(() => import('./house-list.tsx'), 'HouseList');

export interface KnownProps extends HouseListProps {
  readonly lines: KnownLines;
  readonly onClose: () => void;
}

/** Lists hidden information that is still valid: seen by the viewer, and seen by everybody. */
export function Known({ lines: { own, common }, state, pack, onClose }: KnownProps) {
  return (
    <Dialog title={t('table.known.title')} onClose={onClose} className="known">
      <p>{t('table.known.lead')}</p>
      {own.length + common.length === 0 ? <p>{t('table.known.nothing')}</p> : null}
      <Lines title={t('table.known.own')} lines={own} />
      <Lines title={t('table.known.common')} lines={common} />
      {state.info.list === 'nothing' ? null : (
        <Suspense fallback={null}>
          <HouseList state={state} pack={pack} />
        </Suspense>
      )}
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Rich text={line} />
          </li>
        ))}
      </ul>
    </>
  );
}
