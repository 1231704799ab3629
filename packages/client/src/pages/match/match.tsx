import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { seatName, sentence } from '../../games/names.ts';
import { isUnkept, kept } from '../../kept.ts';
import { lazily } from '../../lazily.ts';
import { arrivalOf, opensTable } from '../../links.ts';
import { forgetInvites, forgetSeat, knownMatch, remember } from '../../settings.ts';
import type { KnownMatch } from '../../stored.ts';
import { PageNote } from '../parts/frame.tsx';
import { Seated } from './seated.tsx';

// Not needed by players who already have a seat.
const Knock = lazily(() => import('../seats/knock.tsx'), 'Knock');
const JoinPage = lazily(() => import('../seats/join.tsx'), 'JoinPage');
const NoSeat = lazily(() => import('../seats/no-link.tsx'), 'NoSeat');
const Beside = lazily(() => import('./beside.tsx'), 'Beside');
const Outside = lazily(() => import('../parts/nothing.tsx'), 'Outside');

/** The page of a match: checks the link in the fragment, lets invited players sit down, then shows the table. */
export function MatchPage({ id }: { id: string }) {
  const [known, setKnown] = useState<KnownMatch | null>(() => knownMatch(id));
  const [hash, dropLink] = useHash();
  /** A message about how the page was reached: a refused link, or a seat that was given up. */
  const [notice, setNotice] = useState<string | null>(null);
  const keep = useCallback(
    ({ game }: Pick<MatchInfo, 'game'>, part: Partial<KnownMatch>) => {
      setKnown(remember(id, game, part));
      setNotice(null);
      dropLink();
    },
    [id, dropLink],
  );
  /** The refused link and the reason. */
  const [refused, setRefused] = useState<{ readonly secret: string; readonly why: string } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
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
          onTrouble={setTrouble}
        />
      </Suspense>
    ) : null;

  if (known !== null && shows === 'table')
    return (
      <>
        {knock}
        {spent !== null || isUnkept('matches') || kept(`told-here.${id}`) ? (
          <Suspense fallback={null}>
            <Beside
              known={known}
              hash={hash}
              link={link}
              spent={spent}
              onKept={keep}
              onNotice={setNotice}
              onDrop={dropLink}
            />
          </Suspense>
        ) : null}
        <Seated
          key={known.seats.map(({ seat, token }) => `${seat}.${token}`).join()}
          known={known}
          notice={notice}
          onKnown={(part) => setKnown(remember(id, known.game, part))}
          onSpent={(seats) => setKnown(forgetInvites(id, seats))}
          onGotUp={(seat, invite) => {
            const left = forgetSeat(id, seat);
            const stays = left !== null && (left.host !== null || left.seats.length > 0);
            if (!stays) {
              setKnown(left);
              // Leads back to the seat, in case the player gave it up by mistake.
              if (invite !== null) location.hash = `invite=${invite}`;
              return;
            }
            setKnown(invite === null ? left : remember(id, left.game, { invites: { [seat]: invite } }));
            setNotice(t('match.gotUp', { seat: seatName(left.game, seat) }));
          }}
        />
      </>
    );
  if (shows === 'trying')
    return (
      <>
        {knock}
        <PageNote>{trouble === null ? t('match.connecting') : sentence(trouble)}</PageNote>
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
        <Outside why="gone" message={sentence(refused.why)} onAgain={() => setRefused(null)} />
      ) : (
        <NoSeat match={id} cut={shows === 'cut'} onSeat={keep} />
      )}
    </Suspense>
  );
}

/** Returns the fragment of the address, also after a link is pasted later, and a function that removes it. */
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
