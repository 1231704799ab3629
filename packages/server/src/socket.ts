// The life of one WebSocket: hello, then messages, each read, limited and passed to its room.
import { type ClientMessage, clientMessage, read } from '@gaslamp/protocol/messages';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import type { WebSocket } from 'ws';
import { Bucket } from './bucket.ts';
import { type Lobby, LobbyError } from './lobby.ts';
import type { Connection, Room } from './room.ts';

/** Messages a second that a socket may send on average, and at once. */
const RATE = 20;
const BURST = 60;
/** Bytes that may wait unsent before a socket that does not read is closed. */
const BACKLOG = 1_000_000;
/** A socket that says nothing is closed after this, in milliseconds. */
const HELLO_PATIENCE = 10_000;

export function serveSocket(socket: WebSocket, lobby: Lobby): void {
  const bucket = new Bucket(RATE, BURST);
  let open: { room: Room; connection: Connection } | null = null;
  let strikes = 0;
  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const greeting = setTimeout(() => socket.close(4000, 'no hello'), HELLO_PATIENCE);
  greeting.unref();

  socket.on('message', (data, binary) => {
    if (!bucket.take()) {
      send({ t: 'error', error: `too many messages: at most ${RATE} a second` });
      if (++strikes > BURST) socket.close(4008, 'too many messages');
      return;
    }
    const message = binary ? { ok: false as const, error: 'messages are text' } : parse(String(data));
    if (!message.ok) send({ t: 'error', error: message.error });
    else void handle(message.value).catch(failed);
  });
  socket.on('close', () => {
    clearTimeout(greeting);
    open?.room.leave(open.connection);
  });
  // A broken frame or an oversized message closes this socket and nothing else.
  socket.on('error', () => socket.terminate());

  function failed(error: unknown): void {
    if (error instanceof LobbyError) send({ t: 'error', error: error.message });
    else {
      console.error(error);
      send({ t: 'error', error: 'the server could not carry this out; nothing was changed' });
    }
  }

  async function handle(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return send({ t: 'pong' });
    if (message.t === 'hello') return enter(message);
    if (open === null) return send({ t: 'error', error: 'say hello first' });
    const { room, connection } = open;
    if (!room.connections.has(connection)) return send({ t: 'error', error: 'this seat is not yours any more' });
    switch (message.t) {
      case 'explain':
        return room.explain(connection, message.id, message.wish);
      case 'rematch': {
        if (connection.viewer >= room.record.seats)
          return send({ t: 'error', error: 'spectators cannot ask for a rematch' });
        lobby.rematch(room);
        return;
      }
    }
    if (connection.viewer >= room.record.seats) return send({ t: 'error', error: 'spectators only watch' });
    switch (message.t) {
      case 'choose':
      case 'undo':
        return room.command(connection, message);
      case 'consider':
        return room.consider(connection, message.id, message.picks);
      case 'standing':
        return room.order(connection, message.id, message.order);
    }
  }

  function enter(message: Extract<ClientMessage, { t: 'hello' }>): void {
    const room = lobby.room(message.match);
    const access = lobby.access(room, message.token);
    if (access === null) {
      send({ t: 'error', error: 'this link opens nothing in this match' });
      socket.close(4003, 'not allowed');
      return;
    }
    open?.room.leave(open.connection);
    clearTimeout(greeting);
    const connection: Connection = { ...access, send, last: null };
    open = { room, connection };
    room.welcome(connection, message.since ?? -1);
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
