/** A mistake of the caller, a limit, or a match that cannot be read: an HTTP status and a sentence for people. */
export class LobbyError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 421 | 429 | 503,
    message: string,
    /** Seconds after which the same request may succeed. */
    readonly after: number | null = null,
  ) {
    super(message);
  }
}

/** What a check of a wish throws is said to whoever has it. */
export function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new LobbyError(400, error instanceof Error ? error.message : 'that is not possible');
  }
}
