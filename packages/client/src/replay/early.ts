// Stands in the html of a match that is looked back on, and runs while the page's script is still on its way: what reads the
// match begins at once.

import { tokenHere } from './opens.ts';
import { matchIn, readPlace } from './place.ts';
import { Reading } from './reading.ts';

declare global {
  /** What the build has made of the worker. */
  const GASLAMP_WHOLE_WORKER: string;
  /** What was begun before the page's script had come, for whoever looks back there first. */
  var gaslampReading: Reading | undefined;
}

const match = matchIn(location.pathname);
const place = readPlace(location.search);
const token = match === null ? null : tokenHere(match, place.as);
if (match !== null && token !== null)
  globalThis.gaslampReading = new Reading(new Worker(GASLAMP_WHOLE_WORKER, { type: 'module' }), match, token, place);
