// Shared by the e-mail tests: a server that sends e-mails, a table at which somebody must answer, and the links.
import { expect } from 'vitest';
import type { ServerOptions } from '../src/server.ts';
import { looksOf, ownServer, post, three, timeOf } from './harness.ts';
import { type Answers, type Letter, mailServer } from './mail-server.ts';

export const HOUSE = 'https://table.example.org';
export const ANN = 'ann.lee+gaslamp@mail.example.org';

/** Starts a server that sends e-mails to a mail server on this machine. */
export async function house(answers?: Answers, options: Pick<Partial<ServerOptions>, 'proxy' | 'ways'> = {}) {
  const { smtp, letters } = await mailServer(answers);
  const mail = { smtp, from: { name: 'Gaslamp', address: 'table@example.org' } };
  const run = await ownServer({ look: 5, url: HOUSE, mail, ...options });
  return { run, skip: timeOf(run), looked: looksOf(run), letters };
}
/** Seats Ann, Ben and Cat, none of whom is connected, and returns functions for their notification requests. */
export async function table(answers?: Answers, options: Parameters<typeof house>[1] = {}) {
  const { run, skip, looked, letters } = await house(answers, options);
  const { match, made, tokens } = await three(run.port);
  const room = await run.server.lobby.room(match);
  const wish = (token: string, what: object) => post(run.port, `/api/matches/${match}/told`, { token, ...what });
  const write = (token: string, address: string) => wish(token, { do: 'mail', address });
  const token = tokens[room.status.asked!]!;
  return { run, skip, looked, letters, match, made, tokens, room, wish, write, token };
}
/** Returns the path of an e-mail's link for a purpose. */
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
/** Returns a table at which the player who must answer has confirmed `ANN` as their address. */
export async function confirmed(answers?: Answers) {
  const all = await table(answers);
  await all.write(all.token, ANN);
  await expect.poll(() => all.letters.length).toBe(1);
  expect((await open(all.run.port, linkIn(all.letters[0]!, 'confirm'), 'POST')).status).toBe(200);
  return all;
}
