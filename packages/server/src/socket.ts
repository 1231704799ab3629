// The life of one WebSocket: hello, then messages, each read, limited and passed to its room.
import { type ClientMessage, clientMessage, read } from '@gaslamp/protocol/messages';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import type { WebSocket } from 'ws';
import { Bucket } from './bucket.ts';
import type { Lobby } from './lobby.ts';
import { LobbyError } from './lobby-error.ts';
import type { Connection, Room } from './room.ts';

/** Messages a second that a socket may send on average, and at once. */
const RATE = 20;
const BURST = 60;
/** Times a second that a socket may enter a match on average, and at once: each costs a view and the whole log. */
const HELLO_RATE = 0.2;
const HELLO_BURST = 4;
/** A socket that has not answered a ping by the next one is gone, in milliseconds. */
const HEARTBEAT = 30_000;
/** Bytes that may wait unsent before a socket that does not read is closed. */
const BACKLOG = 1_000_000;
/** A socket that says nothing is closed after this, in milliseconds. */
const HELLO_PATIENCE = 10_000;

export function serveSocket(socket: WebSocket, lobby: Lobby): void {
  const bucket = new Bucket(RATE, BURST);
  const hellos = new Bucket(HELLO_RATE, HELLO_BURST);
  let open: { room: Room; connection: Connection } | null = null;
  let strikes = 0;
  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const greeting = setTimeout(() => socket.close(4000, 'no hello'), HELLO_PATIENCE);
  greeting.unref();

  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT);
  heartbeat.unref();

  socket.on('message', (data, binary) => {
    const limited = !bucket.take();
    if (limited && ++strikes > BURST) return socket.close(4008, 'too many messages');
    const message = binary ? { ok: false as const, error: 'messages are text' } : parse(String(data));
    if (!message.ok) send({ t: 'error', error: message.error });
    else if (limited) refuse(message.value, `too many messages: at most ${RATE} a second`);
    else handle(message.value).catch((error: unknown) => failed(message.value, error));
  });
  socket.on('close', () => {
    clearTimeout(greeting);
    clearInterval(heartbeat);
    open?.room.leave(open.connection);
  });
  // A broken frame or an oversized message closes this socket and nothing else.
  socket.on('error', () => socket.terminate());

  /** Whoever waits for the reply of a command gets one. */
  function refuse(message: ClientMessage, error: string): void {
    if ('id' in message) send({ t: 'refused', id: message.id, reason: 'failed', why: null, detail: error });
    else send({ t: 'error', error });
  }
  function failed(message: ClientMessage, error: unknown): void {
    if (error instanceof LobbyError) return refuse(message, error.message);
    console.error(error);
    refuse(message, 'the server could not carry this out; nothing was changed');
  }

  async function handle(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return send({ t: 'pong' });
    if (message.t === 'hello') return enter(message);
    if (open === null) return refuse(message, 'say hello first');
    const { room, connection } = open;
    if (!room.connections.has(connection)) return refuse(message, 'this seat is not yours any more');
    switch (message.t) {
      case 'explain':
        return room.explain(connection, message.id, message.wish, message.beside ?? []);
      case 'rematch': {
        if (connection.viewer >= room.record.seats) return refuse(message, 'spectators cannot ask for a rematch');
        lobby.rematch(room);
        return send({ t: 'ack', id: message.id, ...room.match.at });
      }
    }
    if (connection.viewer >= room.record.seats) return refuse(message, 'spectators only watch');
    switch (message.t) {
      case 'choose':
      case 'undo':
        return room.command(connection, message);
      case 'consider':
        return room.consider(connection, message.id, message.picks);
      case 'standing':
        return room.order(connection, message.id, message.order, message.but ?? []);
    }
  }

  async function enter(message: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    if (!hellos.take()) return refuse(message, 'too many hellos: wait a few seconds');
    const room = lobby.room(message.match);
    const access = lobby.access(room, message.token);
    if (access === null) {
      send({ t: 'error', error: 'this link opens nothing in this match' });
      socket.close(4003, 'not allowed');
      return;
    }
    open?.room.leave(open.connection);
    clearTimeout(greeting);
    const end = (goodbye: string): void => {
      send({ t: 'error', error: goodbye });
      socket.close(4003, 'not allowed');
    };
    const connection: Connection = { ...access, send, end, last: null };
    open = { room, connection };
    await room.welcome(connection, message.since ?? -1);
    // Meanwhile the socket may have gone, or entered another match.
    if (socket.readyState !== socket.OPEN || open?.connection !== connection) room.leave(connection);
  }
}

function parse(text: string): ReturnType<typeof read<ClientMessage>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, error: 'messages are JSON' };
  }
  return read(clientMessage, json);
}
