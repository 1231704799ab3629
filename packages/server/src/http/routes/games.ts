// Serves what the server knows of each game, and the data packs.
import { opponentsOf } from '@gaslamp/bots/bots';
import { entryNamed, GAMES } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import type { FastifyInstance } from 'fastify';
import type { Lobby } from '../../lobby/lobby.ts';
import { RequestError } from '../../refused.ts';
import { answer } from '../answer.ts';

export function serveGames(app: FastifyInstance, lobby: Lobby): void {
  answer(app, 'GET /api/games', () =>
    Promise.all(
      Object.keys(GAMES).map(async (id) => {
        const { seats, options, pack, sides } = await lobby.packs.game(id, null);
        const packs = lobby.packs.offered.filter((one) => one.game === id).map(({ hash, file }) => ({ hash, file }));
        return { id, seats, options, bots: opponentsOf(id), pack, packs, sides: sides !== undefined };
      }),
    ),
  );
  // For pages that know only the game's own description of itself.
  answer(app, 'GET /api/games/:game', async (request) => {
    const { game: id } = request.params as { game: string };
    if (!Object.hasOwn(GAMES, id)) throw new RequestError(404, 'setup.noGame');
    const game = await lobby.packs.game(id, null);
    const { place } = game.setup(game.seats.least, tableOptions(game, {}));
    return { places: game.places, items: place.map((_, item) => game.nameOf(item)) };
  });
  answer(app, 'GET /api/packs/:game/:hash', async (request) => {
    const { game, hash } = request.params as { game: string; hash: string };
    if (!Object.hasOwn(GAMES, game)) throw new RequestError(404, 'setup.noGame');
    // Packs are read from the data of hosts and matches: strangers get no details about faulty ones.
    const found = await lobby.packs.game(game, hash).catch(() => {
      throw new RequestError(404, 'setup.noPack');
    });
    return entryNamed(game).packOf(found);
  });
}
