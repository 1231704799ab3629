import { about } from '../../net/api.ts';
import type { KnownMatch } from '../../stored.ts';
import { NoLink } from '../parts/nothing.tsx';
import { OpenSeat } from './open-seat.tsx';

/** The address of a match without a link: whoever has a seat there opens it with its phrase. */
export function NoSeat(props: {
  readonly match: string;
  readonly cut: boolean;
  onSeat(of: { readonly game: string }, part: Pick<KnownMatch, 'seats'>): void;
}) {
  const { match, cut, onSeat } = props;
  return (
    <NoLink cut={cut}>
      <OpenSeat
        match={match}
        invite={null}
        seats={[]}
        onSeat={(seat) => {
          const keep = (of: { readonly game: string }) => onSeat(of, { seats: [seat] });
          about(match).then(keep, () => keep({ game: '' }));
        }}
      />
    </NoLink>
  );
}
