// The life of one WebSocket: a hello, then messages, each of which is parsed, limited and passed to its room.

import { SPECTATOR } from '@gaslamp/kernel/state';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import { type ClientMessage, clientMessage, idIn, read } from '@gaslamp/protocol/messages';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import type { WebSocket } from 'ws';
import { refusalOf, unstored } from '../http/refusals.ts';
import { Bucket } from '../limits/bucket.ts';
import type { Door } from '../limits/doors.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { log } from '../log.ts';
import { RequestError } from '../refused.ts';
import { type Connection, packed } from '../room/audience.ts';
import { failed as failedReply, NOT_YOURS, TOO_MANY } from '../room/replies.ts';
import type { Room } from '../room/room.ts';
import { type Access, NO_ACCESS } from '../seats/access.ts';
import { Unstorable, VersionTaken } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import { type Told, told, toldOf } from '../told.ts';

/** Rate per second and burst of a socket's messages. */
const RATE = 20;
const BURST = 60;
/** Rate per second and burst of messages beyond that limit which are dropped; more close the socket. */
const FORGOTTEN = 1;
const STRIKES = 60;
/** Rate per second and burst of hellos: each costs a view and the whole log. */
const HELLO_RATE = 0.2;
const HELLO_BURST = 4;
/** Interval of pings, in ms. A socket that has not answered by the next one is closed. */
const HEARTBEAT = 30_000;
/** Unsent bytes after which a socket that does not read is closed. */
const BACKLOG = 1_000_000;
/** Time limit for the hello, in ms. */
const HELLO_PATIENCE = 10_000;
/** Number of messages other than pings that are tolerated before the hello: the project's pages send none. */
const STRAYS = 1;
const TOO_FAST = told('limit.socket', { most: RATE });
const HELLO_FIRST = told('socket.hello');

