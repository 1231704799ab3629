import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../lazily.ts';
import '../replay/way-texts.ts';
import type { KnownMatch } from '../stored.ts';
import { Agreed } from './agreed.tsx';

// Games and rules come when somebody checks them.
const DiceCheck = lazily(() => import('./dice-check.tsx'), 'DiceCheck');

/** What this table has agreed on, and how its dice can be checked. */
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
        {info.diceKey === null ? null : (
          <Suspense fallback={null}>
            <DiceCheck info={info} known={known} />
          </Suspense>
        )}
      </Fold>
    </div>
  );
}

/** In a tab of its own while the match runs: whoever left the table would be away. */
function WayToPast({ info: { id, phase } }: { info: MatchInfo }) {
  if (phase === 'gathering') return null;
  const running = phase === 'playing';
  return (
    <p>
      <a href={`/m/${id}/replay`} target={running ? '_blank' : undefined} className="button">
        {t(running ? 'lookBack.soFar' : 'lookBack.whole')}
      </a>{' '}
      {running ? null : (
        <>
          <a href={`/m/${id}/take-along`} className="button">
            {t('lookBack.keep')}
          </a>{' '}
        </>
      )}
      <span className="muted">{t(running ? 'lookBack.soFarLead' : 'lookBack.wholeLead')}</span>
    </p>
  );
}

/** Looked up only for whoever looks. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  );
}

/** The promise that was made before the deal, and after the match the key that anybody can hold against it. */
function Dice({ info: { diceHash, diceKey } }: { info: MatchInfo }) {
  return (
    <>
      <p>{t('about.diceLead')}</p>
      <p>
        {t('about.diceHash')} <code>{diceHash}</code>
      </p>
      <p>
        {t('about.diceKey')} {diceKey === null ? t('about.diceLater') : <code>{diceKey}</code>}
      </p>
      <p>
        {t('about.diceFormula')} <code>HMAC-SHA-256(key, "n.a")</code> {t('about.diceRest')}
      </p>
    </>
  );
}
