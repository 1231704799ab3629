import { after } from '../../settled.ts';
/** Replays clicks on the prerendered page (early.ts) now that it works, after a click that is being handled. */
export function doWhatWasAsked(): void {
  delete document.documentElement.dataset.drawn;
  after(0, doNext);
}

/** Choices are replayed before the button that uses them. */
function doNext(): void {
  const asked = document.querySelector<HTMLElement>('input[data-asked]') ?? document.querySelector('[data-asked]');
  if (!(asked instanceof HTMLElement)) return;
  asked.removeAttribute('data-asked');
  // A checked input cannot be chosen by a click.
  if (asked instanceof HTMLInputElement) asked.checked = false;
  asked.click();
  after(0, doNext);
}
