import type { Values } from '@gaslamp/words/text';
import type { ReactNode } from 'react';
import { FirstLook } from '../../table/explaining/first-look.tsx';
import { Dialog } from '../../table/things/dialog.tsx';

interface CardsProps {
  readonly title: string;
  readonly empty: string;
  readonly cards: readonly { readonly name: string; readonly picture: ReactNode; readonly onOpen: () => void }[];
  readonly onClose: () => void;
}

/** Cards side by side; each can be opened. */
export function CardsDialog({ title, empty, cards, onClose }: CardsProps) {
  return (
    <Dialog title={title} onClose={onClose} className="pile">
      {cards.length === 0 ? <p>{empty}</p> : null}
      <ul>
        {cards.map(({ name, picture, onOpen }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <li key={i}>
            <button type="button" aria-label={name} onClick={onOpen}>
              {picture}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface BeginningProps {
  /** Null before identities are dealt, when nobody is at a table. */
  readonly side: 'loyalist' | 'restorationist' | null;
  readonly target: number;
  readonly onClose: () => void;
}
type Says = 'first.turn' | 'first.end' | `first.want.${NonNullable<BeginningProps['side']>}`;

/** Explains the player's side, a turn, and the end of a match. */
export const beginning =
  (say: (key: Says, values?: Values) => string) =>
  ({ side, target, onClose }: BeginningProps) => (
    <FirstLook
      want={say(`first.want.${side ?? 'loyalist'}`)}
      turn={say('first.turn')}
      end={say('first.end', { target })}
      onClose={onClose}
    />
  );
