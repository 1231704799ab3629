import type { MatchInfo } from '@gaslamp/protocol/updates';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { seatName } from '../../games/names.ts';
import { ApiError } from '../../net/api.ts';
import type { KnownMatch, KnownSeat } from '../../stored.ts';
import { makePhrase } from './seat-keys.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

interface NoticeProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  /** Seats that this browser holds. */
  readonly held: readonly number[];
  onKnown(part: Partial<KnownMatch>): void;
}

/** Seats whose phrases are being asked for, so that a second rendering makes no second ones. */
const asked = new Set<string>();

/**
 * Asks for the phrases of the seats that this browser has just taken, and shows each once. Whoever plays alone finds them under
 * Seats.
 */
export function PhraseNotice({ known, info, held, onKnown }: NoticeProps) {
  const [told, setTold] = useState<readonly KnownSeat[]>([]);
  const fresh = known.seats.filter(({ seat, phrase }) => phrase === '' && held.includes(seat));
  const key = fresh.map(({ token }) => token).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new seat
  useEffect(() => {
    for (const { seat, token } of fresh) {
      if (asked.has(token)) continue;
      asked.add(token);
      makePhrase(known.match, token).then(
        ({ phrase }) => {
          const one = { seat, token, phrase: phrase ?? '' };
          onKnown({ seats: [one] });
          setTold((before) => [...before, one]);
        },
        (mistake) => {
          asked.delete(token);
          // A server without a pepper makes no phrases. After other failures a reload asks again.
          if (mistake instanceof ApiError && mistake.status < 429) onKnown({ seats: [{ seat, token }] });
        },
      );
    }
  }, [key]);
  const numbers = new Set(info.seats.map(({ number }) => number).filter((number) => number !== null));
  const alone = numbers.size < 2 && info.phase !== 'gathering';
  if (alone) return null;
  return told.map((one) => (
    <Told
      key={one.seat}
      info={info}
      seat={one}
      several={known.seats.length > 1}
      onClose={() => setTold(told.filter((other) => other !== one))}
    />
  ));
}

function Told(props: { info: MatchInfo; seat: KnownSeat; several: boolean; onClose(): void }) {
  const {
    info,
    seat: { seat: index, phrase = '' },
    several,
    onClose,
  } = props;
  const [copied, setCopied] = useState(false);
  const seat = seatName(info.game, index);
  const text = t('phrase.shared', { game: t(`games.${info.game}`), seat, phrase });
  const copy = () => void navigator.clipboard?.writeText(phrase).then(() => setCopied(true));
  return (
    <div className="notice">
      <p role="status">{several ? t('phrase.toldOf', { seat, phrase }) : t('phrase.told', { phrase })}</p>
      <span className="notice-tools">
        {'share' in navigator ? (
          <button type="button" className="button" onClick={() => void navigator.share({ text }).catch(() => {})}>
            {t('phrase.share')}
          </button>
        ) : null}
        {'clipboard' in navigator ? (
          <button type="button" className="button" onClick={copy}>
            {t(copied ? 'phrase.copied' : 'phrase.copy')}
          </button>
        ) : null}
      </span>
      <button type="button" className="icon-button" aria-label={t('app.close')} onClick={onClose}>
        <PageSymbol name="close" size={16} />
      </button>
    </div>
  );
}
