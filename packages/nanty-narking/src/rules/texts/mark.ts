import type { Refused } from '@gaslamp/kernel/effects';
import type { Option } from '@gaslamp/kernel/state';
import { neighboursOf } from '../../box/data.ts';
import { AREA_COUNT } from '../../box/ids.ts';
import { type At, pawnsIn } from '../../box/state.ts';
import type { Marking } from '../../seen/questions.ts';
import { trouble } from '../../seen/verbs.ts';
import { choice } from '../effects.ts';
import { putTrouble } from '../pawns.ts';
import { HAS_TROUBLE, NO_PAWN_HERE, NO_TROUBLE_BESIDE, TEXT_NO_AREA } from '../refusals.ts';
import type { Text } from './text.ts';

/** Returns a text that puts a trouble marker on the board; R17.4: as an option only in an area with a pawn. */
function marking(name: Marking, refuseHere: (at: At, area: number) => Refused | null): Text {
  function refuseSite(at: At, area: number): Refused | null {
    const { s } = at;
    if (s.trouble[area] === 1) return HAS_TROUBLE;
    if (s.troubleNeedsPawn === 1 && pawnsIn(s, area) === 0) return NO_PAWN_HERE;
    return refuseHere(at, area);
  }
  const sites = (at: At): Option[] => {
    const options: Option[] = [];
    for (let area = 0; area < AREA_COUNT; area++) if (refuseSite(at, area) === null) options.push(trouble(area));
    return options;
  };
  const where = choice(name, {
    options: sites,
    choose: (g, _, option) => putTrouble(g, trouble.area(option)),
    refuse: (at, _, wish) => (trouble.is(wish) ? refuseSite(at, trouble.area(wish)) : null),
  });
  return {
    refuse: (at) => (sites(at).length > 0 ? null : TEXT_NO_AREA),
    play: (by) => [where({ by })],
  };
}

/** Put a trouble marker in an area beside one that has a marker. (R9.32) */
export const placeTroubleAdjacentToTrouble = marking('mark.beside', ({ s, data }, area) =>
  neighboursOf(data, area).some((other) => s.trouble[other] === 1) ? null : NO_TROUBLE_BESIDE,
);

/** Put a trouble marker in any area. (R9.33) */
export const placeTroubleAnywhere = marking('mark.anywhere', () => null);
