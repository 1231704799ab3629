// Events in words, for the log, the captions and the screen reader.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { EVENTS, MONEY, MOVE, REMOVAL } from '@gaslamp/nanty-narking/ids';
import { REASONS } from '@gaslamp/nanty-narking/state';
import { type Group, grouped, once } from '../../table/events.ts';
import type { LogEntry } from '../../table/log-panel.tsx';
import { all, who } from '../../table/rich.tsx';
import { arranged, follows } from './arranged.ts';
import { e, type Model, pawnWords, whatEvent, where, which } from './model.ts';
import { moneyOn, personalityName, spareAt, spareWords } from './prompt.ts';

// The causes of an announcement in the rules' window.ts; a test compares them.
export const BY_SYMBOL = 0;
export const BY_EVENT = 2;

/** What one sentence tells together. */
const TOGETHER = new Set(['discarded', 'drew', 'passed', 'looked', 'peeked', 'fogged', 'threat']);
const sameSentence = (a: VisibleEvent, b: VisibleEvent): boolean =>
  a.kind === b.kind &&
  TOGETHER.has(a.kind) &&
  (['player', 'to', 'owner', 'area'] as const).every((field) => a.fields[field] === b.fields[field]) &&
  (a.fields.card === undefined) === (b.fields.card === undefined);

export const groupsOf = (events: readonly VisibleEvent[]): Group[] => grouped(arranged(events), sameSentence);

/** What sentences are made with; without `you` nobody's own draws are told from open ones. */
type Teller = Pick<Model, 's' | 'data'> & Partial<Pick<Model, 'you'>>;

/** The sentence of a group; it goes on from the group told before it. */
export function sentenceOf(m: Teller, { kind, events }: Group, before?: Group): string {
  const [first] = events as [VisibleEvent];
  const { fields } = first;
  const cause = before?.events.at(-1);
  const f = fields as Readonly<Record<string, number>>;
  const values: Record<string, string | number> = { ...f, count: events.length };
  for (const name of ['player', 'owner'] as const) if (f[name] !== undefined) values[name] = who(f[name]);
  if (f.area !== undefined && f.area >= 0) values.area = where(f.area);
  if (f.card !== undefined) values.card = which(f.card);
  if (f.pawn !== undefined) values.pawn = pawnWords(f.pawn);
  if (f.personality !== undefined) values.personality = personalityName(m, f.personality);
  const cards = () => all(events.map((event) => which(event.fields.card!)));
  const seen = f.card !== undefined;
  const say = (id: string, more: Record<string, string | number> = {}) =>
    capital(e(`event.${id}`, { ...values, ...more }));
  switch (kind) {
    case 'discarded':
    case 'fogged':
      return say(kind, { cards: cards() });
    case 'drew':
      if (!seen) return say('drew');
      return say(isOpenDraw(m, f.player!) ? 'drewOpen' : 'drewSeen', { cards: cards() });
    case 'looked':
      return seen ? say(`${kind}Seen`, { cards: cards() }) : say(kind);
    case 'passed':
      return seen ? say('passedSeen', { cards: cards(), to: who(f.to!) }) : say('passed', { to: who(f.to!) });
    case 'peeked':
      if (f.personality === undefined) return say('peeked');
      return say('peekedSeen', {
        personalities: all(events.map((one) => personalityName(m, one.fields.personality!))),
      });
    case 'dealtPersonality':
    case 'swappedPersonality':
      return say(f.personality === undefined ? kind : `${kind}Seen`);
    case 'paid':
      return say('paid', { to: who(f.to!) });
    case 'moved':
      return say('moved', { from: where(f.from!), to: where(f.to!) });
    case 'money':
      return say('money', { sign: f.amount! < 0 ? 'pays' : 'takes', sum: Math.abs(f.amount!) });
    case 'skipped': {
      const symbol = m.data.symbols[f.card!]![f.index!]!;
      return say('skipped', { symbol, amount: moneyOn(m, f.card!) });
    }
    case 'removed':
      if (!isRemovalBy(cause, f)) return say('removed');
      return say('removedBy', {
        player: who(cause.fields.player!),
        owner: who(f.pawn!),
        how: cause.fields.cause === BY_SYMBOL ? 'kill' : 'text',
      });
    case 'calm':
      return say(cause?.kind === 'removed' && follows(first, cause) ? 'calmThere' : 'calm');
    case 'trouble':
      return say(cause?.kind === 'placed' && follows(first, cause) ? 'troubleThere' : 'trouble');
    case 'die':
      return say('die', { luck: luckOf(m, f.face!) });
    case 'threat':
      return say('threat', { what: threatened(f), to: f.to === undefined ? '' : where(f.to) });
    case 'interrupted':
      return say('interrupted', { what: stoppedBy(m, f) });
    case 'event':
      return say('event', { event: whatEvent(f.event!) });
    case 'missed':
      return say('missed', { event: EVENTS[f.event!] ?? '' });
    case 'spared':
      return say('spared', { what: spareWords(spareAt(f.what!), f.area!) });
    case 'ended':
      return say('ended', { reason: REASONS[f.reason!] ?? '' });
    default:
      return say(kind);
  }
}
/** A sentence may begin with a pawn or a symbol. */
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

