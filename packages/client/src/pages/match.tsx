import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazily } from '../lazily.ts';
import { arrivalOf, opensTable } from '../links.ts';
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
  const [hash, dropLink] = useHash();
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
  const { link, shows, tries, spent } = arrivalOf(hash, known, refused?.secret ?? null);
  const knock =
    tries && link !== null ? (
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

  useEffect(() => {
    if (spent === null) return;
    // Whoever comes by a link that this browser has is back at that seat.
    const seat = known?.seats.find(({ token }) => token === link?.secret);
    if (spent === 'known' && known !== null && seat !== undefined)
      setKnown(remember(id, known.game, { seats: [seat] }));
    // Where the browser has other ways to the table, a link that opens nothing is not in their way.
    setTold(spent === 'known' ? null : t(spent === 'wrong' ? 'match.wrongLink' : 'match.brokenLink'));
    dropLink();
  }, [spent, known, link?.secret, id, dropLink]);

  if (known !== null && shows === 'table')
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
  if (shows === 'trying')
    return (
      <>
        {knock}
        <PageNote>{t('match.connecting')}</PageNote>
      </>
    );
  return (
    <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
      {link !== null && shows === 'join' ? (
        <JoinPage
          key={link.secret}
          match={id}
          invite={link.secret}
          sits={known !== null && known.seats.length > 0}
          onTable={opensTable(known) ? dropLink : null}
          onSeat={keep}
        />
      ) : refused !== null && shows === 'refused' ? (
        <Outside why="gone" said={sentence(refused.why)} onAgain={() => setRefused(null)} />
      ) : (
        <NoLink cut={shows === 'cut'} />
      )}
    </Suspense>
  );
}

/** The fragment of the address, also when a link is pasted there later, and what removes it. */
function useHash(): [string, () => void] {
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
  return [hash, drop];
}
