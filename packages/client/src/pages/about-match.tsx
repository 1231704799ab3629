import type { MatchInfo } from '@gaslamp/protocol/updates';
import { type ReactNode, useEffect, useState } from 'react';
import { type GameInfo, games } from '../net/api.ts';
import { hasText, t } from '../text.ts';
import { useCorrections } from './corrections.ts';

/** What this table has agreed on, and how its dice can be checked. */
export function AboutMatch({ info }: { info: MatchInfo }) {
  return (
    <div className="about">
      <Fold title={t('about.title')}>
        <Agreed info={info} />
      </Fold>
      <Fold title={t('about.dice')}>
        <Dice info={info} />
      </Fold>
    </div>
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

function Agreed({ info: { game, pack, options, hints } }: { info: MatchInfo }) {
  const [known, setKnown] = useState<GameInfo | null>(null);
  useEffect(() => {
    let live = true;
    games().then(
      (all) => live && setKnown(all.find((one) => one.id === game) ?? null),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [game]);
  if (known === null) return <p className="muted">{t('app.loading')}</p>;
  const changed = Object.entries(known.options).filter(
    ([key, { standard }]) => (options[key] ?? standard) !== standard,
  );
  return (
    <dl>
      <dt>{t('create.game')}</dt>
      <dd>{`${t(`games.${game}`)}, ${t(`games.${game}Edition`)}`}</dd>
      <dt>{t('create.pack')}</dt>
      <dd>{pack === known.pack ? t('create.packBuiltIn') : <Corrected known={known} pack={pack} />}</dd>
      <dt>{t('create.options')}</dt>
      {changed.length === 0 ? <dd>{t('about.standard')}</dd> : null}
      {changed.map(([key, { most, rule }]) => (
        <dd key={key}>
          {t(`create.option.${key}`)} <strong>{most === 1 ? yesOrNo(options[key]!) : options[key]}</strong>{' '}
          <span className="muted">({t('create.rule', { rule })})</span>
        </dd>
      ))}
      {hasText(`create.hints.${game}`) ? (
        <dd>
          {t(`create.hints.${game}`)} <strong>{yesOrNo(Number(hints))}</strong>
        </dd>
      ) : null}
      <dt>{t('about.seen')}</dt>
      <dd>{t('about.seenLead')}</dd>
    </dl>
  );
}
const yesOrNo = (value: number): string => t(value === 0 ? 'create.no' : 'create.yes');

function Corrected({ known, pack }: { known: GameInfo; pack: string }) {
  const found = useCorrections(known.id, pack);
  const file = known.packs.find(({ hash }) => hash === pack)?.file;
  return (
    <>
      {file ?? t('about.otherPack')}
      {found === null ? null : ` · ${t('create.packChanges', { ...found })}`}
    </>
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
