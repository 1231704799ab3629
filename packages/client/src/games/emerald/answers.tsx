import type { ReactNode } from 'react';
import type { GlyphProps } from '../../art/glyph.ts';
import { PageSymbol } from '../../art/symbols.tsx';
import { StandingOrderControl, type StandingOrderProps } from '../../table/asking/standing-order.tsx';
import type { Answers as State } from '../../table/asking/use-answers.ts';
import { Chips } from '../../table/things/chips.tsx';
import { keyed } from '../../table/things/keyed.ts';
import { RuleLink } from '../../table/things/rich.tsx';
import type { PrintedPart } from './printed.ts';

interface PartsProps {
  readonly play: Pick<State, 'options' | 'picks' | 'enough' | 'unpick' | 'answer'>;
  readonly sum: { readonly sum: number; readonly goal: number | null; readonly text: string } | null;
  /** Picks already in the draft. */
  readonly draft: readonly string[];
  /** The answer that takes a cube from Limbo, and the number of the viewer's cubes there; null unless cubes are retrieved. */
  readonly limbo: { readonly option: string; readonly cubes: number } | null;
  /** The answers that are not things on the table; `strong` ones are emphasized. */
  readonly plain: readonly { readonly option: string; readonly words: string; readonly strong: boolean }[];
  /** Returns true if a pick takes a card from the hand, which shows it. */
  fromHand(pick: string): boolean;
  drawn(pick: string): ReactNode;
  say(key: 'compose.group' | 'compose.remove'): string;
  say(key: 'compose.fromLimbo', values: { readonly count: number }): string;
}

/**
 * The parts of the action being composed: the sum and the goal, the picks as chips, and the answers that are not things on the
 * table.
 */
export function ComposedAnswers({ play, sum, draft, limbo, plain, fromHand, drawn, say }: PartsProps) {
  const { picks } = play;
  const fromLimbo =
    limbo === null
      ? 0
      : Math.min(limbo.cubes - picks.filter((pick) => pick === limbo.option).length, (sum?.goal ?? 0) - picks.length);
  // In a narrow window the picks from the hand are shown only in the hand.
  const inHand = sum !== null && fromLimbo === 0 && [...draft, ...picks].every(fromHand);
  return (
    <div className="answers" data-in-hand={inHand || undefined}>
      {sum ? (
        <p className="sum" role="status" data-enough={play.enough || undefined}>
          {sum.goal !== null ? (
            <meter min={0} max={Math.max(1, sum.goal)} value={Math.min(sum.sum, sum.goal)} aria-label={sum.text} />
          ) : null}
          <span>{sum.text}</span>
        </p>
      ) : null}
      {draft.length + picks.length > 0 ? (
        <Chips label={say('compose.group')}>
          {keyed(draft).map(([key, text]) => (
            <li key={`laid.${key}`} className="chip chip-laid">
              {drawn(text)}
            </li>
          ))}
          {keyed(picks).map(([key, text]) => (
            <li key={key}>
              <button type="button" className="chip" onClick={() => play.unpick(text)}>
                {drawn(text)}
                <PageSymbol name="close" size={11} label={say('compose.remove')} />
              </button>
            </li>
          ))}
        </Chips>
      ) : null}
      {limbo !== null && fromLimbo > 0 ? (
        <button
          type="button"
          className="button"
          data-lit="strong"
          data-thing="bar.limbo"
          onClick={() => play.answer(limbo.option, fromLimbo)}
        >
          {say('compose.fromLimbo', { count: fromLimbo })}
        </button>
      ) : null}
      {plain.map(({ option, words, strong }) => (
        <button
          key={option}
          type="button"
          className="button"
          data-lit={strong || play.options?.length === 1 ? 'strong' : ''}
          data-main={option === 'done' || option === 'end' || undefined}
          data-thing={`bar.${option}`}
          onClick={() => play.answer(option)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

interface CardPickProps<Name> {
  /** The reference of the card that it enlarges to. */
  readonly card: string | number;
  readonly name: ReactNode;
  readonly printed: readonly PrintedPart<Name>[];
  readonly Sign: (props: GlyphProps & { readonly name: Name }) => ReactNode;
  /** Size of symbols with a value. */
  readonly size: number;
}

/** A picked card with its printed symbols, each drawn as often as it counts. */
export function CardPick<Name extends string>({ card, name, printed, Sign, size }: CardPickProps<Name>) {
  return (
    <span className="chip-card" data-card={card}>
      {name}
      {printed.flatMap(({ field, count, words, symbol, value }) =>
        Array.from({ length: count }, (_, n) => (
          <Sign
            // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a sort are alike
            key={`${field}${n}`}
            name={symbol}
            value={value}
            size={value === undefined ? 15 : size}
            label={n === 0 ? words : undefined}
          />
        )),
      )}
    </span>
  );
}

interface WindowProps extends Pick<StandingOrderProps, 'order'> {
  readonly play: Pick<State, 'options' | 'answer'>;
  readonly title: string;
  readonly rule: string;
  /** Returns the thing and the words of an option that saves the target; null for passing. */
  saving(option: string): { readonly thing: string; readonly words: string } | null;
  readonly pass: string;
  readonly onOrder: (order: StandingOrderProps['order']) => void;
}

/**
 * An attack waits for an answer. The bar looks the same whatever cards are held; the prompt names the attacker and the target.
 */
export function AttackWindow({ play, title, rule, saving, pass, order, onOrder }: WindowProps) {
  return (
    <div className="window">
      <h2 className="only-spoken">{title}</h2>
      <div className="window-answers">
        {play.options?.map((option) => {
          const saves = saving(option);
          return (
            <button
              key={option}
              type="button"
              className={saves ? 'button button-strong' : 'button'}
              data-lit=""
              data-thing={saves?.thing ?? 'bar.pass'}
              onClick={() => play.answer(option)}
            >
              {saves?.words ?? pass}
            </button>
          );
        })}
        <StandingOrderControl order={order} onOrder={onOrder} />
        <RuleLink rule={rule} named />
      </div>
    </div>
  );
}
