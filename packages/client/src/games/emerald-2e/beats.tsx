import { POINT_TYPES } from '@gaslamp/emerald-2e/box/ids';
import { cell, killCell } from '@gaslamp/emerald-2e/box/state';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { KnownEvent, Model } from '@gaslamp/words/emerald-2e/model';
import { groupsOf, kindsOf, sentenceOf } from '@gaslamp/words/emerald-2e/sentences';
import type { Group } from '@gaslamp/words/events';
import { Zombie } from '../../art/emerald/pieces.tsx';
import { rolled } from '../../table/showing/rolled.ts';
import { type Beat, beat } from '../../table/showing/stage.ts';
import { agent, beatsIn, change, cubeMoves, fly, home, nextTurn, own, revealed } from '../emerald/beats.tsx';
import { SmallBack } from '../emerald/card.tsx';
import { DieFace } from './art/pieces.tsx';
import { SmallCard } from './card.tsx';

const inCity = (sort: 'card' | 'slot' | 'zombies', city: number) => [`${sort}.${city}`, `city.${city}`];
const spot = (sort: 'agents' | 'cubes', player: number, city: number) => [`${sort}.${player}.${city}`, `city.${city}`];
const stock = (player: number) => own('stock', player);
const cubes = cubeMoves({
  on: (player, city) => spot('cubes', player, city),
  cell,
  stock: 'stock',
  field: 'cubeStock',
});

export const beatsOf = (m: Model, row: PublishedRow): Beat[] => beatsIn(row, groupsOf, (group) => beatOf(m, group));

function beatOf(m: Model, group: Group<KnownEvent>): Beat | Beat[] | null {
  const [{ kind, fields: f }] = group.events;
  const count = group.events.length;
  const caption = sentenceOf(m, group);
  const show = (part: Partial<Beat>): Beat => beat({ caption, ...part });
  switch (kind) {
    case 'played':
      return show({
        lasts: 520,
        sound: 'paper',
        flights: kindsOf(group.events).map((card) => ({
          from: own('hand', f.player),
          to: own('discard', f.player),
          piece: <SmallCard m={m} kind={card} owner={f.player} />,
        })),
      });
    case 'discarded':
      return show({ lasts: 450, sound: 'paper' });
    case 'drew':
      return show({
        lasts: 300,
        flights: [fly(own('deck', f.player), own('hand', f.player), <SmallBack player={f.player} />)],
      });
    case 'claimed':
      return show({
        lasts: 650,
        sound: 'paper',
        flights: [
          fly(inCity('card', f.city), own('discard', f.player), <SmallCard m={m} kind={f.card} owner={f.player} />),
        ],
      });
    case 'cubesPlaced':
      return show(cubes.placed(f.player, f.city, f.count));
    case 'cubesToLimbo':
      return show(cubes.toLimbo(f.owner, f.city, f.count));
    case 'cubesHome':
      return show(cubes.home(f.owner, f.city, f.count));
    case 'cubesFreed':
      return show(cubes.freed(f.owner, f.count));
    case 'agentsPlaced':
      return show({
        lasts: 480,
        sound: 'coin',
        flights: [fly(stock(f.player), spot('agents', f.player, f.city), agent(f.player), f.count)],
        leaves: [change('agentStock', f.player, -f.count)],
        lands: [change('agents', cell(f.player, f.city), f.count)],
      });
    case 'agentMoved':
      // The viewer's own moves are already on the board while they are composed.
      if (f.player === m.you) return show({ lasts: 260 });
      return show({
        lasts: 480,
        flights: [fly(spot('agents', f.player, f.from), spot('agents', f.player, f.to), agent(f.player))],
        leaves: [change('agents', cell(f.player, f.from), -1)],
        lands: [change('agents', cell(f.player, f.to), 1)],
      });
    case 'agentHome':
      return show({
        lasts: 480,
        flights: [fly(spot('agents', f.owner, f.city), stock(f.owner), agent(f.owner), count)],
        leaves: [change('agents', cell(f.owner, f.city), -count)],
        lands: [change('agentStock', f.owner, count)],
      });
    case 'killed':
      return show({
        lasts: 800,
        sound: 'clock',
        flights: [fly(spot('agents', f.owner, f.city), home(f.player), agent(f.owner, 30))],
        leaves: [change('agents', cell(f.owner, f.city), -1)],
      });
    case 'agentStored':
      return show({
        lasts: 420,
        flights: [fly(spot('agents', f.player, f.city), home(f.player), agent(f.player))],
        leaves: [change('agents', cell(f.player, f.city), -1)],
      });
    case 'agentsReleased':
      return show({
        lasts: 480,
        flights: [fly(home(f.player), spot('agents', f.player, f.city), agent(f.player), f.count)],
        lands: [change('agents', cell(f.player, f.city), f.count)],
      });
    case 'zombieRaised':
      return show({
        lasts: 480,
        flights: [fly(['zombies'], inCity('zombies', f.city), <Zombie size={28} />)],
        leaves: [change('zombieSupply', 0, -1)],
        lands: [change('zombies', f.city, 1)],
      });
    case 'marker':
      return show({
        lasts: f.from === f.to ? 300 : 520,
        sound: 'clock',
        leaves: [change('markers', f.track, f.to - f.from)],
      });
    case 'scored':
      return show({
        lasts: 450,
        sound: 'coin',
        leaves: [
          // Kill points name their victim.
          f.victim === undefined
            ? change(at(POINT_TYPES, f.type), f.player, f.points)
            : change('kills', killCell(m.s, f.player, f.victim), f.points),
        ],
      });
    case 'sanity':
      return rolled(
        (lies) => (
          <span className="die-scene" data-lies={lies || undefined} data-insane={(lies && f.insane === 1) || undefined}>
            <DieFace face={lies && f.insane === 1 ? 'insane' : 'sane'} size={84} />
          </span>
        ),
        { caption, leaves: f.insane === 1 ? [change('tokens', f.player, -1)] : [] },
      );
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
          kind === 'royaltyTaken'
            ? [fly(inCity('slot', f.city), home(f.player), <SmallCard m={m} kind={f.card} owner={-1} />)]
            : [fly(inCity('card', f.city), [`slot.${f.city}`], <SmallCard m={m} kind={f.card} owner={-1} />)],
      });
    case 'revealed':
      return show(
        revealed(f.player, <SmallCard m={m} kind={identityKind(m, f.restorationist === 1)} owner={-1} large />),
      );
    case 'turn':
      return show(nextTurn(f.player, m.s.seats));
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

/**
 * The identity card of that side, for the picture. A Change of Heart may have turned it: the caption names the side that
 * counts.
 */
const identityKind = (m: Model, restorationist: boolean): number =>
  m.data.cards.findIndex((card) => card.side === (restorationist ? 'restorationist' : 'loyalist'));
