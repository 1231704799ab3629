/** A caller's error, a limit, or an unreadable match: an HTTP status and a message for people. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 421 | 429 | 503,
    message: string,
    readonly after: number | null = null,
  ) {
    super(message);
  }
}

/** Runs a check of a request and passes on its error to the caller. */
export function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new RequestError(400, error instanceof Error ? error.message : 'that is not possible');
  }
}
