// Puts events into words for the log, the captions and the screen reader.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import {
  BY_EVENT,
  BY_SYMBOL,
  CARDS_IN_HAND,
  EVENTS,
  HARMS,
  MONEY,
  MOVE,
  REMOVAL,
  SPARED,
} from '@gaslamp/nanty-narking/box/ids';
import { type Nanty, REASONS } from '@gaslamp/nanty-narking/box/state';
import { amountOn } from '@gaslamp/nanty-narking/seen/pounds';
import { entriesOf, type Group, grouped } from '../events.ts';
import type { LogEntry } from '../log.ts';
import type { Id, Values } from '../text.ts';
import { all, who } from '../things.ts';
import { arranged, follows } from './arranged.ts';
import {
  e,
  type KnownEvent,
  type Model,
  pawnValues,
  personalityName,
  readEvent,
  whatEvent,
  where,
  which,
} from './model.ts';
import type english from './text/en.json';

type Kind = KnownEvent['kind'];
type Of<K extends Kind> = Extract<KnownEvent, { readonly kind: K }>['fields'];
type Numbers = Readonly<Record<string, number | undefined>>;

/** Kinds whose events share a sentence. */
const TOGETHER: readonly Kind[] = ['discarded', 'drew', 'passed', 'looked', 'peeked', 'fogged', 'threat'];
const ALIKE = ['player', 'to', 'owner', 'area'] as const;
function sameSentence(one: KnownEvent, other: KnownEvent): boolean {
  const [a, b]: readonly [Numbers, Numbers] = [one.fields, other.fields];
  if (one.kind !== other.kind || !TOGETHER.includes(one.kind)) return false;
  return ALIKE.every((field) => a[field] === b[field]) && (a.card === undefined) === (b.card === undefined);
}

export const groupsOf = (events: readonly VisibleEvent[]): Group<KnownEvent>[] =>
  grouped(arranged(events.map(readEvent)), sameSentence);

/** The parts of a model that sentences need; without `you` they address no viewer and show no own draws or secrets. */
interface Teller extends Pick<Model, 'data'>, Partial<Pick<Model, 'you'>> {
  readonly s: Pick<Nanty, 'variants' | 'telegraphMoney'>;
}

/** Returns the sentence of a group, which may continue that of the group before it. */
export function sentenceOf(m: Teller, { events }: Group<KnownEvent>, before?: Group<KnownEvent>): string {
  const cause = before?.events.at(-1);
  const [event] = events;
  const { kind, fields } = event;
  const values = { ...valuesOf(m, fields), count: events.length };
  const say = (id: Id<typeof english.nanty.event>, more: Values = {}) => e(`event.${id}`, { ...values, ...more });
  const cards = () =>
    all(events.flatMap(({ fields }) => ('card' in fields && fields.card !== undefined ? which(fields.card) : [])));
  switch (kind) {
    case 'discarded':
    case 'fogged':
      return say(kind, { cards: cards() });
    case 'drew':
      if (fields.card === undefined) return say('drew');
      return say(isOpenDraw(m, fields.player) ? 'drewOpen' : 'drewSeen', { cards: cards() });
    case 'looked':
      return fields.card === undefined ? say('looked') : say('lookedSeen', { cards: cards() });
    case 'passed':
      return fields.card === undefined
        ? say('passed', { to: who(fields.to) })
        : say('passedSeen', { cards: cards(), to: who(fields.to) });
    case 'peeked':
      if (fields.personality === undefined) return say('peeked');
      return say('peekedSeen', { personalities: all(events.flatMap((one) => seenPersonality(m, one) ?? [])) });
    case 'dealtPersonality':
    case 'swappedPersonality':
      if (fields.personality === undefined) return say(kind);
      return say(m.you === fields.player ? `${kind}Seen` : `${kind}Of`);
    case 'paid':
      return say('paid', { to: who(fields.to) });
    case 'moved':
      return say('moved', { start: where(fields.from), goal: where(fields.to) });
    case 'money':
      return say('money', { sign: fields.amount < 0 ? 'pays' : 'takes', sum: Math.abs(fields.amount) });
    case 'skipped': {
      const symbol = at(at(m.data.symbols, fields.card), fields.index);
      return say('skipped', { symbol, amount: amountOn(m, fields.card) });
    }
    case 'removed':
      if (cause?.kind !== 'threat' || !isCauseOf(cause.fields, fields)) return say('removed');
      return say('removedBy', {
        player: who(cause.fields.player),
        owner: who(fields.pawn),
        how: cause.fields.cause === BY_SYMBOL ? 'kill' : 'text',
      });
    case 'calm':
      return say(cause?.kind === 'removed' && follows(event, cause) ? 'calmThere' : 'calm');
    case 'trouble':
      return say(cause?.kind === 'placed' && follows(event, cause) ? 'troubleThere' : 'trouble');
    case 'die':
      return say('die', { luck: luckOf(m, fields.face) });
    case 'threat':
      return say('threat', { what: threatened(fields), goal: where(Math.max(0, fields.to ?? 0)) });
    case 'interrupted':
      return say('interrupted', { what: stoppedBy(m, fields) });
    case 'missed':
      return say('missed', { event: at(EVENTS, fields.event) });
    case 'spared':
      return say('spared', { what: at(SPARED, fields.what) });
    case 'ended':
      return say('ended', { reason: at(REASONS, fields.reason) });
    default:
      return say(kind);
  }
}

