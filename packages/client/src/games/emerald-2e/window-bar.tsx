import { cardName, e, said, where, words } from '@gaslamp/words/emerald-2e/model';
import { StandingOrderControl } from '../../table/asking/standing-order.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import type { DockProps } from './dock.tsx';

/**
 * An attack waits for an answer. The bar looks the same whatever cards are held; the prompt names the attacker and the target.
 */
export function WindowBar(props: Pick<DockProps, 'm' | 'play' | 'order' | 'onOrder'>) {
  const { m, play, order, onOrder } = props;
  const { asked, options } = play;
  if (asked?.effect !== 'window.answer' || options === null) return null;
  return (
    <div className="window">
      <h2 className="only-spoken">{words(m, e('window.title', { city: where(asked.about.city) }))}</h2>
      <div className="window-answers">
        {options.map((option) => {
          const one = said(option);
          const saves = one?.verb === 'use';
          return (
            <button
              key={option}
              type="button"
              className={saves ? 'button button-strong' : 'button'}
              data-lit=""
              data-thing={saves ? `hand.${one.card}` : 'bar.pass'}
              onClick={() => play.answer(option)}
            >
              {saves ? e('window.use', { card: cardName(m.data, one.card) }) : e('window.pass')}
            </button>
          );
        })}
        <StandingOrderControl order={order} onOrder={onOrder} />
        <RuleLink rule="R12.5" named />
      </div>
    </div>
  );
}
