// R3.3, R7, R12 and R13 as in the rulebook: winners at a check, and points.
import { at } from '@gaslamp/kernel/lists';
import { only, type Player } from '@gaslamp/kernel/state';
import { AREAS, type Box, type Nanty, PERSONALITIES } from './box.ts';

const LORD_HOMES: Readonly<Record<string, string>> = {
  V_BELLINGER: 'WESTMINSTER',
  V_HOLDHURST: 'HOLBORN',
  V_BALMORAL: 'LAMBETH',
};
const HOLMES = 6;
export const BY_PERSONALITY = 1;
const BY_HOLMES = 2;
const BY_EXHAUSTION = 3;
const BY_RIOTS = 4;

const agentsIn = ({ agents }: Nanty, player: Player, area: number): number => at(agents, player * AREAS + area);

export class Victory {
  constructor(readonly box: Box) {}

  /** R3.3, R7: returns the personalities with which a player would win at a check now; never Holmes. */
  wouldWin(s: Nanty, player: Player): number[] {
    const { personalities, variants } = this.box.pack;
    return (s.variants === 1 ? variants : personalities).flatMap(({ id, threshold }, index) => {
      const least = threshold[s.seats]!;
      return least > 0 && this.#meets(s, player, id, least) ? [index] : [];
    });
  }

