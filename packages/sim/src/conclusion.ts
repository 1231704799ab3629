// What came of checking a record, in words.
import type { ReadRecord } from '@gaslamp/record/record-reader';
import type { NotRerun, Verdict } from '@gaslamp/record/verify';
import type { Checked } from './record-file.ts';

/** `Verified: 312 entries, 140 moves; 97 draws and rolls follow from the key; patches and rules agree.` and what is missing. */
export function conclusion({ record, game, verdict }: Checked): string[] {
  const { steps, notRerun, draws } = verdict;
  const { s } = steps.at(-1)!;
  const rerun = steps.length - notRerun.length;
  const agree =
    notRerun.length === 0
      ? 'patches and rules agree'
      : rerun === 0
        ? 'the patches lead to the end that the file names'
        : `the patches lead to the end that the file names, and for ${entries(rerun)} the rules agree`;
  const left = s.agenda.length === 0 ? '' : record.notes.some(({ note }) => note.kind === 'ended') ? ENDED : LEFT;
  return [
    `${notRerun.length === 0 ? 'Verified' : 'Verified in part'}: ${entries(steps.length)}, ${s.move} moves; ${chance(record, draws)}${agree}.${left}`,
    ...rangesOf(notRerun).map((range) => rangeInWords(range, game)),
    ...(record.header.dice === null
      ? []
      : [`Before the deal this hash of the key must have been shown: ${record.header.dice.hash}`]),
    ...(notRerun.at(-1)?.entry === steps.length - 1
      ? ['The result is as the file says: it could not be computed.']
      : []),
  ];
}
const LEFT = ' The match was left before its end.';
const ENDED = ' The match was ended by agreement, without a result.';

const entries = (n: number): string => (n === 1 ? 'one entry' : `${n} entries`);

function chance({ header }: ReadRecord, draws: Verdict['draws']): string {
  if (header.dice === null)
    return `no key is in the file, so that ${draws.length} draws and rolls are taken as they are; `;
  const followed = draws.filter(({ fromKey }) => fromKey !== null).length;
  const some = followed === draws.length ? `${followed}` : `${followed} of ${draws.length}`;
  return header.dice.key === null
    ? `the key of the dice is not told, so that ${draws.length} draws and rolls are taken as they are; `
    : `${some} draws and rolls follow from the key; `;
}

/** Entries one behind the other that were left out for the same reason. */
export interface Range extends Pick<NotRerun, 'why' | 'rules'> {
  readonly from: number;
  readonly to: number;
}
export function rangesOf(notRerun: readonly NotRerun[]): Range[] {
  const ranges: Range[] = [];
  for (const { entry, why, rules } of notRerun) {
    const last = ranges.at(-1);
    if (last && last.to === entry - 1 && last.why === why && last.rules === rules)
      ranges[ranges.length - 1] = { ...last, to: entry };
    else ranges.push({ from: entry, to: entry, why, rules });
  }
  return ranges;
}

function rangeInWords({ from, to, why, rules }: Range, game: Checked['game']): string {
  const which = from === to ? `Entry ${from}` : `Entries ${from} to ${to}`;
  return why === 'rules'
    ? `${which} could not be re-run: version ${rules} of the rules gave them, and here is version ${game.rules}.`
    : `${which} could not be re-run: the match was played with another data pack. Name its file by --pack.`;
}
