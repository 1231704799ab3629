import '../parts/texts.ts';
import type { MatchInfo, SeatInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { Suspense } from 'react';
import { seatName } from '../../games/names.ts';
import { lazily } from '../../lazily.ts';
import type { KnownMatch, KnownSeat } from '../../stored.ts';
import { useAddress } from '../parts/address.ts';
import { CopyField } from '../parts/copy-field.tsx';
import { linkTo } from '../parts/link-to.ts';
import { HookField } from './hook-field.tsx';

const Reach = lazily(() => import('../../reach/reach.tsx'), 'Reach');

/** Returns the seats for which this browser has an invitation to send. */
const invitedSeats = (known: KnownMatch, seats: readonly SeatInfo[]) =>
  seats.flatMap(({ kind, opened }, seat) => {
    const invite = known.invites[seat];
    return (kind === 'open' || opened !== null) && invite ? [{ seat, invite }] : [];
  });

interface LinksProps {
  readonly known: KnownMatch;
  readonly seats: readonly SeatInfo[];
  /** Seats of this browser that may be taken to another device. */
  readonly own: readonly number[];
  /** True if the invitations are shown beside their seats already. */
  readonly seatsShown?: boolean;
  readonly info: MatchInfo;
}

/** Links that invite others, and links that take this seat to another device. */
export function LinksPanel(props: LinksProps) {
  const { known, seats, own, seatsShown = false, info } = props;
  const free = seatsShown ? [] : invitedSeats(known, seats);
  // The open link does not include seats that their players gave up, because those have secrets.
  const fresh = seats.filter((seat) => seat.kind === 'open');
  const mine = known.seats.filter(({ seat }) => own.includes(seat));
  const address = useAddress();
  const origin = address ?? location.origin;
  return (
    <div className="panel">
      {address ? <p className="muted">{t('invite.home', { here: location.hostname, address })}</p> : null}
      {free.length > 0 ? <p>{t('invite.lead')}</p> : null}
      {free.map(({ seat, invite }) => (
        <CopyField
          key={seat}
          label={t('invite.seat', { day: seatName(known.game, seat) })}
          text={linkTo(origin, known.match, 'invite', invite)}
          shares
        />
      ))}
      {fresh.length > 1 && !seatsShown ? <OpenLink known={known} /> : null}
      {known.watch ? (
        <CopyField label={t('invite.watch')} text={linkTo(origin, known.match, 'watch', known.watch)} shares />
      ) : null}
      {mine.length > 0 ? (
        <details>
          <summary>{t('invite.own')}</summary>
          {mine.map(({ seat, token }) => (
            <CopyField
              key={seat}
              label={mine.length > 1 ? t('invite.carryOf', { day: seatName(known.game, seat) }) : t('invite.carry')}
              text={linkTo(origin, known.match, 'seat', token, seat)}
            />
          ))}
          <p className="muted">{t('invite.carryLead', { count: mine.length })}</p>
        </details>
      ) : null}
      <Notifications known={known} info={info} own={mine} />
      {free.length === 0 && !known.watch && mine.length === 0 && !seatsShown ? <p>{t('invite.none')}</p> : null}
    </div>
  );
}

/** The invitation to every free seat. */
export function OpenLink({ known, main }: { readonly known: KnownMatch; readonly main?: true }) {
  const origin = useAddress() ?? location.origin;
  if (known.open === null) return null;
  return (
    <CopyField label={t('invite.open')} text={linkTo(origin, known.match, 'open', known.open)} shares main={main} />
  );
}

/** Ways to hear of the match while the page is closed. */
export function Notifications(props: Pick<LinksProps, 'known' | 'info'> & { readonly own: readonly KnownSeat[] }) {
  const { known, info, own } = props;
  const isOver = info.phase === 'over' || info.phase === 'ended';
  const origin = useAddress() ?? location.origin;
  return (
    <>
      {isOver ? null : (
        <Suspense fallback={null}>
          {own.map(({ seat, token }) => (
            <Reach
              key={seat}
              match={known.match}
              token={token}
              seat={own.length > 1 ? seatName(known.game, seat) : null}
              link={linkTo('', known.match, 'seat', token, seat)}
            />
          ))}
        </Suspense>
      )}
      <HookField known={known} info={info} page={origin} />
    </>
  );
}
