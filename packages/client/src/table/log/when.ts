/** Formats a time by the reader's clock; for today, the time alone. */
export function when(at: number, now: Date): string {
  const then = new Date(at);
  const time = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false });
  if (then.toDateString() === now.toDateString()) return time;
  const year = then.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return `${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year })}, ${time}`;
}
