import { cardOfKind, type Data } from '@gaslamp/emerald-2e/box/data';
import { CARDS } from '@gaslamp/emerald-2e/box/ids';
import type { Emerald } from '@gaslamp/emerald-2e/box/state';
import type { Game } from '@gaslamp/kernel/game';
import type { View } from '@gaslamp/kernel/view';
import { sumOf } from '@gaslamp/words/emerald-2e/compose';
import { knownLines } from '@gaslamp/words/emerald-2e/known';
import { asked, dayName, e, type Model, modelOf, words as plain, readOption } from '@gaslamp/words/emerald-2e/model';
import { optionWords, promptLine } from '@gaslamp/words/emerald-2e/prompt';
import { refusalWords } from '@gaslamp/words/emerald-2e/refusals/sentences';
import { rowOf } from '@gaslamp/words/emerald-2e/sentences';
import { knownWords } from '../known-words.ts';
import { logLine } from '../say.ts';
import type { Words } from '../words.ts';
import { boardLines, endingLines, handLines, pointsLines } from './board.ts';
import { cardLines, symbolsOf } from './cards.ts';
import { borderLines, costLines, goalLines } from './reference.ts';
import './say.ts';

/** A Study in Emerald, 2nd edition. */
export function words({ data, seats }: Game<Emerald, Data>): Words<Emerald> {
  const names = Array.from({ length: seats.most }, (_, seat) => dayName(seat));
  const youOf = (s: Emerald, viewer: number | null) => (viewer !== null && viewer < s.seats ? viewer : null);
  const model = ({ s, hidden, viewer }: View<Emerald>): Model =>
    modelOf({ s, data, you: youOf(s, viewer), names, hidden });
  return {
    logLines(s, row, viewer) {
      const you = youOf(s, viewer);
      return rowOf({ data }, row).map((entry) => logLine(entry, (text) => plain({ data, names, you }, text)));
    },
    question: (view, question) => {
      const m = model(view);
      return plain(m, promptLine(m, { question, mode: null }));
    },
    option(view, option, { effect, subset }) {
      const m = model(view);
      const one = readOption(option);
      if (effect === 'window.answer' && one?.verb === 'pass') return [e('window.pass')];
      if (subset && one?.verb === 'done') return [e('do.confirm')];
      const does = plain(m, optionWords(m, option, effect));
      return one !== null && 'card' in one ? [does, symbolsOf(cardOfKind(data, one.card))] : [does];
    },
    sum(view, question, picks) {
      const known = asked(question);
      return known === null ? null : (sumOf(model(view), known, picks)?.text ?? null);
    },
    refused: refusalWords,
    position: (view) => boardLines(model(view)),
    hand: (view) => handLines(model(view)),
    points: (view) => pointsLines(model(view)),
    known: (view) => knownWords(knownLines(model(view)), (line) => plain(model(view), line)),
    goals: (view) => goalLines(model(view)),
    costs: () => costLines({ data }),
    borders: borderLines,
    card(view, id) {
      const kind = CARDS.indexOf(id);
      return kind < 0 ? null : cardLines(model(view), kind);
    },
    ending: ({ s }) => endingLines({ s, data }),
  };
}
