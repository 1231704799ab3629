import { asTyped, LONGEST_LINE, PHRASES, SPOKEN } from '@gaslamp/protocol/spoken';
import type { Words } from '@gaslamp/protocol/talk';
import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { sentence } from '../pages/names.ts';
import type { TalkClient } from '../table/talking.tsx';

/** Characters from which on it is told how many are left. */
const FEW = 40;

/** Where a line is written: Enter says it; below it what is said with one press. */
export function Speak({ client, hears }: { client: TalkClient; hears: string }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  async function say(words: Words): Promise<boolean> {
    setBusy(true);
    setRefused(null);
    const reply = await client.say(words);
    setBusy(false);
    if (reply.t === 'said') return true;
    const why = reply.t === 'refused' ? reply.detail : reply.t === 'error' ? reply.error : null;
    setRefused(t('talk.notSaid', { why: sentence(why ?? '') }));
    return false;
  }
  async function submit(): Promise<void> {
    const tidy = asTyped(text);
    if (tidy === '' || busy) return;
    if (!SPOKEN.test(tidy)) return setRefused(t('talk.unsayable'));
    // What is typed meanwhile stays.
    if (await say({ kind: 'text', text: tidy })) setText((now) => (now === text ? '' : now));
  }
  const left = LONGEST_LINE - asTyped(text).length;
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
          maxLength={LONGEST_LINE}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={t('talk.yours')}
          placeholder={t('talk.yours')}
          aria-describedby="talk-hears"
          onChange={(event) => setText(event.target.value)}
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
                onClick={() => void say({ kind: 'phrase', phrase })}
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
