import './notebook.css';
import './suspects.css';
import { sideName } from '@gaslamp/words/side-name';
import { addTexts, t } from '@gaslamp/words/text';
import { PageSymbol } from '../art/symbols.tsx';
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
  readonly title: string;
  /** The place of the dialog that sets the marks; null or undefined while it is closed. */
  readonly beside: DOMRect | null | undefined;
  onClose(): void;
}

/** The viewer's marks on another player, in that player's panel, and the dialog that sets them. */
export function Suspects(props: SuspectsProps) {
  const { player, title, beside, onClose, match, token, seat, info, revision, table } = props;
  const { game, seats } = info;
  const session = sessionOf(match, token);
  // An empty notebook is not fetched before somebody writes in it.
  const { sides, marks } = useSession(session, revision === 0 && !beside ? null : revision);
  const sole = useSole(game, seat, table);
  const person = seats[player];
  if (person === undefined) return null;
  const own = marks.filter((one) => one.seat === player);
  return (
    <>
      {own.map(({ side, mark }) => (
        <span key={side} className="suspects-mark" data-mark={mark}>
          <PageSymbol name={SIGNS[mark]} size={13} label={t(`notebook.is.${mark}`)} />
          <span>{t('notebook.side', { side: sideName(game, side) })}</span>
        </span>
      ))}
      {beside ? (
        <Dialog title={title} beside={beside} className="thing-menu" onClose={onClose}>
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
      ) : null}
    </>
  );
}
