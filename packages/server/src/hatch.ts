// A socket beside the data file through which the file's owner sends requests to the server that has it open.
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type HostCode, Said, type Told } from './told.ts';

/** A request to the running server. */
export type Question =
  | { readonly do: 'copy'; readonly to: string }
  | { readonly do: 'admin-token' }
  | { readonly do: 'erase'; readonly match: string; readonly seat: number };
type Does = { readonly [D in Question['do']]: (question: Extract<Question, { do: D }>) => Promise<object> };
type Answer = object | Told | Pick<Told, 'error'>;

/** Longest request that is read, in bytes: a path has at most 4096. */
const LONGEST = 16_384;
/** Longest socket path that every system supports, in bytes. */
const LONGEST_PATH = 100;

/** Returns the socket path beside a data file; null if it is too long, or on Windows, where others could open the socket. */
function hatchOf(file: string): string | null {
  const path = `${file}.ask`;
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH ? null : path;
}

export interface Hatch {
  close(): Promise<void>;
}
/** Answers requests beside a data file that this process alone has open; null if no socket can be created. */
export async function openHatch(file: string, does: Does): Promise<Hatch | null> {
  const path = hatchOf(file);
  if (path === null) return null;
  // A server that was killed left it behind.
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket.once('close', () => open.delete(socket)));
    socket.on('error', () => socket.destroy());
    void answered(socket, does).then((answer) => socket.end(JSON.stringify(answer)));
  });
  const listening = new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  try {
    await listening;
    chmodSync(path, 0o600);
  } catch {
    // Some file systems support no sockets. The server runs without one.
    server.close();
    return null;
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) if (socket.writableEnded) socket.destroy();
      }),
  };
}
async function answered(socket: Socket, does: Does): Promise<Answer> {
  try {
    let received = '';
    // The response has yet to be sent.
    for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      received += chunk as string;
      if (received.length > LONGEST) throw new Error('the question is too long');
    }
    const question = JSON.parse(received) as Question;
    if (!Object.hasOwn(does, question.do)) throw new Said('data.version');
    return await (does[question.do] as (question: Question) => Promise<object>)(question);
  } catch (error) {
    return error instanceof Said ? error.told : { error: (error as Error).message };
  }
}

/**
 * Sends a request to the server that has a data file open and returns its response; null if there is none or none can be
 * reached. Rejects with the server's message if it refuses, and also if it stops before it has answered.
 */
export async function askServer(file: string, question: Question): Promise<object | null> {
  const path = hatchOf(file);
  if (path === null) return null;
  const socket = connect(path);
  const there = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!there) return null;
  socket.end(JSON.stringify(question));
  const received = await text(socket).catch(() => '');
  if (received === '') throw new Said('data.stopped');
  const answer = JSON.parse(received) as Answer;
  if (!('error' in answer)) return answer;
  throw 'code' in answer ? new Said(answer.code as HostCode, answer.values) : new Error(answer.error);
}
