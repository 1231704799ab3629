// R3.3, R7, R12 and R13 as the rulebook has them: who would win at a check, who has how many points.
import type { Player, State } from '@gaslamp/kernel/state';
import { AREAS, type Box, type Fields, fieldsOf, PERSONALITIES } from './nanty-box.ts';

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

export class Victory {
  constructor(readonly box: Box) {}

  /** R3.3, R7: the personalities that would win for a player at a check now; Holmes never does. */
  wouldWin(s: State, player: Player): number[] {
    const f = fieldsOf(s);
    const { personalities, variants } = this.box.pack;
    return (f.variants! === 1 ? variants : personalities).flatMap(({ id, threshold }, index) => {
      const least = threshold[s.seats]!;
      return least > 0 && this.#meets(s, f, player, id, least) ? [index] : [];
    });
  }

  #meets(s: State, f: Fields, player: Player, id: string, least: number): boolean {
    const areas = [...Array(AREAS).keys()];
    const agents = (area: number) => f.agents![player * AREAS + area]!;
    const free = areas.filter((area) => f.grenadiers![area] === 0);
    const marked = areas.filter((area) => f.trouble![area] === 1);
    const controlled = areas.filter((area) => this.#controls(s, f, player, area));
    switch (id) {
      case 'MORIARTY':
        return free.filter((area) => agents(area) > 0).length >= least;
      case 'V_MORIARTY':
        return free.filter((area) => agents(area) > 0 && !marked.includes(area)).length >= least;
      case 'FAGIN':
        return marked.length >= least;
      case 'V_FAGIN':
        return marked.length >= least && marked.filter((area) => agents(area) > 0).length >= 3;
      case 'SIDONIA':
        return this.#worth(s, f, player) >= least;
      case 'V_SIDONIA':
        return this.#worth(s, f, player) >= least && f.buildings!.filter((owner) => owner === player).length >= 2;
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
  #controls(s: State, f: Fields, player: Player, area: number): boolean {
    const pieces = (owner: Player) => f.agents![owner * AREAS + area]! + Number(f.buildings![area] === owner);
    const others = [...Array(s.seats).keys()].filter((other) => other !== player).map(pieces);
    return f.grenadiers![area] === 0 && pieces(player) > Math.max(0, f.citizens![area]!, ...others);
  }
  #buildings(f: Fields, player: Player): number {
    const { areas } = this.box.pack;
    return areas.reduce(
      (sum, { cost }, area) => sum + (f.buildings![area] === player && f.grenadiers![area] === 0 ? cost : 0),
      0,
    );
  }
  #loans(s: State, player: Player): number {
    const front = this.box.at('FRONT', player);
    return this.box.pack.cards.filter(({ effect }, card) => effect === 'takeLoan' && s.place[card] === front).length;
  }
  /** R7.5 */
  #worth(s: State, f: Fields, player: Player): number {
    return f.money![player]! + this.#buildings(f, player) - this.box.pack.scoring.loanRepay * this.#loans(s, player);
  }

  /** R13.1 to R13.3 */
  points(s: State, player: Player): number {
    const f = fieldsOf(s);
    const { agent, loanRepay, loanPenalty } = this.box.pack.scoring;
    let points = this.#buildings(f, player);
    for (let area = 0; area < AREAS; area++)
      if (f.grenadiers![area] === 0) points += agent * f.agents![player * AREAS + area]!;
    let cash = f.money![player]!;
    for (let loan = this.#loans(s, player); loan > 0; loan--)
      if (cash >= loanRepay) cash -= loanRepay;
      else points -= loanPenalty;
    return points + cash;
  }

  /** R12, R13.4: what is wrong with how a match ended, or null. */
  wrongEnd(s: State, { winners, points }: { readonly winners: number; readonly points: readonly number[] }) {
    const f = fieldsOf(s);
    const seats = [...Array(s.seats).keys()];
    const due = seats.map((player) => this.points(s, player));
    if (due.some((n, player) => n !== points[player])) return `points are ${points}, not ${due}`;
    const wins = this.#winner(s, f, due);
    return typeof wins === 'string' ? wins : wins === winners ? null : `winners are ${winners}, not ${wins}`;
  }
  /** The winners as a mask, or why the match could not end so. */
  #winner(s: State, f: Fields, points: readonly number[]): number | string {
    const holds = (player: Player) => s.place.indexOf(this.box.at('PERSONALITY', player)) - this.box.cards;
    const seats = [...points.keys()];
    const holmes = seats.find((player) => holds(player) === HOLMES);
    const markers = f.trouble!.filter((n) => n === 1).length;
    // R7.10: the house Holmes asks for peace.
    const peace = f.variants! === 0 || markers <= 7;
    switch (f.reason) {
      case BY_PERSONALITY:
        if (!this.wouldWin(s, f.active!).includes(holds(f.active!)))
          return `player ${f.active} does not win at the check`;
        return 1 << f.active!;
      case BY_HOLMES:
        if (holmes === undefined || !peace) return 'Holmes does not win';
        return this.#short(s, f) ?? 1 << holmes;
      case BY_EXHAUSTION:
        if (holmes !== undefined && peace) return 'Holmes wins';
        return this.#short(s, f) ?? this.#most(f, points);
      case BY_RIOTS: {
        const { threshold } = this.box.pack.events.find(({ id }) => id === 'RIOTS')!.params;
        return markers < threshold! ? `riots with ${markers} markers` : this.#most(f, points);
      }
      default:
        return `over for reason ${f.reason}`;
    }
  }
  /** R3.7, R12.3: unless an option says more (R17.7), only a refill that is too short exhausts the pile. */
  #short(s: State, f: Fields): string | null {
    if (f.shortDrawEnds! === 1) return null;
    const count = (zone: string, player = 0) => s.place.filter((lies) => lies === this.box.at(zone, player)).length;
    const front = this.box.at('FRONT', f.active!);
    const burdens = this.box.pack.cards.filter(
      ({ effect }, card) => effect === 'handBurdenOrPay' && s.place[card] === front,
    ).length;
    const missing = this.box.pack.setup.hand - count('HAND', f.active!) - burdens;
    const left = count('GREY_PILE') + count('RED_PILE');
    return missing > left ? null : `${missing} cards are missing, ${left} are left`;
  }
  #most(f: Fields, points: readonly number[]): number {
    const most = Math.max(...points);
    const best = (player: Player) =>
      Math.max(0, ...this.box.pack.areas.map(({ cost }, area) => (f.areaCards![area] === player ? cost : 0)));
    const tied = [...points.keys()].filter((player) => points[player] === most);
    const highest = Math.max(...tied.map(best));
    return tied.filter((player) => best(player) === highest).reduce((mask, player) => mask | (1 << player), 0);
  }
}

/** R3.3, R7.8: whom each player cannot be, since they did not win with them. */
export class RuledOut {
  readonly #cannotBe: number[];
  constructor(
    readonly victory: Victory,
    seats: number,
  ) {
    this.#cannotBe = new Array(seats * PERSONALITIES).fill(0);
  }
  /** A new personality may be any again. */
  forget(player: Player): void {
    this.#cannotBe.fill(0, player * PERSONALITIES, (player + 1) * PERSONALITIES);
  }
  /** The check at the start of a turn; R17.12: as an option not in anybody's first. */
  check(s: State): void {
    const f = fieldsOf(s);
    if (f.firstRoundCheck! === 0 && f.turns! <= s.seats) return;
    for (const index of this.victory.wouldWin(s, f.active!)) this.#cannotBe[f.active! * PERSONALITIES + index] = 1;
  }
  unlike(s: State): string | null {
    const found = fieldsOf(s).ruledOut!;
    if (this.#cannotBe.every((n, i) => n === found[i])) return null;
    return `the checks rule out ${this.#cannotBe}, the state ${found}`;
  }
}
