import type { SeatInfo } from '@gaslamp/protocol/updates';
import type { Values } from '@gaslamp/words/text';
import type { ReactNode } from 'react';
import { CardBack } from '../../art/emerald/card-back.tsx';
import { days } from '../../art/emerald/emblem-mark.tsx';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { PageSymbol } from '../../art/symbols.tsx';
import { Count, colouredAs, KnownMark, PlayerHead, PlayerPanel } from '../../table/things/player-panel.tsx';

export interface PlayerProps<M> {
  readonly m: M;
  readonly player: number;
  readonly seat: SeatInfo;
  readonly asked: boolean;
  /** True if the match is over and the reveal is still to come: hidden information stays hidden. */
  readonly veiled: boolean;
}
export interface OwnProps<Seated, M> extends Omit<PlayerProps<Seated>, 'player'> {
  /** The piles as they are now. */
  readonly now: M;
}

type Pile = 'deck' | 'discard';
/** The open information of a player. */
interface Open {
  readonly player: number;
  readonly name: string;
  readonly points: number;
  readonly active: boolean;
  /** Numbers of cards. */
  readonly cards: Readonly<Record<Pile | 'hand', number>>;
  /** The symbol of a discard pile. */
  readonly discards: ReactNode;
  say(key: `player.${Pile | 'hand' | 'points'}` | 'do.player' | 'player.yours', values?: Values): string;
  readonly tools: {
    touch(thing: `player.${number}`, node: Element): void;
    openPile(sort: Pile, player: number): void;
    openKnown(): void;
  };
}
interface PanelProps extends Pick<PlayerProps<never>, 'seat' | 'asked'> {
  readonly of: Open;
  /** The pieces beside the piles. */
  readonly pieces: ReactNode;
  readonly children: ReactNode;
}

/** Another player: all their open cards and pieces. `known` is the number of their hidden cards that the viewer has seen. */
export function Opponent({ of, seat, asked, pieces, known, children }: PanelProps & { readonly known: number }) {
  const { player, name, tools, say } = of;
  return (
    <PlayerPanel
      {...headOf(of)}
      player={player}
      colour={`var(--${days[player]})`}
      seat={seat}
      asked={asked}
      choose={{
        words: say('do.player', { player: name }),
        className: 'player-choose',
        onTouch: (node) => tools.touch(`player.${player}`, node),
      }}
    >
      <div className="player-row">
        <HandCount of={of} at={`hand.${player}`} />
        <KnownMark count={known} onOpen={tools.openKnown} />
        <PileButton of={of} sort="deck" />
        <PileButton of={of} sort="discard" />
        {pieces}
      </div>
      {children}
    </PlayerPanel>
  );
}

/** The viewer's own cards and pieces. */
export function Own({ of, seat, asked, above, pieces, children }: PanelProps & { readonly above?: ReactNode }) {
  return (
    <section
      className="own-things player"
      aria-label={of.say('player.yours')}
      data-at={`player.${of.player}`}
      style={colouredAs(`var(--${days[of.player]})`)}
    >
      <PlayerHead {...headOf(of)} seat={seat} asked={asked} />
      {above}
      <div className="player-row">
        <HandCount of={of} />
        <PileButton of={of} sort="deck" />
        <PileButton of={of} sort="discard" />
        {pieces}
      </div>
      {children}
    </section>
  );
}

/** Returns the name, status and points of a player. */
function headOf({ player, name, active, points, say }: Open) {
  const words = say('player.points', { count: points });
  return {
    name,
    emblem: <Emblem day={days[player]!} medal size={26} />,
    active,
    score: (
      <span className="player-points" title={words}>
        <GameSymbol name="vpNeutral" size={30} value={points} label={words} />
      </span>
    ),
  };
}

function HandCount({ of: { cards, say }, at }: { of: Open; at?: string }) {
  return (
    <Count at={at} label={say('player.hand', { count: cards.hand })}>
      <PageSymbol name="hand" size={17} />
      <b>{cards.hand}</b>
    </Count>
  );
}

function PileButton({ of, sort }: { of: Open; sort: Pile }) {
  const { player, name, cards, discards, say, tools } = of;
  const label = say(`player.${sort}`, { count: cards[sort] });
  return (
    <button
      type="button"
      className="count count-button"
      aria-label={`${name}: ${label}`}
      title={label}
      data-at={`${sort}.${player}`}
      onClick={() => tools.openPile(sort, player)}
    >
      {sort === 'deck' ? <CardBack kind="starting" day={days[player]!} size="small" className="mini-back" /> : discards}
      <b>{cards[sort]}</b>
    </button>
  );
}

interface IdentityProps {
  /** The side that the identity counts as; null if the viewer does not know it. */
  readonly side: 'loyalist' | 'restorationist' | null;
  readonly open: boolean;
  readonly words: string;
  readonly title?: string | undefined;
  onOpen(): void;
}

/** An identity, as far as the viewer knows it. */
export function Identity({ side, open, words, title, onOpen }: IdentityProps) {
  if (side === null)
    return (
      <span className="identity" title={words}>
        <CardBack kind="identity" size="small" className="mini-back" />
        <span>{words}</span>
      </span>
    );
  return (
    <button
      type="button"
      className="identity"
      data-side={side}
      data-open={open || undefined}
      title={title}
      onClick={onOpen}
    >
      <GameSymbol name={`${side}Marker`} size={16} />
      <span>{words}</span>
    </button>
  );
}
