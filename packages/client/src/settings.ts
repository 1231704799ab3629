// What this browser remembers: theme, name, and the secrets of the seats it holds.
import { type KnownMatch, MOST_MATCHES, readMatches, shortened } from './stored.ts';

export type Theme = 'system' | 'night' | 'broadsheet';
const THEMES: readonly Theme[] = ['system', 'night', 'broadsheet'];

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`gaslamp.${key}`) ?? 'null');
  } catch {
    return null;
  }
}
/** Private windows may keep nothing, and a store may be full: the page still plays. Gives whether it is kept. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`gaslamp.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** As many characters as the server takes. */
export const MOST_CHARACTERS = 24;
export function savedName(): string {
  const name = read('name');
  return typeof name === 'string' ? name.slice(0, MOST_CHARACTERS) : '';
}
export function saveName(name: string): void {
  write('name', name);
}

export function savedTheme(): Theme {
  const theme = read('theme');
  return THEMES.find((one) => one === theme) ?? 'system';
}
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
/** What a click on the lamp brings: first the other light than the one that burns, at last the system's again. */
export function nextTheme(theme: Theme, systemIsDark: boolean): Theme {
  const [first, last]: readonly [Theme, Theme] = systemIsDark ? ['broadsheet', 'night'] : ['night', 'broadsheet'];
  return theme === 'system' ? first : theme === first ? last : 'system';
}
export function saveTheme(theme: Theme): void {
  write('theme', theme);
  applyTheme(theme);
}

export const knownMatches = (): readonly KnownMatch[] => readMatches(read('matches'));
export const knownMatch = (match: string): KnownMatch | null =>
  knownMatches().find((known) => known.match === match) ?? null;

function keep(matches: readonly KnownMatch[]): void {
  if (write('matches', shortened(matches, MOST_MATCHES))) return;
  // No room: what has ended makes some.
  write('matches', shortened(matches, 0));
}

/** Adds to what is known of a match, or begins it. */
export function remember(match: string, game: string, part: Partial<KnownMatch>): KnownMatch {
  const old = knownMatch(match);
  const base: KnownMatch = old ?? {
    match,
    game,
    added: Date.now(),
    seats: [],
    left: [],
    watch: null,
    host: null,
    invites: {},
    open: null,
    over: false,
  };
  const fresh = part.seats ?? [];
  const seats = [
    // A token opens one seat, and a seat has one token.
    ...base.seats.filter(({ seat, token }) => !fresh.some((one) => one.seat === seat || one.token === token)),
    ...fresh,
  ].sort((a, b) => a.seat - b.seat);
  const left = part.left ?? base.left.filter((seat) => !fresh.some((one) => one.seat === seat));
  const known = { ...base, ...part, seats, left, invites: { ...base.invites, ...part.invites } };
  if (game !== '') known.game = game;
  keep([known, ...knownMatches().filter((other) => other.match !== match)]);
  return known;
}
/** Invitations that somebody has used open nothing any more. */
export function forgetInvites(match: string, seats: readonly number[]): KnownMatch | null {
  const known = knownMatch(match);
  if (known === null || !seats.some((seat) => seat in known.invites)) return known;
  const left = Object.entries(known.invites).filter(([seat]) => !seats.includes(Number(seat)));
  const next = { ...known, invites: Object.fromEntries(left) };
  keep(knownMatches().map((one) => (one.match === match ? next : one)));
  return next;
}
/** A seat that was given up: its token opens nothing any more. */
export function forgetSeat(match: string, seat: number): KnownMatch | null {
  const known = knownMatch(match);
  if (known === null) return null;
  const next = { ...known, seats: known.seats.filter((one) => one.seat !== seat) };
  keep(knownMatches().map((one) => (one.match === match ? next : one)));
  return next;
}
/** Says of matches that they have ended. */
export function rememberOver(ended: ReadonlySet<string>): void {
  const all = knownMatches();
  if (all.some(({ match, over }) => !over && ended.has(match)))
    keep(all.map((one) => (ended.has(one.match) ? { ...one, over: true } : one)));
}
/** Takes a `forget` back. */
export const restore = (known: KnownMatch): void =>
  keep([known, ...knownMatches().filter((other) => other.match !== known.match)]);
export const forget = (match: string): void => keep(knownMatches().filter((known) => known.match !== match));
