import type { Receipt } from '@gaslamp/protocol/receipts';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { useEffect, useState } from 'react';
import { nameOfSeat, sentence } from '../../games/names.ts';
import * as api from '../../net/api.ts';
import { evidenceOf } from '../../net/evidence.ts';
import { type Failure, thrown } from '../../net/failure.ts';
import { inWords } from '../../net/faults.ts';
import { sentenceOf } from '../../net/told.ts';
import { until } from '../../settled.ts';
import type { KnownMatch } from '../../stored.ts';
import { TableScroll } from '../../table-scroll.tsx';
import type { CheckedDraw, CheckedRecord, CheckedShares, Shown, Wanted } from './dice-record.ts';

/** Returns any token for the match, since each gives access to its record. */
const anyToken = ({ seats, watch, host }: KnownMatch): string | null => seats[0]?.token ?? watch ?? host;

/** Returns the receipts that this browser was given, the latest first. */
const receiptsOf = ({ match, seats, watch, host }: KnownMatch): readonly Receipt[] =>
  [...seats.map(({ token }) => token), watch, host]
    .flatMap((token) => (token === null ? [] : [evidenceOf(match, token)]))
    .flatMap(({ receipt, lost }) => [receipt, lost].filter((one) => one !== undefined))
    .sort((a, b) => b.era - a.era || b.move - a.move);

