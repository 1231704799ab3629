import type { Speaker, Words } from '@gaslamp/protocol/talk';
import { t } from '@gaslamp/words/text';
import { seatName } from '../pages/names.ts';

/** What somebody was called when they spoke. */
export const speakerName = (by: Speaker, game: string): string =>
  by.kind === 'watcher' ? t('talk.watcher', { number: by.number }) : by.name || seatName(game, by.seat);

/** What was said, in the reader's language where it is a phrase. */
export const spokenWords = (words: Words): string =>
  words.kind === 'text' ? words.text : t(`talk.phrase.${words.phrase}`);
