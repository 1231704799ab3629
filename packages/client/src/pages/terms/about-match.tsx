import type { MatchInfo } from '@gaslamp/protocol/updates';
import { addTexts, t } from '@gaslamp/words/text';
import { type ReactNode, Suspense, useState } from 'react';
import { inSame } from '../../language.ts';
import { lazily } from '../../lazily.ts';
import type { KnownMatch } from '../../stored.ts';
import { Agreed } from './agreed.tsx';
import english from './text/about-match.en.json';

addTexts('en', english);

// Games and rules are loaded when the dice are checked.
const DiceCheck = lazily(() => import('./dice-check.tsx'), 'DiceCheck');

/** The terms of this table, and how to check its dice. */
export function AboutMatch({ info, known }: { info: MatchInfo; known: KnownMatch }) {
  return (
    <div className="about">
      <WayToPast info={info} />
      <Fold title={t('about.title')}>
        <Agreed terms={info} />
        <dl>
          <dt>{t('about.seen')}</dt>
          <dd>{t('about.seenLead')}</dd>
        </dl>
      </Fold>
      <Fold title={t('about.dice')}>
        <Dice info={info} />
        {info.diceKey === null && !info.closed ? null : (
          <Suspense fallback={null}>
            <DiceCheck key={String(info.closed)} info={info} known={known} />
          </Suspense>
        )}
      </Fold>
    </div>
  );
}

/** Opens in a new tab while the match runs, because leaving the table would mark the player as away. */
function WayToPast({ info: { id, phase, closed } }: { info: MatchInfo }) {
  if (phase === 'gathering') return null;
  const running = phase === 'playing';
  return (
    <p>
      <a href={inSame(`/m/${id}/replay`)} target={running ? '_blank' : undefined} className="button">
        {t(running ? 'lookBack.soFar' : 'lookBack.whole')}
      </a>{' '}
      {running || closed ? null : (
        <>
          <a href={inSame(`/m/${id}/take-along`)} className="button">
            {t('lookBack.keep')}
          </a>{' '}
        </>
      )}
      <span className="muted">
        {t(running ? 'lookBack.soFarLead' : closed ? 'lookBack.closedLead' : 'lookBack.wholeLead')}
      </span>
    </p>
  );
}

/** Renders its content only when it is opened. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  );
}

/** The hash published before the deal, and after the match the key that anybody can check against it. */
function Dice({ info: { closed, diceHash, diceKey, notes } }: { info: MatchInfo }) {
  return (
    <>
      <p>{t('about.diceLead')}</p>
      <p>
        {t('about.diceHash')} <code>{diceHash}</code>
      </p>
      {notes.map(({ at, note }) =>
        note.kind === 'returned' ? (
          <p key={at}>
            {t('about.diceHashLater')} <code>{note.hash}</code>
          </p>
        ) : null,
      )}
      <p>
        {t('about.diceKey')}{' '}
        {diceKey === null ? t(closed ? 'about.diceClosed' : 'about.diceLater') : <code>{diceKey}</code>}
      </p>
      <p>
        {t('about.diceShares')} <code>HMAC-SHA-256(key, shares)</code> {t('about.diceSharesRest')}
      </p>
      <p>
        {t('about.diceFormula')} <code>HMAC-SHA-256(key, "n.a")</code> {t('about.diceRest')}
      </p>
    </>
  );
}
