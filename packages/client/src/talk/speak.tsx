import type { Words } from '@gaslamp/protocol/talk';
import { cleanedLine, isVisibleLine, LONGEST_LINE, PHRASES } from '@gaslamp/protocol/talk-rooms';
import { t } from '@gaslamp/words/text';
import { useReducer } from 'react';
import type { TalkClient } from '../table/frame/talking.tsx';
import { afterStep, EMPTY } from './draft.ts';

/** Number of characters left from which on the field shows it. */
const FEW = 40;

/** The input field for a line, which Enter sends, and below it the phrases that are sent with one press. */
export function Speak({ client, hears }: { client: TalkClient; hears: string }) {
  const [{ text, busy, refused }, step] = useReducer(afterStep, EMPTY);
  async function say(words: Words, typed: string | null): Promise<void> {
    step({ is: 'sent' });
    step({ is: 'answered', reply: await client.say(words), text: typed });
  }
  async function submit(): Promise<void> {
    const tidy = cleanedLine(text);
    if (tidy === '' || busy) return;
    if (isVisibleLine(tidy)) await say({ kind: 'text', text: tidy }, text);
    else step({ is: 'unsayable' });
  }
  const left = LONGEST_LINE - cleanedLine(text).length;
  return (
    <div className="talk-speak">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <input
          value={text}
          lang=""
          maxLength={LONGEST_LINE}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={t('talk.yours')}
          placeholder={t('talk.yours')}
          aria-describedby="talk-hears"
          onChange={(event) => step({ is: 'typed', text: event.target.value })}
        />
        <button type="submit" className="button" disabled={left < 0}>
          {t('talk.say')}
        </button>
      </form>
      {left < FEW ? (
        <p className="talk-note" role="status">
          {t('talk.left', { count: Math.max(0, left) })}
        </p>
      ) : null}
      {refused === null ? null : (
        <p role="alert" className="talk-refused">
          {refused}
        </p>
      )}
      <p id="talk-hears" className="talk-note">
        {hears}
      </p>
      <details className="talk-phrases">
        <summary>{t('talk.phrases')}</summary>
        <ul>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => void say({ kind: 'phrase', phrase }, null)}
              >
                {t(`talk.phrase.${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
