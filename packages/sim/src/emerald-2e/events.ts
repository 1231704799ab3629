import { USES } from '@gaslamp/emerald-2e/cards';
import type { Data } from '@gaslamp/emerald-2e/data';
import { POINT_TYPES } from '@gaslamp/emerald-2e/points';
import { REASONS } from '@gaslamp/emerald-2e/state';
import { HARMS } from '@gaslamp/emerald-2e/window';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { CITY_NAMES, cardName, DAY_NAMES, SIDES } from './names.ts';

const PLAYED: Readonly<Record<(typeof USES)[number], string>> = {
  place: 'to place cubes',
  claim: 'to claim',
  retrieve: 'to retrieve cubes',
  move: 'to move agents',
  marker: 'for the tracks',
  assassinate: 'to assassinate',
  bombs: 'for its bombs',
  benefit: 'as a benefit',
  text: 'for its text',
  interrupt: 'as an interrupt: the agent is saved',
};
const THREATS: Readonly<Record<(typeof HARMS)[number], string>> = {
  assassination: 'an assassination',
  shoggoth: 'a Shoggoth',
  vampires: 'vampires',
  zombies: 'zombies',
  cthulhu: 'Cthulhu',
  adler: 'Irene Adler',
};
const ENDS: Readonly<Record<(typeof REASONS)[number], string>> = {
  '': 'it ends',
  points: 'a player has reached the target',
  marker: 'a track is at its end',
  revealed: 'a Restorationist is revealed',
};

const count = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `one ${one}` : `${n} ${many}`);

/** A line for every kind of event. */
export function eventInWords(data: Data, { kind, fields }: VisibleEvent): string | null {
  const f = fields as Readonly<Record<string, number>>;
  const who = DAY_NAMES[f.player ?? f.owner ?? 0]!;
  const owner = DAY_NAMES[f.owner ?? 0]!;
  const city = CITY_NAMES[f.city ?? 0]!;
  const card = f.card === undefined ? null : cardName(data.cards[f.card]!);
  const lines: Readonly<Record<string, () => string | null>> = {
    first: () => `The cards are dealt. ${who} begins.`,
    turn: () => `--- ${who}'s turn ---`,
    passed: () => `${who} passes.`,
    undone: () => `${who} takes a step back.`,
    played: () => `${who} plays ${card} ${PLAYED[USES[f.use!]!]}.`,
    discarded: () => `${who} discards ${card}.`,
    drew: () => `${who} draws ${card ?? 'a card'}.`,
    reshuffled: () => `${who} shuffles the discard pile into a new deck.`,
    cubesPlaced: () => `${who} places ${count(f.count!, 'cube')} in ${city}.`,
    claimed: () => `${who} claims ${card} in ${city}.`,
    cubesToLimbo: () => `${count(f.count!, 'cube')} of ${owner} to Limbo from ${city}.`,
    cubesHome: () => `${count(f.count!, 'cube')} of ${owner} back to stock from ${city}.`,
    cubesFreed: () => `${count(f.count!, 'cube')} of ${owner} back to stock from Limbo.`,
    agentsPlaced: () => `${count(f.count!, 'agent')} of ${who} to ${city}.`,
    agentMoved: () => `${who} moves an agent from ${CITY_NAMES[f.from!]} to ${CITY_NAMES[f.to!]}.`,
    agentHome: () => `${owner}'s agent leaves ${city}.`,
    agentStored: () => `${who} puts an agent from ${city} onto ${card}.`,
    agentsReleased: () => `${card} sets ${count(f.count!, 'agent')} of ${who} down in ${city}.`,
    scored: () => `${who} scores ${f.points} ${POINT_TYPES[f.type!]} points.`,
    marker: () => `The ${SIDES[f.track!]} marker goes from ${f.from} to ${f.to}.`,
    sanity: () => `${who} rolls for Sanity: ${f.insane === 1 ? 'insane, a token is lost' : 'sane'}.`,
    healed: () => `${who} recovers ${count(f.tokens!, 'Sanity token')}.`,
    revealed: () => `${who} is revealed: a ${f.restorationist === 1 ? 'Restorationist' : 'Loyalist'}!`,
    changedHeart: () => `${who} has a Change of Heart.`,
    attack: () =>
      `${who} attacks ${f.target! < DAY_NAMES.length ? `${DAY_NAMES[f.target!]}'s agent` : 'the royalty'} in ${city}.`,
    threat: () => `${THREATS[HARMS[f.harm!]!]} threatens ${owner}'s agent in ${city}.`,
    threatToAll: () => `${THREATS[HARMS[f.harm!]!]} threatens everybody in ${city}.`,
    killed: () => `${owner}'s agent in ${city} is dead, and lies on ${card}.`,
    royaltyTaken: () => `${who} takes ${card}, royalty of ${city}.`,
    devoured: () => `${city} is devoured${f.unseen! > 0 ? `, with ${count(f.unseen!, 'unseen card')}` : ''}.`,
    banished: () => `The Society of Leopold drives out all zombies.`,
    cardBanished: () =>
      `${card} of ${owner} leaves the game${f.points! > 0 ? `, and ${f.points} points with it` : ''}.`,
    cardRemoved: () => `${card} in ${city} leaves the game.`,
    turnedUp: () => `${card} is turned up in ${city}.`,
    royaltySlides: () => `${card} takes the royalty slot of ${city}.`,
    stackEmpty: () => `The stack of ${city} is empty.`,
    looked: () => `${who} looks at ${owner}'s identity${card === null ? '' : `: ${card}`}.`,
    zombieRaised: () => `A zombie rises in ${city}.`,
    over: () => `The match is over: ${ENDS[REASONS[f.reason!]!]}.`,
    identity: () => `${who} was a ${f.restorationist === 1 ? 'Restorationist' : 'Loyalist'}.`,
  };
  const line = lines[kind]?.() ?? `${kind} ${JSON.stringify(f)}`;
  return line[0]!.toUpperCase() + line.slice(1);
}
