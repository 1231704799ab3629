// Shows how close each player would be with each personality, from public facts.
import { GREY, RED } from '@gaslamp/nanty-narking/box/data';
import { isRuledOut, personality, progress } from '@gaslamp/nanty-narking/box/personalities';
import { GREY_PILE, RED_PILE } from '@gaslamp/nanty-narking/box/state';
import { backsAt, colourOf, e, type Model, nameOf, personalityName, players } from '@gaslamp/words/nanty-narking/model';
import { conditionWords } from '@gaslamp/words/nanty-narking/prompt';
import { type CSSProperties, useState } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { keep, kept } from '../../kept.ts';
import { ColourEmblem } from './art/emblems.tsx';
import { type Alike, isDue, linesOf } from './watch-lines.ts';

const wanted = (): boolean => kept('nanty.watch') !== 'off';

/** On a desktop it can be closed by its button; on a phone by its tab. */
export function WatchOut({ m }: { m: Model }) {
  const [on, setOn] = useState(wanted);
  const turn = () => {
    setOn(!on);
    keep('nanty.watch', on ? 'off' : 'on');
  };
  return (
    <section className="nn-watch" data-off={!on || undefined} aria-label={e('watch.title')}>
      <header>
        <h2>
          <PageSymbol name="eye" size={16} /> {e('watch.title')}
        </h2>
        <button type="button" className="button" aria-expanded={on} onClick={turn}>
          {e(on ? 'watch.off' : 'watch.on')}
        </button>
      </header>
      <p className="muted">{e('watch.lead')}</p>
      <dl>
        {linesOf(m).map((indices) => (
          <Line key={indices[0]} m={m} indices={indices} />
        ))}
      </dl>
    </section>
  );
}

function Line({ m, indices }: { m: Model; indices: Alike }) {
  const [index] = indices;
  const condition = personality(m, index).condition;
  const pile = backsAt(m, GREY_PILE, GREY) + backsAt(m, RED_PILE, RED);
  // A value shared by all players is shown once.
  const shared = condition === 'drawPileExhausted' || condition === 'troubleMarkersOnBoard';
  return (
    <div className="nn-watch-line">
      <dt title={conditionWords(m, index)}>
        {indices.length > 1 ? e('watch.lords') : personalityName(m, index)}
        <small>{conditionWords(m, index)}</small>
      </dt>
      {condition === 'drawPileExhausted' ? (
        <dd>
          <b>{e('watch.pile', { count: pile })}</b>
        </dd>
      ) : shared ? (
        <Meter m={m} indices={indices} player={0} shared />
      ) : (
        players(m).map((player) => <Meter key={player} m={m} indices={indices} player={player} />)
      )}
    </div>
  );
}

interface MeterProps {
  readonly m: Model;
  readonly indices: Alike;
  readonly player: number;
  readonly shared?: boolean;
}
function Meter({ m, indices, player, shared = false }: MeterProps) {
  const { have, needed, also } = progress(m, player, indices[0]);
  const { condition } = personality(m, indices[0]);
  if (condition === 'drawPileExhausted') return null;
  const amount = e(`watch.amount.${condition}`, { have, needed });
  const whose = shared ? players(m) : [player];
  const out = whose.every((one) => indices.every((index) => isRuledOut(m.s, one, index)));
  const holds = have >= needed && also && whose.every((one) => isDue(m.s, one));
  const ruledOut = shared ? e('watch.nobody') : e('watch.ruledOut', { player: nameOf(m, player) });
  const parts = [
    shared ? amount : e('watch.of', { player: nameOf(m, player), amount }),
    out ? ruledOut : holds ? e(shared ? 'watch.sharedHolds' : 'watch.holds') : '',
    have >= needed && !also ? e('watch.lacks') : '',
  ].filter((part) => part !== '');
  const style = { '--mine': shared ? 'var(--trouble)' : `var(--${colourOf(player)})` } as CSSProperties;
  const near = holds ? 'holds' : have >= needed * 0.7 ? 'near' : undefined;
  return (
    <dd
      className="nn-meter"
      data-near={out ? undefined : near}
      data-out={out || undefined}
      style={style}
      title={parts.join('. ')}
    >
      {shared ? null : (
        <>
          <ColourEmblem colour={colourOf(player)} size={15} />
          <span className="nn-meter-name" aria-hidden="true">
            {nameOf(m, player)}
          </span>
        </>
      )}
      <span className="nn-meter-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, Math.max(0, (have / needed) * 100))}%` }} />
      </span>
      <b aria-hidden="true">{amount}</b>
      <span className="only-spoken">{parts.join('. ')}</span>
    </dd>
  );
}
