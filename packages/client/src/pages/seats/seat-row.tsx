import { at } from '@gaslamp/kernel/lists';
import { lostTime } from '@gaslamp/protocol/objecting';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { heldWords, personWords } from '@gaslamp/words/holders';
import { botAs } from '@gaslamp/words/seats';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { type ReactNode, useRef, useState } from 'react';
import { seatName } from '../../games/names.ts';
import type { KnownMatch } from '../../stored.ts';
import { useAddress } from '../parts/address.ts';
import { BotNote } from '../parts/bot-note.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { linkTo } from '../parts/link-to.ts';
import { ReportButton } from '../parts/report.tsx';
import { SeatEmblem } from '../parts/seat-emblem.tsx';
import { Sure } from '../parts/sure.tsx';
import { asTime, useLeft } from '../terms/away.ts';
import { ProposalWords } from './proposal-words.tsx';
import { isLost, isOwn, offersFor, ownNumbers, proposalFor, type SeatOffer, type Viewpoint } from './seat-offers.ts';

interface RowProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  readonly index: number;
  readonly view: Viewpoint;
  /** The token with which the name is reported; null if there is none. */
  readonly reports: string | null;
  /** Never rejects: the caller reports errors. */
  onOffer(offer: SeatOffer, notebook: boolean): Promise<void>;
}

/** One seat: its player, its earlier players, and its actions. */
export function SeatRow({ known, info, index, view, reports, onOffer }: RowProps) {
  const { game, seats } = info;
  const seat = at(seats, index);
  const [asking, setAsking] = useState<'leave' | 'lost' | null>(null);
  const [notebook, setNotebook] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const day = seatName(game, index);
  // The pressed button is gone, so the focus moves to the row.
  const back = () => row.current?.focus();
  const carry = (offer: SeatOffer) => void onOffer(offer, notebook).then(back);
  const proposal = proposalFor(info, index);
  const proposed = proposal !== undefined;
  const left = useLeft(proposal ?? UNASKED);
  const invite = seat.opened === null || info.phase !== 'playing' ? undefined : known.invites[index];
  const held = view.held.includes(index);
  const yours = held || view.lost.includes(index);
  const before = heldWords(info, index);
  // With a link at hand no other is needed.
  const offers = offersFor(info, index, { ...view, left }).filter(
    (offer) => !(offer === 'hand-over' && invite !== undefined),
  );
  return (
    <li ref={row} tabIndex={-1}>
      <SeatEmblem game={game} seat={index} size={32} />
      <span className="seats-name">
        <SeatHolder info={info} index={index} />
        {held ? <span className="badge">{t('waiting.you')}</span> : null}
        <SeatState info={info} index={index} yours={yours} awayIn={view.awayIn[index] ?? null} />
        {before.length > 0 ? <SeatLine>{t('match.held', { names: all(before) })}</SeatLine> : null}
        {proposal === undefined ? null : (
          <SeatLine>
            {isLost(proposal) ? null : `${t('match.proposed', { day })} `}
            <ProposalWords info={info} proposal={proposal} />
          </SeatLine>
        )}
        {seat.opened === null || info.phase !== 'playing' ? null : (
          <SeatLine>{t(`match.opened.${seat.opened}`, { yours: String(held) })}</SeatLine>
        )}
      </span>
      {asking !== null ? (
        <Sure
          words={
            asking === 'leave'
              ? t('match.sure.leave', botAs('bot', info.standIn))
              : t('match.sure.lost', {
                  name: personWords(info, seat.name, seat.number ?? 0, index),
                  ...asTime(lostTime(info.clock, info.away * 60_000)),
                })
          }
          onYes={() => {
            setAsking(null);
            carry(asking);
          }}
          onNo={() => {
            setAsking(null);
            back();
          }}
        />
      ) : (
        <span className="seats-tools">
          {offers.map((offer) => (
            <button
              key={offer}
              type="button"
              className="button"
              onClick={() => (offer === 'leave' || (offer === 'lost' && !proposed) ? setAsking(offer) : carry(offer))}
            >
              {t(`match.do.${offer}`, {
                proposed: String(proposed),
                opened: String(seat.opened !== null),
                own: String(proposal !== undefined && isOwn(proposal, ownNumbers(info, view.held))),
              })}
            </button>
          ))}
          {offers.includes('hand-over') ? (
            <label className="seats-notebook">
              <input type="checkbox" checked={notebook} onChange={(event) => setNotebook(event.target.checked)} />
              {t('match.withNotebook')}
            </label>
          ) : null}
          {reports === null || held || seat.number === null || seat.name === '' ? null : (
            <ReportButton match={known.match} token={reports} about={{ kind: 'name', seat: index }} who={seat.name} />
          )}
        </span>
      )}
      <BotNote bot={seat.bot} />
      {invite === undefined ? null : <SeatLink known={known} seat={index} invite={invite} />}
    </li>
  );
}

/** Nothing is proposed for the seat. */
const UNASKED = { left: null };

const SeatLine = ({ children }: { children: ReactNode }) => <small className="seats-line muted">{children}</small>;

/** The holder of a seat: a person or a bot. */
export function SeatHolder({ info, index }: { info: MatchInfo; index: number }) {
  const { kind, name, number, bot, standsIn } = at(info.seats, index);
  const day = seatName(info.game, index);
  if (kind === 'open') return <strong>{t('match.empty', { seat: day })}</strong>;
  const person = number === null ? day : personWords(info, name, number, index);
  return (
    <>
      <strong>{kind === 'bot' && !standsIn ? day : person}</strong>
      {kind === 'bot' ? <span className="muted"> {t(`bots.${bot}`)}</span> : null}
      {name !== '' && (kind === 'person' || standsIn) ? <span className="muted"> {day}</span> : null}
    </>
  );
}

/** The absence of the player, and its consequences. */
function SeatState(props: { info: MatchInfo; index: number; yours: boolean; awayIn: number | null }) {
  const { info, index, yours, awayIn } = props;
  const { kind, name, number, standsIn, here } = at(info.seats, index);
  if (standsIn) {
    const person = number === null ? seatName(info.game, index) : personWords(info, name, number, index);
    return <SeatLine>{t('match.standsIn', { name: person, yours: String(yours) })}</SeatLine>;
  }
  if (kind !== 'person' || here) return null;
  if (info.phase !== 'playing' || awayIn === null) return <SeatLine>{t('match.away')}</SeatLine>;
  return <SeatLine>{awayIn > 0 ? t('match.awayFor', asTime(awayIn)) : t('match.awayLong')}</SeatLine>;
}

/** The invitation to a seat. */
export function SeatLink(props: { known: KnownMatch; seat: number; invite: string; main?: boolean }) {
  const { known, seat, invite, main } = props;
  const origin = useAddress() ?? location.origin;
  return (
    <CopyField
      label={t('invite.seat', { day: seatName(known.game, seat) })}
      text={linkTo(origin, known.match, 'invite', invite)}
      shares
      main={main}
    />
  );
}
