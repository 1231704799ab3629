import './plain.css';
import { UNKNOWN } from '@gaslamp/kernel/state';
import type { GameNames } from '@gaslamp/protocol/answers';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { gameNames } from '../../net/api.ts';
import type { TableState } from '../../net/match-client.ts';
import tableTexts from '../../table/frame/text/en.json';
import type { TableProps } from '../manifest.ts';
import { nameOfSeat } from '../names.ts';

addTexts('en', tableTexts);

/** A table for any game: its options as buttons, its places as lists, its events as lines. */
export function PlainTable({ client, state }: TableProps<never>) {
  const { info, standing } = state;
  const names = useNames(info.game);
  const [refused, setRefused] = useState<string | null>(null);
  const { question } = standing;
  const mine = question !== null && question.player === info.you;
  async function answer(text: string): Promise<void> {
    const outcome = await client.choose([text]);
    if (outcome.ok) setRefused(null);
    else setRefused(outcome.detail === null ? t('table.refused') : t('plain.refused', { why: outcome.detail }));
  }
  return (
    <div className="plain" data-your-turn={mine || undefined}>
      <section aria-label={t('plain.options')}>
        <h2>{t('plain.options')}</h2>
        <p role="status">{asked(state)}</p>
        {(mine && question.options ? question.options : []).map((text) => (
          <button key={text} type="button" className="button" disabled={state.busy} onClick={() => void answer(text)}>
            {text}
          </button>
        ))}
        {standing.undoable > 0 ? (
          <button type="button" className="button" onClick={() => void client.undo()}>
            {t('plain.takeBack')}
          </button>
        ) : null}
        <p role="alert">{refused}</p>
      </section>
      {names === null ? null : <Lying state={state} names={names} />}
      <section aria-label={t('plain.log')}>
        <h2>{t('plain.log')}</h2>
        <ol className="plain-log" id="log">
          {state.rows.map(({ move, events }) => (
            <li key={move}>{events.map(({ kind, fields }) => [kind, ...numbers(fields)].join(' ')).join('; ')}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function asked({ info, standing: { question } }: TableState): string {
  if (question === null) return t('plain.over');
  const { player, effect } = question;
  if (player === info.you) return t('plain.yours', { effect });
  return t('plain.others', { effect, seat: nameOfSeat(info.seats[player], player, info.game) });
}
const numbers = (fields: object): string[] => Object.entries(fields).map(([name, value]) => `${name}=${value}`);

/** The contents of each place, as far as the viewer knows, and all other numbers of the state. */
function Lying({ state: { s }, names }: { state: TableState; names: GameNames }) {
  const { place, seenBy: _, agenda: __, picks: ___, ...others } = s;
  return (
    <>
      <section aria-label={t('plain.lying')}>
        <h2>{t('plain.lying')}</h2>
        <dl>
          {names.places.map((name, at) => {
            const items = place.flatMap((lies, item) => (lies === at ? [names.items[item] ?? item] : []));
            return items.length === 0 ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{items.join(', ')}</dd>
              </div>
            );
          })}
        </dl>
        <p>{t('plain.unseen', { n: place.filter((lies) => lies === UNKNOWN).length })}</p>
      </section>
      <section aria-label={t('plain.numbers')}>
        <h2>{t('plain.numbers')}</h2>
        <p>{numbers(others).join(' · ')}</p>
      </section>
    </>
  );
}

function useNames(game: string): GameNames | null {
  const [names, setNames] = useState<GameNames | null>(null);
  useEffect(() => {
    let live = true;
    gameNames(game).then(
      (found) => live && setNames(found),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [game]);
  return names;
}
