import type { StandingOrder } from '@gaslamp/protocol/messages';
import { t } from '../text.ts';

const ORDERS: readonly StandingOrder[] = ['none', 'turn', 'match'];

/** What a player wants done with windows of interrupts: given without regard to the hand, so it tells nothing. */
export function StandingOrderControl({
  order,
  onOrder,
}: {
  order: StandingOrder;
  onOrder: (o: StandingOrder) => void;
}) {
  return (
    <label className="standing-order">
      <span>{t('table.order.title')}</span>
      <select value={order} onChange={(event) => onOrder(event.target.value as StandingOrder)}>
        {ORDERS.map((one) => (
          <option key={one} value={one}>
            {t(`table.order.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
