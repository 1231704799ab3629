// Stores whether single characters are shortcuts in this browser: speech input types words (WCAG 2.1.4).
import { keep, kept } from '../../kept.ts';

export const usesSingleKeys = (): boolean => kept('keys') !== 'off';
export const saveSingleKeys = (uses: boolean): void => keep('keys', uses ? 'on' : 'off');

/** Returns true if a key may be a shortcut. Buttons of the page may send the keys, too: such events are not trusted. */
export const mayCall = ({ key, isTrusted, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length > 1 || !isTrusted || usesSingleKeys());
