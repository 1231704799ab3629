import { cardName, cardOf, e, type Model } from '@gaslamp/words/nanty-narking/model';
import { CardNow, type NowTools } from '../../table/asking/card-now.tsx';
import type { Answers } from '../../table/asking/use-answers.ts';
import { Dialog } from '../../table/things/dialog.tsx';
import { GameCard } from './card.tsx';
import { CardSays } from './card-says.tsx';
import { Foretold } from './foretold.tsx';
import { opened } from './opened/texts.ts';
import { OriginTable, useOrigins } from './origins.tsx';
import { SymbolsNow } from './symbols-now.tsx';
import { usesOf } from './touch.ts';

/** The values of a card in the pack, in display order. */
const FIELDS = ['name', 'deck', 'symbols', 'money', 'effect', 'params', 'twoPlayers'] as const;

interface CardDetailProps {
  readonly m: Model;
  readonly card: number;
  readonly play: Answers;
  readonly now: NowTools;
  readonly onClose: () => void;
}

/** A card enlarged: its effect in words, its current uses, its ruling, and the origins of name and values. */
export function CardDetail({ m, card, play, now, onClose }: CardDetailProps) {
  const printed = cardOf(m, card);
  const origins = useOrigins(m, printed.id);
  const as = origins.corrected.has('name') ? undefined : origins.known.name?.as;
  const naming =
    as === 'invented' ? opened('card.nameOurs') : as === 'assumed' ? opened('card.nameAssumed') : undefined;
  return (
    <Dialog title={cardName(m, card)} onClose={onClose} className="card-detail">
      <GameCard m={m} card={card} size="large" />
      <div className="nn-card-detail-words">
        <CardSays m={m} card={card} />
        <CardNow
          {...now}
          entries={usesOf(m, play, card)}
          foretell={(forecast) => <Foretold m={m} forecast={forecast} />}
        />
        {m.you === null ? null : <SymbolsNow m={m} card={card} client={now.client} options={now.options} />}
        <p className="muted">
          {printed.id} · {e(`card.${printed.deck}`)}
          {printed.twoPlayers ? '' : ` · ${opened('card.notTwo')}`}
        </p>
        {naming === undefined ? null : <p className="nn-ours">{naming}</p>}
        <OriginTable origins={origins} fields={FIELDS} />
      </div>
    </Dialog>
  );
}
