// Events as something to look at: what travels from where to where, and how long it takes.
import { CITY_COUNT } from '@gaslamp/emerald-2e/ids';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { Group } from '../../table/events.ts';
import { type Beat, beat, type Change, type Flight } from '../../table/stage.ts';
import { Emblem } from './art/emblems.tsx';
import { Agent, Cube, DieFace, Zombie } from './art/pieces.tsx';
import { SmallBack, SmallCard } from './card.tsx';
import { dayOf, type Model } from './model.ts';
import { groupsOf, sentenceOf, TYPES } from './sentences.ts';

const change = (field: string, index: number, by: number): Change => ({ field, index, by });
const cell = (player: number, city: number) => player * CITY_COUNT + city;
const city = (n: number) => [`city.${n}`];
const spot = (sort: 'agents' | 'cubes', player: number, n: number) => [`${sort}.${player}.${n}`, `city.${n}`];
const stock = (player: number) => [`stock.${player}`, `player.${player}`];
const home = (player: number) => [`player.${player}`];

/** What is shown of one published step. */
export function beatsOf(m: Model, row: PublishedRow): Beat[] {
  const deal = row.events.some((event) => event.kind === 'first');
  if (deal) return [];
  return groupsOf(row.events).flatMap((group) => {
    const shown = beatOf(m, group);
    return shown === null ? [] : [shown];
  });
}

