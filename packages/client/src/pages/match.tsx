import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazily } from '../lazily.ts';
import { isNew, type Link, readLink } from '../links.ts';
import { forgetInvites, forgetSeat, knownMatch, remember } from '../settings.ts';
import type { KnownMatch } from '../stored.ts';
import { PageNote } from './frame.tsx';
import { seatName, sentence } from './names.ts';
import { Seated } from './seated.tsx';

// A match that one sits in needs none of these.
const Knock = lazily(() => import('./knock.tsx'), 'Knock');
const JoinPage = lazily(() => import('./join.tsx'), 'JoinPage');
const NoLink = lazily(() => import('./nothing.tsx'), 'NoLink');
const Outside = lazily(() => import('./nothing.tsx'), 'Outside');

/** A match's address: tries what its fragment brings, lets the invited sit down, then shows the table. */
export function MatchPage({ id }: { id: string }) {
  const [known, setKnown] = useState<KnownMatch | null>(() => knownMatch(id));
  const [link, broken, dropLink] = useLink();
  const invited = link?.kind === 'invite' || link?.kind === 'open';
  const carries = link !== null && !invited;
  const fresh = carries && isNew(link, known);
  /** What the table tells of the way here: a link that opened nothing, a seat that was left. */
  const [told, setTold] = useState<string | null>(null);
  const keep = useCallback(
    ({ game }: Pick<MatchInfo, 'game'>, part: Partial<KnownMatch>) => {
      setKnown(remember(id, game, part));
      setTold(null);
      dropLink();
    },
    [id, dropLink],
  );
  /** Why the link of that secret opened nothing. */
  const [refused, setRefused] = useState<{ readonly secret: string; readonly why: string } | null>(null);
  const nothing = refused !== null && fresh && refused.secret === link.secret ? refused.why : null;
  const knock =
    fresh && nothing === null ? (
      <Suspense fallback={null}>
        <Knock
          key={link.secret}
          match={id}
          secret={link.secret}
          onOpened={keep}
          onRefused={(why) => setRefused({ secret: link.secret, why })}
        />
      </Suspense>
    ) : null;
  const opens = known !== null && (known.seats.length > 0 || known.watch !== null || known.host !== null);

  // A link that this browser has already: whoever comes by it is back at that seat.
  useEffect(() => {
    if (!carries || fresh || known === null) return;
    const seat = known.seats.find(({ token }) => token === link.secret);
    if (seat !== undefined) setKnown(remember(id, known.game, { seats: [seat] }));
    setTold(null);
    dropLink();
  }, [carries, fresh, known, link, id, dropLink]);
  // Where the browser has other ways to the table, a link that opens nothing is not in their way.
  useEffect(() => {
    if (nothing === null || !opens) return;
    setTold(t('match.wrongLink'));
    dropLink();
  }, [nothing, opens, dropLink]);
  useEffect(() => {
    if (!broken || !opens) return;
    setTold(t('match.brokenLink'));
    dropLink();
  }, [broken, opens, dropLink]);

  if (opens && !invited)
    return (
      <>
        {knock}
        <Seated
          key={known.seats.map(({ seat, token }) => `${seat}.${token}`).join()}
          known={known}
          told={told}
          onKnown={(part) => setKnown(remember(id, known.game, part))}
          onSpent={(seats) => setKnown(forgetInvites(id, seats))}
          onGotUp={(seat, invite) => {
            const left = forgetSeat(id, seat);
            const stays = left !== null && (left.host !== null || left.seats.length > 0);
            if (!stays) {
              setKnown(left);
              // To the seat that was left, in case it was the wrong one to leave.
              if (invite !== null) location.hash = `invite=${invite}`;
              return;
            }
            setKnown(invite === null ? left : remember(id, left.game, { invites: { [seat]: invite } }));
            setTold(t('match.gotUp', { seat: seatName(left.game, seat) }));
          }}
        />
      </>
    );
  if (knock !== null)
    return (
      <>
        {knock}
        <PageNote>{t('match.connecting')}</PageNote>
      </>
    );
  return (
    <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
      {invited ? (
        <JoinPage
          key={link.secret}
          match={id}
          invite={link.secret}
          sits={known !== null && known.seats.length > 0}
          onTable={opens ? dropLink : null}
          onSeat={keep}
        />
      ) : nothing !== null ? (
        <Outside why="gone" said={sentence(nothing)} onAgain={() => setRefused(null)} />
      ) : (
        <NoLink cut={broken} />
      )}
    </Suspense>
  );
}

/** The place on the page to which the keyboard skips. */
const SKIP = '#table';

/** What the address bar carries, also when a link is pasted there later; whether that is no whole link; and what takes it out. */
function useLink(): [Link | null, boolean, () => void] {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  const drop = useCallback(() => {
    history.replaceState(null, '', location.pathname);
    setHash('');
  }, []);
  const link = readLink(hash);
  return [link, link === null && hash.length > 1 && hash !== SKIP, drop];
}
