import { EVENTS } from '../../box/contents.ts';
import type { EventId } from '../../box/pack.ts';
import { earthquake, explosion, fire } from './buildings.ts';
import { crash } from './crash.ts';
import { flood } from './flood.ts';
import { fog } from './fog.ts';
import { jones } from './jones.ts';
import { murders } from './murders.ts';
import { martialLaw, newCitizens } from './neutrals.ts';
import type { RandomEvent } from './random-event.ts';
import { riots } from './riots.ts';
import { subsidence } from './subsidence.ts';

const byId: Readonly<Record<EventId, RandomEvent>> = {
  ZEPPELIN_CRASH: crash,
  FLOOD: flood,
  FIRE: fire,
  FOG: fog,
  RIOTS: riots,
  EXPLOSION: explosion,
  MYSTERIOUS_MURDERS: murders,
  MARTIAL_LAW: martialLaw,
  INIGO_JONES: jones,
  SUBSIDENCE: subsidence,
  NEW_CITIZENS: newCitizens,
  EARTHQUAKE: earthquake,
};

const events: readonly RandomEvent[] = EVENTS.map((id) => byId[id]);
/** Returns the random event of that index in EVENTS. */
export const eventOf = (event: number): RandomEvent => events[event]!;
