import type { Game } from '@gaslamp/kernel/game';
import type { View } from '@gaslamp/kernel/view';
import type { Data } from '@gaslamp/nanty-narking/box/data';
import { CARDS } from '@gaslamp/nanty-narking/box/ids';
import type { Nanty } from '@gaslamp/nanty-narking/box/state';
import { knownLines } from '@gaslamp/words/nanty-narking/known';
import { asked, colourName, type Model, modelOf, words as plain, readOption } from '@gaslamp/words/nanty-narking/model';
import { answerWords, optionWords, promptFor, sumWords } from '@gaslamp/words/nanty-narking/prompt';
import { refusalWords } from '@gaslamp/words/nanty-narking/refusals/sentences';
import { rowOf } from '@gaslamp/words/nanty-narking/sentences';
import { knownWords } from '../known-words.ts';
import { logLine } from '../say.ts';
import type { Words } from '../words.ts';
import { boardLines, endingLines, handLines, pointsLines } from './board.ts';
import { cardLines, printedWords } from './cards.ts';
import { borderLines, costLines, goalLines } from './reference.ts';
import './say.ts';

/** Nanty Narking. */
export function words({ data, seats }: Game<Nanty, Data>): Words<Nanty> {
  const names = Array.from({ length: seats.most }, (_, seat) => colourName(seat));
  const model = ({ s, hidden, viewer }: View<Nanty>): Model =>
    modelOf({ s, data, you: viewer < s.seats ? viewer : null, names, hidden });
  return {
    logLines(s, row, viewer) {
      const teller = viewer === null ? { s, data } : { s, data, you: viewer };
      return rowOf(teller, row).map((entry) => logLine(entry, (text) => plain({ data, names }, text)));
    },
    question(view, question) {
      const m = model(view);
      return plain(m, promptFor(m, question));
    },
    option(view, option, question) {
      const m = model(view);
      const known = asked(question);
      const does = plain(m, known === null ? optionWords(m, option) : answerWords(m, option, known));
      const one = readOption(option);
      return one !== null && 'card' in one ? [does, printedWords(m, one.card)] : [does];
    },
    sum: (view, question, picks) => (question.subset ? sumWords(model(view), asked(question), picks.length) : null),
    refused: refusalWords,
    position: (view) => boardLines(model(view)),
    hand: (view) => handLines(model(view)),
    points: ({ s }) => pointsLines({ s, data }),
    known: (view) => knownWords(knownLines(model(view)), (line) => plain(model(view), line)),
    goals: (view) => goalLines(model(view)),
    costs: () => costLines({ data }),
    borders: ({ s }) => borderLines({ s, data }),
    card(view, id) {
      const card = CARDS.indexOf(id);
      return card < 0 ? null : cardLines(model(view), card);
    },
    ending: ({ s }) => endingLines({ s, data }),
  };
}
