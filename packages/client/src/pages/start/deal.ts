import type { CreateMatch } from '@gaslamp/protocol/messages';
import type { GameId } from '../../games/games.ts';
import { create } from '../../net/api.ts';
import { keepEvidence, newShare } from '../../net/evidence.ts';
import { persist } from '../../persist.ts';
import { remember, savedName } from '../../settings.ts';
import type { Level } from './bot-levels.tsx';

/** Creates a match and keeps its tokens in this browser. Returns its id; rejects with ApiError. */
export async function deal(wanted: CreateMatch): Promise<string> {
  const name = wanted.name ?? savedName();
  const seats = wanted.seats.map((seat, i) =>
    seat.kind === 'person' && wanted.sit.includes(i) ? { ...seat, share: newShare() } : seat,
  );
  const created = await create({ ...wanted, seats, ...(name === '' ? {} : { name }) });
  const held = (secrets: readonly (string | null)[]) =>
    secrets.flatMap((secret, seat) => (secret === null ? [] : [{ seat, secret }]));
  for (const { seat, secret } of held(created.tokens)) {
    const given = seats[seat];
    if (given?.kind === 'person' && given.share) keepEvidence(created.match, secret, { share: given.share });
  }
  persist();
  remember(created.match, wanted.game, {
    seats: held(created.tokens).map(({ seat, secret }) => ({ seat, token: secret, phrase: '' })),
    invites: Object.fromEntries(held(created.invites).map(({ seat, secret }) => [seat, secret])),
    host: created.host,
    watch: created.spectator,
    open: created.open,
  });
  return created.match;
}

/** Creates a match for this player and the given number of bots. */
export const dealAgainst = (game: GameId, bots: number, level: Level = 'steady'): Promise<string> =>
  deal({
    game,
    seats: [{ kind: 'person' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: level }))],
    sit: [0],
  });