type Numbers = Readonly<Record<string, number>>;

/** R9.18: whoever sees another's draw sees what leaves the discard pile; all other draws are secret. */
const isOpenDraw = ({ you }: Teller, player: number): boolean => you !== undefined && you !== player;

/** Whether the pawn is gone because of what was announced just before. Events and own losses have nobody to blame. */
const isRemovalBy = (threat: VisibleEvent | undefined, { pawn, area }: Numbers): threat is VisibleEvent => {
  if (threat?.kind !== 'threat') return false;
  const { player, owner, harm, cause } = threat.fields;
  return harm === REMOVAL && owner === pawn && threat.fields.area === area && cause !== BY_EVENT && player !== owner;
};

/** R9.40 to R9.42: what a roll means, where it means the same on every card that asks for one. */
function luckOf({ data }: Teller, face: number): string {
  const meanings = data.params.flatMap(({ winFrom, loseTo }) => {
    if (winFrom === undefined) return [];
    return face >= winFrom ? 'win' : face <= loseTo! ? 'loss' : 'nothing';
  });
  return new Set(meanings).size === 1 ? meanings[0]! : 'open';
}

/** What is about to happen, as the sentence chooses its words. */
function threatened({ harm, cause, player, owner, other }: Numbers): string {
  if (harm === REMOVAL)
    return cause === BY_SYMBOL ? 'kill' : cause === BY_EVENT || player === owner ? 'doom' : 'removal';
  return harm === MONEY && other! >= 0 ? 'forced' : String(harm);
}

/** What an interrupt card stopped. Where no area is told the text had not come to choosing one yet. */
function stoppedBy({ data }: Teller, { card, area, harm }: Numbers): string {
  if (data.textOf[card!] === 'relocateRemovedAgent') return 'elsewhere';
  return (harm === REMOVAL || harm === MOVE) && area! < 0 ? 'text' : String(harm);
}

const FIRE = EVENTS.indexOf('FIRE');
const EARTHQUAKE = EVENTS.indexOf('EARTHQUAKE');

/** What one roll of several came to, where the others did something. */
function outcomeOf(groups: readonly Group[], index: number): string | null {
  const { kind, events } = groups[index]!;
  const [{ fields }] = events as [VisibleEvent];
  const row = groups.flatMap((group) => group.events);
  const has = (kind: string) => row.some((event) => event.kind === kind);
  if (kind !== 'rolled') return null;
  const event = row.find((one) => one.kind === 'event')?.fields.event;
  // R11.5: the last roll is the one that found nothing more to burn.
  if (event === FIRE && groups[index - 1]?.kind === 'rolled' && groups[index + 1]?.kind !== 'rolled')
    return 'nothing.spread';
  const gone = (area: number) => row.some((one) => one.kind === 'buildingRemoved' && one.fields.area === area);
  // R11.14: nobody was asked to spare anything, or nothing would be gone yet.
  return event === EARTHQUAKE && has('buildingRemoved') && !gone(fields.area!) ? 'nothing.building' : null;
}

/** What the log passes over: an announcement that is carried out at once, the deal of what the viewer does not see. */
function isSilent(groups: readonly Group[], index: number): boolean {
  const { kind, events } = groups[index]!;
  if (kind === 'threat') return groups.slice(index).some((group) => group.kind !== 'threat');
  return kind === 'dealtPersonality' && events[0]!.fields.personality === undefined;
}

/** What the log tells of a step. */
export function rowOf(m: Teller, row: PublishedRow): LogEntry[] {
  const entries: LogEntry[] = [];
  let line: string[] = [];
  const add = (text: string, more: { heading: boolean; reveals?: boolean }) =>
    entries.push({ key: `${row.move}.${entries.length}`, text, ...more });
  const flush = () => {
    if (line.length > 0) add(once(line.join(' ')), { heading: false });
    line = [];
  };
  const deal = row.events.some(({ kind }) => kind === 'first');
  const groups = groupsOf(row.events);
  for (const [i, group] of groups.entries()) {
    if (isSilent(groups, i) || (deal && group.kind === 'drew')) continue;
    const sentence = sentenceOf(m, group, groups[i - 1]);
    if (group.kind === 'turn' || group.kind === 'personality') {
      flush();
      const heading = group.kind === 'turn';
      add(sentence, { heading, reveals: !heading });
    } else line.push(sentence);
    const outcome = outcomeOf(groups, i);
    if (outcome !== null) line.push(e(`event.${outcome}`));
  }
  flush();
  return entries;
}
