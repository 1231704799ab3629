import { site } from './site.ts';

/** Creates a match of Ann with one free seat and returns the address of its invitation. */
export async function invitation(): Promise<{ readonly match: string; readonly link: string }> {
  const seats = [{ kind: 'person', name: 'Ann' } as const, { kind: 'person' } as const];
  const { match, invites } = await site.server.lobby.create({ game: 'emerald-2e', seats, sit: [0] });
  return { match, link: `${site.url}/m/${match}#invite=${invites[1]}` };
}
