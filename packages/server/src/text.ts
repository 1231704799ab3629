// The texts of pages that the server draws: the operator's desk, pages behind links in e-mails, and announcements.
import { texts } from '@gaslamp/words/languages';
import { addTexts, type Id, type Texts, type Values } from '@gaslamp/words/text';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export type TextId = Id<typeof english>;
/** The texts of drawn pages in one language. */
export interface PageTexts extends Pick<Texts, 'code'> {
  /** Returns a text with its values inserted, not yet escaped. */
  t(id: TextId, values?: Values): string;
}
export const pageTexts = (code: string): PageTexts => texts(code);
