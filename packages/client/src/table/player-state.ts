import type { SeatInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';

/** What is to be said of a player beside the name: whose turn it is, who is asked, who is away; '' for nothing. */
export function playerState(seat: SeatInfo, active: boolean, asked: boolean): string {
  const turn = active ? t('table.player.active') : '';
  const deciding = asked ? t('table.player.asked') : '';
  return [turn, deciding, presence(seat)].filter((word) => word !== '').join(', ');
}

/** Whether somebody is at the seat; '' where there is nothing to say. */
function presence({ kind, here, standsIn }: SeatInfo): string {
  if (kind === 'person') return here ? '' : t('table.player.away');
  if (standsIn) return t('table.player.standIn');
  return t(kind === 'bot' ? 'table.player.bot' : 'table.player.open');
}