  #meets(s: Nanty, player: Player, id: string, least: number): boolean {
    const areas = [...Array(AREAS).keys()];
    const stands = (area: number) => agentsIn(s, player, area) > 0;
    const free = areas.filter((area) => s.grenadiers[area] === 0);
    const marked = areas.filter((area) => s.trouble[area] === 1);
    const controlled = areas.filter((area) => this.#controls(s, player, area));
    switch (id) {
      case 'MORIARTY':
        return free.filter(stands).length >= least;
      case 'V_MORIARTY':
        return free.filter((area) => stands(area) && !marked.includes(area)).length >= least;
      case 'FAGIN':
        return marked.length >= least;
      case 'V_FAGIN':
        return marked.length >= least && marked.filter(stands).length >= 3;
      case 'SIDONIA':
        return this.#worth(s, player) >= least;
      case 'V_SIDONIA':
        return this.#worth(s, player) >= least && s.buildings.filter((owner) => owner === player).length >= 2;
      case 'BELLINGER':
      case 'HOLDHURST':
      case 'BALMORAL':
        return controlled.length >= least;
      case 'V_BELLINGER':
      case 'V_HOLDHURST':
      case 'V_BALMORAL': {
        const home = this.box.pack.areas.findIndex((area) => area.id === LORD_HOMES[id]);
        return controlled.length >= least && controlled.includes(home);
      }
      default:
        return false;
    }
  }
  /** R7.4 */
  #controls(s: Nanty, player: Player, area: number): boolean {
    const pieces = (owner: Player) => agentsIn(s, owner, area) + Number(s.buildings[area] === owner);
    const others = [...Array(s.seats).keys()].filter((other) => other !== player).map(pieces);
    return s.grenadiers[area] === 0 && pieces(player) > Math.max(0, at(s.citizens, area), ...others);
  }
  #buildings(s: Nanty, player: Player): number {
    const { areas } = this.box.pack;
    return areas.reduce(
      (sum, { cost }, area) => sum + (s.buildings[area] === player && s.grenadiers[area] === 0 ? cost : 0),
      0,
    );
  }
  #loans(s: Nanty, player: Player): number {
    const front = this.box.at('FRONT', player);
    return this.box.pack.cards.filter(({ effect }, card) => effect === 'takeLoan' && s.place[card] === front).length;
  }
  /** R7.5 */
  #worth(s: Nanty, player: Player): number {
    const { loanRepay } = this.box.pack.scoring;
    return at(s.money, player) + this.#buildings(s, player) - loanRepay * this.#loans(s, player);
  }

  /** R13.1 to R13.3 */
  points(s: Nanty, player: Player): number {
    const { agent, loanRepay, loanPenalty } = this.box.pack.scoring;
    let points = this.#buildings(s, player);
    for (const [area, grenadiers] of s.grenadiers.entries())
      if (grenadiers === 0) points += agent * agentsIn(s, player, area);
    let cash = at(s.money, player);
    for (let loan = this.#loans(s, player); loan > 0; loan--)
      if (cash >= loanRepay) cash -= loanRepay;
      else points -= loanPenalty;
    return points + cash;
  }

  /** R12, R13.4: reports what is wrong with the end of a match, or null. */
  wrongEnd(s: Nanty, { winners, points }: { readonly winners: number; readonly points: readonly number[] }) {
    const seats = [...Array(s.seats).keys()];
    const due = seats.map((player) => this.points(s, player));
    if (due.some((n, player) => n !== points[player])) return `points are ${points}, not ${due}`;
    const wins = this.#winner(s, due);
    return typeof wins === 'string' ? wins : wins === winners ? null : `winners are ${winners}, not ${wins}`;
  }
  /** Returns the winners as a mask, or the reason why the match could not end in this way. */
  #winner(s: Nanty, points: readonly number[]): number | string {
    const holds = (player: Player) => s.place.indexOf(this.box.at('PERSONALITY', player)) - this.box.cards;
    const holmes = [...points.keys()].find((player) => holds(player) === HOLMES);
    const markers = s.trouble.filter((n) => n === 1).length;
    // R7.10: the house variant of Holmes needs peace.
    const peace = s.variants === 0 || markers <= 7;
    switch (s.reason) {
      case BY_PERSONALITY:
        if (!this.wouldWin(s, s.active).includes(holds(s.active)))
          return `player ${s.active} does not win at the check`;
        return only(s.active);
      case BY_HOLMES:
        if (holmes === undefined || !peace) return 'Holmes does not win';
        return this.#short(s) ?? only(holmes);
      case BY_EXHAUSTION:
        if (holmes !== undefined && peace) return 'Holmes wins';
        return this.#short(s) ?? this.#most(s, points);
      case BY_RIOTS: {
        const { threshold } = this.box.pack.events.find(({ id }) => id === 'RIOTS')!.params;
        return markers < threshold! ? `riots with ${markers} markers` : this.#most(s, points);
      }
      default:
        return `over for reason ${s.reason}`;
    }
  }
  /** R3.7, R12.3: without the option R17.7, only an insufficient refill exhausts the pile. */
  #short(s: Nanty): string | null {
    if (s.shortDrawEnds === 1) return null;
    const count = (zone: string, player = 0) => s.place.filter((lies) => lies === this.box.at(zone, player)).length;
    const front = this.box.at('FRONT', s.active);
    const burdens = this.box.pack.cards.filter(
      ({ effect }, card) => effect === 'handBurdenOrPay' && s.place[card] === front,
    ).length;
    const missing = this.box.pack.setup.hand - count('HAND', s.active) - burdens;
    const left = count('GREY_PILE') + count('RED_PILE');
    return missing > left ? null : `${missing} cards are missing, ${left} are left`;
  }
  #most(s: Nanty, points: readonly number[]): number {
    const most = Math.max(...points);
    const best = (player: Player) =>
      Math.max(0, ...this.box.pack.areas.map(({ cost }, area) => (s.areaCards[area] === player ? cost : 0)));
    const tied = [...points.keys()].filter((player) => points[player] === most);
    const highest = Math.max(...tied.map(best));
    return only(...tied.filter((player) => best(player) === highest));
  }
}

/** R3.3, R7.8: tracks the personalities that each player cannot have, since they did not win with them. */
export class RuledOut {
  readonly #cannotBe: number[];
  constructor(
    readonly victory: Victory,
    seats: number,
  ) {
    this.#cannotBe = new Array(seats * PERSONALITIES).fill(0);
  }
  /** Clears a player's list: a new personality may be any. */
  forget(player: Player): void {
    this.#cannotBe.fill(0, player * PERSONALITIES, (player + 1) * PERSONALITIES);
  }
  /** Makes the check at the start of a turn; with the option R17.12, not in anybody's first turn. */
  check(s: Nanty): void {
    if (s.firstRoundCheck === 0 && s.turns <= s.seats) return;
    for (const index of this.victory.wouldWin(s, s.active)) this.#cannotBe[s.active * PERSONALITIES + index] = 1;
  }
  /** Reports a difference to the state, or null. */
  unlike({ ruledOut }: Nanty): string | null {
    if (this.#cannotBe.every((n, i) => n === ruledOut[i])) return null;
    return `the checks rule out ${this.#cannotBe}, the state ${ruledOut}`;
  }
}
