import { cardOfKind, kindOf } from '@gaslamp/emerald-2e/box/data';
import {
  BESIDE,
  countOf,
  DECK,
  DISCARD,
  HAND,
  identityOf,
  isRestorationist,
  runningTotal,
} from '@gaslamp/emerald-2e/box/state';
import { countAt, dayOf, e, itemsAt, type Model, nameOf, pointsOf, type Seated } from '@gaslamp/words/emerald-2e/model';
import { Suspense } from 'react';
import { Agent, Cube } from '../../art/emerald/pieces.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { useLit } from '../../table/things/lit.ts';
import { Count } from '../../table/things/player-panel.tsx';
import { Identity, Opponent, Own, type OwnProps, type PlayerProps } from '../emerald/players.tsx';
import { SanityToken } from './art/pieces.tsx';
import { countingWords } from './brief.tsx';
import { type Tools, useTools } from './tools.ts';

// Loaded later, since there are no gains at first.
const Gained = lazily(() => import('./gained.tsx'), 'Gained');

/** Another player: all their open cards and pieces. */
export function OtherPlayer({ m, player, seat, asked, veiled }: PlayerProps<Model>) {
  const of = openOf(m, player, useTools());
  const known = itemsAt(m, HAND + player).length + itemsAt(m, DECK + player).length;
  return (
    <Opponent of={of} seat={seat} asked={asked} known={known} pieces={<Stocks m={m} player={player} />}>
      <IdentityRow m={m} player={player} veiled={veiled} />
      <Gains m={m} player={player} />
    </Opponent>
  );
}

/** The viewer's own cards and pieces. */
export function OwnThings(props: OwnProps<Seated, Model> & { readonly target: number }) {
  const { m, now, target, seat, asked, veiled } = props;
  const { you } = m;
  const of = openOf(m, you, useTools(), now);
  const counting = countingWords(m, target);
  return (
    <Own of={of} seat={seat} asked={asked} pieces={<Stocks m={m} player={you} />}>
      <IdentityRow m={m} player={you} veiled={veiled} />
      {counting === null ? null : <p className="own-counting">{counting}</p>}
      <Gains m={m} player={you} />
    </Own>
  );
}

/** Returns the open information of a player; with `now` the piles as they are now. */
function openOf(m: Model, player: number, tools: Tools, now = m) {
  const cards = {
    hand: countAt(now, HAND + player),
    deck: countAt(now, DECK + player),
    discard: countAt(now, DISCARD + player),
  };
  const active = m.s.active === player;
  const discards = <GameSymbol name="discard" size={17} />;
  return { player, name: nameOf(m, player), points: pointsOf(m, player), active, cards, discards, say: e, tools };
}

function Stocks({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const agents = countOf(m.s.agentStock, player);
  const cubes = countOf(m.s.cubeStock, player);
  const lit = m.you === player ? litOf('stock') : undefined;
  const words = [
    e('player.agents', { count: agents }),
    e('player.cubes', { count: cubes }),
    e('player.limbo', { count: countOf(m.s.limbo, player) }),
  ].join(', ');
  const inside = (
    <>
      <Agent day={dayOf(player)} size={18} />
      <b>{agents}</b>
      <Cube day={dayOf(player)} size={15} />
      <b>{cubes}</b>
    </>
  );
  if (lit)
    return (
      <button
        type="button"
        className="count stocks"
        data-lit={lit}
        data-thing="stock"
        data-at={`stock.${player}`}
        aria-label={e('do.fromStock')}
        aria-description={can('stock')}
        onClick={(event) => tools.touch('stock', event.currentTarget)}
      >
        {inside}
      </button>
    );
  return (
    <span className="count stocks" role="img" aria-label={words} title={words} data-at={`stock.${player}`}>
      {inside}
    </span>
  );
}

/** Sanity tokens, what the viewer knows of the identity, and a Change of Heart on it. */
function IdentityRow({ m, player, veiled }: Pick<PlayerProps<Model>, 'm' | 'player' | 'veiled'>) {
  const tools = useTools();
  const tokens = countOf(m.s.tokens, player);
  const most = m.data.pack.supplies.tokens;
  const item = identityOf(m.s, player);
  const kind = item < 0 ? -1 : kindOf(m.data, item);
  const revealed = m.s.revealed[player] === 1;
  const side = kind < 0 || (veiled && !revealed && player !== m.you) ? null : cardOfKind(m.data, kind).side;
  const open = revealed || (m.s.reason > 0 && !veiled);
  const flips = countOf(m.s.flips, player);
  const counts = side === null ? null : isRestorationist(m, player) ? 'restorationist' : 'loyalist';
  const Side = counts === 'loyalist' ? 'Loyalist' : 'Restorationist';
  const words =
    counts === null
      ? e('player.secret')
      : flips > 0
        ? e(`player.now${Side}${open ? '' : 'Secret'}`)
        : e(`player.${open ? 'is' : 'known'}${Side}`);
  const heart =
    side === null || counts === null
      ? e('player.heart')
      : e('player.hearts', { count: flips, printed: e(`side.${side}`), side: e(`side.${counts}`) });
  return (
    <div className="player-row identity-row">
      <Count label={e('player.tokens', { count: tokens })}>
        {Array.from({ length: most }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <SanityToken key={i} size={17} lost={i >= tokens} />
        ))}
      </Count>
      {flips > 0 ? (
        <span className="identity-flip" title={heart}>
          <GameSymbol name="undo" size={14} label={heart} />
          {side === null ? e('player.flips', { count: flips }) : flips > 1 ? flips : null}
        </span>
      ) : null}
      <Identity
        side={counts}
        open={open}
        words={words}
        title={flips > 0 ? heart : undefined}
        onOpen={() => tools.openCard(kind)}
      />
    </div>
  );
}

/** The player's gains, as soon as there are any. */
function Gains({ m, player }: { m: Model; player: number }) {
  if (runningTotal(m.s, player) === 0 && itemsAt(m, BESIDE + player).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Gained m={m} player={player} />
    </Suspense>
  );
}
