// The files in deploy/ hold for every machine: their settings are read, their units are valid, passwords may have any character.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { openPostgres } from '../src/store/postgres-store.ts';
import { folder } from './folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const units = readdirSync(join(root, 'deploy')).filter((name) => /\.(?:service|timer)$/.test(name));

const noSystemd = spawnSync('systemd-analyze', ['--version']).error !== undefined;
test.skipIf(noSystemd)(`the units are valid${noSystemd ? ': there is no systemd here' : ''}`, () => {
  expect(units).toEqual(['gaslamp-backup.service', 'gaslamp-backup.timer', 'gaslamp.service']);
  const place = folder();
  onTestFinished(place.remove);
  // The program is not installed here.
  for (const name of units)
    writeFileSync(join(place.path, name), read(`deploy/${name}`).replace('/opt/gaslamp/bin/gaslamp', '/bin/true'));
  const paths = units.map((name) => join(place.path, name));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  // Units of the machine itself may have complaints of their own.
  expect(stderr.split('\n').filter((line) => line.includes('gaslamp'))).toEqual([]);
  expect(status).toBe(0);
});

test('server and backup find the same data, and a database takes the place of the file', () => {
  const settings = (unit: string) =>
    Object.fromEntries(
      [...read(`deploy/${unit}`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
        line!.split(' ').map((pair) => pair.split('=')),
      ),
    );
  const [server, backup] = [settings('gaslamp.service'), settings('gaslamp-backup.service')];
  expect(readSettings(server)).toMatchObject({ file: '/var/lib/gaslamp/gaslamp.sqlite', proxy: ['loopback'] });
  expect(readSettings(backup).file).toBe(readSettings(server).file);
  const database = 'postgres://gaslamp@localhost/gaslamp';
  expect(readSettings({ ...server, GASLAMP_DATA: '', GASLAMP_DATABASE: database })).toMatchObject({ database });
});

/** The environment of a server in compose.yaml, with the values of a file `.env`. */
const composed = (env: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    [...read('deploy/compose.yaml').matchAll(/^ {6}((?:GASLAMP|PG)\w+): "?([^"\n]*)"?$/gm)].map(([, name, value]) => [
      name!,
      value!.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, used: string) => env[used] ?? ''),
    ]),
  );

test('compose.yaml passes on what a host has to choose, and people can be erased', () => {
  const place = folder();
  onTestFinished(place.remove);
  const imprint = join(place.path, 'imprint.txt');
  writeFileSync(imprint, 'Ann');
  const { GASLAMP_ERASED: erased, ...environment } = composed({
    GASLAMP_NAME: 'table.example.org',
    GASLAMP_IMPRINT: imprint,
    GASLAMP_KEEP_FINISHED: '30',
    GASLAMP_KEEP_TALK: '7',
  });
  expect(readSettings(environment)).toMatchObject({
    keepDays: 7,
    finishedDays: 30,
    talkDays: 7,
    texts: { imprint: 'Ann', privacy: null },
    mail: null,
    unknown: [],
  });
  // A folder that both servers share.
  expect(erased).toBe('/data/erased');
  expect(read('deploy/compose.yaml')).toContain('- data:/data\n');
});

test('the password in compose.yaml reaches the database as it is', async () => {
  const password = 'a/b@c:d#e%f?g h';
  const { GASLAMP_ERASED: _, ...environment } = composed({
    GASLAMP_NAME: 'table.example.org',
    GASLAMP_PASSWORD: password,
  });
  const { database } = readSettings(environment);
  vi.stubEnv('PGPASSWORD', environment.PGPASSWORD);
  onTestFinished(() => void vi.unstubAllEnvs());
  let said = '';
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // It asks for a password in plain text, and hangs up once it has one.
    socket.once('data', () => {
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      socket.once('data', (bytes) => {
        said = bytes.subarray(5, -1).toString();
        socket.end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  await expect(openPostgres(database!.replace('@database', `@127.0.0.1:${port}`))).rejects.toThrow('cannot be opened');
  expect(said).toBe(password);
});

test('an image holds nothing that git ignores', () => {
  const listed = (path: string) => read(path).split('\n');
  const ignored = listed('.gitignore').filter((line) => line !== '');
  expect(listed('.dockerignore')).toEqual(
    expect.arrayContaining(['.git', ...ignored.map((one) => `**/${one.replace(/\/$/, '')}`)]),
  );
});

test('a page is not built in a folder whose name is no part of an address', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const script = new URL('../../../scripts/built-page.mjs', import.meta.url).href;
  const { builtPage }: { builtPage(root: string, build: () => Promise<boolean>): Promise<boolean> } = await import(
    /* @vite-ignore */ script
  );
  expect(await builtPage('/srv/C#', async () => true)).toBe(false);
  expect(said).toHaveBeenCalledWith(
    'The page cannot be built in /srv/C#: move it to a folder without # and ? in its path.',
  );
});
