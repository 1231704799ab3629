import '../parts/texts.ts';
import { objectionTime } from '@gaslamp/protocol/objecting';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { Suspense, useRef, useState } from 'react';
import { seatName } from '../../games/names.ts';
import { lazily } from '../../lazily.ts';
import { wordsOf } from '../../net/api.ts';
import type { KnownMatch } from '../../stored.ts';
import { ReportButton } from '../parts/report.tsx';
import { Sure } from '../parts/sure.tsx';
import { AboutMatch } from '../terms/about-match.tsx';
import { spanWords, useAwayIn } from '../terms/away.ts';
import { ProposalWords } from './proposal-words.tsx';
import { endsAtOnce, isOwn, ownNumbers, proposalFor, type SeatOffer } from './seat-offers.ts';
import { SeatRow } from './seat-row.tsx';
import { carryOut, type TableWish, tokenFor } from './table-actions.ts';

const KeysPanel = lazily(() => import('./keys-panel.tsx'), 'KeysPanel');

export interface SeatsProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  /** Seats that this browser holds, and seats that it lost. */
  readonly held: readonly number[];
  readonly lost: readonly number[];
  onKnown(part: Partial<KnownMatch>): void;
  /** Called after a seat of this browser was left to a bot. */
  onLeft(seat: number): void;
  onTakeBack(seat: number): void;
}

/** The seats with their players and their presence, and the actions on them. */
export function SeatsPanel({ known, info, held, lost, onKnown, onLeft, onTakeBack }: SeatsProps) {
  const { seats, game } = info;
  const [error, setError] = useState<string | null>(null);
  const token = tokenFor(known, info, { do: 'agree-end' }) ?? known.watch;
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus stays in the dialog.
  const stay = () => panel.current?.focus({ preventScroll: true });
  const view = { held, lost, awayIn: useAwayIn(seats) };
  async function carry(wish: TableWish): Promise<void> {
    setError(null);
    try {
      const invite = await carryOut(known, info, wish);
      if (invite !== null && 'seat' in wish && wish.seat !== undefined) onKnown({ invites: { [wish.seat]: invite } });
      if (wish.do === 'leave') onLeft(wish.seat);
    } catch (mistake) {
      setError(wordsOf(mistake));
    }
  }
  async function offer(seat: number, what: SeatOffer, notebook: boolean): Promise<void> {
    if (what === 'take-back') onTakeBack(seat);
    else if (what === 'hand-over') await carry({ do: what, seat, notebook });
    else await carry({ do: what === 'lost' ? 'agree-open' : what, seat });
  }
  return (
    <div ref={panel} tabIndex={-1} className="panel">
      <ul className="seats-panel">
        {seats.map((_, i) => (
          <SeatRow
            key={seatName(game, i)}
            known={known}
            info={info}
            index={i}
            view={view}
            reports={token}
            onOffer={(what, notebook) => offer(i, what, notebook)}
          />
        ))}
      </ul>
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
      {info.phase === 'playing' && held.length > 0 ? (
        <EndOfMatch info={info} held={held} onWish={carry} onAnswered={stay} />
      ) : null}
      <Suspense fallback={null}>
        {known.seats
          .filter(({ seat }) => held.includes(seat))
          .map((own) => (
            <KeysPanel key={own.token} known={known} own={own} onKnown={onKnown} />
          ))}
      </Suspense>
      {token === null ? null : (
        <p className="seats-end">
          <ReportButton match={known.match} token={token} about={{ kind: 'match' }} />
        </p>
      )}
      <AboutMatch info={info} known={known} />
    </div>
  );
}

/** Proposes an end without a result to all who hold a seat. */
function EndOfMatch(props: {
  info: MatchInfo;
  held: readonly number[];
  onWish(wish: TableWish): Promise<void>;
  onAnswered(): void;
}) {
  const { info, held, onWish, onAnswered } = props;
  const alone = String(endsAtOnce(info, held));
  const wish = (doing: 'agree-end' | 'object') => {
    onAnswered();
    void onWish({ do: doing });
  };
  const [asking, setAsking] = useState(false);
  const proposal = proposalFor(info, null);
  if (asking)
    return (
      <Sure
        words={t('match.sure.end', { alone, time: spanWords(objectionTime(info.clock, info.away * 60_000)) })}
        onYes={() => {
          setAsking(false);
          wish('agree-end');
        }}
        onNo={() => {
          setAsking(false);
          onAnswered();
        }}
      />
    );
  if (proposal === undefined)
    return (
      <p className="seats-end">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t('match.end', { alone })}
        </button>
      </p>
    );
  const numbers = ownNumbers(info, held);
  const asked = numbers.some((number) => proposal.asked.includes(number));
  return (
    <div className="seats-end">
      <p>
        {t('match.endProposed')} <ProposalWords info={info} proposal={proposal} />
      </p>
      {asked ? (
        <button type="button" className="button" onClick={() => wish('agree-end')}>
          {t('match.agree')}
        </button>
      ) : null}
      <button type="button" className="button" onClick={() => wish('object')}>
        {t('match.do.object', { own: String(isOwn(proposal, numbers)) })}
      </button>
    </div>
  );
}
