import { Suspense } from 'react';
import { useManifest } from '../games/use-manifest.ts';
import type { TableState } from '../net/match-client.ts';
import type { TableClient } from '../table/asking/client.ts';

interface LocalTableProps {
  readonly game: string;
  readonly client: TableClient;
  readonly state: TableState;
  /** The game's built-in pack. */
  readonly pack: unknown;
  /** Changes with the client, to get a new table. */
  readonly round: number;
}

/** The real table of a game, for a match that is played in the page. */
export function LocalTable({ game, client, state, pack, round }: LocalTableProps) {
  const { Table } = useManifest(game);
  return (
    <Suspense fallback={null}>
      <Table key={round} client={client} state={state} pack={pack as never} />
    </Suspense>
  );
}
