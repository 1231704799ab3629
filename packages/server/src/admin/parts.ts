// Parts of the desk's HTML. All text is escaped here, once.
import { escaped } from '../http/html.ts';
import type { PageTexts } from '../text.ts';

/** Returns an element with escaped text. */
export const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
export const list = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${rows.map(([name, value]) => tag('dt', name) + tag('dd', value)).join('')}</dl>`;
const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');
/** Returns a form for one action. If `field` is given, the form has a text field with that label. */
export function form(fields: Readonly<Record<string, string>>, button: string, field: string | null = null): string {
  const asked = field === null ? '' : `<label>${escaped(field)}<input name="said" required maxlength="500"></label>`;
  return `<form method="post" action="/admin/do">${hidden(fields)}${asked}<button>${escaped(button)}</button></form>`;
}
/** Returns a form for an action that cannot be undone, with a box to be ticked first. */
export const sureForm = ({ t }: PageTexts, fields: Readonly<Record<string, string>>, button: string): string =>
  `<form method="post" action="/admin/do">${hidden(fields)}<label><input type="checkbox" required> ${escaped(t('match.sure'))}</label><button>${escaped(button)}</button></form>`;
export const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);
