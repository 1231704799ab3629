import './texts.ts';
import type { SeatInfo } from '@gaslamp/protocol/updates';
import { linkTo } from '../links.ts';
import type { KnownMatch } from '../settings.ts';
import { t } from '../text.ts';
import { useAddress } from './address.ts';
import { CopyField } from './copy-field.tsx';
import { seatName } from './names.ts';

/** The links that let others in, and this seat out to another device. */
export function LinksPanel(props: { known: KnownMatch; seats: readonly SeatInfo[]; you: number | null }) {
  const { known, seats, you } = props;
  const free = seats.flatMap((seat, i) => (seat.kind === 'open' && known.invites[i] ? [i] : []));
  // The link for all opens no seat that somebody has left: such a seat has secrets.
  const fresh = free.filter((seat) => seats[seat]!.held.length === 0);
  const mine = known.seats.find((seat) => seat.seat === you);
  const address = useAddress();
  const origin = address ?? location.origin;
  return (
    <div className="panel">
      {address ? <p className="muted">{t('invite.home', { here: location.hostname, address })}</p> : null}
      {free.length > 0 ? <p>{t('invite.lead')}</p> : null}
      {free.map((seat) => (
        <CopyField
          key={seat}
          label={t('invite.seat', { day: seatName(known.game, seat) })}
          text={linkTo(origin, known.match, 'invite', known.invites[seat]!)}
        />
      ))}
      {fresh.length > 1 && known.open ? (
        <CopyField label={t('invite.open')} text={linkTo(origin, known.match, 'open', known.open)} />
      ) : null}
      {known.watch ? (
        <CopyField label={t('invite.watch')} text={linkTo(origin, known.match, 'watch', known.watch)} />
      ) : null}
      {mine ? (
        <>
          <CopyField label={t('invite.carry')} text={linkTo(origin, known.match, 'seat', mine.token, mine.seat)} />
          <p className="muted">{t('invite.carryLead')}</p>
        </>
      ) : null}
      {free.length === 0 && !known.watch && !mine ? <p>{t('invite.none')}</p> : null}
    </div>
  );
}
