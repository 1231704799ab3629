import { kindOf } from '@gaslamp/emerald-2e/box/data';
import { e, handOf, ownerOfItem, type Seated } from '@gaslamp/words/emerald-2e/model';
import { Fan, type HandProps } from '../emerald/hand.tsx';
import { cardWords, GameCard } from './card.tsx';
import { kindPicked } from './things.ts';
import { useTools } from './tools.ts';

export function HandFan({ m, ...picked }: HandProps<Seated>) {
  const { touch } = useTools();
  const cards = handOf(m, m.you).map((item) => {
    const kind = kindOf(m.data, item);
    return { item, kind, words: cardWords(m, kind) };
  });
  return (
    <Fan
      label={e('hand.group')}
      empty={e('hand.empty')}
      cards={cards}
      draw={(kind, item) => <GameCard m={m} kind={kind} owner={ownerOfItem(m, item)} size="hand" />}
      kindPicked={kindPicked}
      onTouch={touch}
      {...picked}
    />
  );
}
