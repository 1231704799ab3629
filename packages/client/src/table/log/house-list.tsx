import { SPECTATOR, type State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { sideName } from '@gaslamp/words/side-name';
import { addTexts, t } from '@gaslamp/words/text';
import { all, who } from '@gaslamp/words/things';
import { useEffect, useMemo, useState } from 'react';
import { wordsOf } from '../../net/api.ts';
import type { TableState } from '../../net/match-client.ts';
import { until } from '../../settled.ts';
import { Rich, RuleLink } from '../things/rich.tsx';
import type { Certainties, Odds } from './certain.ts';
import english from './text/house-list.en.json' with { type: 'json' };

addTexts('en', english);

export interface HouseListProps {
  readonly state: Pick<TableState, 'info' | 's' | 'hidden'>;
  /** The match's pack as sent by the server. */
  readonly pack: unknown;
}

type Lister = (known: View<State>) => Certainties;

/** Lists the certain facts about identities with their reasons, and the odds if the host has chosen to show them. */
export function HouseList({ state: { info, s, hidden }, pack }: HouseListProps) {
  const [list, setList] = useState<Lister | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let live = true;
    until(import('./certain.ts').then(({ listerOf }) => listerOf(info.game, info.pack, pack))).then(
      (lister) => live && setList(() => lister),
      (mistake) => live && setTrouble(wordsOf(mistake)),
    );
    return () => {
      live = false;
    };
  }, [info.game, info.pack, pack]);
  const { you } = info;
  const found = useMemo(() => list?.({ viewer: you ?? SPECTATOR, s, hidden }) ?? null, [list, you, s, hidden]);
  return (
    <section className="house-list" aria-label={t('houseList.title')}>
      <h3>{t('houseList.title')}</h3>
      <p className="muted">{t('houseList.lead')}</p>
      {trouble === null ? null : (
        <p role="alert" className="alert">
          {t('houseList.trouble', { why: trouble })}
        </p>
      )}
      {found?.certain.length === 0 ? <p>{t('houseList.nothing')}</p> : null}
      <ul>
        {found?.certain.map(({ player, is, side, why, rule }) => (
          <li key={`${player} ${side}`}>
            <Rich
              text={t(is ? 'houseList.is' : 'houseList.isNot', {
                player: who(player),
                side: sideName(info.game, side),
              })}
            />{' '}
            <span className="muted">
              <Rich text={t(`houseList.${is ? 'because' : 'unless'}.${why}`, { player: who(player) })} />{' '}
              <RuleLink rule={rule} />
            </span>
          </li>
        ))}
      </ul>
      {found?.past ? <p className="muted">{t('houseList.past')}</p> : null}
      {info.list === 'odds' && found !== null && found.odds.length > 0 ? (
        <OddsList game={info.game} odds={found.odds} />
      ) : null}
    </section>
  );
}

function OddsList({ game, odds }: { game: string; odds: readonly Odds[] }) {
  return (
    <>
      <h3>{t('houseList.odds')}</h3>
      <p className="muted">{t('houseList.oddsLead')}</p>
      <ul>
        {odds.map(({ player, sides }) => (
          <li key={player}>
            <Rich text={oddsWords(game, player, sides)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function oddsWords(game: string, player: number, sides: Odds['sides']): string {
  const even = new Set(sides.map(({ share }) => share.toFixed(6))).size === 1;
  const words = sides.map(({ side: id, share }) => {
    const side = sideName(game, id);
    return even ? t('houseList.side', { side }) : t('houseList.share', { side, percent: Math.round(share * 100) });
  });
  return t(even ? 'houseList.evenOdds' : 'houseList.oddsOf', { player: who(player), sides: all(words) });
}