/** `address`: the caller's address, for rate limits. `build`: that of the page, which newcomers are told. */
export function serveSocket(socket: WebSocket, lobby: Lobby, address: string, build: string | null): void {
  const { doors, house } = lobby;
  const { serverClock } = house;
  const bucket = new Bucket(RATE, BURST, serverClock.monotonic);
  const hellos = new Bucket(HELLO_RATE, HELLO_BURST, serverClock.monotonic);
  let open: { room: Room; connection: Connection } | null = null;
  const strikes = new Bucket(FORGOTTEN, STRIKES, serverClock.monotonic);
  /** True once a hello was received, whatever it opens. */
  let greeted = false;
  let strays = 0;
  const deliver = (message: Uint8Array): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) socket.terminate();
    else socket.send(message, { binary: false });
  };
  const send = (message: ServerMessage): void => deliver(packed(message));
  const end = (code: number, goodbye: Told): void => {
    send({ t: 'error', ...goodbye });
    socket.close(code, 'goodbye');
  };
  const door: Door = { address, shut: (why) => end(GOODBYE.full, why) };
  doors.knock(door);
  const greeting = serverClock.after(HELLO_PATIENCE, () => socket.close(GOODBYE.noHello, 'no hello'));

  let alive = true;
  let answered = (): void => {};
  socket.on('pong', () => {
    alive = true;
    answered();
  });
  const heartbeat = serverClock.every(HEARTBEAT, () => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
    // A test's clock waits for the pong, so that skipping time never closes a live socket.
    return new Promise<void>((resolve) => {
      answered = resolve;
    });
  });

  socket.on('message', (data, binary) => {
    const limited = !bucket.take();
    if (limited && !strikes.take()) return socket.close(GOODBYE.flooding, 'too many messages');
    if (limited && !greeted) return send({ t: 'error', ...TOO_FAST });
    const message = binary ? { ok: false as const, told: told('socket.text'), id: null } : parse(String(data), limited);
    const type = message.ok ? message.value.t : null;
    greeted ||= type === 'hello';
    if (!greeted && type !== 'ping' && ++strays > STRAYS) return end(GOODBYE.noHello, HELLO_FIRST);
    if (!message.ok) refuse(message, message.told);
    else
      handle(message.value).catch((error: unknown) => {
        failed(message.value, error);
        // Without a welcome the page would wait as long as this connection lasts.
        if (message.value.t === 'hello') socket.close(GOODBYE.notNow, 'not now');
      });
  });
  socket.on('close', () => {
    greeting.stop();
    heartbeat.stop();
    answered();
    doors.leave(door);
    open?.room.leave(open.connection);
  });

  /** Sends an error as a reply if the message has a command id. */
  function refuse(message: ClientMessage | Unread, why: Told): void {
    if ('id' in message && message.id !== null) send(failedReply(message.id, why));
    else send({ t: 'error', ...why });
  }
  function failed(message: ClientMessage, error: unknown): void {
    if (error instanceof RequestError || error instanceof VersionTaken) return refuse(message, refusalOf(error).told);
    if (error instanceof Unstorable) log.error({ err: error }, 'what somebody did was not stored');
    else log.error({ fault: error }, 'a message was not carried out');
    const why = told(error instanceof Unstorable ? unstored(error) : 'http.innerNothing');
    refuse(message, why);
  }

  async function handle(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return send({ t: 'pong' });
    if (message.t === 'hello') return enter(message);
    if (open === null) return refuse(message, HELLO_FIRST);
    const { room, connection } = open;
    if (!room.audience.has(connection)) return refuse(message, NOT_YOURS);
    const seated = connection.viewer !== SPECTATOR;
    switch (message.t) {
      case 'explain':
        return room.ask(connection, message);
      case 'say':
        return room.talk.say(connection, room.seats[connection.viewer], message);
      case 'rematch': {
        if (!seated && !connection.host) return refuse(message, told('access.watchRematch'));
        if (!room.audience.of(connection.viewer).questions.take()) return refuse(message, TOO_MANY);
        await lobby.rematch(room, address, connection.viewer);
        return send({ t: 'ack', id: message.id, ...(room.match?.at ?? { move: 0, step: 0 }) });
      }
    }
    if (!seated) return refuse(message, told('access.watching'));
    switch (message.t) {
      case 'choose':
      case 'undo':
        return room.command(connection, message);
      case 'consider':
        return room.ask(connection, message);
      case 'forecast':
        return room.forecasts.give(connection, message);
      case 'standing':
        return room.orders.give(connection, message.id, message.order, message.but ?? []);
    }
  }

  async function enter(message: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    if (!hellos.take()) return refuse(message, told('limit.hellos'));
    const room = await lobby.room(message.match).catch(noMatch);
    if ('error' in room) return end(GOODBYE.refused, room);
    const access = await accessIn(room, message.token);
    // A closed socket has already left its place and would never leave a new one.
    if (socket.readyState !== socket.OPEN) return;
    if ('error' in access) return end(GOODBYE.refused, access);
    if (!doors.enter(door, !room.audience.placed(access)))
      return end(GOODBYE.full, told('limit.pagesHere', { most: doors.most }));
    open?.room.leave(open.connection);
    greeting.stop();
    const connection: Connection = { ...access, key: hashToken(message.token), address, deliver, end };
    open = { room, connection };
    try {
      await room.enter(connection, message);
      if (build !== null) send({ t: 'build', build });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return end(error.status === 403 ? GOODBYE.refused : GOODBYE.full, error.told);
    }
    // The socket may have closed in the meantime, or entered another match.
    if (socket.readyState !== socket.OPEN || open?.connection !== connection) room.leave(connection);
  }
}

/** Returns the message for a match that does not exist, which is final. Rethrows other errors. */
function noMatch(error: unknown): Told {
  if (error instanceof RequestError && error.status === 404) return error.told;
  throw error;
}

/** Returns the access that a token gives, or the reason why it gives none, which is final. An old token takes its seat back. */
async function accessIn(room: Room, token: string): Promise<Access | Told> {
  try {
    await room.regain(token);
    return room.access(token) ?? told(NO_ACCESS);
  } catch (error) {
    if (error instanceof RequestError) return error.told;
    throw error;
  }
}

/** An invalid message. It may still have a command id, so that the sender gets a reply. */
interface Unread {
  readonly ok: false;
  readonly told: Told;
  readonly id: string | null;
}
/** Parses a message; of a `limited` one only the command id. */
function parse(text: string, limited: boolean): { readonly ok: true; readonly value: ClientMessage } | Unread {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, told: told('socket.json'), id: null };
  }
  if (limited) return { ok: false, told: TOO_FAST, id: idIn(json) };
  const message = read(clientMessage, json);
  return message.ok ? message : { ok: false, told: toldOf(message), id: idIn(json) };
}
