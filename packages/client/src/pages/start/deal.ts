import type { CreateMatch } from '@gaslamp/protocol/messages';
import type { GameId } from '../../games/games.ts';
import { create } from '../../net/api.ts';
import { remember, savedName } from '../../settings.ts';

/** Creates a match and keeps its tokens in this browser. Returns its id; rejects with ApiError. */
export async function deal(wanted: CreateMatch): Promise<string> {
  const name = wanted.name ?? savedName();
  const created = await create({ ...wanted, ...(name === '' ? {} : { name }) });
  const held = (secrets: readonly (string | null)[]) =>
    secrets.flatMap((secret, seat) => (secret === null ? [] : [{ seat, secret }]));
  remember(created.match, wanted.game, {
    seats: held(created.tokens).map(({ seat, secret }) => ({ seat, token: secret })),
    invites: Object.fromEntries(held(created.invites).map(({ seat, secret }) => [seat, secret])),
    host: created.host,
    watch: created.spectator,
    open: created.open,
  });
  return created.match;
}

/** Creates a match for this player and the given number of bots. */
export const dealAgainst = (game: GameId, bots: number): Promise<string> =>
  deal({
    game,
    seats: [{ kind: 'person' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'heuristic' }))],
    sit: [0],
  });
