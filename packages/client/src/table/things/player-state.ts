import type { SeatInfo } from '@gaslamp/protocol/updates';
import { botName } from '@gaslamp/words/seats';
import { t } from '@gaslamp/words/text';

/** Returns the status of a player to show beside the name: on turn, asked, or away; '' for none. */
export function playerState(seat: SeatInfo, active: boolean, asked: boolean): string {
  const turn = active ? t('table.player.active') : '';
  const deciding = asked ? t('table.player.asked') : '';
  return [turn, deciding, presence(seat)].filter((word) => word !== '').join(', ');
}

/** Returns whether somebody is at the seat, in words; '' if there is nothing to say. */
function presence({ kind, here, standsIn, bot }: SeatInfo): string {
  if (kind === 'person') return here ? '' : t('table.player.away');
  if (standsIn) return t('table.player.standIn');
  return bot === null ? t('table.player.open') : botName(bot);
}
