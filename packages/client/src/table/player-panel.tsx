// What lies open before a player: in every game a name and a sign, and below them what only this game has.
import type { SeatInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import type { CSSProperties, ReactNode } from 'react';
import { PageSymbol } from '../art/symbols.tsx';
import { useLit } from './lit.ts';
import { playerState } from './player-state.ts';

interface HeadProps {
  readonly name: string;
  readonly emblem: ReactNode;
  readonly seat: SeatInfo;
  /** It is their turn; it is they who are asked. */
  readonly active: boolean;
  readonly asked: boolean;
  /** What they have come to so far. */
  readonly score: ReactNode;
}

/** Who it is, and how it stands with them. */
export function PlayerHead({ name, emblem, seat, active, asked, score }: HeadProps) {
  const state = playerState(seat, active, asked);
  return (
    <h2 className="player-head">
      {emblem}
      <span className="player-name" title={`${name} ${state}`}>
        {name}
        <small>{state}</small>
      </span>
      {score}
    </h2>
  );
}

interface PanelProps extends HeadProps {
  readonly player: number;
  /** A CSS colour. */
  readonly colour: string;
  /** What the panel is called, if not by the name. */
  readonly label?: string;
  /** Chooses the player, where one is asked for. */
  readonly choose: { readonly words: string; readonly className: string; onTouch(node: HTMLElement): void };
  readonly children: ReactNode;
}

export function PlayerPanel({ player, colour, label, choose, children, ...head }: PanelProps) {
  const { of: litOf, can } = useLit();
  const thing = `player.${player}`;
  const lit = litOf(thing);
  return (
    <section
      className="player"
      data-asked={head.asked || undefined}
      data-lit={lit}
      data-at={thing}
      aria-label={label ?? head.name}
      style={colouredAs(colour)}
    >
      <PlayerHead {...head} />
      {lit ? (
        <button
          type="button"
          className={`button ${choose.className}`}
          data-lit={lit}
          data-thing={thing}
          aria-description={can(thing)}
          onClick={(event) => choose.onTouch(event.currentTarget)}
        >
          {choose.words}
        </button>
      ) : null}
      {children}
    </section>
  );
}

/** What is drawn in a player's colour below it. */
export const colouredAs = (colour: string): CSSProperties => ({ '--player': colour }) as CSSProperties;

/** That the viewer knows some of what is hidden there, and a way to what they know. */
export function KnownMark({ count, onOpen }: { count: number; onOpen: () => void }) {
  if (count === 0) return null;
  const words = t('table.known.mark', { count });
  return (
    <button type="button" className="count count-button known-mark" aria-label={words} title={words} onClick={onOpen}>
      <PageSymbol name="eye" size={15} />
      <b>{count}</b>
    </button>
  );
}

/** A number of things, with their sign. */
export function Count({ label, at, children }: { label: string; at?: string; children: ReactNode }) {
  return (
    <span className="count" role="img" aria-label={label} title={label} data-at={at}>
      {children}
    </span>
  );
}
