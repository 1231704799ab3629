import type { Option } from '@gaslamp/kernel/state';
import { AREA_COUNT, CITIZEN, GRENADIER, SPARED } from '../../box/ids.ts';
import { eventCard } from '../../box/printed.ts';
import { type Nanty, piecesOf } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { spare } from '../../seen/verbs.ts';
import type { G } from '../effects.ts';
import { arrive, putTrouble } from '../pawns.ts';
import { type RandomEvent, rollArea } from './random-event.ts';

/**
 * An event that places neutral pawns, one for each roll, in the order rolled. Holborn keeps them out of areas where its owner
 * has a
 * piece; they then leave the game.
 */
function placing(id: 'MARTIAL_LAW' | 'NEW_CITIZENS', neutral: number, what: number, trouble: boolean): RandomEvent {
  return {
    roll(g, by) {
      const { count } = eventCard(g, id).params;
      for (let i = Math.min(count, stock(g.s, neutral)); i > 0; i--) rollArea(g, by);
    },
    affects({ s }, owner) {
      const options: Option[] = [];
      for (let area = 0; area < AREA_COUNT; area++)
        if (piecesOf(s, owner, area) > 0)
          for (const rolled of s.rolls) if (rolled === area) options.push(spare({ what, area }));
      return options;
    },
    happens(g) {
      const keptOut = [...g.s.spared];
      for (const area of g.s.rolls) {
        take(g.s, neutral);
        const spared = keptOut.indexOf(spare({ what, area }));
        if (spared >= 0) keptOut.splice(spared, 1);
        else {
          place(g, neutral, area);
          if (trouble) putTrouble(g, area);
        }
      }
    },
  };
}
const stock = (s: Nanty, neutral: number): number => (neutral === CITIZEN ? s.citizenStock : s.grenadierStock);
function take(s: Nanty, neutral: number): void {
  if (neutral === CITIZEN) s.citizenStock--;
  else s.grenadierStock--;
}
function place(g: G, neutral: number, area: number): void {
  arrive(g, neutral, area);
  tell(g)?.('placed', { pawn: neutral, area });
}

/** Martial Law: four grenadiers, each with a trouble marker even in an empty area. (R11.10) */
export const martialLaw = placing('MARTIAL_LAW', GRENADIER, SPARED.indexOf('GRENADIER'), true);

/** New Citizens: three of them, with trouble if the area already has pawns. (R11.13) */
export const newCitizens = placing('NEW_CITIZENS', CITIZEN, SPARED.indexOf('CITIZEN'), false);
