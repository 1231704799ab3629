import { useManifest } from '../games/use-manifest.ts';

/** The sign of a seat, as its game has it. */
export function SeatEmblem({ game, seat, size }: { game: string; seat: number; size: number }) {
  const { SeatEmblem: Sign } = useManifest(game);
  return <Sign seat={seat} size={size} />;
}
