import { after } from '../../settled.ts';
/** Replays what was pressed and chosen on the prerendered page (early.ts), after a click that is being handled. */
export function doWhatWasAsked(): void {
  delete document.documentElement.dataset.drawn;
  after(0, doNext);
}

/** Choices are replayed before the button that uses them. */
function doNext(): void {
  const asked = document.querySelector<HTMLElement>('input[data-asked]') ?? document.querySelector('[data-asked]');
  if (!(asked instanceof HTMLElement)) return;
  const { asked: value = '' } = asked.dataset;
  asked.removeAttribute('data-asked');
  // A checked input cannot be chosen by a click.
  if (asked instanceof HTMLInputElement) asked.checked = false;
  if (asked instanceof HTMLSelectElement) {
    asked.value = value;
    asked.dispatchEvent(new Event('change', { bubbles: true }));
  } else asked.click();
  after(0, doNext);
}
