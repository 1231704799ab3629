/** Default limits, which a host may change. */
export const STANDARD = {
  /** Requests per minute and address, for a club of 60 behind one router as the limits below. */
  requestsPerMinute: 3000,
  /** Simultaneous sockets per address, which the members of a club share. */
  socketsPerAddress: 150,
  /** New matches per hour and per day, per address. */
  matchesPerHour: 120,
  matchesPerDay: 400,
  /** Free disk space in megabytes below which no match is created. */
  freeMegabytes: 200,
  /** Days after which a match that nobody joined and in which nobody moved is deleted; 0 keeps all. */
  keepDays: 7,
  /** Simultaneous connections in total, including half-open ones. */
  connections: 4000,
} as const;

/** Timeouts for callers, in ms. */
export interface Patience {
  /** Until a request is complete. */
  readonly request: number;
  /** Until its head is complete, or until a silent connection sends anything. */
  readonly head: number;
  /** Between two requests of a connection. */
  readonly idle: number;
  /** Without a byte in either direction during a response: closes connections of clients that do not read. */
  readonly stalled: number;
  /** Between two checks for timeouts: the most by which a connection outlives its timeout. */
  readonly look: number;
  /** For the store's response to a readiness check. */
  readonly store: number;
}
export const PATIENCE: Patience = {
  request: 15_000,
  head: 10_000,
  // Longer than the idle timeout of proxies, usually a minute: otherwise they send into a connection that is being closed.
  idle: 72_000,
  stalled: 60_000,
  look: 500,
  store: 3000,
};
