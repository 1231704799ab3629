import { lazy, Suspense, useState } from 'react';
import { readLink } from '../links.ts';
import { type KnownMatch, knownMatch, remember } from '../settings.ts';
import { t } from '../text.ts';
import { PageNote } from './frame.tsx';
import { Seated } from './seated.tsx';

// A match that one sits in needs none of these.
const JoinPage = lazy(() => import('./join.tsx').then((m) => ({ default: m.JoinPage })));
const NothingHere = lazy(() => import('./nothing.tsx').then((m) => ({ default: m.NothingHere })));

/** A match's address: takes what its fragment brings, lets the invited sit down, then shows the table. */
export function MatchPage({ id }: { id: string }) {
  const [known, setKnown] = useState<KnownMatch | null>(() => takeLink(id));
  const invitation = readLink(location.hash);
  const invited = invitation?.kind === 'invite' || invitation?.kind === 'open';
  const opens = known !== null && (known.seats.length > 0 || known.watch !== null || known.host !== null);
  if (opens && !invited)
    return (
      <Seated
        key={known.seats.map(({ token }) => token).join()}
        known={known}
        onKnown={(part) => setKnown(remember(id, known.game, part))}
      />
    );
  return (
    <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
      {invited ? (
        <JoinPage
          match={id}
          invite={invitation.secret}
          onTable={known?.seats.length ? () => setKnown(atTable({ ...known })) : null}
          onSeat={(game, seat, token) => setKnown(atTable(remember(id, game, { seats: [{ seat, token }] })))}
        />
      ) : (
        <NothingHere>{t('match.noLink')}</NothingHere>
      )}
    </Suspense>
  );
}

/** Whoever sits needs the invitation no more. */
function atTable(known: KnownMatch): KnownMatch {
  history.replaceState(null, '', location.pathname);
  return known;
}

/** Keeps the secret of a seat or a watcher's link and takes it out of the address bar. */
function takeLink(id: string): KnownMatch | null {
  const link = readLink(location.hash);
  if (link?.kind !== 'seat' && link?.kind !== 'watch') return knownMatch(id);
  history.replaceState(null, '', location.pathname);
  const part =
    link.kind === 'watch' ? { watch: link.secret } : { seats: [{ seat: link.seat ?? 0, token: link.secret }] };
  // Which game it is the server says with the first message; nothing of the page reads it before.
  return remember(id, '', part);
}
