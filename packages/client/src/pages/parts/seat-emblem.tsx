import { useManifest } from '../../games/use-manifest.ts';

/** The emblem of a seat in its game. */
export function SeatEmblem({ game, seat, size }: { game: string; seat: number; size: number }) {
  const { SeatEmblem: Sign } = useManifest(game);
  return <Sign seat={seat} size={size} />;
}