/** Recomputes every draw and roll of a match that is over in this page. */
export function DiceCheck({ info, known }: { info: MatchInfo; known: KnownMatch }) {
  const [checked, setChecked] = useState<CheckedRecord | null>(null);
  const [why, setWhy] = useState('');
  const [file, setFile] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const token = anyToken(known);
  const receipts = receiptsOf(known);
  const [receipt] = receipts;
  useEffect(() => () => (file === null ? undefined : URL.revokeObjectURL(file)), [file]);
  if (token === null) return null;
  const load = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const [text, games] = await Promise.all([api.record(known.match, token), api.games()]);
      setFile(URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' })));
      const builtIn = games.find(({ id }) => id === info.game)?.pack === info.pack;
      const { id, game, pack, options, from, diceHash, diceKey } = info;
      const shown: Shown = { id, game, pack, options, from, seats: info.seats.length, diceHash, diceKey };
      const own = known.seats.map(({ seat, token }) => ({ seat, share: evidenceOf(known.match, token).share ?? null }));
      const found = await inWorker({ text, shown, pack: builtIn ? null : await api.pack(game, pack), own, receipts });
      if (found.problem !== null) setWhy(await sentenceOf(found.problem));
      setChecked(found);
    } catch (mistake) {
      setError(sentence(api.wordsOf(mistake)));
    }
    setBusy(false);
  };
  const name = `gaslamp-${info.id}.jsonl`;
  return (
    <div className="dice-check">
      <h3>{t('dice.title')}</h3>
      <p className="muted">{t('dice.lead')}</p>
      {checked === null ? (
        <button type="button" className="button" disabled={busy} onClick={() => void load()}>
          {t(busy ? 'dice.checking' : 'dice.check')}
        </button>
      ) : checked.reasons.includes('closed') ? (
        <p role="status">
          <strong>{t('dice.closed')}</strong> {t('dice.closedLead')}
        </p>
      ) : (
        <>
          <Verdict checked={checked} why={why} />
          {checked.shares === null ? null : <Shares info={info} shares={checked.shares} />}
          <p className="muted">{t('dice.columns')}</p>
          <Draws draws={checked.draws} />
        </>
      )}
      {file === null ? null : (
        <p>
          <a href={file} download={name}>
            {t('dice.save')}
          </a>{' '}
          <span className="muted">{t('dice.alsoWith')}</span> <code>npm run -s gaslamp -- verify {name}</code>
        </p>
      )}
      {receipt === undefined ? null : (
        <p>
          <a
            href={`data:application/json,${encodeURIComponent(JSON.stringify({ match: info.id, ...receipt }))}`}
            download={`gaslamp-${info.id}-receipt.json`}
          >
            {t('dice.saveReceipt', { move: receipt.move })}
          </a>
        </p>
      )}
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The seats whose shares of chance the dice depend on, and whether those of this browser are among them. */
function Shares({ info, shares: { order, none, own } }: { info: MatchInfo; shares: CheckedShares }) {
  const nameOf = (seat: number) => nameOfSeat(info.seats[seat], seat, info.game);
  return (
    <>
      {order.length === 0 ? null : <p>{t('dice.shares', { names: all(order.map(nameOf)), count: order.length })}</p>}
      {none.length === 0 ? null : <p>{t('dice.noShares', { names: all(none.map(nameOf)) })}</p>}
      {own.map(({ seat, used }) => (
        <p key={seat}>
          {t(used === null ? 'dice.shareUnchecked' : used ? 'dice.shareUsed' : 'dice.shareExchanged', {
            name: nameOf(seat),
          })}
        </p>
      ))}
    </>
  );
}

function inWorker(wanted: Wanted): Promise<CheckedRecord> {
  const worker = new Worker(new URL('./dice-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<CheckedRecord>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ readonly checked: CheckedRecord } | Failure>) =>
      'checked' in data ? resolve(data.checked) : reject(thrown(data));
    worker.onerror = () => reject(new Error(t('dice.failed')));
  });
  worker.postMessage(wanted);
  return until(inWords(answer.finally(() => worker.terminate())));
}

/** The result of the check, with the sentence of its problem, and the steps that could not be rerun. */
function Verdict({ checked, why }: { checked: CheckedRecord; why: string }) {
  const { finding, reasons, fits, draws, steps, problem, notRerun } = checked;
  const sure = draws.filter(({ holds }) => holds === true).length;
  const rerun = steps - notRerun.steps.length;
  return (
    <div role="status">
      {problem === null ? (
        <p>
          <strong>
            {t(finding === 'verified' ? 'dice.holds' : finding === 'unchanged' ? 'dice.unchanged' : 'dice.notVerified')}
          </strong>{' '}
          {rerun > 0 ? t('dice.held', { draws: sure, steps: rerun }) : null}
        </p>
      ) : (
        <p className="alert">
          <strong>{problem.step < 0 ? t('dice.wrongBeginning') : t('dice.wrong', { step: problem.step })}</strong>{' '}
          {sentence(why)}
        </p>
      )}
      {fits === null ? null : <p>{t('dice.fits', { move: fits })}</p>}
      {reasons.includes('returned') ? <p>{t('dice.returned')}</p> : null}
      {reasons.includes('receipt') ? <p>{t('dice.noReceipt')}</p> : null}
      {reasons.includes('newKey') ? <p>{t('dice.newKey')}</p> : null}
      {reasons.includes('wentOn') ? <p>{t('dice.wentOn')}</p> : null}
      {notRerun.steps.length === 0 ? null : (
        <p>
          {t('dice.notRerun', { count: notRerun.steps.length, steps: ranges(notRerun.steps) })}{' '}
          {notRerun.rules.length === 0 ? null : t('dice.otherRules', { rules: all(notRerun.rules.map(String)) })}
          {notRerun.packs ? t('dice.otherPack') : null}
        </p>
      )}
    </div>
  );
}

/** Formats step numbers with consecutive ones as ranges: `0–4, 7`. */
export function ranges(steps: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    if (run && run[1] === step - 1) run[1] = step;
    else runs.push([step, step]);
  }
  return all(runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)));
}

function Draws({ draws }: { draws: readonly CheckedDraw[] }) {
  return (
    <TableScroll className="dice-draws" label={t('dice.title')}>
      <table>
        <thead>
          <tr>
            {['n', 'step', 'what', 'said', 'key'].map((column) => (
              <th key={column} scope="col">
                {t(`dice.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draws.map(({ n, step, what, of, said, holds }) => (
            <tr key={n} data-wrong={holds === false || undefined}>
              <td>{n}</td>
              <td>{step === 0 ? t('dice.deal') : step}</td>
              <td>{what === null ? t('dice.unknown') : t(`dice.${what}`, { of: of ?? 0 })}</td>
              <td>{said}</td>
              <td>{t(holds === null ? 'dice.notComputed' : holds ? 'dice.same' : 'dice.other')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
