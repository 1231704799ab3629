import { GREY, RED } from '@gaslamp/nanty-narking/box/data';
import { DISCARD, EVENT_PILE, GREY_PILE, RED_PILE } from '@gaslamp/nanty-narking/box/state';
import { backsAt, countAt, e, itemsAt, type Model } from '@gaslamp/words/nanty-narking/model';
import { PageSymbol } from '../../art/symbols.tsx';
import { Count } from '../../table/things/player-panel.tsx';
import { LondonBack } from './art/card.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import { useTools } from './tools.ts';

/** Draw pile, discards and events. */
export function Piles({ m }: { m: Model }) {
  const tools = useTools();
  const [grey, red] = [backsAt(m, GREY_PILE, GREY), backsAt(m, RED_PILE, RED)];
  const draw = e('piles.draw', { grey, red });
  const events = e('piles.events', { count: countAt(m, EVENT_PILE) });
  const discard = e('piles.discard', { count: itemsAt(m, DISCARD).length });
  return (
    <section className="nn-piles" aria-label={e('piles.group')}>
      <Count label={draw}>
        <LondonBack kind="grey" />
        <b>{grey}</b>
        <LondonBack kind="red" />
        <b>{red}</b>
      </Count>
      <button
        type="button"
        className="count count-button"
        aria-label={discard}
        title={discard}
        onClick={() => tools.openPile('discard')}
      >
        <PageSymbol name="discard" size={17} />
        <b>{itemsAt(m, DISCARD).length}</b>
      </button>
      <button
        type="button"
        className="count count-button"
        aria-label={events}
        title={events}
        onClick={() => tools.openPile('events')}
      >
        <LondonSymbol name="event" size={17} />
        <b>{countAt(m, EVENT_PILE)}</b>
      </button>
    </section>
  );
}
