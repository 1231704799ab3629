import { kindOf } from '@gaslamp/emerald-2e/box/data';
import { BESIDE, countOf, killPoints, trackPoints } from '@gaslamp/emerald-2e/box/state';
import { cardName, dayOf, e, itemsAt, type Model, nameOf, ownerOfItem } from '@gaslamp/words/emerald-2e/model';
import { Agent } from '../../art/emerald/pieces.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { useLit } from '../../table/things/lit.ts';
import { Count } from '../../table/things/player-panel.tsx';
import { GameCard } from './card.tsx';
import { useTools } from './tools.ts';

/** A player's gains: points by type, and the cards beside the identity. */
export function Gained({ m, player }: { m: Model; player: number }) {
  return (
    <div className="player-row gains">
      <TypedPoints m={m} player={player} />
      <Beside m={m} player={player} />
    </div>
  );
}

/** Cards beside the identity, with the agents on them. */
function Beside({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const items = itemsAt(m, BESIDE + player);
  if (items.length === 0) return null;
  return (
    <ul className="beside" aria-label={e('player.beside')}>
      {items.map((item) => {
        const kind = kindOf(m.data, item);
        const lit = m.you === player ? litOf(`beside.${kind}`) : undefined;
        const victim = countOf(m.s.victim, item) - 1;
        const stored = countOf(m.s.stored, item);
        const name = cardName(m.data, kind);
        const words = [
          name,
          victim >= 0 ? e('player.victim', { owner: nameOf(m, victim) }) : '',
          stored > 0 ? e('player.stored', { count: stored }) : '',
        ].filter((word) => word !== '');
        return (
          <li key={item}>
            <button
              type="button"
              className="beside-card"
              data-lit={lit}
              data-thing={`beside.${kind}`}
              title={words.join(', ')}
              aria-label={lit ? e('do.release', { card: words.join(', ') }) : words.join(', ')}
              aria-description={lit ? can(`beside.${kind}`) : undefined}
              onClick={(event) =>
                lit ? tools.touch(`beside.${kind}`, event.currentTarget) : tools.openCard(kind, ownerOfItem(m, item))
              }
            >
              <GameCard m={m} kind={kind} owner={ownerOfItem(m, item)} size="small" />
              {victim >= 0 ? <Agent day={dayOf(victim)} size={18} className="beside-piece" /> : null}
              {stored > 0 ? (
                <span className="beside-piece">
                  <Agent day={dayOf(player)} size={18} />
                  <b>{stored}</b>
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The running total by type, without empty types. */
function TypedPoints({ m, player }: { m: Model; player: number }) {
  const parts = [
    ['neutral', 'vpNeutral', countOf(m.s.neutral, player)],
    ['restorationist', 'vpRestorationist', countOf(m.s.restorationist, player)],
    ['loyalist', 'vpLoyalist', countOf(m.s.loyalist, player)],
    ['kill', 'vpKill', killPoints(m.s, player)],
    ['track', 'arrow', trackPoints(m.s)],
  ] as const;
  const some = parts.filter(([, , points]) => points > 0);
  if (some.length === 0) return null;
  return (
    <div className="player-row">
      {some.map(([type, symbol, points]) => (
        <Count key={type} label={`${e(`type.${type}`)}: ${points}`}>
          <span className="typed-seal" data-points={type}>
            <GameSymbol name={symbol} size={symbol === 'arrow' ? 14 : 24} value={points} />
          </span>
          {symbol === 'arrow' ? <b>{e('player.trackPoints', { count: points })}</b> : null}
        </Count>
      ))}
    </div>
  );
}
