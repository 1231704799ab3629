// @module-tag deep
// A server on a PostgreSQL: matches continue after a restart and after a database failure, and its password is never shown.
import { spawn } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { create, MAIN, ownServer, playOn, post, refusedWhileAway, start, Viewer } from './harness.ts';
import { lineTo, schemaOfTest, withoutPostgres } from './postgres.ts';
import { allOf, quietly } from './quietly.ts';

const missing = await withoutPostgres();

/** Plays until all viewers have received the last answer and somebody must answer. */
async function played(viewers: readonly Viewer[], steps: number): Promise<void> {
  expect(await playOn(viewers, steps, (n) => n - 1)).toBe(steps);
  const last = Math.max(...viewers.map(({ standing }) => standing.move));
  for (const viewer of viewers) await viewer.until(() => viewer.standing.move === last);
  await viewers[0]!.until(() => viewers.some(({ asked }) => asked));
}

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('a match goes on after a restart, from where it was', async () => {
    const { url } = await schemaOfTest();
    const first = await start({ database: url });
    const made = await create(first.port, 2);
    const open = (port: number) => Promise.all(made.tokens.map((token) => Viewer.open(port, made.match, token)));
    const viewers = await open(first.port);
    await played(viewers, 20);
    const { state, standing } = viewers[0]!;
    await first.server.close();
    const later = await ownServer({ database: url });
    const again = await open(later.port);
    expect(again[0]!.state).toEqual(state);
    expect(again[0]!.standing).toEqual(standing);
    await played(again, 5);
  });

  test('while the database is away nothing is acknowledged and nothing shown as damaged; then play goes on', async () => {
    const line = await lineTo(await schemaOfTest());
    const run = await ownServer({ database: line.url });
    const made = await create(run.port, 2);
    const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(run.port, made.match, token)));
    await played(viewers, 4);
    const said = quietly();
    line.open = false;
    line.cut();
    const answer = await refusedWhileAway(run.port, viewers);
    const { status } = await post(run.port, '/api/matches', {
      game: 'emerald-2e',
      seats: [{ kind: 'person' }, { kind: 'person' }],
      sit: [0, 1],
    });
    expect(status).toBe(503);
    expect(allOf(said)).not.toContain('damaged');
    line.open = true;
    expect((await answer()).t).toBe('ack');
    said.mockRestore();
  });

  test('the start names the database, and not its password', async () => {
    const schema = await schemaOfTest();
    const url = schema.at((url) => {
      url.password ||= 'Sherl0ck';
    });
    const child = spawn(process.execPath, MAIN, {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', GASLAMP_DATA: '', GASLAMP_DATABASE: url },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const gone = new Promise<number | null>((resolve) => child.on('close', resolve));
    let said = '';
    await new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said += String(chunk);
          if (/ database: .*\n/.test(said)) resolve();
        });
      child.on('close', () => resolve());
    });
    const { username, host, pathname, password } = new URL(url);
    expect(said).toContain(`database:       postgres://${username}@${host}${pathname}\n`);
    expect(said).not.toContain(password);
    expect(said).not.toContain('data file');
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
  });
});
