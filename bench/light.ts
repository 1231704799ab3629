// Starts the real server for benches, in a separate process with its own file.
import { spawn } from 'node:child_process';

export interface Lit {
  readonly port: number;
  readonly pid: number;
  /** Everything that it has logged. */
  log(): string;
  /** Stops gracefully, like the system's own tools. */
  stop(): Promise<void>;
  /** Kills it immediately. */
  kill(): Promise<void>;
}

const SOURCES = [process.execPath, '--import', 'tsx', 'packages/server/src/main.ts'] as const;

/** Starts a server; `settings` are additional environment variables, `program` is a command with its arguments. */
export function light(
  file: string,
  settings: Readonly<Record<string, string>> = {},
  [command, ...args]: readonly [string, ...string[]] = SOURCES,
): Promise<Lit> {
  const child = spawn(command, args, {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      GASLAMP_DATA: file,
      GASLAMP_RATE: '1000000',
      GASLAMP_MATCHES_HOUR: '100000',
      GASLAMP_MATCHES_DAY: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logged = '';
  child.stderr.on('data', (chunk) => {
    logged += String(chunk);
    process.stderr.write(chunk);
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const port = /localhost:(\d+)/.exec(output)?.[1];
      if (port)
        resolve({
          ...{ port: Number(port), pid: child.pid ?? 0, log: () => logged },
          ...{ stop: ended('SIGTERM'), kill: ended('SIGKILL') },
        });
    });
    const gone = new Promise<void>((over) => child.on('exit', () => over()));
    const ended = (signal: 'SIGTERM' | 'SIGKILL') => () => {
      child.kill(signal);
      return gone;
    };
    gone.then(() => reject(new Error(output + logged)));
  });
}

/** Posts JSON. Throws the server's message if it refuses. */
export async function post<T>(port: number, path: string, body: unknown): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

export const quantile = (times: readonly number[], q: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? Number.NaN;
export const ms = (value: number): string => `${value.toFixed(2)} ms`;
