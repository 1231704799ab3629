// R2.4: each personality is there once, so nobody else can be who one is oneself.
import type { Pack } from '@gaslamp/nanty-narking/pack';
import { type Nanty, personalityOf } from '@gaslamp/nanty-narking/state';

interface Seen {
  readonly pack: Pack;
  readonly s: Nanty;
  readonly seat: number;
}
/** The personality of a seat, by its name; null where that is not known. */
export const soleSide = ({ pack: { personalities }, s, seat }: Seen): string | null =>
  personalities[personalityOf(s, seat)]?.name ?? null;
