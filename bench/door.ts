// A single entry point for several servers: nginx if available, otherwise a proxy that distributes connections in turn.
import { fork, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTurns } from './turns.ts';

const ITSELF = fileURLToPath(import.meta.url);

export interface Door {
  readonly port: number;
  readonly pids: () => readonly number[];
  /** Its kind, for the report. */
  readonly kind: string;
  /** Sets the present servers. */
  leadTo(ports: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a door to servers at these ports. */
export const openDoor = (ports: readonly number[]): Promise<Door> =>
  spawnSync('nginx', ['-v']).error === undefined ? nginx(ports) : proxy(ports);

const configOf = (folder: string, port: number, ports: readonly number[]): string => `
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 40000; }
http {
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream town { ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://town; proxy_http_version 1.1; proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 120s; proxy_connect_timeout 1s;
    }
  }
}`;
async function nginx(first: readonly number[]): Promise<Door> {
  const folder = mkdtempSync(join(tmpdir(), 'gaslamp-door-'));
  const port = await freePort();
  const config = join(folder, 'conf');
  const write = (ports: readonly number[]) => writeFileSync(config, configOf(folder, port, ports));
  write(first);
  const child = spawn('nginx', ['-p', folder, '-c', config], { stdio: 'inherit' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    port,
    pids: () => workersOf(child.pid ?? 0),
    kind: 'nginx',
    async leadTo(ports) {
      write(ports);
      child.kill('SIGHUP');
    },
    async close() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.on('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Returns a process and its children, on Linux. */
function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Runs in a separate process, so that the proxy does not disturb the measurement. */
async function proxy(ports: readonly number[]): Promise<Door> {
  const child = fork(ITSELF, ports.map(String), { execArgv: ['--import', 'tsx'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (port) => resolve(Number(port))).once('exit', () => reject(new Error('the proxy has ended')));
  });
  return {
    port,
    pids: () => [child.pid ?? 0],
    kind: 'a round-robin TCP proxy of its own (there is no nginx)',
    leadTo: async (now) => void child.send(now),
    close: async () => void child.kill(),
  };
}
if (process.argv[1] === ITSELF) {
  const turns = await openTurns(process.argv.slice(2).map(Number));
  process.on('message', (now: readonly number[]) => turns.leadTo(now));
  process.send?.(turns.port);
}
