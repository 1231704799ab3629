import { AREAS } from '@gaslamp/nanty-narking/ids';
import { verbs } from '@gaslamp/nanty-narking/verbs';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import type { ReactNode } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { DockFrame, type DockState, inWindow } from '../../table/dock-frame.tsx';
import { read } from '../../table/options.ts';
import { RuleLink } from '../../table/rich.tsx';
import { StandingOrderControl } from '../../table/standing-order.tsx';
import type { Answers } from '../../table/use-answers.ts';
import { LondonSymbol } from './art/symbols.tsx';
import { symbolWords } from './card.tsx';
import { CardButton } from './hand.tsx';
import { cardIndex, cardName, e, handOf, inPlay, type Model, words } from './model.ts';
import { answerWords, moneyOn, optionWords } from './prompt.ts';
import { thingOf } from './things.ts';

interface Order {
  readonly order: StandingOrder;
  readonly but: readonly string[];
  onOrder(order: StandingOrder, but: readonly string[]): void;
}
const TOPICS = ['agents', 'money', 'hand', 'buildings'] as const;
export const topicWords = (): Record<string, string> =>
  Object.fromEntries(TOPICS.map((topic) => [topic, e(`topic.${topic}`)]));

export interface DockProps extends DockState<Answers> {
  readonly m: Model;
  readonly order: Order;
  /** The card in play. */
  readonly children: ReactNode;
}

/** The card in play, the prompt line, and below it what can be answered. */
export function Dock({ m, order, children, ...state }: DockProps) {
  const { play, prompt, behind } = state;
  const asking = play.options !== null;
  return (
    <DockFrame
      {...state}
      className="nn-dock"
      label={e('dock.group')}
      spoken={words(m, prompt)}
      above={children}
      below={asking && !behind ? <Shown m={m} play={play} /> : null}
      seen={asking && inPlay(m)?.by === m.you}
    >
      {asking && !behind ? <AnswerBar m={m} play={play} /> : null}
      {inWindow(play) && !behind ? (
        <span className="nn-window-tools">
          <small className="muted">{e('dock.calm')}</small>
          <StandingOrderControl {...order} topics={topicWords()} />
          <RuleLink rule="R10.12" />
        </span>
      ) : null}
    </DockFrame>
  );
}

/** Cards of others that one may choose from: they lie in nobody's fan. */
function Shown({ m, play }: Pick<DockProps, 'm' | 'play'>) {
  const own = handOf(m, m.you!);
  const cards = (play.options ?? []).flatMap((option) => {
    const { verb, words: args } = read(option);
    const card = cardIndex(args[0]);
    return ['discard', 'keep'].includes(verb) && !own.includes(card) ? [card] : [];
  });
  if (cards.length === 0) return null;
  return (
    <section className="nn-shown" aria-label={e('shown.group')}>
      {cards.map((card, n) => (
        <CardButton key={card} m={m} card={card} n={n} chosen={false} onUnpick={null} />
      ))}
    </section>
  );
}

/** Answers that are no things on the table, and the set that is being picked. */
function AnswerBar({ m, play }: Pick<DockProps, 'm' | 'play'>) {
  const { question, options, picks } = play;
  if (question === null || options === null) return null;
  const window = question.effect === 'window.answer';
  const plain = question.subset
    ? []
    : options.filter((option) => {
        const thing = thingOf(option);
        // What a window and Holborn offer stands together, calm.
        return thing.startsWith('bar.') || (window && option.startsWith('use ')) || question.effect === HOLBORN_ASKS;
      });
  const strong = plain.filter((option) => option !== 'skip' && option !== 'pass' && !option.startsWith('drop'));
  const main = window || question.effect === HOLBORN_ASKS || strong.length > 1 ? undefined : strong[0];
  const spares = question.subset ? [...play.lit].filter(([thing]) => thing.startsWith('spare.')) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers are no fieldset
    <div id="actions" className="nn-answers" role="group" aria-label={e('dock.actions')}>
      {question.subset ? <p role="status">{sumWords(m, play)}</p> : null}
      {spares.map(([thing, [option]]) => (
        <button
          key={thing}
          type="button"
          className="button"
          data-lit="strong"
          data-thing={thing}
          onClick={() => play.answer(option!)}
        >
          {words(m, optionWords(m, option!))}
        </button>
      ))}
      {picks.length > 0 ? (
        <ul className="chips" aria-label={e('dock.picks')}>
          {picks.map((pick, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces alike are picked several times
            <li key={`${pick}${i}`}>
              <button type="button" className="chip" onClick={() => play.unpick(pick)}>
                <Pick m={m} pick={pick} />
                <PageSymbol name="close" size={11} label={e('dock.remove')} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {plain.map((option) => (
        <button
          key={option}
          type="button"
          className={strong.includes(option) ? 'button button-strong' : 'button'}
          data-main={option === main || undefined}
          data-lit="strong"
          data-do={option}
          data-thing={thingOf(option)}
          onClick={() => play.answer(option)}
        >
          {words(m, answerWords(m, option, question))}
        </button>
      ))}
    </div>
  );
}
const HOLBORN_ASKS = 'holborn.whether';

function sumWords(m: Model, { question, picks }: Answers): string {
  const count = picks.length;
  if (question!.effect === 'discards.any')
    return e('dock.sold', { count, sum: count * m.data.params[question!.about.card!]!.each! });
  if (question!.effect === 'holborn.spare') {
    const price = m.data.pack.events[question!.about.event!]!.sparePrice;
    return e('dock.spent', { sum: count * price, have: m.s.money[m.you!]! });
  }
  return e('dock.picked', { count });
}

/** What lies in the draft already, as texts. */
export const laidOf = (m: Model): string[] => m.s.picks.map((option) => verbs.format(option));

/** A pick, with the symbols of its card. */
function Pick({ m, pick }: { m: Model; pick: string }) {
  const { verb, words: args } = read(pick);
  if (verb === 'spare') return words(m, e(`spared.${args[0]}`, { area: e(`area.${AREAS[AREAS.indexOf(args[1]!)]}`) }));
  const card = cardIndex(args[0]);
  return (
    <span className="chip-card" data-card={`card ${card}`}>
      {cardName(m, card)}
      {m.data.pack.cards[card]!.symbols.map((symbol, n) => (
        <LondonSymbol
          // biome-ignore lint/suspicious/noArrayIndexKey: symbols stand in their order
          key={n}
          name={symbol}
          size={15}
          value={symbol === 'money' ? moneyOn(m, card) : undefined}
          label={symbolWords(m, card, symbol)}
        />
      ))}
    </span>
  );
}
