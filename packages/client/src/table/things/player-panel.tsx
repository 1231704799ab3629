// Panel with a player's open information: name and emblem in every game, and below them the parts of each game.
import type { SeatInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { type CSSProperties, type ReactNode, Suspense, useContext, useState } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { useLit } from './lit.ts';
import { playerState } from './player-state.ts';
import { SuspectingContext } from './suspecting.ts';

const BotPortrait = lazily(() => import('../../art/bot-portrait.tsx'), 'BotPortrait');
// Loaded when something is written in the notebook, or is about to be.
const Suspects = lazily(() => import('../../notebook/suspects.tsx'), 'Suspects');

interface HeadProps {
  readonly name: string;
  readonly emblem: ReactNode;
  readonly seat: SeatInfo;
  /** True if it is their turn; `asked` is true if they have to answer. */
  readonly active: boolean;
  readonly asked: boolean;
  /** Their score so far. */
  readonly score: ReactNode;
}

/** The player's name and status. */
export function PlayerHead({ name, emblem, seat, active, asked, score }: HeadProps) {
  const state = playerState(seat, active, asked);
  return (
    <h2 className="player-head">
      {emblem}
      <span className="player-name" title={`${name} ${state}`}>
        {name}
        <small>
          {seat.bot === null ? null : (
            <Suspense fallback={null}>
              <BotPortrait bot={seat.bot} size={17} />
            </Suspense>
          )}
          {state}
        </small>
      </span>
      {score}
    </h2>
  );
}

interface PanelProps extends HeadProps {
  readonly player: number;
  /** A CSS colour. */
  readonly colour: string;
  /** Label of the panel, if it is not the name. */
  readonly label?: string;
  /** Chooses the player if the question asks for one. */
  readonly choose: { readonly words: string; readonly className: string; onTouch(node: HTMLElement): void };
  readonly children: ReactNode;
}

export function PlayerPanel({ player, colour, label, choose, children, score, ...head }: PanelProps) {
  const { of: litOf, can } = useLit();
  const context = useContext(SuspectingContext);
  const suspecting = context?.seat === player ? null : context;
  /** The place of the dialog of suspicions; null once it is closed, undefined before it was first opened. */
  const [beside, setBeside] = useState<DOMRect | null>();
  const suspicions = t('table.suspects', { name: head.name });
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
      <PlayerHead
        {...head}
        score={
          <>
            {suspecting === null ? null : (
              <button
                type="button"
                className="count count-button"
                aria-label={suspicions}
                title={suspicions}
                onClick={({ currentTarget }) => setBeside(currentTarget.getBoundingClientRect())}
              >
                <PageSymbol name="notebook" size={15} />
              </button>
            )}
            {score}
          </>
        }
      />
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
      {suspecting !== null && (suspecting.revision > 0 || beside !== undefined) ? (
        <div className="suspects">
          <Suspense fallback={null}>
            <Suspects {...suspecting} {...{ player, title: suspicions, beside }} onClose={() => setBeside(null)} />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}

/** Sets a player's colour for the drawings below. */
export const colouredAs = (colour: string): CSSProperties => ({ '--player': colour }) as CSSProperties;

/** Marks hidden information that the viewer knows, and opens it. */
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

/** A number of things, with their symbol. */
export function Count({ label, at, children }: { label: string; at?: string; children: ReactNode }) {
  return (
    <span className="count" role="img" aria-label={label} title={label} data-at={at}>
      {children}
    </span>
  );
}
