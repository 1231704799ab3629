// The host's desk as a browser uses it: forms and a cookie.
import { expect } from 'vitest';
import type { HouseRules } from '../src/desk/deeds.ts';
import { person, type Running } from './harness.ts';

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends a form as the desk's own page does, or with other headers. */
export const send = (
  port: number,
  path: string,
  fields: Readonly<Record<string, string>>,
  heads: Record<string, string> = {},
) =>
  fetch(`http://127.0.0.1:${port}/admin${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...FORM, origin: `http://127.0.0.1:${port}`, ...heads },
    body: new URLSearchParams(fields).toString(),
  });
/** Opens a desk and returns its cookie. */
export async function opened(port: number, token: string): Promise<string> {
  const response = await send(port, '/login', { token });
  expect(response.status).toBe(303);
  return response.headers.get('set-cookie')!.split(';')[0]!;
}
/** Opens a desk and returns functions to read its page and to send its forms. */
export async function deskOf({ port, server }: Pick<Running, 'port' | 'server'>, token = server.adminToken!) {
  const cookie = await opened(port, token);
  return {
    cookie,
    page: async (path = '') => (await fetch(`http://127.0.0.1:${port}/admin${path}`, { headers: { cookie } })).text(),
    find: async (text: string) => (await send(port, '/find', { text }, { cookie })).text(),
    do: (fields: Readonly<Record<string, string>>, heads: Record<string, string> = {}) =>
      send(port, '/do', fields, { cookie, ...heads }),
  };
}
export const statusOf = async (response: Promise<Response>): Promise<number> => (await response).status;
export const house = ({ announced, closed }: HouseRules) => ({ announced, closed });
export const wanted = (name = 'Zoe') => ({ game: 'emerald-2e', seats: [person, person], sit: [0], name });
