// The parts that must stay visible in windows too small for everything.

import { GREY, RED } from '@gaslamp/nanty-narking/box/data';
import { AREAS } from '@gaslamp/nanty-narking/box/ids';
import { personality, progress } from '@gaslamp/nanty-narking/box/personalities';
import { GREY_PILE, moneyOf, personalityOf, RED_PILE } from '@gaslamp/nanty-narking/box/state';
import {
  backsAt,
  colourOf,
  e,
  frontOf,
  type Model,
  personalityName,
  type Seated,
} from '@gaslamp/words/nanty-narking/model';
import { conditionWords } from '@gaslamp/words/nanty-narking/prompt';
import { who } from '@gaslamp/words/things';
import { PageSymbol } from '../../art/symbols.tsx';
import { Rich } from '../../table/things/rich.tsx';
import { ColourEmblem } from './art/emblems.tsx';
import { cardState } from './players.tsx';
import { threats } from './watch-lines.ts';

/**
 * The viewer's money, the lent part of it, the number of ready City Area cards, and until the end the goal with the progress.
 */
export function Brief({ m }: { m: Seated }) {
  const { you } = m;
  const index = personalityOf(m.s, you);
  const ready = AREAS.filter((_, area) => m.s.areaCards[area] === you && cardState(m, you, area) === 'ready').length;
  const { have, needed } = progress(m, you, Math.max(0, index));
  const loans = frontOf(m, you).filter((card) => m.data.textOf[card] === 'takeLoan').length;
  const owes = e('brief.owes', { count: loans, sum: loans * m.data.pack.scoring.loanRepay });
  return (
    <>
      <ColourEmblem colour={colourOf(you)} size={24} />
      <span className="tab-words">
        <b>{e('player.money', { amount: moneyOf(m.s, you) })}</b>
        {loans > 0 ? (
          <span className="nn-owes" title={owes}>
            {e('brief.loans', { count: loans })}
            <span className="only-spoken">{owes}</span>
          </span>
        ) : null}
        {ready > 0 ? (
          <span title={e('brief.ready', { count: ready })}>
            <span aria-hidden="true">{e('brief.usable', { count: ready })}</span>
            <span className="only-spoken">{e('brief.ready', { count: ready })}</span>
          </span>
        ) : null}
        {index < 0 ? null : (
          <>
            <b className="nn-self">{personalityName(m, index)}</b>
            {m.s.reason > 0 ? null : (
              <small>
                {needed > 0 ? e('brief.goal', { have, needed, goal: conditionWords(m, index) }) : goalWords(m, index)}
              </small>
            )}
          </>
        )}
      </span>
    </>
  );
}

/** Returns the goal, or the distance to the end of the draw pile if that is the goal. */
function goalWords(m: Model, index: number): string {
  if (personality(m, index).condition !== 'drawPileExhausted') return conditionWords(m, index);
  return e('watch.pile', { count: backsAt(m, GREY_PILE, GREY) + backsAt(m, RED_PILE, RED) });
}

/** R3.3: the player who may be about to win. */
export function Urgent({ m }: { m: Model }) {
  const [first, ...more] = m.s.reason > 0 ? [] : threats(m);
  if (first === undefined) return null;
  const { player, alike } = first;
  const personality = alike.length > 1 ? e('brief.lord') : personalityName(m, alike[0]);
  const others = new Set(more.map((one) => one.player));
  others.delete(player);
  return (
    <p className="urgent">
      <PageSymbol name="warning" size={16} />
      <span>
        <Rich text={e('brief.threat', { player: who(player), personality, others: others.size })} />
      </span>
    </p>
  );
}
