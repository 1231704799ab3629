// R2.4: each personality exists once, so nobody else can have the viewer's own.
import type { Pack } from '@gaslamp/nanty-narking/box/pack';
import { type Nanty, personalityOf } from '@gaslamp/nanty-narking/box/state';

interface Seen {
  readonly pack: Pack;
  readonly s: Nanty;
  readonly seat: number;
}
/** Returns the name of a seat's personality; null if it is not known. */
export const soleSide = ({ pack: { personalities }, s, seat }: Seen): string | null =>
  personalities[personalityOf(s, seat)]?.name ?? null;
