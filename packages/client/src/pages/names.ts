import { t } from '../text.ts';

/** A seat's player by name; bots and unnamed players by their day. */
export function nameOfSeat(seat: { name: string; kind: string; bot: string | null }, index: number): string {
  if (seat.name !== '') return seat.name;
  const day = t(`days.${index}`);
  return seat.kind === 'bot' ? `${day} (${t(`bots.${seat.bot}`)})` : day;
}
