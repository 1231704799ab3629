// Reports the turns of others in Nanty Narking.

import { add } from '@gaslamp/emerald/counts';
import { at } from '@gaslamp/kernel/lists';
import { AREA_COUNT, AREAS, CITIZEN, GRENADIER } from '@gaslamp/nanty-narking/box/ids';
import { agentsIn, cell, controls, type Nanty, NOBODY_HERE, piecesOf } from '@gaslamp/nanty-narking/box/state';
import type { Concern } from '../../since/since.ts';
import { speaking } from '../../text.ts';
import { all, who } from '../../things.ts';
import { hits } from '../losses.ts';
import { e, type KnownEvent, type Model, readEvent, where, which } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import type english from './text/en.json';

const n = speaking<typeof english.nantyNews>('nantyNews');

/** The lists of the state that events change. */
const LISTS = ['agents', 'citizens', 'grenadiers', 'buildings'] as const;

/** `seen` tells what only the player saw. */
export const concernOf = (
  m: Model,
  you: number,
  seen: (events: readonly KnownEvent[]) => readonly string[],
): Concern<KnownEvent, Nanty> => ({
  what: 'control',
  read: readEvent,
  copy: (board) => ({ ...board, ...Object.fromEntries(LISTS.map((list) => [list, [...board[list]]])) }),
  undo,
  groups: groupsOf,
  sentence: (groups, i) => sentenceOf(m, at(groups, i), groups[i - 1]),
  concerns: (event, before) => concerns(you, event, before),
  holders: (board) => new Map(AREAS.map((_, area) => [where(area), holderIn(board, area)])),
  more: ({ events, before, after }) => [
    ...seen(events.filter(({ kind }) => kind !== 'turn')),
    ...spreadWords(you, before, after),
    ...troubleWords(events),
    ...moneyWords(you, events),
    ...playedWords(you, events),
  ],
  threats: () => [],
});

function undo(on: () => Nanty, { kind, fields: f }: KnownEvent): void {
  switch (kind) {
    case 'placed':
      return count(on(), f.pawn, f.area, -1);
    case 'moved': {
      const board = on();
      count(board, f.pawn, f.to, -1);
      return count(board, f.pawn, f.from, 1);
    }
    case 'removed':
      return count(on(), f.pawn, f.area, 1);
    case 'built':
      on().buildings[f.area] = NOBODY_HERE;
      return;
    case 'buildingRemoved':
      on().buildings[f.area] = f.player;
      return;
    case 'bought':
      on().buildings[f.area] = f.owner;
  }
}
function count({ agents, citizens, grenadiers }: Nanty, pawn: number, area: number, by: number): void {
  if (pawn < CITIZEN) add(agents, cell(pawn, area), by);
  else add(pawn === GRENADIER ? grenadiers : citizens, area, by);
}
const holderIn = (board: Nanty, area: number): number => {
  for (let player = 0; player < board.seats; player++) if (controls(board, player, area)) return player;
  return -1;
};

function concerns(you: number, event: KnownEvent, before: Nanty): boolean {
  const { kind, fields: f } = event;
  switch (kind) {
    case 'placed':
      return f.pawn === you || piecesOf(before, you, f.area) > 0;
    case 'moved':
      return f.pawn === you || piecesOf(before, you, f.to) > 0 || piecesOf(before, you, f.from) > 0;
    case 'event':
    case 'swappedPersonality':
    case 'swappedHands':
    case 'removed':
    case 'buildingRemoved':
    case 'bought':
    case 'loan':
    case 'built':
    case 'interrupted':
      return true;
    case 'paid':
      return f.player === you || f.to === you;
    case 'money':
      return f.player === you;
    default:
      return hits(you, event);
  }
}

/** R7.2, R7.4: tells of the others whose agents stand in more areas now, or who control more. */
function spreadWords(you: number, before: Nanty, after: Nanty): string[] {
  const counted = (board: Nanty, player: number) => {
    const areas = Array.from({ length: AREA_COUNT }, (_, area) => area);
    return [
      areas.filter((area) => agentsIn(board, player, area) > 0).length,
      areas.filter((area) => controls(board, player, area)).length,
    ] as const;
  };
  return Array.from({ length: after.seats }, (_, player) => player).flatMap((player) => {
    const [had, has] = [counted(before, player), counted(after, player)];
    if (player === you || (has[0] <= had[0] && has[1] <= had[1])) return [];
    return n('spread', { player: who(player), areas: has[0], controls: has[1] });
  });
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
