// Whether this browser asks before the turn passes to somebody else at once.
const KEY = 'gaslamp.passing';

export function asksBeforePassing(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'at once';
  } catch {
    return true;
  }
}
export function saveAsksBeforePassing(asks: boolean): void {
  try {
    localStorage.setItem(KEY, asks ? 'ask' : 'at once');
  } catch {
    // A private window forgets it.
  }
}
