import '../../pages/parts/texts.ts';
import '../take-along.css';
import type { OptionSpec } from '@gaslamp/kernel/game';
import type { Kept } from '@gaslamp/record/kept-form';
import { moment } from '@gaslamp/words/formats';
import { hasText, t } from '@gaslamp/words/text';
import { type ReactNode, useEffect } from 'react';
import { nameOfSeat } from '../../games/names.ts';
import { useWithTexts } from '../../games/use-manifest.ts';
import { Footer } from '../../pages/parts/footer.tsx';
import { Main } from '../../pages/parts/frame.tsx';
import { Scene } from '../../pages/parts/scene.tsx';
import { SeatEmblem } from '../../pages/parts/seat-emblem.tsx';
import { answerWords, questionWords, yesOrNo } from '../../pages/terms/readings.ts';
import type { Opened } from '../../replay/whole.ts';
import { fileName } from '../kept.ts';
import { save } from '../save.ts';
import { hashOf, STORY } from './place.ts';

interface CoverProps {
  readonly kept: Kept;
  readonly opened: Opened;
  readonly masthead: ReactNode;
}

/** The first page of a file: the game, the players, the date and the result, and links to its other parts. */
export function Cover({ kept, opened, masthead }: CoverProps) {
  const { info, from, record } = kept;
  const { game } = info;
  const { Data } = useWithTexts(game);
  const title = t(`games.${game}`);
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title]);
  const steps = opened.reel.turns.length - 1;
  const jsonl = fileName(info, 'jsonl');
  return (
    <div className="start" data-game={game}>
      {masthead}
      <Main label={t('kept.match')}>
        <Scene game={game}>
          <p className="sheet-kicker">{t('kept.kicker')}</p>
          <h1>{title}</h1>
          <p>{t(`games.${game}Edition`)}</p>
          <p className="muted">
            {playedWords(opened)} {t('kept.steps', { players: info.seats.length, steps })}
          </p>
          <h2>{t('kept.players')}</h2>
          <Players kept={kept} opened={opened} />
          <p className="muted">{t('kept.lookBackLead')}</p>
          <a href={hashOf(0, 'open')} className="button button-wide button-strong">
            {t('kept.lookBack')}
          </a>
          <a href={STORY} className="button button-wide">
            {t('kept.story')}
          </a>
          <h2>{t('kept.options')}</h2>
          <Settings info={info} specs={opened.game.options} />
          <h2>{t('kept.about')}</h2>
          {Data === undefined ? null : <p>{t('kept.guesses')}</p>}
          <p>{t('kept.whole')}</p>
          <p className="kept-from">
            {t('kept.from')}{' '}
            <a href={from} rel="noreferrer">
              {from}
            </a>
          </p>
          <p>{t('kept.record')}</p>
          <pre className="kept-commands">{`npm run -s gaslamp -- replay ${jsonl}\nnpm run -s gaslamp -- verify ${jsonl}`}</pre>
          <button
            type="button"
            className="button button-wide"
            onClick={() => save(record, jsonl, 'application/x-ndjson;charset=utf-8')}
          >
            {t('kept.saveRecord')}
          </button>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}

interface SettingsProps {
  /** Older files do not have everything. */
  readonly info: Pick<Kept['info'], 'game' | 'options'> & Partial<Pick<Kept['info'], 'hints' | 'list' | 'chat'>>;
  readonly specs: Readonly<Record<string, OptionSpec>>;
}

/** Lists the settings of the table that are not standard. */
export function Settings({ info, specs }: SettingsProps) {
  const { game, options, hints, list, chat } = info;
  const rows = Object.entries(specs).flatMap(([key, { standard }]) => {
    const value = options[key] ?? standard;
    return value === standard ? [] : [[questionWords(key), answerWords(key, value)] as const];
  });
  if (hints === false && hasText(`create.hints.${game}`)) rows.push([t(`create.hints.${game}`), yesOrNo(hints)]);
  if (list !== undefined && list !== 'nothing') rows.push([t('create.list'), t(`create.lists.${list}`)]);
  if (chat === false) rows.push([t('create.chat'), yesOrNo(chat)]);
  if (rows.length === 0) return <p>{t('kept.standard')}</p>;
  return rows.map(([question, answer]) => (
    <p key={question}>
      {question} <strong>{answer}</strong>
    </p>
  ));
}

/** All players with their points. */
function Players({ kept: { info }, opened: { game, reel } }: Pick<CoverProps, 'kept' | 'opened'>) {
  const last = reel.shown(reel.turns.length - 1, 'open').s;
  const result = game.result({ s: last, data: game.data });
  return (
    <>
      <ul className="kept-players">
        {info.seats.map((seat, n) => {
          const name = nameOfSeat(seat, n, info.game);
          const points = result?.points[n];
          return (
            <li key={name}>
              <SeatEmblem game={info.game} seat={n} size={28} />
              <span>{name}</span>
              {points === undefined ? null : <span className="muted">{t('kept.points', { points })}</span>}
              {result !== null && (result.winners >> n) & 1 ? <strong>{t('kept.winner')}</strong> : null}
            </li>
          );
        })}
      </ul>
      {result === null ? <p>{t('kept.noResult')}</p> : null}
    </>
  );
}

/** Returns the days on which the match was played, in the reader's time zone. */
function playedWords({ entries }: Opened): string {
  const [first, last] = [entries[0]?.at ?? null, entries.at(-1)?.at ?? null];
  if (first === null || last === null) return '';
  const day = (at: number): string => moment(at, { day: 'numeric', month: 'long', year: 'numeric' });
  const [from, to] = [day(first), day(last)];
  return from === to ? t('kept.played', { from }) : t('kept.playedDays', { from, to });
}
