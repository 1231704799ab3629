// Validates the lines of a log: the match is continued from them, and everybody sees them.
import { note } from '@gaslamp/protocol/notes';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isFlat = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((one) => typeof one === 'number');
/** A frame of the agenda: the name of an effect and numbers. */
const isFrame = (value: unknown): boolean =>
  isFields(value) &&
  typeof value.effect === 'string' &&
  Object.values(value).every((one) => typeof one === 'number' || typeof one === 'string');

/** Returns the error in a line; null if it is valid. Whether its patch fits the state is checked when it is applied. */
export function lineProblem(line: unknown): string | null {
  if (!isFields(line)) return 'it must be an object';
  if (!isWhole(line.at)) return '"at" must be a whole number';
  if (!('entry' in line)) return note.safeParse(line.note).success ? null : 'it holds neither an entry nor a note';
  if (!isWhole(line.rules)) return '"rules" must be a whole number';
  return entryProblem(line.entry);
}

/** Does the same for a single entry. */
export function entryProblem(entry: unknown): string | null {
  if (!isFields(entry)) return '"entry" must be an object';
  const { player, did, chance, events, patch, settled, alone, exchanged } = entry;
  if (!isWhole(player) || player < -1) return '"player" must be a seat, or -1 for the deal';
  if (typeof did !== 'string' || did === '') return '"did" must be a text';
  if (!Array.isArray(chance) || !chance.every((roll) => typeof roll === 'string'))
    return '"chance" must be a list of texts';
  if (!Array.isArray(events) || !events.every(isEvent)) return '"events" must be a list of events';
  if (!isFields(patch)) return '"patch" must be an object';
  for (const [field, change] of Object.entries(patch))
    if (!isChange(field, change)) return `"patch.${field}" must be a whole number or a list that begins with one`;
  if (typeof settled !== 'boolean') return '"settled" must be true or false';
  if (alone !== undefined && typeof alone !== 'boolean') return '"alone" must be true or false, or missing';
  return exchanged === undefined || isPairs(exchanged) ? null : '"exchanged" must be a list of pairs, or missing';
}
const isPairs = (value: unknown): boolean =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isWhole));
function isEvent(event: unknown): boolean {
  if (!isFields(event) || typeof event.kind !== 'string' || !isFlat(event.fields)) return false;
  const { secret } = event;
  return secret === undefined || (isFields(secret) && isWhole(secret.to) && isFlat(secret.fields));
}
function isChange(field: string, change: unknown): boolean {
  if (!Array.isArray(change)) return isWhole(change);
  const [first, ...rest] = change as unknown[];
  return isWhole(first) && first >= 0 && rest.every(field === 'agenda' ? isFrame : isWhole);
}
