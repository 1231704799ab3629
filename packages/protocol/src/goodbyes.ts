/** Close codes that the server sends on a socket. */
export const GOODBYE = {
  /** This process stops and another replaces it. The page reconnects at once and shows nothing if that succeeds. */
  elsewhere: 1012,
  /** The server cannot read or store anything at the moment. The page reconnects by itself. */
  notNow: 1013,
  noHello: 4000,
  /** The token is unknown or no longer valid. */
  refused: 4003,
  /** The client sent more messages than a person could. The page reconnects by itself. */
  flooding: 4008,
  /** The seat was opened on another device. */
  replaced: 4009,
  /** The player's time ran out and a bot plays for them. */
  late: 4010,
  full: 4013,
} as const;
