/** The page stands: does what somebody asked of its drawing (early.ts). */
export function doWhatWasAsked(): void {
  delete document.documentElement.dataset.drawn;
  const asked = document.querySelector<HTMLElement>('[data-asked]');
  asked?.removeAttribute('data-asked');
  // What is chosen already cannot be chosen by a click.
  if (asked instanceof HTMLInputElement) asked.checked = false;
  asked?.click();
}
