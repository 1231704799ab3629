// Who sits around the table, and what lies before oneself.
import type { CSSProperties } from 'react';
import type { TableState } from '../../net/match-client.ts';
import { othersFrom } from '../../table/around.ts';
import { dayOf, e, type Model } from './model.ts';
import { Gains, IdentityRow, PileButton, PlayerHead, PlayerPanel, Stocks } from './players.tsx';

export interface SeatsProps {
  /** As it is drawn. */
  readonly m: Model;
  readonly state: TableState;
  readonly asked: number | undefined;
  /** The match is over and the reveal still to come: hidden identities stay hidden. */
  readonly veiled: boolean;
}

/** The other players. */
export function Players({ m, state, asked, veiled }: SeatsProps) {
  const { seats, you } = state.info;
  return (
    <section className="players" aria-label={e('player.players')}>
      {othersFrom(you, seats.length).map((player) => (
        <PlayerPanel
          key={player}
          m={m}
          player={player}
          seat={seats[player]!}
          asked={asked === player}
          veiled={veiled}
        />
      ))}
    </section>
  );
}

/** What lies before oneself; the piles as they are now. */
export function Own({ m, now, state, asked, veiled }: SeatsProps & { now: Model }) {
  const you = m.you!;
  return (
    <section
      className="own-things"
      aria-label={e('player.yours')}
      data-at={`player.${you}`}
      style={{ '--day': `var(--${dayOf(you)})` } as CSSProperties}
    >
      <PlayerHead m={m} player={you} seat={state.info.seats[you]!} asked={asked === you} />
      <div className="player-row">
        <PileButton m={now} player={you} sort="deck" />
        <PileButton m={now} player={you} sort="discard" />
        <Stocks m={m} player={you} />
      </div>
      <IdentityRow m={m} player={you} veiled={veiled} />
      <Gains m={m} player={you} />
    </section>
  );
}
