import type { KeptWords, NamedSpeaker } from '@gaslamp/protocol/talk';
import { t } from '@gaslamp/words/text';
import { seatName } from '../games/names.ts';

/** Returns the name of the speaker at the time of the line. */
export const speakerName = (by: NamedSpeaker, game: string): string =>
  by.kind === 'watcher' ? t('talk.watcher', { number: by.number }) : by.name || seatName(game, by.seat);
/** Returns the language of that name: unknown of one that somebody gave. */
export const langOfSpeaker = (by: NamedSpeaker): '' | undefined => (by.kind === 'seat' && by.name ? '' : undefined);

/** Returns the language of a line: unknown of what somebody wrote, else that of the page. */
export const langOf = ({ kind }: KeptWords): '' | undefined => (kind === 'text' ? '' : undefined);

/** Returns the text of a line; phrases are translated into the reader's language. */
export function spokenWords(words: KeptWords): string {
  if (words.kind === 'deleted') return t('talk.deleted');
  return words.kind === 'text' ? words.text : t(`talk.phrase.${words.phrase}`);
}
