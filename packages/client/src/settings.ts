// Settings that this browser keeps: theme, name, and the secrets of its seats.
import { isUnkept, kept, keep as store } from './kept.ts';
import { type KnownMatch, MOST_MATCHES, readMatches, shortened } from './stored.ts';

export type Theme = 'system' | 'night' | 'broadsheet';
export const THEMES: readonly Theme[] = ['system', 'night', 'broadsheet'];

function read(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null');
  } catch {
    return null;
  }
}
/** Returns true if the value was stored. */
function write(key: string, value: unknown): boolean {
  store(key, JSON.stringify(value));
  return !isUnkept(key);
}

/** Maximum length of a name, as on the server. */
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
export function saveTheme(theme: Theme): void {
  write('theme', theme);
  applyTheme(theme);
}

export const knownMatches = (): readonly KnownMatch[] => readMatches(read('matches'));
export const knownMatch = (match: string): KnownMatch | null =>
  knownMatches().find((known) => known.match === match) ?? null;

function keep(matches: readonly KnownMatch[]): void {
  if (write('matches', shortened(matches, MOST_MATCHES))) return;
  // Storage is full: drops matches that have ended.
  write('matches', shortened(matches, 0));
}

/** Updates the record of a match, or creates it. */
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
/** Deletes invitations that have been used and are therefore void. */
export function forgetInvites(match: string, seats: readonly number[]): KnownMatch | null {
  const known = knownMatch(match);
  if (known === null || !seats.some((seat) => seat in known.invites)) return known;
  const left = Object.entries(known.invites).filter(([seat]) => !seats.includes(Number(seat)));
  const next = { ...known, invites: Object.fromEntries(left) };
  keep(knownMatches().map((one) => (one.match === match ? next : one)));
  return next;
}
/** Deletes a seat that was given up; its token is void. */
export function forgetSeat(match: string, seat: number): KnownMatch | null {
  const known = knownMatch(match);
  if (known === null) return null;
  const next = { ...known, seats: known.seats.filter((one) => one.seat !== seat) };
  keep(knownMatches().map((one) => (one.match === match ? next : one)));
  return next;
}
/** Marks matches as ended. */
export function rememberOver(ended: ReadonlySet<string>): void {
  const all = knownMatches();
  if (all.some(({ match, over }) => !over && ended.has(match)))
    keep(all.map((one) => (ended.has(one.match) ? { ...one, over: true } : one)));
}
export const forget = (match: string): void => keep(knownMatches().filter((known) => known.match !== match));
