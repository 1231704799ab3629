// R1 to R14: things that must occur within some thousand matches of Nanty Narking.
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { Told } from '../events.ts';
import type { Box } from './box.ts';

const ENDS = ['personality', 'holmes', 'exhausted', 'riots'];
const WATSON = 'endOwnTurnKeepCard';

/** Lists all cards, to be played or used as an answer, events, abilities, and ends. */
export const wonders = ({ pack }: Box): string[] => [
  ...pack.cards.map(({ id }) => `card ${id}`),
  ...pack.events.map(({ id }) => `event ${id}`),
  ...pack.areas.map(({ id }) => `ability ${id}`),
  ...ENDS.map((reason) => `end ${reason}`),
];

/** Returns the one that an event is, or null. */
export function wonderOf({ pack }: Box, event: GameEvent): string | null {
  const { kind, fields } = event as Told<{
    played: 'card';
    interrupted: 'card';
    kept: 'card';
    event: 'event';
    ability: 'area';
    spared: 'area';
    ended: 'reason';
  }>;
  switch (kind) {
    case 'played':
    case 'interrupted':
      return `card ${at(pack.cards, fields.card).id}`;
    // The event names the kept card instead of the card that keeps it.
    case 'kept':
      return `card ${pack.cards.find(({ effect }) => effect === WATSON)!.id}`;
    case 'event':
      return `event ${at(pack.events, fields.event).id}`;
    case 'ability':
      return `ability ${at(pack.areas, fields.area).id}`;
    // R5.9g: it answers events only.
    case 'spared':
      return 'ability HOLBORN';
    case 'ended':
      return `end ${at(ENDS, fields.reason - 1)}`;
    default:
      return null;
  }
}
