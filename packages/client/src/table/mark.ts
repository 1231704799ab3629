/**
 * Lets the styles of the whole table know of one of its parts, as `data-…` of the table; null takes it away. Asked with
 * `:has()`, every change anywhere on the table would have the browser look at all of it again.
 */
export function mark(part: Element | null, name: string, value: string | null): void {
  const table = part?.closest<HTMLElement>('.game-table');
  if (!table) return;
  if (value === null) delete table.dataset[name];
  else table.dataset[name] = value;
}
