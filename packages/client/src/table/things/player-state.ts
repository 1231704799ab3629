import type { SeatInfo } from '@gaslamp/protocol/updates';
import { botName } from '@gaslamp/words/seats';
import { t } from '@gaslamp/words/text';

/** Returns the status of a player to show beside the name: on turn or asked, and away or a bot; '' for none. */
export function playerState({ kind, here, standsIn, bot }: SeatInfo, active: boolean, asked: boolean): string {
  const doing = active ? t('table.player.active') : asked && t('table.player.asked');
  // There is no room for both: while a bot acts, its portrait says which one it is.
  const level = bot === null ? t('table.player.open') : !doing && botName(bot);
  const other = standsIn ? t('table.player.standIn') : level;
  return [doing, kind === 'person' ? !here && t('table.player.away') : other].filter(Boolean).join(', ');
}
