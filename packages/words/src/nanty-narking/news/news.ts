// Summarizes the others' turns for a player whose turn begins, the most important first, with what only that player saw.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { addTexts, speaking } from '../../text.ts';
import { all, who } from '../../things.ts';
import { lossesOf } from '../losses.ts';
import { e, type KnownEvent, type Model, personalityName, readEvent, where, which } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const n = speaking<typeof english.nantyNews>('nantyNews');

/** Describes the harm done to a player by the others, and their other moves. */
export function newsOf(m: Model, you: number, events: readonly VisibleEvent[]): readonly string[] {
  const groups = groupsOf(events);
  const ranked = (rank: number): string[] =>
    groups.flatMap((group, i) => (rankOf(you, group.events[0]) === rank ? sentenceOf(m, group, groups[i - 1]) : []));
  const happened = events.map(readEvent);
  return [
    ...lossesOf(m, you, events),
    ...seenOf(m, you, events),
    ...ranked(0),
    ...ranked(1),
    ...troubleWords(happened),
    ...ranked(2),
    ...moneyWords(you, happened),
    ...playedWords(you, happened),
  ];
}

/** Describes what one step showed to a player and not to everybody: other hands, unused personalities, cards received. */
export function seenOf(m: Pick<Model, 's'>, you: number, row: readonly VisibleEvent[]): readonly string[] {
  const events = row.map(readEvent);
  // The refill of the hand at the end of a turn is not reported.
  const refilled = events.some(({ kind }) => kind === 'turn');
  const unused: string[] = [];
  const [drawn, hands, given] = [[] as string[], new Map<number, string[]>(), new Map<number, string[]>()];
  const out: string[] = [];
  for (const { kind, fields } of events) {
    if (kind === 'peeked' && fields.personality !== undefined) unused.push(personalityName(m, fields.personality));
    if (kind === 'swappedPersonality' && fields.player === you && fields.personality !== undefined)
      out.push(n('seen.self', { personality: personalityName(m, fields.personality) }));
    if (kind === 'looked' && fields.player === you && fields.card !== undefined)
      hands.set(fields.owner, [...(hands.get(fields.owner) ?? []), which(fields.card)]);
    if (kind === 'passed' && fields.to === you && fields.card !== undefined)
      given.set(fields.player, [...(given.get(fields.player) ?? []), which(fields.card)]);
    if (kind === 'drew' && fields.player === you && fields.card !== undefined && !refilled)
      drawn.push(which(fields.card));
  }
  if (unused.length > 0) out.push(n('seen.unused', { personalities: all(unused), count: unused.length }));
  for (const [owner, cards] of hands) out.push(n('seen.hand', { owner: who(owner), cards: all(cards) }));
  for (const [from, cards] of given) out.push(n('seen.given', { from: who(from), cards: all(cards) }));
  if (drawn.length > 0) out.push(n('seen.drawn', { cards: all(drawn) }));
  return out;
}

/** Ranks an event by importance, 0 first; null if it is reported elsewhere. */
function rankOf(you: number, { kind, fields }: KnownEvent): number | null {
  switch (kind) {
    case 'event':
      return 0;
    case 'swappedPersonality':
      return fields.player === you ? null : 0;
    case 'swappedHands':
      return 1;
    case 'removed':
      return fields.pawn === you ? null : 1;
    case 'buildingRemoved':
      return fields.player === you ? null : 1;
    case 'bought':
      return fields.owner === you ? null : 2;
    case 'built':
    case 'loan':
      return fields.player === you ? null : 2;
    default:
      return null;
  }
}

/** R4: lists the areas that gained or lost trouble overall. */
function troubleWords(events: readonly KnownEvent[]): string[] {
  const now = new Map<number, { before: boolean; after: boolean }>();
  for (const { kind, fields } of events) {
    if (kind !== 'trouble' && kind !== 'calm') continue;
    const after = kind === 'trouble';
    now.set(fields.area, { before: now.get(fields.area)?.before ?? !after, after });
  }
  const areas = (after: boolean) =>
    [...now].filter(([, one]) => one.before !== one.after && one.after === after).map(([area]) => where(area));
  const [come, gone] = [areas(true), areas(false)];
  return [
    ...(come.length > 0 ? [n('trouble', { areas: all(come) })] : []),
    ...(gone.length > 0 ? [n('calm', { areas: all(gone) })] : []),
  ];
}

/** Reports the total amount that each of the others took. */
function moneyWords(you: number, events: readonly KnownEvent[]): string[] {
  const sums = new Map<number, number>();
  const add = (player: number, amount: number) => sums.set(player, (sums.get(player) ?? 0) + amount);
  for (const { kind, fields } of events) {
    if (kind === 'money') add(fields.player, fields.amount);
    if (kind !== 'paid') continue;
    add(fields.player, -fields.amount);
    add(fields.to, fields.amount);
  }
  return [...sums].flatMap(([player, sum]) =>
    player === you || sum <= 0 ? [] : e('event.money', { player: who(player), sign: 'takes', sum }),
  );
}

/** Lists the cards of the others, whose symbols stand for the rest of their turns. */
function playedWords(you: number, events: readonly KnownEvent[]): string[] {
  const cards = new Map<number, string[]>();
  for (const { kind, fields } of events)
    if (kind === 'played' && fields.player !== you)
      cards.set(fields.player, [...(cards.get(fields.player) ?? []), which(fields.card)]);
  return [...cards].map(([player, played]) => n('played', { player: who(player), cards: all(played) }));
}
