import { useEffect, useRef } from 'react';
import { mayCall } from '../things/single-keys.ts';

/**
 * Handles single keys, unless somebody types into a field, a dialog is open, or the key skips the moves of others (`behind`).
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>, behind: boolean): void {
  const latest = useRef({ keys, behind });
  latest.current = { keys, behind };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!mayCall(event) || event.defaultPrevented) return;
      if (latest.current.behind) return;
      const target = event.target as HTMLElement;
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || document.querySelector('dialog[open]')) return;
      const does = latest.current.keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const button = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
/** Focuses the first of these selectors that matches. */
const focus = (...selectors: string[]) =>
  selectors
    .map((one) => document.querySelector<HTMLElement>(one))
    .find((node) => node !== null)
    ?.focus();

/** Keys of every table. `data-main` marks the one answer that lets things go on. */
export const tableKeys = (
  back: () => void,
  known: () => void,
  help: () => void,
): Readonly<Record<string, () => void>> => ({
  z: back,
  c: () => (button('.draft-confirm') ?? button('[data-main]'))?.click(),
  b: () => focus('#board [data-rove][tabindex="0"]'),
  // Cards that can be picked first, else any card.
  h: () => focus('#hand [data-lit="strong"]', '#hand [data-rove][tabindex="0"]'),
  a: () => focus('#actions :is([data-rove][tabindex="0"], button:not([data-rove]))'),
  l: () => focus('#log'),
  p: () => focus('#prompt'),
  w: () => button('.prompt-here')?.click(),
  k: known,
  '?': help,
});

/** Lets digit keys press the buttons of the action bar in order. */
export const digitKeys = <A extends string>(
  digits: string,
  actions: readonly A[],
  act: (action: A) => void,
): Readonly<Record<string, () => void>> => {
  const press = (n: number) => {
    const button = document.querySelectorAll<HTMLElement>('#actions .action')[n];
    const action = actions.find((one) => one === button?.dataset.action);
    if (action) act(action);
  };
  return Object.fromEntries(Array.from(digits, (digit, n) => [digit, () => press(n)]));
};
