import type { GameInfo } from '@gaslamp/protocol/answers';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { botAs } from '@gaslamp/words/seats';
import { hasText, t } from '@gaslamp/words/text';
import { useGame } from '../../net/use-game.ts';
import { minutesAsTime } from './away.ts';
import { clockWords } from './clock-fields.tsx';
import { useCorrections } from './corrections.ts';
import { answerWords, questionWords, yesOrNo } from './readings.ts';

/** The terms that a table agrees on before its deal. */
export type Terms = Pick<
  MatchInfo,
  'game' | 'pack' | 'options' | 'from' | 'hints' | 'list' | 'chat' | 'away' | 'standIn' | 'clock'
>;

/** The terms as a list: options that differ from the standard, the card pack, the handling of absent players. */
export function Agreed({
  terms: { game, pack, options, from, hints, list, chat, away, standIn, clock },
}: {
  terms: Terms;
}) {
  const known = useGame(game);
  if (known === null) return <p className="muted">{t('app.loading')}</p>;
  const changed = Object.entries(known.options).filter(
    ([key, { standard }]) => (options[key] ?? standard) !== standard,
  );
  return (
    <dl className="agreed">
      <dt>{t('create.game')}</dt>
      <dd>{`${t(`games.${game}`)}, ${t(`games.${game}Edition`)}`}</dd>
      {from === null ? null : (
        <>
          <dt>{t('about.from')}</dt>
          <dd>{t('about.fromWords', { moment: from.moment })}</dd>
        </>
      )}
      <dt>{t('create.options')}</dt>
      {changed.length === 0 ? <dd>{t('about.standard')}</dd> : null}
      {changed.map(([key, { rule, standard }]) => (
        <dd key={key}>
          {questionWords(key)} <strong>{answerWords(key, options[key] ?? standard)}</strong>{' '}
          <span className="muted">({t('create.rule', { rule })})</span>
        </dd>
      ))}
      {hasText(`create.hints.${game}`) ? (
        <dd>
          {t(`create.hints.${game}`)} <strong>{yesOrNo(hints)}</strong>
        </dd>
      ) : null}
      {list === 'nothing' ? null : (
        <dd>
          {t('create.list')} <strong>{t(`create.lists.${list}`)}</strong>
        </dd>
      )}
      <dd>
        {t('create.chat')} <strong>{yesOrNo(chat)}</strong>
      </dd>
      <dt>{t('create.pack')}</dt>
      <dd>{pack === known.pack ? t('create.packBuiltIn') : <Corrected known={known} pack={pack} />}</dd>
      <dt>{t('about.away')}</dt>
      <dd>{t('about.awayWords', { ...minutesAsTime(away), ...botAs('bot', standIn) })}</dd>
      <dt>{t('about.clock')}</dt>
      <dd>{clockWords(clock)}</dd>
    </dl>
  );
}

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

/** The hash of the dice key, shown before the first dice are rolled. */
export function DicePromise({ hash }: { hash: string }) {
  return (
    <p className="dice-promise">
      {t('about.promise')} <code>{hash}</code>
    </p>
  );
}
