import { after } from '../settled.ts';
/** The page stands: does what somebody asked of its drawing (early.ts), behind a click that is under way. */
export function doWhatWasAsked(): void {
  delete document.documentElement.dataset.drawn;
  after(0, doNext);
}

/** What is chosen comes before what is begun with it. */
function doNext(): void {
  const asked = document.querySelector<HTMLElement>('input[data-asked]') ?? document.querySelector('[data-asked]');
  if (!(asked instanceof HTMLElement)) return;
  asked.removeAttribute('data-asked');
  // What is chosen already cannot be chosen by a click.
  if (asked instanceof HTMLInputElement) asked.checked = false;
  asked.click();
  after(0, doNext);
}
