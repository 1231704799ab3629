import type { SeatInfo } from '@gaslamp/protocol/updates';
import { useEffect, useState } from 'react';
import { linkTo } from '../links.ts';
import { home } from '../net/api.ts';
import type { KnownMatch } from '../settings.ts';
import { t } from '../text.ts';
import { CopyField } from './frame.tsx';
import { seatName } from './names.ts';
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
  const address = useAddress();
  const origin = address ?? location.origin;
  return (
    <Popup label={t('invite.share')} symbol="share" startOpen={startOpen}>
      {address ? <p className="muted">{t('invite.home', { here: location.hostname, address })}</p> : null}
      {free.length > 0 ? <p>{t('invite.lead')}</p> : null}
      {free.map((seat) => (
        <CopyField
          key={seat}
          label={t('invite.seat', { day: seatName(known.game, seat) })}
          text={linkTo(origin, known.match, 'invite', known.invites[seat]!)}
        />
      ))}
      {free.length > 1 && known.open ? (
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
    </Popup>
  );
}

/** Where other devices find this server, when the page's own address means something else to them; else null. */
function useAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!['localhost', '127.0.0.1'].includes(location.hostname)) return;
    let live = true;
    home().then(
      ({ addresses }) => live && setAddress(addresses[0] ?? null),
      () => {},
    );
    return () => {
      live = false;
    };
  }, []);
  return address;
}
