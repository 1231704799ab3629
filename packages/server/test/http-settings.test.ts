// The host's settings: validated before anything starts, documented in docs/hosting.md; and the access rights of the data file.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { PATIENCE, STANDARD } from '../src/limits/limits.ts';
import { readSettings } from '../src/settings.ts';
import { shown } from '../src/store/database-url.ts';
import { keepPrivate } from '../src/store/disk.ts';
import { folder } from './folder.ts';
import { MAIN } from './harness.ts';

const dir = folder();
afterAll(dir.remove);
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const page = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
const limits = readFileSync(join(root, 'docs/limits.md'), 'utf8');

/** Each numeric setting with its property and its bounds. */
const NUMBERS = {
  PORT: ['port', 8080, 0, 65_535],
  GASLAMP_RATE: ['requestsPerMinute', STANDARD.requestsPerMinute, 1, 1_000_000],
  GASLAMP_SOCKETS: ['socketsPerAddress', 150, 1, 1_000_000],
  GASLAMP_CONNECTIONS: ['connections', STANDARD.connections, 10, 1_000_000],
  GASLAMP_MATCHES_HOUR: ['matchesPerHour', 120, 1, 1_000_000],
  GASLAMP_MATCHES_DAY: ['matchesPerDay', 400, 1, 1_000_000],
  GASLAMP_SPACE: ['freeMegabytes', 200, 0, 1_000_000_000],
  GASLAMP_KEEP: ['keepDays', 7, 0, 36_500],
  GASLAMP_KEEP_FINISHED: ['finishedDays', 0, 0, 36_500],
  GASLAMP_KEEP_TALK: ['talkDays', 0, 0, 36_500],
} as const;

test.each(Object.entries(NUMBERS))('%s is a whole number', (name, [key, standard, least, most]) => {
  expect(readSettings({})[key]).toBe(standard);
  expect(readSettings({ [name]: '  ' })[key]).toBe(standard);
  for (const value of [least, most]) expect(readSettings({ [name]: ` ${value} ` })[key]).toBe(value);
  for (const wrong of [least - 1, most + 1, 'many', '1.5', '1e999', '-'])
    expect(() => readSettings({ [name]: String(wrong) })).toThrow(
      `${name} must be a whole number from ${least} to ${most}, not "${wrong}"`,
    );
});
test('whom to trust and what one is called are lists', () => {
  expect(readSettings({})).toMatchObject({
    proxy: [],
    names: [],
    file: null,
    packs: null,
    page: null,
    host: '0.0.0.0',
  });
  expect(readSettings({ GASLAMP_PROXY: 'loopback,10.0.0.0/8', GASLAMP_NAME: 'A.example' })).toMatchObject({
    proxy: ['loopback', '10.0.0.0/8'],
    names: ['a.example'],
  });
  expect(() => readSettings({ GASLAMP_PROXY: '1' })).toThrow(
    'GASLAMP_PROXY: "1" is no proxy to trust; allowed: loopback',
  );
  expect(() => readSettings({ GASLAMP_NAME: 'https://a.example' })).toThrow(
    'GASLAMP_NAME: "https://a.example" is no host',
  );
});

