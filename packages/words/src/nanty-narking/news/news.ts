// What a player is told of the turns of others when their own begins, the most important first, and what they alone see.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { addTexts, speaking } from '../../text.ts';
import { all, who } from '../../things.ts';
import { lossesOf } from '../losses.ts';
import { e, type Model, personalityName, type Told, told, where, which } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const n = speaking<typeof english.nantyNews>('nantyNews');

/** What the others did to a player and besides, in whole sentences. */
export function newsOf(m: Model, you: number, events: readonly VisibleEvent[]): readonly string[] {
  const groups = groupsOf(events);
  const ranked = (rank: number): string[] =>
    groups.flatMap((group, i) => (rankOf(you, group.events[0]) === rank ? sentenceOf(m, group, groups[i - 1]) : []));
  const happened = events.map(told);
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

/** What one step showed to a player and not to everybody: other hands, who nobody is, cards that came. */
export function seenOf(m: Pick<Model, 's'>, you: number, row: readonly VisibleEvent[]): readonly string[] {
  const events = row.map(told);
  // The hand that is refilled as a turn ends goes without saying.
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

/** How important it is what others did; null for what one was told already, or what is told together. */
function rankOf(you: number, { kind, fields }: Told): number | null {
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

/** R4: where there is trouble now that there was not, and the other way round. */
function troubleWords(events: readonly Told[]): string[] {
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

/** What each of the others has taken, all in all. */
function moneyWords(you: number, events: readonly Told[]): string[] {
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

/** Their cards, which say by their symbols what else was done. */
function playedWords(you: number, events: readonly Told[]): string[] {
  const cards = new Map<number, string[]>();
  for (const { kind, fields } of events)
    if (kind === 'played' && fields.player !== you)
      cards.set(fields.player, [...(cards.get(fields.player) ?? []), which(fields.card)]);
  return [...cards].map(([player, played]) => n('played', { player: who(player), cards: all(played) }));
}
