// R11 Random events: drawn, resolved in full, and put aside.
import type { Player } from '@gaslamp/kernel/state';
import { FIRST_EVENT } from '../../box/ids.ts';
import { EVENT_PILE, USED_EVENTS } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { step } from '../effects.ts';
import { eventOf } from './events.ts';
import { windows } from './fates.ts';
import { holborn } from './holborn.ts';

/** R11.1; R6.7: with an empty pile nothing happens. */
export const drawEvent = step<{ by: Player }>('event.draw', (g, { by }) => {
  const item = g.draw(EVENT_PILE, USED_EVENTS);
  if (item === null) return;
  const event = item - FIRST_EVENT;
  tell(g)?.('event', { player: by, event });
  const rounds = eventOf(event).rounds?.(g.s, by) ?? [by];
  g.next(...rounds.map((player) => round({ by: player, event })));
});

type Round = { readonly by: Player; readonly event: number };

/** The steps of R11.15. */
const round = step<Round>('event.round', (g, { by, event }) => {
  const { s } = g;
  s.rolls.length = 0;
  s.spared.length = 0;
  s.fates.length = 0;
  g.next(holborn({ event }), windows({ by }), happens({ by, event }));
  eventOf(event).roll?.(g, by);
});
const happens = step<Round>('event.happens', (g, { by, event }) => {
  const what = eventOf(event);
  if (what.misses?.(g)) tell(g)?.('missed', { event });
  what.happens(g, by);
});
