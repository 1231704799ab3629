/** What a host may set, as it comes. */
export const STANDARD = {
  /** Requests a minute and address. */
  requestsPerMinute: 600,
  /** Sockets at a time and address: clubs share one. */
  socketsPerAddress: 64,
  /** New matches an hour, and a day, and address. */
  matchesPerHour: 30,
  matchesPerDay: 100,
  /** Below this free space no new match is made, in megabytes. */
  freeMegabytes: 200,
  /** Days after which a match that nobody joined and in which nobody moved goes; 0 keeps all. */
  keepDays: 7,
  /** Connections at a time in all, half open ones too. */
  connections: 4000,
} as const;

/** How long callers may take, in milliseconds. */
export interface Patience {
  /** Until a request is there whole. */
  readonly request: number;
  /** Until its head is there; a connection that says nothing at all has as long. */
  readonly head: number;
  /** Between two requests of a connection. */
  readonly idle: number;
  /** Without a byte in either direction while a request is answered: whoever does not read goes. */
  readonly stalled: number;
  /** Between two looks at who is late: nobody is cut later than that. */
  readonly look: number;
  /** For a sign of the store that it can store. */
  readonly store: number;
}
export const PATIENCE: Patience = {
  request: 15_000,
  head: 10_000,
  // Longer than proxies keep theirs, as a rule a minute: else they send into a connection that is just being closed.
  idle: 72_000,
  stalled: 60_000,
  look: 500,
  store: 3000,
};
