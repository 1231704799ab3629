import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { Data } from '@gaslamp/nanty-narking/data';
import { MONEY, MOVE, REMOVAL, SPARED } from '@gaslamp/nanty-narking/ids';
import { REASONS } from '@gaslamp/nanty-narking/state';
import { AREA_NAMES, COLOUR_NAMES, PAWN_NAMES } from './names.ts';

const WHAT: Readonly<Record<(typeof SPARED)[number], string>> = {
  AGENT: 'an agent',
  BUILDING: 'the building',
  CITIZEN: 'the place from a New Citizen',
  GRENADIER: 'the place from a grenadier',
  CARD: 'the City Area card',
};
const ENDS: Readonly<Record<(typeof REASONS)[number], string>> = {
  '': 'it ends',
  personality: 'a secret is out',
  holmes: 'the draw pile is exhausted, and Holmes wins',
  exhausted: 'the draw pile is exhausted',
  riots: 'the riots end it',
};

/** A line for every kind of event; null for what others tell. */
export function eventInWords(data: Data, { kind, fields }: VisibleEvent): string | null {
  const f = fields as Readonly<Record<string, number>>;
  const who = COLOUR_NAMES[f.player ?? 0]!;
  const owner = COLOUR_NAMES[f.owner ?? 0]!;
  const area = AREA_NAMES[f.area ?? 0]!;
  const pawn = PAWN_NAMES[f.pawn ?? 0]!;
  const card = f.card === undefined ? 'a card' : `${data.pack.cards[f.card]!.name} (${data.names[f.card]})`;
  const personality = f.personality === undefined ? 'a personality' : data.pack.personalities[f.personality]!.name;
  const threatened = (): string => {
    if (f.harm === REMOVAL) return `to remove ${owner}'s agent in ${area}`;
    const swap = f.other! < 0 ? '' : ` and to put ${PAWN_NAMES[f.other!]} in its place`;
    if (f.harm === MOVE) return `to move ${owner}'s agent from ${area} to ${AREA_NAMES[f.to!]}${swap}`;
    if (f.harm === MONEY && f.other! >= 0) return `to make ${owner} pay £${f.amount} to ${COLOUR_NAMES[f.other!]}`;
    if (f.harm === MONEY) return `to take £${f.amount} from ${owner}`;
    return `to touch what is ${owner}'s`;
  };
  const lines: Readonly<Record<string, () => string | null>> = {
    undone: () => `${who} takes a step back.`,
    dealtPersonality: () => `${who} gets ${personality}.`,
    first: () => `${who} begins.`,
    turn: () => `${who}'s turn.`,
    played: () => `${who} plays ${card}.`,
    skipped: () => `${who} leaves a symbol of ${card}.`,
    discarded: () => `${who} discards ${card}.`,
    fogged: () => `The fog takes ${card}.`,
    drew: () => `${who} draws ${card}.`,
    passed: () => `${card} goes from ${who} to ${COLOUR_NAMES[f.to!]}.`,
    kept: () => `${who} takes ${card} back.`,
    money: () => `${who} ${f.amount! < 0 ? 'pays' : 'takes'} £${Math.abs(f.amount!)}.`,
    paid: () => `${who} pays ${COLOUR_NAMES[f.to!]} £${f.amount}.`,
    placed: () => `${pawn} appears in ${area}.`,
    removed: () => `${pawn} is gone from ${area}.`,
    moved: () => `${pawn} goes from ${AREA_NAMES[f.from!]} to ${AREA_NAMES[f.to!]}.`,
    trouble: () => `Trouble in ${area}.`,
    calm: () => `${area} is calm.`,
    built: () => `${who} builds in ${area} for £${f.price}.`,
    bought: () => `${who} buys ${owner}'s building in ${area}.`,
    buildingRemoved: () => `${who}'s building in ${area} is gone.`,
    ability: () => `${who} uses ${area}.`,
    loan: () => `${who} takes a loan with ${card}.`,
    burdened: () => `${card} sticks to ${who}.`,
    swappedPersonality: () =>
      f.personality === undefined ? `${who} changes personality.` : `${who} becomes ${personality}.`,
    peeked: () =>
      f.personality === undefined ? `${who} looks at an unused personality.` : `${who} sees ${personality} unused.`,
    looked: () => `${who} looks at ${f.card === undefined ? `a card of ${owner}` : `${owner}'s ${card}`}.`,
    swappedHands: () => `${who} and ${owner} exchange their hands.`,
    event: () => `${data.pack.events[f.event!]!.name}!`,
    missed: () => 'It finds nothing to harm.',
    rolled: () => `${who} rolls ${f.face}: ${area}.`,
    die: () => `${who} rolls ${f.face}.`,
    victim: () => `${who} points at ${pawn} in ${area}.`,
    spared: () => `${who} pays to spare ${WHAT[SPARED[f.what!]!]} in ${area}.`,
    setAside: () => `The City Area card of ${area} is set aside.`,
    threat: () => `${who} is about ${threatened()}.`,
    interrupted: () => `${who} plays ${card} against it.`,
    personality: () => `${who} was ${personality}.`,
    ended: () => `The match is over: ${ENDS[REASONS[f.reason!]!]}.`,
  };
  const line = lines[kind] === undefined ? `${kind} ${JSON.stringify(f)}` : lines[kind]();
  return line === null ? null : line[0]!.toUpperCase() + line.slice(1);
}
