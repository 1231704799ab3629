import type { StandingOrder } from '@gaslamp/protocol/messages';
import { t } from '@gaslamp/words/text';

const ORDERS: readonly StandingOrder[] = ['none', 'turn', 'match'];

export interface StandingOrderProps {
  readonly order: StandingOrder;
  /** Topics of the game's interrupt windows as words; `but` lists those about which the player is still asked. */
  readonly topics?: Readonly<Record<string, string>>;
  readonly but?: readonly string[];
  onOrder(order: StandingOrder, but: readonly string[]): void;
}

/** A player's standing order for interrupt windows. It is given without regard to the hand, so it reveals nothing. */
export function StandingOrderControl({ order, topics = {}, but = [], onOrder }: StandingOrderProps) {
  return (
    <div className="standing-order">
      <label>
        <span>{t('table.order.title')}</span>{' '}
        <select value={order} onChange={(event) => onOrder(event.target.value as StandingOrder, but)}>
          {ORDERS.map((one) => (
            <option key={one} value={one}>
              {t(`table.order.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {order === 'none' || Object.keys(topics).length === 0 ? null : (
        <fieldset className="standing-topics">
          <legend>{t('table.order.but')}</legend>
          {Object.entries(topics).map(([topic, words]) => (
            <label key={topic}>
              <input
                type="checkbox"
                checked={but.includes(topic)}
                onChange={(event) =>
                  onOrder(order, event.target.checked ? [...but, topic] : but.filter((one) => one !== topic))
                }
              />{' '}
              {words}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
