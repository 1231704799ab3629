/** A mistake of the caller, or a match that cannot be read: an HTTP status and a sentence that says what is allowed. */
export class LobbyError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}
