// For tests: what a player owns, controls and leads, read from the lists of a state. Written from the rules, without the code
// that reports changes to players.
import type { State } from '@gaslamp/kernel/state';
import { thing, who } from '@gaslamp/words/things';

/** A thing of a player and its amount; a report of a change must mention one of the things in `told`. */
interface Holding {
  readonly amount: number;
  readonly told: readonly string[];
}
export type Holdings = ReadonlyMap<string, Holding>;

type Numbers = State & Readonly<Record<string, readonly number[] | undefined>>;
const list = (s: Numbers, field: string): readonly number[] => s[field] ?? [];
const one = (s: Numbers, field: string, i: number): number => list(s, field)[i] ?? 0;
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const held = (places: readonly number[], from: number): number => places.filter((place) => place === from).length;

/** Returns the only player with the largest amount above 0, or -1; of equal amounts the larger second number decides. */
function leader(amounts: readonly (readonly [amount: number, second: number])[]): number {
  const best = [...amounts].sort(([a, b], [c, d]) => c - a || d - b);
  const [[most, second] = [0, 0], next] = best;
  if (most === 0 || (next !== undefined && next[0] === most && next[1] === second)) return -1;
  return amounts.findIndex(([amount, other]) => amount === most && other === second);
}

/** Second edition: R0.1 to R0.6, R14, R15. */
export function ofSecond(s: Numbers, you: number): Holdings {
  const out = new Map<string, Holding>();
  const player = [who(you)];
  for (const city of upTo(9)) {
    const place = [thing('y', city)];
    const pieces = upTo(s.seats).map((p) => one(s, 'agents', p * 9 + city) + one(s, 'cubes', p * 9 + city));
    out.set(`agents ${city}`, { amount: one(s, 'agents', you * 9 + city), told: place });
    out.set(`cubes ${city}`, { amount: one(s, 'cubes', you * 9 + city), told: place });
    out.set(`leads ${city}`, { amount: Number(leader(pieces.map((n) => [n, 0])) === you), told: place });
  }
  for (const field of ['limbo', 'tokens', 'revealed', 'neutral', 'restorationist', 'loyalist', 'flips'])
    out.set(field, { amount: one(s, field, you), told: player });
  const kills = list(s, 'kills').slice(you * s.seats, (you + 1) * s.seats);
  out.set('kills', { amount: kills.reduce((a, b) => a + b, 0), told: player });
  return out;
}

/** First edition: R5, R7, R8, R9, R14. */
export function ofFirst(s: Numbers, you: number): Holdings {
  const out = new Map<string, Holding>();
  const agentAt = list(s, 'agentAt');
  const isMine = (agent: number) => one(s, 'agentOf', agent) === you;
  for (const city of upTo(12)) {
    out.set(`controls ${city}`, { amount: Number(one(s, 'control', city) === you), told: [thing('y', city)] });
    const mine = agentAt.filter((lies, agent) => lies === city && isMine(agent));
    out.set(`agents ${city}`, { amount: mine.length, told: [thing('y', city)] });
  }
  agentAt.forEach((lies, agent) => {
    out.set(`agent ${agent}`, { amount: lies < 12 && isMine(agent) ? lies + 1 : 0, told: [thing('a', agent)] });
  });
  for (const target of upTo(26)) {
    const counts = upTo(s.seats).map((p): readonly [number, number] => {
      const here = (lies: number, agent: number) => lies === target % 12 && one(s, 'agentOf', agent) === p;
      const agents = target < 24 ? agentAt.filter(here).length : 0;
      return [agents + one(s, 'cubes', p * 26 + target), agents];
    });
    const place = [thing('t', target)];
    out.set(`cubes ${target}`, { amount: one(s, 'cubes', you * 26 + target), told: place });
    out.set(`leads ${target}`, { amount: Number(leader(counts) === you), told: place });
  }
  for (const field of ['limbo', 'known', 'revealed']) out.set(field, { amount: one(s, field, you), told: [who(you)] });
  return out;
}

/** Nanty Narking: R1.7, R4, R5, R7.4, R9. */
export function ofNanty(s: Numbers, you: number): Holdings {
  const out = new Map<string, Holding>();
  for (const area of upTo(12)) {
    const place = [thing('a', area)];
    const pieces = upTo(s.seats).map((p) => one(s, 'agents', p * 12 + area) + Number(one(s, 'buildings', area) === p));
    const citizens = one(s, 'citizens', area);
    const isFree = one(s, 'grenadiers', area) === 0;
    const leads = isFree && leader([...pieces, citizens].map((n) => [n, 0])) === you;
    out.set(`agents ${area}`, { amount: one(s, 'agents', you * 12 + area), told: place });
    out.set(`building ${area}`, { amount: Number(one(s, 'buildings', area) === you), told: place });
    out.set(`card ${area}`, { amount: Number(one(s, 'areaCards', area) === you), told: place });
    out.set(`controls ${area}`, { amount: Number(leads), told: place });
  }
  // A hand that others changed: its cards are listed to its owner, or its owner is named.
  out.set('hand', { amount: held(s.place, you), told: [who(you), 'You'] });
  out.set('front', { amount: held(s.place, 4 + you), told: [who(you)] });
  out.set('money', { amount: one(s, 'money', you), told: [who(you)] });
  return out;
}

/** Returns what changed from one moment to another, with what a report must mention for it. */
export const changed = (before: Holdings, after: Holdings): readonly { what: string; told: readonly string[] }[] =>
  [...after].flatMap(([what, { amount, told }]) => (before.get(what)?.amount === amount ? [] : [{ what, told }]));
