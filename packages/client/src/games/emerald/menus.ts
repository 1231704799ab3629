// Entries of the menus of a thing with several answers, or with actions that are not possible now.
import type { Glyph } from '../../art/glyph.ts';
import type { MenuEntry } from '../../table/asking/menu.tsx';
import type { Play as Playing } from './use-play.ts';

/** The part of the play state that menus need. */
export type Play<Action, Mode> = Pick<
  Playing<unknown, Action, Mode>,
  'turn' | 'options' | 'question' | 'lit' | 'action' | 'answer' | 'prefer' | 'setMode'
>;
type Answering = Pick<Play<never, never>, 'options' | 'question' | 'answer' | 'prefer'>;

/** An edition's options in words, with their symbols. */
interface Options<M> {
  words(m: M, option: string, effect: string | undefined): string;
  symbolOf(option: string): Glyph | null;
}

export const entriesOf = <M>({ words, symbolOf }: Options<M>) => ({
  /** Returns a menu of a thing's answers if there are several. */
  answersMenu: (m: M, play: Answering, options: readonly string[]): MenuEntry[] =>
    options.map((option) => ({
      key: option,
      label: words(m, option, play.question?.effect),
      symbol: symbolOf(option),
      run: () => play.answer(option),
      wish: null,
    })),
  /** Returns the entry of an action in the viewer's turn, possible or not. */
  wished: (m: M, play: Answering, wish: string): MenuEntry =>
    offered(play, wish, words(m, wish, 'turn.act'), symbolOf(wish)),
});

/** Returns the entry of an option, possible or not. */
export const offered = (play: Answering, option: string, label: string, symbol: Glyph | null): MenuEntry => ({
  key: option,
  label,
  symbol,
  run: play.options?.includes(option) ? () => play.answer(option) : null,
  wish: option,
});

/** Returns the entry of an action without a place that begins with a card of the hand. */
export const begun = (play: Answering, action: string, kind: number, label: string, symbol: Glyph): MenuEntry => ({
  key: `use ${action}`,
  label,
  symbol,
  run: play.options?.includes(action)
    ? () => {
        play.prefer(kind);
        play.answer(action);
      }
    : null,
  wish: action,
});
