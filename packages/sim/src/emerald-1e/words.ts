import { cardOfKind, type Data } from '@gaslamp/emerald-1e/box/data';
import { CARDS, CITIES } from '@gaslamp/emerald-1e/box/ids';
import { type Emerald1, identityOf, isRestorationist } from '@gaslamp/emerald-1e/box/state';
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { View } from '@gaslamp/kernel/view';
import { sumOf } from '@gaslamp/words/emerald-1e/compose';
import { knownLines } from '@gaslamp/words/emerald-1e/known';
import {
  asked,
  cityName,
  dayName,
  e,
  type Model,
  modelOf,
  words as plain,
  readOption,
  royalIn,
} from '@gaslamp/words/emerald-1e/model';
import { optionWords, promptLine } from '@gaslamp/words/emerald-1e/prompt';
import { refusalWords } from '@gaslamp/words/emerald-1e/refusals/sentences';
import { rowOf } from '@gaslamp/words/emerald-1e/sentences';
import { knownWords } from '../known-words.ts';
import { columns } from '../print.ts';
import { logLine } from '../say.ts';
import type { Words } from '../words.ts';
import { boardLines, endingLines, endsWords, handLines, pointsLines } from './board.ts';
import { cardLines, symbolsOf } from './cards.ts';
import { headings, say } from './say.ts';

/** A Study in Emerald, 1st edition. */
export function words({ data, seats }: Game<Emerald1, Data>): Words<Emerald1> {
  const names = Array.from({ length: seats.most }, (_, seat) => dayName(seat));
  const youOf = (s: Emerald1, viewer: number | null) => (viewer !== null && viewer < s.seats ? viewer : null);
  const model = ({ s, hidden, viewer }: View<Emerald1>): Model =>
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
    costs: () => costLines(data),
    borders: () => lineLines(data),
    card(view, id) {
      const kind = CARDS.indexOf(id);
      return kind < 0 ? null : cardLines(model(view), kind);
    },
    ending: ({ s }) => endingLines({ s, data }),
  };
}

/** Explains how the match ends (R17) and how it is scored then (R16). */
function goalLines(m: Model): string[] {
  const known = m.you !== null && identityOf(m.s, m.you) >= 0;
  return [
    endsWords(m),
    say('goals.loyalist'),
    say('goals.restorationist'),
    say('goals.last'),
    ...(known ? [say('goals.you', { restorationist: String(isRestorationist(m, m.you)) })] : []),
  ];
}

/** Lists the cost of an assassination in each city (R10.4). */
const costLines = (data: Data): string[] => [
  say('costs'),
  '',
  ...columns([
    headings('city', 'takes', 'royalTakes'),
    ...data.pack.cities.map(({ needed }, city) => {
      const royal = royalIn({ data }, city);
      return [cityName(city), needed, royal < 0 ? '-' : at(data.pack.royals, royal).needed];
    }),
  ]),
];

/** R1.3 */
const lineLines = (data: Data): string[] => [
  say('borders'),
  '',
  ...columns([
    headings('from', 'to', 'cost'),
    ...data.pack.lines.map(({ a, b, cost }) => [cityName(CITIES.indexOf(a)), cityName(CITIES.indexOf(b)), cost]),
  ]),
];
