import { TOPICS } from '@gaslamp/nanty-narking/box/ids';
import { cardAtWork } from '@gaslamp/nanty-narking/seen/at-work';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import { asked, cardName, cardOf, e, handOf, type Model, readOption, words } from '@gaslamp/words/nanty-narking/model';
import { answerWords, optionWords, spareWords, sumWords, symbolWords } from '@gaslamp/words/nanty-narking/prompt';
import { type ReactNode, Suspense } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { StandingOrderControl } from '../../table/asking/standing-order.tsx';
import type { Answers } from '../../table/asking/use-answers.ts';
import { DockFrame, type DockState, inWindow } from '../../table/frame/dock-frame.tsx';
import { Chips } from '../../table/things/chips.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import { PrintedSymbol } from './card.tsx';
import { CardButton } from './hand.tsx';
import { abilitiesOf, fewOf } from './in-reach.ts';
import { thingOf } from './things.ts';

const Foretold = lazily(() => import('./foretold.tsx'), 'Foretold');
const reachBar = () => import('./reach-bar.tsx');
const Abilities = lazily(reachBar, 'Abilities');
const Few = lazily(reachBar, 'Few');

interface Order {
  readonly order: StandingOrder;
  readonly but: readonly string[];
  onOrder(order: StandingOrder, but: readonly string[]): void;
}
export const topicWords = (): Record<string, string> =>
  Object.fromEntries(TOPICS.map((topic) => [topic, e(`topic.${topic}`)]));

export interface DockProps extends DockState<Answers> {
  readonly m: Model;
  readonly order: Order;
  /** The card in play. */
  readonly children: ReactNode;
}

/** The card in play, the prompt line, and the answers below it. */
export function Dock({ m, order, children, ...state }: DockProps) {
  const { play, prompt, behind } = state;
  const asking = play.options !== null;
  return (
    <DockFrame
      {...state}
      className="dock"
      label={e('dock.group')}
      spoken={words(m, prompt)}
      above={children}
      below={
        asking && !behind ? (
          <>
            <Shown m={m} play={play} />
            <InReach m={m} play={play} />
          </>
        ) : null
      }
      foretold={play.forecast && <Foretold m={m} forecast={play.forecast} />}
      seen={asking && cardAtWork(m)?.by === m.you}
    >
      {asking && !behind ? <AnswerBar m={m} play={play} /> : null}
      {inWindow(play) && !behind ? (
        <span className="nn-window-tools">
          <small className="muted">{e('dock.calm')}</small>
          <StandingOrderControl {...order} topics={topicWords()} />
          <RuleLink rule="R10.12" named />
        </span>
      ) : null}
    </DockFrame>
  );
}

/** Cards of others to choose from, which are in nobody's fan. */
function Shown({ m, play }: Pick<DockProps, 'm' | 'play'>) {
  const own = m.you === null ? [] : handOf(m, m.you);
  const cards = (play.options ?? []).flatMap((text) => {
    const option = readOption(text);
    if (option?.verb !== 'discard' && option?.verb !== 'keep') return [];
    return own.includes(option.card) ? [] : [option.card];
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

/** Answers that lie elsewhere on the table, where a phone might not show them. */
function InReach({ m, play }: Pick<DockProps, 'm' | 'play'>) {
  const [abilities, few] = [abilitiesOf(play), fewOf(play)];
  return (
    <Suspense fallback={null}>
      {few.length > 0 ? <Few m={m} play={play} options={few} /> : null}
      {abilities.length > 0 ? <Abilities m={m} play={play} options={abilities} /> : null}
    </Suspense>
  );
}

/** Answers that are not things on the table, and the set that is being picked. */
function AnswerBar({ m, play }: Pick<DockProps, 'm' | 'play'>) {
  const { question, options, picks } = play;
  if (question === null || options === null) return null;
  const known = asked(question);
  const window = question.effect === 'window.answer';
  const plain = question.subset
    ? []
    : options.filter((option) => {
        const thing = thingOf(option);
        // The answers of a window and of Holborn stand together, in a neutral style.
        return thing.startsWith('bar.') || (window && option.startsWith('use ')) || question.effect === HOLBORN_ASKS;
      });
  const strong = plain.filter((option) => option !== 'skip' && option !== 'pass' && !option.startsWith('drop'));
  const main = window || question.effect === HOLBORN_ASKS || strong.length > 1 ? undefined : strong[0];
  const spares = question.subset ? [...play.lit].filter(([thing]) => thing.startsWith('spare.')) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers are no fieldset
    <div id="actions" className="nn-answers" role="group" aria-label={e('dock.actions')}>
      {question.subset ? <p role="status">{sumWords(m, known, picks.length)}</p> : null}
      {spares.flatMap(([thing, [option]]) =>
        option === undefined ? (
          []
        ) : (
          <button
            key={thing}
            type="button"
            className="button"
            data-lit="strong"
            data-thing={thing}
            onClick={() => play.answer(option)}
          >
            {words(m, optionWords(m, option))}
          </button>
        ),
      )}
      {picks.length > 0 ? (
        <Chips label={e('dock.picks')}>
          {picks.map((pick, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces alike are picked several times
            <li key={`${pick}${i}`}>
              <button type="button" className="chip" onClick={() => play.unpick(pick)}>
                <Pick m={m} pick={pick} />
                <PageSymbol name="close" size={11} label={e('dock.remove')} />
              </button>
            </li>
          ))}
        </Chips>
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
          {words(m, known === null ? optionWords(m, option) : answerWords(m, option, known))}
        </button>
      ))}
    </div>
  );
}
const HOLBORN_ASKS = 'holborn.whether';

/** A pick, with the symbols of its card. */
function Pick({ m, pick }: { m: Model; pick: string }) {
  const option = readOption(pick);
  if (option?.verb === 'spare') return spareWords(m, option.what, option.area);
  if (option === null || !('card' in option)) return pick;
  const { card } = option;
  return (
    <span className="chip-card" data-card={`card ${card}`}>
      {cardName(m, card)}
      {cardOf(m, card).symbols.map((symbol, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: symbols stand in their order
        <PrintedSymbol key={n} m={m} card={card} symbol={symbol} size={15} label={symbolWords(m, card, symbol)} />
      ))}
    </span>
  );
}
