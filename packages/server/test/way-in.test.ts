// A way in by e-mail: single use, for an hour, to a confirmed address alone, and nobody learns whether there is one.
import { expect, test } from 'vitest';
import { notesOf, post, refusal, Viewer } from './harness.ts';
import { ANN, confirmed, HOUSE, table } from './letters.ts';
import type { Letter } from './mail-server.ts';

const HOUR = 3_600_000;
const wayIn = ({ text }: Letter): string => new RegExp(`^${HOUSE}/m/[\\w-]+#invite=(\\w+)$`, 'm').exec(text)![1]!;
const ask = (port: number, match: string, address: string) => post(port, `/api/matches/${match}/way`, { address });
const open = (port: number, match: string, invite: string) => post(port, `/api/matches/${match}/open`, { invite });
const look = (port: number, match: string, invite: string) =>
  post(port, `/api/matches/${match}/invitation`, { invite });

test('a letter to the confirmed address opens the seat once, after a button was pressed', async () => {
  const { run, match, letters, room, tokens } = await confirmed();
  const seat = room.status.asked!;
  expect(await ask(run.port, match, ANN.toUpperCase())).toEqual({ status: 200, body: { asked: true } });
  await expect.poll(() => letters.length).toBe(2);
  expect(letters[1]!.text).toContain('Do not pass the link on');
  const way = wayIn(letters[1]!);
  // Loading the page uses nothing up.
  for (let i = 0; i < 2; i++)
    expect(await look(run.port, match, way)).toMatchObject({ body: { seat, free: false, taken: [seat], way: true } });
  const { status, body } = await open(run.port, match, way);
  expect({ status, body }).toMatchObject({ status: 200, body: { seat } });
  const back = await Viewer.open(run.port, match, body.token as string);
  expect(back.info.you).toBe(seat);
  expect(notesOf(back).at(-1)).toMatchObject({ kind: 'reopened', seat });
  expect(await open(run.port, match, way)).toMatchObject(refusal(403, /was used/));
  expect((await look(run.port, match, way)).status).toBe(403);
  // The keys from before still open it.
  expect((await Viewer.open(run.port, match, tokens[seat]!)).info.you).toBe(seat);
});

test('it is valid for an hour, and a newer letter replaces it', async () => {
  const { run, match, letters, skip } = await confirmed();
  const next = async (n: number) => {
    await ask(run.port, match, ANN);
    await expect.poll(() => letters.filter(({ text }) => text.includes('#invite=')).length).toBe(n);
    return wayIn(letters.filter(({ text }) => text.includes('#invite='))[n - 1]!);
  };
  const first = await next(1);
  const second = await next(2);
  expect(await open(run.port, match, first)).toMatchObject(refusal(403, /newer letter/));
  skip(HOUR);
  expect(await open(run.port, match, second)).toMatchObject(refusal(403, /older than an hour/));
});

test('the answer is the same for any address, a letter goes to confirmed ones only, and three a day', async () => {
  const { run, match, letters } = await confirmed();
  for (const address of ['nobody@mail.example.org', 'ann@mail.example.org'])
    expect(await ask(run.port, match, address)).toEqual({ status: 200, body: { asked: true } });
  expect(await ask(run.port, 'nosuchmatch', ANN)).toEqual({ status: 200, body: { asked: true } });
  for (let i = 0; i < 3; i++) expect(await ask(run.port, match, ANN)).toEqual({ status: 200, body: { asked: true } });
  // The confirmation counts as one of the three.
  await expect.poll(() => letters.length).toBe(3);
  await run.server.lobby.house.store.probe();
  expect(letters).toHaveLength(3);
  expect(await ask(run.port, match, 'no address')).toMatchObject({ status: 400 });
});

test('one caller asks for ten letters an hour at most, whether any is sent or not', async () => {
  const { run, match, letters, write, token } = await table();
  // The address is not confirmed yet.
  await write(token, ANN);
  await expect.poll(() => letters.length).toBe(1);
  for (let i = 0; i < 9; i++) expect((await ask(run.port, match, ANN)).status).toBe(200);
  expect(await ask(run.port, match, ANN)).toMatchObject(refusal(429, /too many letters/));
  expect(letters).toHaveLength(1);
});