test('matches are kept in a file or in a database', () => {
  expect(readSettings({}).database).toBeNull();
  expect(readSettings({ GASLAMP_DATABASE: ' ', GASLAMP_DATA: 'x.sqlite' })).toMatchObject({
    database: null,
    file: 'x.sqlite',
  });
  const url = 'postgres://ann:a%40b@db.example:5433/gaslamp?sslmode=require';
  expect(readSettings({ GASLAMP_DATABASE: ` ${url} ` })).toMatchObject({ database: url, file: null });
  expect(readSettings({ GASLAMP_DATABASE: 'postgresql://localhost' }).database).toBe('postgresql://localhost');
  expect(() => readSettings({ GASLAMP_DATABASE: url, GASLAMP_DATA: 'x.sqlite' })).toThrow(
    'GASLAMP_DATA and GASLAMP_DATABASE are both set: matches are kept in a file or in a database; unset one',
  );
});
test.each([
  'Sherl0ck',
  'mysql://ann:Sherl0ck@localhost/gaslamp',
  'postgres:Sherl0ck',
  // Characters of an unescaped password that end a part of the URL early.
  'postgres://ann:a/Sherl0ck@localhost/gaslamp',
  'postgres://ann:1/Sherl0ck@localhost/gaslamp',
  'postgres://ann:1?Sherl0ck@localhost/gaslamp',
  'postgres://ann:1#Sherl0ck@localhost/gaslamp',
  'postgres://ann:%Sherl0ck@localhost/gaslamp',
  'postgres://ann:Sherl0ck@local host/gaslamp',
])('an address of no database is refused, and not repeated: %s', (wrong) => {
  const refusal = () => readSettings({ GASLAMP_DATABASE: wrong });
  expect(refusal).toThrow(
    'GASLAMP_DATABASE: it must be an address such as postgres://user:password@localhost:5432/gaslamp',
  );
  expect(refusal).not.toThrow('Sherl0ck');
});
test('of the address of a database everything is shown but what may be a password', () => {
  expect(shown('postgres://ann:Sherl0ck@db.example:5433/gaslamp?password=Sherl0ck')).toBe(
    'postgres://ann@db.example:5433/gaslamp',
  );
  expect(shown('postgres:///gaslamp?host=/run/postgresql')).toBe('postgres:///gaslamp');
});

const MAIL = {
  GASLAMP_URL: 'https://table.example.org/',
  GASLAMP_SMTP: ' smtps://ann:Sherl0ck@mail.example.org ',
  GASLAMP_MAIL_FROM: 'Gas lamp <table@example.org>',
};
test('letters are written where there is a mail server, a sender and an address of the house', () => {
  expect(readSettings({})).toMatchObject({ url: null, mail: null });
  expect(readSettings(MAIL)).toMatchObject({
    url: 'https://table.example.org',
    mail: {
      smtp: 'smtps://ann:Sherl0ck@mail.example.org',
      from: { name: 'Gas lamp', address: 'table@example.org' },
    },
  });
  expect(readSettings({ ...MAIL, GASLAMP_MAIL_FROM: 'table@example.org' }).mail!.from.name).toBe('');
  // A public URL is valid without e-mail settings, too.
  expect(readSettings({ GASLAMP_URL: 'http://10.0.0.7:8080' })).toMatchObject({
    url: 'http://10.0.0.7:8080',
    mail: null,
  });
});
test.each<[Record<string, string>, RegExp]>([
  [{ GASLAMP_URL: '' }, /GASLAMP_SMTP needs GASLAMP_URL/],
  [{ GASLAMP_URL: 'table.example.org' }, /GASLAMP_URL must be an address such as/],
  [{ GASLAMP_URL: 'https://table.example.org/play' }, /GASLAMP_URL must be .* with nothing behind it/],
  [{ GASLAMP_URL: 'https://ann:b@table.example.org' }, /GASLAMP_URL must be/],
  [{ GASLAMP_URL: 'ftp://table.example.org' }, /GASLAMP_URL must be/],
  [{ GASLAMP_NAME: 'other.example.org' }, /which GASLAMP_NAME does not/],
  [{ GASLAMP_MAIL_FROM: '' }, /GASLAMP_SMTP needs GASLAMP_MAIL_FROM/],
  [{ GASLAMP_MAIL_FROM: 'nobody' }, /GASLAMP_MAIL_FROM: an address must be/],
  [{ GASLAMP_MAIL_FROM: 'a <a@b.example>\r\nBcc: c@d.example' }, /GASLAMP_MAIL_FROM: an address must be/],
  [{ GASLAMP_SMTP: '' }, /GASLAMP_MAIL_FROM is set without GASLAMP_SMTP/],
  [{ GASLAMP_SMTP: 'https://ann:Sherl0ck@mail.example.org' }, /GASLAMP_SMTP must be the address of a mail server/],
  [{ GASLAMP_SMTP: 'ann:Sherl0ck@mail.example.org' }, /GASLAMP_SMTP must be the address of a mail server/],
])('what is missing or wrong for letters is said, and no password: %o', (part, why) => {
  const refusal = () => readSettings({ ...MAIL, ...part });
  expect(refusal).toThrow(why);
  expect(refusal).not.toThrow('Sherl0ck');
});

