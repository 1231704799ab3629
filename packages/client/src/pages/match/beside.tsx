// Notices that few tables need, each loaded alone: a known or useless link, a seat without storage, a device without notifications.
import { useEffect } from 'react';
import { kept } from '../../kept.ts';
import type { Arrival } from '../../links.ts';
import { Dropped } from '../../reach/dropped.tsx';
import type { KnownMatch } from '../../stored.ts';
import { Useless } from '../parts/nothing.tsx';
import { Unkept } from '../parts/unkept.tsx';

interface BesideProps extends Pick<Arrival, 'link' | 'spent'> {
  readonly known: KnownMatch;
  readonly hash: string;
  /** Stores what a link opened and removes it from the address. */
  onKept(of: { readonly game: string }, part: Partial<KnownMatch>): void;
  onNotice(words: string): void;
  /** Removes the link from the address. */
  onDrop(): void;
}

export function Beside({ known, hash, link, spent, onKept, onNotice, onDrop }: BesideProps) {
  const own = known.over ? undefined : known.seats[0];
  useEffect(() => {
    if (spent !== 'known') return;
    // Opening a known link of a seat returns to that seat.
    const seat = known.seats.find(({ token }) => token === link?.secret);
    onKept(known, seat === undefined ? {} : { seats: [seat] });
  }, [spent, known, link?.secret, onKept]);
  return (
    <>
      <Unkept known={known} hash={hash} onNotice={onNotice} />
      {own !== undefined && kept(`told-here.${known.match}`) ? (
        <Dropped match={known.match} token={own.token} onNotice={onNotice} />
      ) : null}
      {/* A useless link does not block a table to which the browser has other access. */}
      {spent === 'useless' ? (
        <Useless
          secret={link?.secret ?? ''}
          onNotice={(words) => {
            onNotice(words);
            onDrop();
          }}
        />
      ) : null}
    </>
  );
}
