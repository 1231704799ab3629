// What the tests of letters share: a house that writes them, a table at which somebody is asked, and the links.
import { expect } from 'vitest';
import { looksOf, ownServer, post, three, timeOf } from './harness.ts';
import { type Answers, type Letter, mailServer } from './mail-server.ts';

export const HOUSE = 'https://table.example.org';
export const ANN = 'ann.lee+gaslamp@mail.example.org';

/** A server that writes letters to a mail server here. */
export async function house(answers?: Answers) {
  const { smtp, letters } = await mailServer(answers);
  const mail = { smtp, from: { name: 'Gaslamp', address: 'table@example.org' } };
  const run = await ownServer({ look: 5, url: HOUSE, mail });
  return { run, skip: timeOf(run), looked: looksOf(run), letters };
}
/** Ann, Ben and Cat, of whom nobody looks, and what those may wish who sit there. */
export async function table(answers?: Answers) {
  const { run, skip, looked, letters } = await house(answers);
  const { match, made, tokens } = await three(run.port);
  const room = await run.server.lobby.room(match);
  const wish = (token: string, what: object) => post(run.port, `/api/matches/${match}/told`, { token, ...what });
  const write = (token: string, address: string) => wish(token, { do: 'mail', address });
  const token = tokens[room.status.asked!]!;
  return { run, skip, looked, letters, match, made, tokens, room, wish, write, token };
}
/** The link of a letter for a purpose, as a path. */
export const linkIn = (letter: Letter, purpose: 'confirm' | 'stop'): string =>
  new RegExp(`^${HOUSE}(/mail/${purpose}/\\S+)$`, 'm').exec(letter.text)![1]!;
export const open = (
  port: number,
  path: string,
  method = 'GET',
  body?: string,
  type = 'application/x-www-form-urlencoded',
) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    ...(body !== undefined && { body, headers: { 'content-type': type } }),
  });
/** A table at which whoever is asked has letters sent to `ANN`, confirmed. */
export async function confirmed(answers?: Answers) {
  const all = await table(answers);
  await all.write(all.token, ANN);
  await expect.poll(() => all.letters.length).toBe(1);
  expect((await open(all.run.port, linkIn(all.letters[0]!, 'confirm'), 'POST')).status).toBe(200);
  return all;
}