test('a setting that there is not is named, with the nearest one', () => {
  const unknown = (...names: string[]) => readSettings(Object.fromEntries(names.map((name) => [name, '1']))).unknown;
  expect(unknown('GASLAMP_RTAE', 'gaslamp_rate', 'GASLAMP_PORT', 'GASLAMP_ADMINISTRATOR')).toEqual([
    { name: 'GASLAMP_RTAE', near: 'GASLAMP_RATE' },
    { name: 'gaslamp_rate', near: 'GASLAMP_RATE' },
    { name: 'GASLAMP_PORT', near: 'PORT' },
    { name: 'GASLAMP_ADMINISTRATOR', near: 'none' },
  ]);
  expect(unknown('GASLAMP_RATE', 'GASLAMP_SPACE', 'PATH', 'GASLAMP_DEBUG')).toEqual([]);
});

test('the page about hosting tells every setting, with what it is as it comes', () => {
  const source = readFileSync(join(root, 'packages/server/src/settings.ts'), 'utf8');
  const read = [...new Set(source.match(/\b(?:GASLAMP_\w+|PORT|HOST)\b/g))].sort();
  const rows = new Map(
    [...page.matchAll(/^\| `(\w+)` +\| ([^|]+) \|/gm)].map(([, name, standard]) => [name!, standard!.trim()]),
  );
  expect([...rows.keys()].sort()).toEqual(read);
  for (const [name, [, standard]] of Object.entries(NUMBERS))
    expect([name, rows.get(name)]).toEqual([name, `${standard}`]);
  // The timeouts are documented, too.
  for (const span of [PATIENCE.request, PATIENCE.head, PATIENCE.idle, PATIENCE.stalled])
    expect(limits).toContain(`${span / 1000} s`);
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const wide = (name: string): string => {
  const path = join(dir.path, name);
  mkdirSync(path);
  chmodSync(path, 0o755);
  return path;
};
test('a data folder that is made is for its owner alone', () => {
  const file = join(dir.path, 'new', 'deeper', 'gaslamp.sqlite');
  expect(keepPrivate(file, true)).toBeNull();
  for (const path of ['new', 'new/deeper']) expect(modeOf(join(dir.path, path))).toBe('700');
});
test('the usual folder is closed, and what is there of the data file', () => {
  const path = wide('usual');
  const file = join(path, 'gaslamp.sqlite');
  for (const one of [file, `${file}-wal`]) {
    writeFileSync(one, '');
    chmodSync(one, 0o644);
  }
  expect(keepPrivate(file, false)).toBeNull();
  expect([path, file, `${file}-wal`].map(modeOf)).toEqual(['700', '600', '600']);
});
test('a folder that the host chose stays as it is, and that it is open is told', () => {
  const path = wide('chosen');
  const file = join(path, 'gaslamp.sqlite');
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  expect(keepPrivate(file, true)).toBe('755');
  expect([path, file].map(modeOf)).toEqual(['755', '600']);
});

/** Starts the real server; returns its output until it is ready or has exited, its exit code, and a function to stop it. */
function light(env: Record<string, string>): Promise<{ said: string; code: number | null; stop(): Promise<void> }> {
  const child = spawn(process.execPath, MAIN, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
  });
  let said = '';
  const gone = new Promise<number | null>((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk);
        if (/\.sqlite\n(?:.*\n)*\n$/.test(said)) resolve({ said, code: null, stop });
      });
    gone.then((code) => resolve({ said, code, stop }));
  });
}
test('the server starts with files for its owner alone, and tells of an open folder once', async () => {
  const path = wide('started');
  const inner = { GASLAMP_DATA: join(path, 'inner', 'gaslamp.sqlite'), GASLAMP_NAME: 'table.example.org' };
  const lit = await light({ ...inner, GASLAMP_RTAE: '1' });
  expect(lit.code).toBeNull();
  expect(lit.said).toContain('answers only to: table.example.org');
  expect(lit.said).not.toContain('note:');
  expect(lit.said).toContain('GASLAMP_RTAE is not a setting; did you mean GASLAMP_RATE?');
  expect(modeOf(join(path, 'inner'))).toBe('700');
  for (const name of ['gaslamp.sqlite', 'gaslamp.sqlite-wal']) expect(modeOf(join(path, 'inner', name))).toBe('600');
  await lit.stop();
  const open = await light({ GASLAMP_DATA: join(path, 'gaslamp.sqlite'), LC_ALL: 'de_DE.UTF-8' });
  expect(open.said).toContain('Gaslamp leuchtet: http://localhost:');
  expect(open.said.match(/steht anderen Benutzern dieses Rechners offen/g)).toHaveLength(1);
  expect([modeOf(path), modeOf(join(path, 'gaslamp.sqlite'))]).toEqual(['755', '600']);
  await open.stop();
});
test('a first start that cannot listen shows the token of the desk, which the next one does not make again', async () => {
  const { said, code } = await light({ HOST: '192.0.2.77', GASLAMP_DATA: join(wide('unheard'), 'x.sqlite') });
  expect(code).toBe(2);
  expect(said).toMatch(/\/admin opens with [A-Za-z0-9]{25}\n/);
});
test('the list of erasures needs a folder, or nobody could be erased', () => {
  const file = join(dir.path, 'nowhere', 'erased');
  expect(() => readSettings({ GASLAMP_ERASED: file })).toThrow(
    `GASLAMP_ERASED must be a file in a folder that exists, not "${file}"`,
  );
  expect(() => readSettings({ GASLAMP_ERASED: dir.path })).toThrow('GASLAMP_ERASED must be a file in a folder');
  expect(readSettings({ GASLAMP_ERASED: join(dir.path, 'erased') }).erased).toBe(join(dir.path, 'erased'));
});
test.each([
  [{ GASLAMP_PROXY: '1' }, 'GASLAMP_PROXY: "1" is no proxy to trust; allowed: loopback, addresses such as'],
  [{ GASLAMP_DATABASE: 'postgres://localhost' }, 'GASLAMP_DATA and GASLAMP_DATABASE are both set'],
  [
    { GASLAMP_DATA: '', GASLAMP_DATABASE: 'postgres://ann:Sherl0ck@127.0.0.1:1/gaslamp' },
    'Gaslamp has not started: the database postgres://ann@127.0.0.1:1/gaslamp cannot be opened: the database does not answer (ECONNREFUSED)',
  ],
  [{ HOST: '192.0.2.77' }, 'HOST must be an address of this machine, not "192.0.2.77"'],
  [{ GASLAMP_DATA: '/dev/null/here/gaslamp.sqlite' }, 'GASLAMP_DATA: the folder of /dev/null/here/gaslamp.sqlite'],
])('a wrong setting stops the start with a sentence: %s', async (env, sentence) => {
  const { said, code } = await light({ GASLAMP_DATA: join(dir.path, 'never', 'x.sqlite'), ...env });
  expect(code).toBe(2);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at /);
});
test.each([
  ['de_DE.UTF-8', 'GASLAMP_RATE muss eine ganze Zahl von 1 bis 1000000 sein, nicht „0“'],
  ['pl_PL.UTF-8', 'GASLAMP_RATE musi być liczbą całkowitą od 1 do 1000000, a nie „0”'],
])('where the system speaks %s, a wrong setting is told in that language', async (LANG, sentence) => {
  expect(await light({ LC_ALL: '', LC_MESSAGES: '', LANG, GASLAMP_RATE: '0' })).toMatchObject({
    code: 2,
    said: `${sentence}\n`,
  });
});
