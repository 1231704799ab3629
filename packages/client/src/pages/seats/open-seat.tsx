import { addTexts, t } from '@gaslamp/words/text';
import { useRef, useState } from 'react';
import { sentence } from '../../games/names.ts';
import { wordsOf } from '../../net/api.ts';
import { openSeat } from './seat-keys.ts';
import { newToken, type Seat } from './sit-down.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

interface OpenProps {
  readonly match: string;
  /** The invitation that the seat was taken with, or the open one; null at the address of the match. */
  readonly invite: string | null;
  /** The seats that it may be, with the names of their players; empty at the address of the match, where nobody is told. */
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  onSeat(seat: Seat): void;
}

/** Returns a phrase as the server shows it. */
const asShown = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Asks the player of a taken seat for its phrase, and opens the seat in this browser. */
export function OpenSeat({ match, invite, seats, onSeat }: OpenProps) {
  const [chosen, setChosen] = useState(seats[0]?.seat);
  const [phrase, setPhrase] = useState('');
  const [error, setError] = useState<string | null>(null);
  // A lost answer costs no second key.
  const token = useRef('');
  const one = seats.length === 1 ? seats[0] : undefined;
  async function submit(): Promise<void> {
    setError(null);
    token.current ||= newToken();
    try {
      const wish = { phrase, token: token.current, ...(invite !== null && { invite, seat: chosen }) };
      const { seat } = await openSeat(match, wish);
      onSeat({ seat, token: token.current, phrase: asShown(phrase) });
    } catch (mistake) {
      setError(sentence(wordsOf(mistake)));
    }
  }
  return (
    <form
      className="create"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{one === undefined ? t('open.address') : t('open.areYou', { name: one.name })}</h2>
      <p>{t('open.lead')}</p>
      {seats.length > 1 ? (
        <label className="field">
          <span>{t('open.which')}</span>
          <select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label className="field">
        <span>{t('open.phrase')}</span>
        <input
          required
          value={phrase}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setPhrase(event.target.value)}
        />
      </label>
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
      <button type="submit" className="button button-strong button-wide">
        {t('open.do')}
      </button>
      <p className="muted">{t('open.none')}</p>
    </form>
  );
}
