// What this browser remembers: theme, name, and the secrets of the seats it holds.
export type Theme = 'system' | 'night' | 'broadsheet';

/** A match that this browser sits at or watches. Tokens never leave it but to the server. */
export interface KnownMatch {
  readonly match: string;
  readonly game: string;
  readonly added: number;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
  readonly watch: string | null;
  readonly host: string | null;
  /** Invitations that are still to be sent, by seat, and the open one; only the creator has them. */
  readonly invites: Readonly<Record<number, string>>;
  readonly open: string | null;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`gaslamp.${key}`) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`gaslamp.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may keep nothing: the page still plays.
  }
}

export const savedName = (): string => read('name', '');
export const saveName = (name: string): void => write('name', name);

export const savedTheme = (): Theme => read<Theme>('theme', 'system');
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
/** What a click on the lamp brings: first the other light than the one that burns, at last the system's again. */
export function nextTheme(theme: Theme, systemIsDark: boolean): Theme {
  const order: readonly Theme[] = systemIsDark ? ['system', 'broadsheet', 'night'] : ['system', 'night', 'broadsheet'];
  return order[(order.indexOf(theme) + 1) % order.length]!;
}
export function saveTheme(theme: Theme): void {
  write('theme', theme);
  applyTheme(theme);
}

export const knownMatches = (): readonly KnownMatch[] => read<KnownMatch[]>('matches', []);
export const knownMatch = (match: string): KnownMatch | null =>
  knownMatches().find((known) => known.match === match) ?? null;

/** Adds to what is known of a match, or begins it. */
export function remember(match: string, game: string, part: Partial<KnownMatch>): KnownMatch {
  const old = knownMatch(match);
  const base: KnownMatch = old ?? {
    match,
    game,
    added: Date.now(),
    seats: [],
    watch: null,
    host: null,
    invites: {},
    open: null,
  };
  const seats = [
    ...base.seats.filter((seat) => !part.seats?.some((one) => one.seat === seat.seat)),
    ...(part.seats ?? []),
  ];
  const invites = { ...base.invites, ...part.invites };
  const known = { ...base, ...part, seats: seats.sort((a, b) => a.seat - b.seat), invites };
  write('matches', [known, ...knownMatches().filter((other) => other.match !== match)].slice(0, 100));
  return known;
}
/** Takes a `forget` back. */
export const restore = (known: KnownMatch): void =>
  write('matches', [known, ...knownMatches().filter((other) => other.match !== known.match)]);
export function forget(match: string): void {
  write(
    'matches',
    knownMatches().filter((known) => known.match !== match),
  );
}
