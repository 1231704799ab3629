import type { SeatInfo } from '@gaslamp/protocol/updates';
import { linkTo } from '../links.ts';
import type { KnownMatch } from '../settings.ts';
import { t } from '../text.ts';
import { CopyField } from './frame.tsx';
import { Popup } from './popup.tsx';

/** The links that let others in, and this seat out to another device. */
export function LinksPanel(props: {
  known: KnownMatch;
  seats: readonly SeatInfo[];
  you: number | null;
  startOpen: boolean;
}) {
  const { known, seats, you, startOpen } = props;
  const free = seats.flatMap((seat, i) => (seat.kind === 'open' && known.invites[i] ? [i] : []));
  const mine = known.seats.find((seat) => seat.seat === you);
  return (
    <Popup label={t('invite.share')} symbol="share" startOpen={startOpen}>
      {free.length > 0 ? <p>{t('invite.lead')}</p> : null}
      {free.map((seat) => (
        <CopyField
          key={seat}
          label={t('invite.seat', { day: t(`days.${seat}`) })}
          text={linkTo(known.match, 'invite', known.invites[seat]!)}
        />
      ))}
      {free.length > 1 && known.open ? (
        <CopyField label={t('invite.open')} text={linkTo(known.match, 'open', known.open)} />
      ) : null}
      {known.watch ? <CopyField label={t('invite.watch')} text={linkTo(known.match, 'watch', known.watch)} /> : null}
      {mine ? (
        <>
          <CopyField label={t('invite.carry')} text={linkTo(known.match, 'seat', mine.token, mine.seat)} />
          <p className="muted">{t('invite.carryLead')}</p>
        </>
      ) : null}
    </Popup>
  );
}
