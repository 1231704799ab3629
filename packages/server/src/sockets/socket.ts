// The life of one WebSocket: hello, then messages, each read, limited and passed to its room.

import { SPECTATOR } from '@gaslamp/kernel/state';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import { type ClientMessage, clientMessage, idIn, read } from '@gaslamp/protocol/messages';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import type { WebSocket } from 'ws';
import { refusalOf, unstored } from '../http/refusals.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { LobbyError } from '../lobby/lobby-error.ts';
import { log } from '../log.ts';
import { type Connection, packed } from '../room/audience.ts';
import { failed as failedReply, NOT_YOURS, TOO_MANY } from '../room/replies.ts';
import { NOTHING, type Room } from '../room/room.ts';
import { Unstorable, VersionTaken } from '../store/store.ts';
import { Bucket } from './bucket.ts';
import type { Door } from './doors.ts';

/** Messages a second that a socket may send on average, and at once. */
const RATE = 20;
const BURST = 60;
/** Messages over that which are forgotten in a second, and how many of them end a socket. */
const FORGOTTEN = 1;
const STRIKES = 60;
/** Times a second that a socket may enter a match on average, and at once: each costs a view and the whole log. */
const HELLO_RATE = 0.2;
const HELLO_BURST = 4;
/** A socket that has not answered a ping by the next one is gone, in milliseconds. */
const HEARTBEAT = 30_000;
/** Bytes that may wait unsent before a socket that does not read is closed. */
const BACKLOG = 1_000_000;
/** A socket that says nothing is closed after this, in milliseconds. */
const HELLO_PATIENCE = 10_000;
/** So many messages before the hello may be something else, besides pings: no page of ours sends any. */
const STRAYS = 1;
const TOO_FAST = `too many messages: at most ${RATE} a second`;
const HELLO_FIRST = 'say hello first';

/** `address`: whose socket it is, for the limits. */
export function serveSocket(socket: WebSocket, lobby: Lobby, address: string): void {
  const { doors, house } = lobby;
  const { serverClock } = house;
  const bucket = new Bucket(RATE, BURST, serverClock.monotonic);
  const hellos = new Bucket(HELLO_RATE, HELLO_BURST, serverClock.monotonic);
  let open: { room: Room; connection: Connection } | null = null;
  const strikes = new Bucket(FORGOTTEN, STRIKES, serverClock.monotonic);
  /** A hello has come, whatever it opens. */
  let greeted = false;
  let strays = 0;
  const deliver = (message: Uint8Array): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) socket.terminate();
    else socket.send(message, { binary: false });
  };
  const send = (message: ServerMessage): void => deliver(packed(message));
  const end = (code: number, goodbye: string): void => {
    send({ t: 'error', error: goodbye });
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
    // A test's clock waits for the pong, so that skipping time never cuts a live page.
    return new Promise<void>((resolve) => {
      answered = resolve;
    });
  });

  socket.on('message', (data, binary) => {
    const limited = !bucket.take();
    if (limited && !strikes.take()) return socket.close(GOODBYE.flooding, 'too many messages');
    if (limited && !greeted) return send({ t: 'error', error: TOO_FAST });
    const message = binary
      ? { ok: false as const, error: 'messages are text', id: null }
      : parse(String(data), limited);
    const said = message.ok ? message.value.t : null;
    greeted ||= said === 'hello';
    if (!greeted && said !== 'ping' && ++strays > STRAYS) return end(GOODBYE.noHello, HELLO_FIRST);
    if (!message.ok) refuse(message, message.error);
    else
      handle(message.value).catch((error: unknown) => {
        failed(message.value, error);
        // A page that is not let in would wait for its welcome for as long as this line stays.
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

  /** Whoever waits for the reply of a command gets one. */
  function refuse(message: ClientMessage | Unread, error: string): void {
    if ('id' in message && message.id !== null) send(failedReply(message.id, error));
    else send({ t: 'error', error });
  }
  function failed(message: ClientMessage, error: unknown): void {
    if (error instanceof LobbyError || error instanceof VersionTaken) return refuse(message, refusalOf(error).error);
    if (error instanceof Unstorable) log.error({ err: error }, 'what somebody did was not stored');
    else log.error({ fault: error }, 'a message was not carried out');
    const why =
      error instanceof Unstorable ? unstored(error) : 'the server could not carry this out; nothing was changed';
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
        if (!seated && !connection.host) return refuse(message, 'spectators cannot ask for a rematch');
        if (!room.audience.of(connection.viewer).questions.take()) return refuse(message, TOO_MANY);
        await lobby.rematch(room, address, connection.viewer);
        return send({ t: 'ack', id: message.id, ...(room.match?.at ?? { move: 0, step: 0 }) });
      }
    }
    if (!seated) return refuse(message, 'spectators only watch');
    switch (message.t) {
      case 'choose':
      case 'undo':
        return room.command(connection, message);
      case 'consider':
      case 'forecast':
        return room.ask(connection, message);
      case 'standing':
        return room.orders.give(connection, message.id, message.order, message.but ?? []);
    }
  }

  async function enter(message: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    if (!hellos.take()) return refuse(message, 'too many hellos: wait a few seconds');
    const room = await lobby.room(message.match).catch(noMatch);
    if (typeof room === 'string') return end(GOODBYE.refused, room);
    // One that is gone has left its place already, and would leave none that it takes now.
    if (socket.readyState !== socket.OPEN) return;
    const access = room.access(message.token);
    if (access === null) return end(GOODBYE.refused, NOTHING);
    if (!doors.enter(door, !room.audience.placed(access)))
      return end(GOODBYE.full, `at most ${doors.most} pages of one address may be open; close some`);
    open?.room.leave(open.connection);
    greeting.stop();
    const connection: Connection = { ...access, address, deliver, end };
    open = { room, connection };
    try {
      await room.enter(connection, message.token, message.since ?? -1);
    } catch (error) {
      if (!(error instanceof LobbyError)) throw error;
      return end(error.status === 403 ? GOODBYE.refused : GOODBYE.full, error.message);
    }
    // Meanwhile the socket may have gone, or entered another match.
    if (socket.readyState !== socket.OPEN || open?.connection !== connection) room.leave(connection);
  }
}

/** What is said where there is no such match, for good: whoever waited for it to open would wait for ever. */
function noMatch(error: unknown): string {
  if (error instanceof LobbyError && error.status === 404) return error.message;
  throw error;
}

/** What is no message of ours may still have the id of a command: somebody waits for its reply. */
interface Unread {
  readonly ok: false;
  readonly error: string;
  readonly id: string | null;
}
/** Of one that is `limited` nothing is read but who waits for its reply. */
function parse(text: string, limited: boolean): { readonly ok: true; readonly value: ClientMessage } | Unread {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, error: 'messages are JSON', id: null };
  }
  if (limited) return { ok: false, error: TOO_FAST, id: idIn(json) };
  const message = read(clientMessage, json);
  return message.ok ? message : { ...message, id: idIn(json) };
}
