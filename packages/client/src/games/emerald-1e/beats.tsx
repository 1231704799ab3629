import { BOX_OF } from '@gaslamp/emerald-1e/box/ids';
import { cell, cityOf } from '@gaslamp/emerald-1e/box/state';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { dayOf, type KnownEvent, type Model } from '@gaslamp/words/emerald-1e/model';
import { groupsOf, kindsOf, sentenceOf } from '@gaslamp/words/emerald-1e/sentences';
import type { Group } from '@gaslamp/words/events';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Zombie } from '../../art/emerald/pieces.tsx';
import { type Beat, beat } from '../../table/showing/stage.ts';
import { agent, beatsIn, change, cubeMoves, fly, home, nextTurn, own, revealed } from '../emerald/beats.tsx';
import { SmallBack } from '../emerald/card.tsx';
import { GameSymbol } from './art/symbols.tsx';
import { SmallCard } from './card.tsx';

const inCity = (city: number) => [`city.${city}`];
const onTarget = (target: number) => {
  const city = cityOf(target);
  return city < 0 ? [`target.${target}`] : [`target.${target}`, `city.${city}`];
};
const cubes = cubeMoves({
  on: (player, target) => [`cubes.${player}.${target}`, ...onTarget(target)],
  cell,
  stock: 'supply',
  field: 'supply',
});

export const beatsOf = (m: Model, row: PublishedRow): Beat[] =>
  beatsIn(row, groupsOf, (group, behind) => beatOf(m, group, behind));

function beatOf(m: Model, group: Group<KnownEvent>, behind: readonly Group<KnownEvent>[]): Beat | null {
  const [{ kind, fields: f }] = group.events;
  const caption = sentenceOf(m, group, behind);
  const show = (part: Partial<Beat>): Beat => beat({ caption, ...part });
  switch (kind) {
    case 'played':
      return show({
        lasts: 520,
        sound: 'paper',
        flights: kindsOf(group.events).map((card) =>
          fly(own('hand', f.player), own('discard', f.player), <SmallCard m={m} kind={card} />),
        ),
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
        flights:
          f.card < 0 || f.target >= BOX_OF
            ? []
            : [fly(onTarget(f.target), own('discard', f.player), <SmallCard m={m} kind={f.card} />)],
      });
    case 'cityTaken':
      return show({
        lasts: 700,
        sound: 'coin',
        leaves: [change('control', f.city, f.player - f.from)],
        flights: [fly(home(f.player), inCity(f.city), <Emblem day={dayOf(f.player)} medal size={30} />)],
      });
    case 'cubesPlaced':
      return show(cubes.placed(f.player, f.target, f.count));
    case 'cubesToLimbo':
      return show(cubes.toLimbo(f.owner, f.target, f.count));
    case 'cubesHome':
      return show(cubes.home(f.owner, f.target, f.count));
    case 'cubesFreed':
      return show(cubes.freed(f.owner, f.count));
    case 'cubesBought':
      return show({
        lasts: 420,
        sound: 'coin',
        leaves: [change('reserve', f.player, -f.count)],
        lands: [change('supply', f.player, f.count)],
      });
    case 'agentMoved':
      // The viewer's own moves are already on the board while they are composed.
      if (f.player === m.you) return show({ lasts: 260 });
      return show({
        lasts: 520,
        flights: [fly([`agent.${f.agent}`, ...inCity(f.from)], inCity(f.to), agent(f.player))],
        leaves: [change('agentAt', f.agent, f.to - f.from)],
      });
    case 'agentArrives':
      return show({ lasts: 520, sound: 'coin', flights: [fly(home(f.player), inCity(f.city), agent(f.player))] });
    case 'controlPassed':
      return show({
        lasts: 800,
        sound: 'bell',
        leaves: [change('agentOf', f.agent, f.to - f.from)],
        flights: [fly([`agent.${f.agent}`], home(f.to), agent(f.to))],
      });
    case 'agentKilled':
      return show({
        lasts: 800,
        sound: 'clock',
        flights: [
          fly(
            [`agent.${f.agent}`, ...inCity(f.city)],
            f.player < 0 ? inCity(f.city) : home(f.player),
            agent(f.owner, 30),
          ),
        ],
      });
    case 'royalKilled':
    case 'royalHidden':
      return show({
        lasts: 1100,
        sound: 'clock',
        flights: [
          fly(
            [`royal.${f.royal}`, ...inCity(f.city)],
            home(f.player),
            <GameSymbol name={kind === 'royalHidden' ? 'safe' : 'royal'} size={34} />,
          ),
        ],
      });
    case 'zombieRaised':
      return show({
        lasts: 480,
        flights: [fly(['stock'], inCity(f.city), <Zombie size={28} />)],
        lands: [change('zombies', f.city, 1)],
      });
    case 'discPlaced':
      return show({
        lasts: 480,
        flights: [fly(['stock'], onTarget(f.target), <GameSymbol name="disc" size={26} />)],
        lands: [change('blocked', f.target, 1)],
      });
    case 'discRemoved':
      return show({
        lasts: 480,
        flights: [fly(onTarget(f.target), ['stock'], <GameSymbol name="disc" size={26} />)],
        leaves: [change('blocked', f.target, -1)],
      });
    case 'marker':
      return show({ lasts: 520, sound: 'clock', leaves: [change('markers', f.track, f.to - f.from)] });
    case 'sanity':
      return show({
        lasts: 3000,
        stays: true,
        sound: 'clock',
        scene: (
          <span className="marker-scene" data-mad={f.mad === 1 || undefined}>
            <SmallCard m={m} kind={m.data.cards.findIndex(({ id }) => id === (f.mad === 1 ? 'MAD' : 'SANE'))} large />
          </span>
        ),
      });
    case 'revealed':
      return show(revealed(f.player, <SmallCard m={m} kind={identityKind(m, f.restorationist === 1)} large />));
    case 'turn':
      return show(nextTurn(f.player, m.s.seats));
    case 'attack':
    case 'hiding':
    case 'exposed':
    case 'foiled':
    case 'devoured':
    case 'banished':
    case 'changedHeart':
    case 'looked':
      return show({ lasts: 900 });
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