/** The meaning of numbers in events, by field name. */
const THINGS: Readonly<Record<string, (n: number) => string>> = {
  player: who,
  owner: who,
  area: where,
  card: which,
  event: whatEvent,
};
function valuesOf(m: Teller, fields: Numbers): Values {
  const values: Record<string, string | number> = {};
  for (const [name, n] of Object.entries(fields)) {
    if (n === undefined || n < 0) continue;
    if (name === 'pawn') Object.assign(values, pawnValues(n));
    else values[name] = name === 'personality' ? personalityName(m, n) : (THINGS[name]?.(n) ?? n);
  }
  return values;
}

const seenPersonality = (m: Teller, { kind, fields }: KnownEvent): string | null =>
  kind === 'peeked' && fields.personality !== undefined ? personalityName(m, fields.personality) : null;

/** R9.18: a viewer who sees another player's draw sees cards taken from the discard pile; all other draws are secret. */
const isOpenDraw = ({ you }: Teller, player: number): boolean => you !== undefined && you !== player;

/** Returns true if the threat just before caused the removal. Nobody is blamed for events and for a player's own losses. */
const isCauseOf = ({ player, owner, area, harm, cause }: Of<'threat'>, gone: Of<'removed'>): boolean =>
  harm === REMOVAL && owner === gone.pawn && area === gone.area && cause !== BY_EVENT && player !== owner;

/** R9.40 to R9.42: returns the meaning of a roll if it is the same on every card that asks for one. */
function luckOf({ data }: Teller, face: number): string {
  const meanings = data.params.flatMap(({ winFrom, loseTo }) => {
    if (winFrom === undefined || loseTo === undefined) return [];
    return face >= winFrom ? 'win' : face <= loseTo ? 'loss' : 'nothing';
  });
  const [meaning = 'open', ...others] = new Set(meanings);
  return others.length === 0 ? meaning : 'open';
}

/** Returns the sentence variant for an imminent harm. */
function threatened({ harm, cause, player, owner, other, amount }: Of<'threat'>): string {
  if (harm === REMOVAL)
    return cause === BY_SYMBOL ? 'kill' : cause === BY_EVENT || player === owner ? 'doom' : 'removal';
  // R9.4: only a sale involves both cards and money. A sale for nothing is described as affecting the hand, which is also true.
  if (harm === CARDS_IN_HAND && amount > 0) return 'sale';
  return harm === MONEY && other >= 0 ? 'forced' : at(HARMS, harm);
}

/**
 * Returns the sentence variant for the harm that an interrupt card stopped. Without an area, the text had not yet chosen one;
 * money might have been paid instead of another harm (R9.3, R9.7, R9.36).
 */
function stoppedBy({ data }: Teller, { card, area, harm }: Of<'interrupted'>): string {
  if (data.textOf[card] === 'relocateRemovedAgent') return 'elsewhere';
  return harm === MONEY || ((harm === REMOVAL || harm === MOVE) && area < 0) ? 'text' : at(HARMS, harm);
}

const FIRE = EVENTS.indexOf('FIRE');
const EARTHQUAKE = EVENTS.indexOf('EARTHQUAKE');

/** Describes a roll without effect if other rolls of the same event had one. */
function outcomeOf(groups: readonly Group<KnownEvent>[], index: number): 'nothing.spread' | 'nothing.building' | null {
  const [roll] = at(groups, index).events;
  if (roll.kind !== 'rolled') return null;
  const row = groups.flatMap((group) => group.events);
  const drawn = row.find((one) => one.kind === 'event')?.fields.event;
  // R11.5: the last roll is the one that found nothing more to burn.
  if (drawn === FIRE && groups[index - 1]?.kind === 'rolled' && groups[index + 1]?.kind !== 'rolled')
    return 'nothing.spread';
  const gone = row.filter((one) => one.kind === 'buildingRemoved').map(({ fields }) => fields.area);
  // R11.14: nobody was asked to spare anything, since otherwise nothing would be gone yet.
  return drawn === EARTHQUAKE && gone.length > 0 && !gone.includes(roll.fields.area) ? 'nothing.building' : null;
}

/** Returns true for groups that the log omits: a threat that is carried out at once, and a deal hidden from the viewer. */
function isSilent(groups: readonly Group<KnownEvent>[], index: number): boolean {
  const [{ kind, fields }] = at(groups, index).events;
  if (kind === 'threat') return groups.slice(index).some((group) => group.kind !== 'threat');
  return kind === 'dealtPersonality' && fields.personality === undefined;
}

/** Returns the log entries of a step. */
export function rowOf(m: Teller, row: PublishedRow): LogEntry[] {
  const deal = row.events.some(({ kind }) => kind === 'first');
  const groups = groupsOf(row.events);
  return entriesOf(row.move, groups, 'personality', (group, i) => {
    if (isSilent(groups, i) || (deal && group.kind === 'drew')) return [];
    const outcome = outcomeOf(groups, i);
    return [sentenceOf(m, group, groups[i - 1]), ...(outcome === null ? [] : [e(`event.${outcome}`)])];
  });
}
