import { addTexts, t } from '@gaslamp/words/text';
import { useRef, useState } from 'react';
import { sentence } from '../../games/names.ts';
import { wordsOf } from '../../net/api.ts';
import { askForWay, openSeat } from './seat-keys.ts';
import { newToken, type Seat } from './sit-down.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

interface OpenProps {
  readonly match: string;
  /** The invitation that the seat was taken with, or the open one; null at the address of the match. */
  readonly invite: string | null;
  /** The seats that it may be, with the names of their players; empty at the address of the match, where nobody is told. */
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  /** True if the invitation is the way in of a letter, which needs no phrase. */
  readonly way?: boolean;
  onSeat(seat: Seat): void;
}

/** Returns a phrase as the server shows it. */
const asShown = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Asks the player of a taken seat for its phrase, and opens the seat in this browser. */
export function OpenSeat({ match, invite, seats, way = false, onSeat }: OpenProps) {
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
      const wish = {
        token: token.current,
        ...(!way && { phrase }),
        ...(invite !== null && { invite, seat: chosen }),
      };
      const { seat } = await openSeat(match, wish);
      onSeat({ seat, token: token.current, ...(!way && { phrase: asShown(phrase) }) });
    } catch (mistake) {
      setError(sentence(wordsOf(mistake)));
    }
  }
  const form = (
    <form
      className="create"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{one === undefined ? t('open.address') : t(way ? 'open.letter' : 'open.areYou', { name: one.name })}</h2>
      <p>{t(way ? 'open.letterLead' : 'open.lead')}</p>
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
      {way ? null : (
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
      )}
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
      <button type="submit" className="button button-strong button-wide">
        {t('open.do')}
      </button>
      {way ? null : <p className="muted">{t('open.none')}</p>}
    </form>
  );
  return way ? (
    form
  ) : (
    <>
      {form}
      <AskForWay match={match} />
    </>
  );
}

/** Asks for a letter with a way in. The answer does not tell whether one is sent. */
function AskForWay({ match }: { match: string }) {
  const [asking, setAsking] = useState(false);
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  if (!asking)
    return (
      <button type="button" className="button button-wide" onClick={() => setAsking(true)}>
        {t('open.lost')}
      </button>
    );
  return (
    <form
      className="create"
      onSubmit={(event) => {
        event.preventDefault();
        askForWay(match, address.trim()).then(
          () => setSaid(t('open.sent')),
          (mistake) => setSaid(sentence(wordsOf(mistake))),
        );
      }}
    >
      <p>{t('open.lostLead')}</p>
      <label className="field">
        <span>{t('open.mail')}</span>
        <input
          type="email"
          required
          value={address}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-wide">
        {t('open.send')}
      </button>
      <p role="status">{said}</p>
    </form>
  );
}
