// Prepares events for the log; shared by all games.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { LogEntry } from './log.ts';
import { again } from './things.ts';

interface Kinded {
  readonly kind: string;
}

/** Events of one kind that share one sentence. */
export interface Group<E extends Kinded = VisibleEvent> {
  readonly kind: E['kind'];
  readonly events: readonly [E, ...E[]];
}
export function grouped<E extends Kinded>(events: readonly E[], sameSentence: (a: E, b: E) => boolean): Group<E>[] {
  const out: { kind: E['kind']; events: [E, ...E[]] }[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (last && sameSentence(last.events[0], event)) last.events.push(event);
    else out.push({ kind: event.kind, events: [event] });
  }
  return out;
}

/** Shows the emblem only at a player's first mention in a line. */
export function once(line: string): string {
  const named = new Set<string>();
  return line.replace(/\u0002p(\d)\u0003/g, (token, player) => {
    if (named.has(token)) return again(Number(player));
    named.add(token);
    return token;
  });
}

/**
 * Returns the log entries of a step. A turn is a heading and the kind that reveals a secret at the end has its own line; all
 * others share a line.
 */
export function entriesOf<E extends Kinded>(
  move: number,
  groups: readonly Group<E>[],
  reveal: E['kind'],
  sentencesOf: (group: Group<E>, index: number) => readonly string[],
): LogEntry[] {
  const entries: LogEntry[] = [];
  let line: { text: string } | null = null;
  for (const [i, group] of groups.entries()) {
    const heading = group.kind === 'turn';
    const alone = heading || group.kind === reveal;
    for (const text of sentencesOf(group, i)) {
      if (line !== null && !alone) line.text = once(`${line.text} ${text}`);
      else {
        const key = `${move}.${entries.length}`;
        const entry = alone ? { key, heading, text, reveals: !heading } : { key, heading, text: once(text) };
        entries.push(entry);
        line = alone ? null : entry;
      }
    }
  }
  return entries;
}
