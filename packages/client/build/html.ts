// Texts of the HTML files themselves, for readers without a script.
import { join } from 'node:path';
import { ENGLISH, textsOf } from './languages.ts';

const PATH = join(import.meta.dirname, '../src/html/en.json');
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? sign);

/** Returns HTML in a language, with the texts that it names. */
export const spokenHtml = (html: string, language: string): string =>
  html
    .replace(/(?<=<html[^>]* lang=")\w+/, language)
    .replace(/\{(description|unread)\}/g, (_, name: string) => escaped(String(textsOf(PATH, language)[name])));

/** Returns the name that a file at the root of the page has in a language, whose code is put before its ending. */
export const fileIn = (fileName: string, language: string): string =>
  language === ENGLISH ? fileName : fileName.replace(/(?=\.\w+$)/, `.${language}`);
