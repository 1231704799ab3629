/** With which code the server closes a socket. */
export const GOODBYE = {
  /** This process stops; another is there, or will be: a page comes again at once, and says nothing of it if that goes well. */
  elsewhere: 1012,
  /** Nobody can be let in now, since nothing can be read or stored: comes back by itself. */
  notNow: 1013,
  noHello: 4000,
  /** No such token, or no more. */
  refused: 4003,
  /** More messages than anybody sends by hand: comes back by itself. */
  flooding: 4008,
  /** Open on another device. */
  replaced: 4009,
  /** A bot plays on for whoever let their time run out. */
  late: 4010,
  full: 4013,
} as const;
