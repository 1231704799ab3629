import type { Plugin } from 'vite';
import { ENGLISH_CATALOGUE } from '../../words/src/catalogues.ts';
import { bookOf, ENGLISH, markOf, markOfBook, messagesOf } from './languages.ts';

/**
 * Puts the messages of the catalogues into the page, compiled, so that the page needs no parser for them: those of one language
 * while the page is served from its sources, and in a build a mark in their place (languages.ts). The rules of a game likewise.
 */
export function messages(): Plugin {
  let only: string | null = null;
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved({ command }) {
      only = command === 'serve' ? (process.env.GASLAMP_LANGUAGE ?? ENGLISH) : null;
    },
    transform(_, id) {
      const book = bookOf(id, only ?? ENGLISH);
      if (book !== null)
        return { code: `export default ${JSON.stringify(only === null ? markOfBook(id) : book)};`, map: null };
      if (!ENGLISH_CATALOGUE.test(id)) return null;
      return { code: JSON.stringify(only === null ? markOf(id) : messagesOf(id, only)), map: null };
    },
  };
}
