/** Minimum time between two automatic reloads of the page, in milliseconds: longer than all tries for a part (lazily.ts). */
const CALM = 120_000;
const KEY = 'gaslamp.loaded-again';

/** Loads the page again if the server answers, unless it did so lately: not everything is mended by that. */
export async function loadAgain(): Promise<void> {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < CALM || !(await fetch('')).ok) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  } catch {
    // There is no answer, or no store in which the next page would find this reload.
  }
}
