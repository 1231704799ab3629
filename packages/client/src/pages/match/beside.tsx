// What few tables need to tell of this browser: a link that opens nothing, a seat that is not stored, a device that is not
// notified any more. Loaded there alone.
import { kept } from '../../kept.ts';
import { Dropped } from '../../reach/dropped.tsx';
import type { KnownMatch } from '../../stored.ts';
import { Useless } from '../parts/nothing.tsx';
import { Unkept } from '../parts/unkept.tsx';

interface BesideProps {
  readonly known: KnownMatch;
  readonly hash: string;
  /** The secret of a link that opens nothing, or an empty text if it has none; null if there is no such link. */
  readonly useless: string | null;
  onNotice(words: string): void;
  onUseless(): void;
}

export function Beside({ known, hash, useless, onNotice, onUseless }: BesideProps) {
  const own = known.over ? undefined : known.seats[0];
  return (
    <>
      <Unkept known={known} hash={hash} onNotice={onNotice} />
      {own !== undefined && kept(`told-here.${known.match}`) ? (
        <Dropped match={known.match} token={own.token} onNotice={onNotice} />
      ) : null}
      {useless === null ? null : (
        <Useless
          secret={useless}
          onNotice={(words) => {
            onNotice(words);
            onUseless();
          }}
        />
      )}
    </>
  );
}