function beatOf(m: Model, group: Group): Beat | null {
  const f = group.events[0]!.fields as Record<string, number>;
  const caption = sentenceOf(m, group);
  const p = f.player ?? 0;
  const o = f.owner ?? 0;
  const c = f.city ?? 0;
  const show = (part: Partial<Beat>): Beat => beat({ caption, ...part });
  const fly = (from: readonly string[], to: readonly string[], piece: Flight['piece'], count = 1): Flight => ({
    from,
    to,
    piece,
    count,
  });
  switch (group.kind) {
    case 'played':
      return show({
        lasts: 520,
        sound: 'paper',
        flights: group.events.map((event) => ({
          from: [`hand.${p}`, `player.${p}`],
          to: [`discard.${p}`, `player.${p}`],
          piece: <SmallCard m={m} kind={event.fields.card!} owner={p} />,
        })),
      });
    case 'discarded':
      return show({ lasts: 450, sound: 'paper' });
    case 'drew':
      return show({
        lasts: 300,
        flights: [fly([`deck.${p}`, `player.${p}`], [`hand.${p}`, `player.${p}`], <SmallBack player={p} />)],
      });
    case 'claimed':
      return show({
        lasts: 650,
        sound: 'paper',
        flights: [
          fly([`card.${c}`, ...city(c)], [`discard.${p}`, `player.${p}`], <SmallCard m={m} kind={f.card!} owner={p} />),
        ],
      });
    case 'cubesPlaced':
      return show({
        lasts: 480,
        sound: 'coin',
        flights: [fly(stock(p), spot('cubes', p, c), <Cube day={dayOf(p)} size={24} />, f.count)],
        leaves: [change('cubeStock', p, -f.count!)],
        lands: [change('cubes', cell(p, c), f.count!)],
      });
    case 'cubesToLimbo':
      return show({
        lasts: 420,
        flights: [fly(spot('cubes', o, c), [`limbo.${o}`, 'limbo'], <Cube day={dayOf(o)} size={24} />, f.count)],
        leaves: [change('cubes', cell(o, c), -f.count!)],
        lands: [change('limbo', o, f.count!)],
      });
    case 'cubesHome':
      return show({
        lasts: 420,
        flights: [fly(spot('cubes', o, c), stock(o), <Cube day={dayOf(o)} size={24} />, f.count)],
        leaves: [change('cubes', cell(o, c), -f.count!)],
        lands: [change('cubeStock', o, f.count!)],
      });
    case 'cubesFreed':
      return show({
        lasts: 420,
        flights: [fly([`limbo.${o}`, 'limbo'], stock(o), <Cube day={dayOf(o)} size={24} />, f.count)],
        leaves: [change('limbo', o, -f.count!)],
        lands: [change('cubeStock', o, f.count!)],
      });
    case 'agentsPlaced':
      return show({
        lasts: 480,
        sound: 'coin',
        flights: [fly(stock(p), spot('agents', p, c), <Agent day={dayOf(p)} size={28} />, f.count)],
        leaves: [change('agentStock', p, -f.count!)],
        lands: [change('agents', cell(p, c), f.count!)],
      });
    case 'agentMoved':
      // One's own moves stand on the board already while they are composed.
      if (p === m.you) return show({ lasts: 260 });
      return show({
        lasts: 480,
        flights: [fly(spot('agents', p, f.from!), spot('agents', p, f.to!), <Agent day={dayOf(p)} size={28} />)],
        leaves: [change('agents', cell(p, f.from!), -1)],
        lands: [change('agents', cell(p, f.to!), 1)],
      });
    case 'agentHome':
      return show({
        lasts: 480,
        flights: [fly(spot('agents', o, c), stock(o), <Agent day={dayOf(o)} size={28} />, group.events.length)],
        leaves: [change('agents', cell(o, c), -group.events.length)],
        lands: [change('agentStock', o, group.events.length)],
      });
    case 'killed':
      return show({
        lasts: 800,
        sound: 'clock',
        flights: [fly(spot('agents', o, c), home(p), <Agent day={dayOf(o)} size={30} />)],
        leaves: [change('agents', cell(o, c), -1)],
      });
    case 'agentStored':
      return show({
        lasts: 420,
        flights: [fly(spot('agents', p, c), home(p), <Agent day={dayOf(p)} size={28} />)],
        leaves: [change('agents', cell(p, c), -1)],
      });
    case 'agentsReleased':
      return show({
        lasts: 480,
        flights: [fly(home(p), spot('agents', p, c), <Agent day={dayOf(p)} size={28} />, f.count)],
        lands: [change('agents', cell(p, c), f.count!)],
      });
    case 'zombieRaised':
      return show({
        lasts: 480,
        flights: [fly(['zombies'], [`zombies.${c}`, ...city(c)], <Zombie size={28} />)],
        leaves: [change('zombieSupply', 0, -1)],
        lands: [change('zombies', c, 1)],
      });
    case 'marker':
      return show({
        lasts: f.from === f.to ? 300 : 520,
        sound: 'clock',
        leaves: [change('markers', f.track!, f.to! - f.from!)],
      });
    case 'scored':
      return show({
        lasts: 450,
        sound: 'coin',
        leaves: [
          f.type === TYPES.indexOf('kill')
            ? change('kills', p * m.s.seats + (f.victim ?? 0), f.points!)
            : change(TYPES[f.type!]!, p, f.points!),
        ],
      });
    case 'sanity':
      return show({
        lasts: 1300,
        sound: 'clock',
        scene: (
          <span className="die-scene" data-insane={f.insane === 1 || undefined}>
            <DieFace face={f.insane === 1 ? 'insane' : 'sane'} size={84} />
          </span>
        ),
        leaves: f.insane === 1 ? [change('tokens', p, -1)] : [],
      });
    case 'turnedUp':
      return show({
        lasts: 520,
        sound: 'paper',
        flights: [],
        scene: null,
      });
    case 'royaltySlides':
    case 'royaltyTaken':
      return show({
        lasts: 700,
        flights:
          group.kind === 'royaltyTaken'
            ? [fly([`slot.${c}`, ...city(c)], home(p), <SmallCard m={m} kind={f.card!} owner={-1} />)]
            : [fly([`card.${c}`, ...city(c)], [`slot.${c}`], <SmallCard m={m} kind={f.card!} owner={-1} />)],
      });
    case 'revealed':
      return show({
        lasts: 1800,
        sound: 'bell',
        scene: (
          <span className="reveal-scene">
            <SmallCard m={m} kind={identityKind(m, f.restorationist === 1)} owner={-1} large />
            <Emblem day={dayOf(p)} medal size={56} />
          </span>
        ),
      });
    case 'turn':
      return show({ lasts: 380, leaves: [change('active', 0, p - ((p + m.s.seats - 1) % m.s.seats))] });
    case 'attack':
    case 'devoured':
    case 'banished':
    case 'changedHeart':
    case 'looked':
      return show({ lasts: 900 });
    case 'threat':
    case 'threatToAll':
    case 'undone':
    case 'over':
    case 'identity':
      return null;
    default:
      return show({ lasts: 420 });
  }
}

/** The identity of that side, for the picture. A Change of Heart may have turned it: the caption says what counts. */
const identityKind = (m: Model, restorationist: boolean): number =>
  m.data.cards.findIndex((card) => card.side === (restorationist ? 'restorationist' : 'loyalist'));
