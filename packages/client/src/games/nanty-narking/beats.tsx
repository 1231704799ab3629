// Turns events into animations: the pieces that travel, with their places and times, and the die's results.

import type { PublishedRow } from '@gaslamp/kernel/projection';
import { CITIZEN } from '@gaslamp/nanty-narking/box/ids';
import { cell } from '@gaslamp/nanty-narking/box/state';
import type { Group } from '@gaslamp/words/events';
import { areaName, colourOf, type KnownEvent, type Model } from '@gaslamp/words/nanty-narking/model';
import { groupsOf, sentenceOf } from '@gaslamp/words/nanty-narking/sentences';
import type { ReactNode } from 'react';
import { drawn, rolled } from '../../table/showing/rolled.ts';
import { type Beat, beat, type Change } from '../../table/showing/stage.ts';
import { Citizen, Grenadier, House, LondonAgent, Trouble, TwelveSided } from './art/pieces.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import { EventCard, GameCard } from './card.tsx';

const change = (field: string, index: number, by: number): Change => ({ field, index, by });
const at = (area: number): string[] => [`area.${area}`];
const seat = (player: number): string[] => [`player.${player}`];
const spot = (pawn: number, area: number): string[] => [`pawn.${pawn}.${area}`, ...at(area)];

function piece(pawn: number): ReactNode {
  if (pawn < CITIZEN) return <LondonAgent colour={colourOf(pawn)} size={30} />;
  return pawn === CITIZEN ? <Citizen size={30} /> : <Grenadier size={30} />;
}
/** Returns the change of the number in the state that counts these pawns. */
function counter(pawn: number, area: number, by: number): Change {
  if (pawn < CITIZEN) return change('agents', cell(pawn, area), by);
  return change(pawn === CITIZEN ? 'citizens' : 'grenadiers', area, by);
}

/** Returns the beats of one published step. */
export function beatsOf(m: Model, row: PublishedRow): Beat[] {
  if (row.events.some(({ kind }) => kind === 'first')) return [];
  return groupsOf(row.events).flatMap((group) => beatOf(m, group) ?? []);
}

function beatOf(m: Model, group: Group<KnownEvent>): Beat | Beat[] | null {
  const [{ kind, fields }] = group.events;
  const show = (part: Partial<Beat>): Beat => beat({ caption: sentenceOf(m, group), ...part });
  switch (kind) {
    case 'played':
      return show({
        lasts: 620,
        sound: 'paper',
        flights: [
          {
            from: [`hand.${fields.player}`, ...seat(fields.player)],
            to: ['play'],
            piece: <GameCard m={m} card={fields.card} size="small" />,
          },
        ],
      });
    case 'placed': {
      const { pawn, area } = fields;
      return show({
        lasts: 480,
        sound: 'coin',
        flights: [
          {
            from: pawn < CITIZEN ? [`stock.${pawn}`, ...seat(pawn)] : ['play'],
            to: spot(pawn, area),
            piece: piece(pawn),
          },
        ],
        leaves: pawn < CITIZEN ? [change('agentStock', pawn, -1)] : [],
        lands: [counter(pawn, area, 1)],
      });
    }
    case 'removed': {
      const { pawn, area } = fields;
      return show({
        lasts: 620,
        sound: 'clock',
        flights: [
          {
            from: spot(pawn, area),
            to: pawn < CITIZEN ? [`stock.${pawn}`, ...seat(pawn)] : ['play'],
            piece: piece(pawn),
          },
        ],
        leaves: [counter(pawn, area, -1)],
        lands: pawn < CITIZEN ? [change('agentStock', pawn, 1)] : [],
      });
    }
    case 'moved': {
      const { pawn, from, to } = fields;
      return show({
        lasts: 520,
        flights: [{ from: spot(pawn, from), to: spot(pawn, to), piece: piece(pawn) }],
        leaves: [counter(pawn, from, -1)],
        lands: [counter(pawn, to, 1)],
      });
    }
    case 'trouble':
      return show({
        lasts: 380,
        sound: 'clock',
        flights: [{ from: ['play'], to: [`trouble.${fields.area}`, ...at(fields.area)], piece: <Trouble size={28} /> }],
        lands: [change('trouble', fields.area, 1)],
      });
    case 'calm':
      return show({ lasts: 320, leaves: [change('trouble', fields.area, -1)] });
    case 'money':
      return show({ lasts: 360, sound: 'coin', leaves: [change('money', fields.player, fields.amount)] });
    case 'paid': {
      const { player, to, amount } = fields;
      return show({
        lasts: 420,
        sound: 'coin',
        flights: [
          {
            from: [`money.${player}`, ...seat(player)],
            to: [`money.${to}`, ...seat(to)],
            piece: <LondonSymbol name="pound" size={26} />,
          },
        ],
        leaves: [change('money', player, -amount)],
        lands: [change('money', to, amount)],
      });
    }
    case 'built': {
      const { player, area } = fields;
      const piece = <House colour={colourOf(player)} size={32} />;
      return show({
        lasts: 560,
        sound: 'coin',
        flights: [{ from: seat(player), to: [`house.${area}`, ...at(area)], piece }],
      });
    }
    case 'event':
      return drawn({
        caption: sentenceOf(m, group),
        sound: 'bell',
        scene: (
          <span className="reveal-scene">
            <EventCard m={m} event={fields.event} />
          </span>
        ),
      });
    case 'rolled':
    case 'die':
      return rolled(
        (lies) => (
          <span className="die-scene nn-die-scene" data-lies={lies || undefined}>
            <TwelveSided face={lies ? fields.face : ''} size={88} />
            {lies && kind === 'rolled' ? <b>{areaName(fields.area)}</b> : null}
          </span>
        ),
        { caption: sentenceOf(m, group) },
      );
    case 'interrupted':
      return show({
        lasts: 1100,
        sound: 'paper',
        flights: [
          { from: seat(fields.player), to: ['play'], piece: <GameCard m={m} card={fields.card} size="small" /> },
        ],
      });
    case 'bought':
    case 'buildingRemoved':
    case 'missed':
    case 'setAside':
    case 'swappedHands':
    case 'victim':
      return show({ lasts: 800 });
    case 'turn': {
      const { player } = fields;
      return show({ lasts: 380, leaves: [change('active', 0, player - ((player + m.s.seats - 1) % m.s.seats))] });
    }
    case 'undone':
    case 'threat':
    case 'ended':
    case 'personality':
      return null;
    default:
      return show({ lasts: 380 });
  }
}
