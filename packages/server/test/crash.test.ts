// @module-tag deep
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Created } from '@gaslamp/protocol/answers';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite-store.ts';
import { create, folder, MAIN, Viewer } from './harness.ts';

/** Starts the real server as its own process; resolves with its port once it is ready. */
function light(file: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, MAIN, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', GASLAMP_DATA: file },
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    child.on('exit', () => reject(new Error(said)));
  });
}

interface Acked {
  readonly viewer: string;
  readonly id: string;
  readonly move: number;
  readonly step: number;
}

/** Lets both seats of a match answer at random as fast as the server allows; records every acknowledged command. */
async function play(viewers: readonly Viewer[], dice: FastDice, acked: Acked[], name: string): Promise<void> {
  for (;;) {
    const asked = viewers.find((viewer) => viewer.asked);
    if (!asked) {
      const goesOn = () => viewers.some((viewer) => viewer.asked || viewer.closed !== null);
      await viewers[0]!.until(goesOn).catch(() => {});
      if (viewers.some((viewer) => viewer.closed !== null)) return;
      continue;
    }
    const { options } = asked.question;
    const { move, step } = asked.standing;
    const id = asked.newId();
    const reply = await asked
      .ask({ t: 'choose', id, texts: [options![dice.below(options!.length)]!], at: { move, step } })
      .catch(() => null);
    if (reply === null) return;
    if (reply.t === 'ack') acked.push({ viewer: name, id, move: reply.move, step: reply.step });
    await asked
      .until(() => asked.standing.move !== move || asked.standing.step !== step || asked.closed !== null)
      .catch(() => {});
    if (asked.standing.question === null) return;
  }
}

test('kill -9 in mid-play: every acknowledged command is there after the restart, and play goes on', async () => {
  const place = folder();
  const file = join(place.path, 'data.sqlite');
  let { child, port } = await light(file);
  try {
    const made: Created[] = [];
    for (let i = 0; i < 6; i++) made.push(await create(port, 2));
    const acked: Acked[] = [];
    for (let round = 0; round < 3; round++) {
      const tables = await Promise.all(
        made.map(async ({ match, tokens }) => Promise.all(tokens.map((token) => Viewer.open(port, match, token)))),
      );
      const playing = tables.map((viewers, i) =>
        play(viewers, new FastDice(round * 100 + i + 1), acked, made[i]!.match),
      );
      // The kill comes during play, each time later in the matches.
      const enough = acked.length + 20 * (round + 1);
      await expect.poll(() => acked.length, { interval: 2 }).toBeGreaterThanOrEqual(enough);
      const exited = new Promise((resolve) => child.removeAllListeners('exit').on('exit', resolve));
      child.kill('SIGKILL');
      await exited;
      await Promise.all(playing);

      const store = await openSqlite(file);
      for (const { viewer, id, move, step } of acked)
        expect(await store.command(viewer, id)).toMatchObject({ move, step });
      await store.close();
      ({ child, port } = await light(file));
    }
    // Play continues exactly there: each match is at the last acknowledged version or a later one.
    for (const { match, tokens } of made) {
      const viewers = await Promise.all(tokens.map((token) => Viewer.open(port, match, token)));
      const last = acked.filter((one) => one.viewer === match).at(-1)!;
      const asked = viewers.find((viewer) => viewer.asked);
      if (!asked) continue;
      expect(asked.standing.move).toBeGreaterThanOrEqual(last.move);
      expect((await asked.choose(asked.options[0])).t).toBe('ack');
      for (const viewer of viewers) viewer.close();
    }
  } finally {
    child.removeAllListeners('exit').kill('SIGKILL');
    place.remove();
  }
}, 600_000);
