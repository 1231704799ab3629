import './notebook.css';
import './suspects.css';
import { sideName } from '@gaslamp/words/side-name';
import { addTexts, t } from '@gaslamp/words/text';
import { useState } from 'react';
import { PageSymbol } from '../art/symbols.tsx';
import { nameOfSeat } from '../games/names.ts';
import { Dialog } from '../table/things/dialog.tsx';
import type { Suspecting } from '../table/things/suspecting.ts';
import { SIGNS, SideMarks } from './marks.tsx';
import { sessionOf } from './session.ts';
import english from './text/en.json' with { type: 'json' };
import { useSession } from './use-session.ts';
import { useSole } from './use-sole.ts';

addTexts('en', english);

interface SuspectsProps extends Suspecting {
  readonly player: number;
}

/** The viewer's marks on another player, in that player's panel, and the way to set them. They stand in the notebook, too. */
export function Suspects({ player, match, token, seat, info, revision, table }: SuspectsProps) {
  const { game, seats } = info;
  const [beside, setBeside] = useState<DOMRect | null>(null);
  const session = sessionOf(match, token);
  // An empty notebook is not fetched before somebody writes in it.
  const { sides, marks } = useSession(session, revision === 0 && beside === null ? null : revision);
  const sole = useSole(game, seat, table);
  const person = seats[player];
  if (person === undefined) return null;
  const name = nameOfSeat(person, player, game);
  const title = t('notebook.suspects', { name });
  const own = marks.filter((one) => one.seat === player);
  return (
    <div className="suspects notebook">
      <button
        type="button"
        className="count count-button"
        aria-label={title}
        title={title}
        onClick={({ currentTarget }) => setBeside(currentTarget.getBoundingClientRect())}
      >
        <PageSymbol name="notebook" size={15} />
      </button>
      {own.map(({ side, mark }) => (
        <span key={side} className="suspects-mark" data-mark={mark}>
          <PageSymbol name={SIGNS[mark]} size={13} label={t(`notebook.is.${mark}`)} />
          <span>{t('notebook.side', { side: sideName(game, side) })}</span>
        </span>
      ))}
      {beside === null ? null : (
        <Dialog title={title} beside={beside} className="thing-menu" onClose={() => setBeside(null)}>
          <div className="notebook">
            <p className="muted">{t(sides.length === 0 ? 'notebook.reading' : 'notebook.marksLead')}</p>
            {sole === undefined ? null : (
              <SideMarks
                {...{ game, player, sides, sole, marks }}
                info={person}
                onMarks={(next) => session.write({ marks: next })}
              />
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}
