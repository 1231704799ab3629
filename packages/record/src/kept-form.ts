// Checks the content of a saved page of a match, which anybody may have changed.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { shallow } from './json.ts';
import { check, isCounts, isList, isObject, isText } from './record-form.ts';

/** The data on the match in a saved page. */
export interface Kept {
  readonly info: MatchInfo;
  readonly pack: unknown;
  /** Address of the table where the match was played, without tokens: http or https. */
  readonly from: string;
  /** The record from the server, as JSON lines. */
  readonly record: string;
}

const isSeat = (value: unknown): boolean => isObject(value) && isText(value.kind) && isText(value.name);
const isNote = (value: unknown): boolean => isObject(value) && isObject(value.note) && isText(value.note.kind);
/** The oldest supported browsers have no `URL.canParse`. */
function isWebAddress(value: unknown): boolean {
  try {
    return isText(value) && /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** Returns the content of a saved page; `where` is its name in messages. Throws an InputFault. */
export function keptFrom(value: unknown, where: string): Kept {
  check(
    shallow(value, where),
    {
      info: [isObject, 'info'],
      from: [isWebAddress, 'address'],
      record: [isText, 'record'],
    },
    where,
  );
  const kept = value as Kept;
  check(
    kept.info,
    {
      id: [isText, 'match'],
      game: [isText, 'game'],
      options: [isCounts, 'options'],
      seats: [(v) => isList(v, isSeat), 'named'],
      notes: [(v) => isList(v, isNote), 'notes'],
    },
    `${where}: "info"`,
  );
  return kept;
}
