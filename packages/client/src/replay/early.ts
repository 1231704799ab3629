// Runs inline in the HTML of a replay while the page's script is still loading, and starts the worker that reads the match.

import { tokenHere } from './opens.ts';
import { matchIn, readPlace } from './place.ts';
import { Reading } from './reading.ts';

declare global {
  /** URL of the worker, defined by the build. */
  const GASLAMP_WHOLE_WORKER: string;
  /** The reading that was started before the page's script loaded. The first replay takes it over. */
  var gaslampReading: Reading | undefined;
}

const match = matchIn(location.pathname);
const place = readPlace(location.search);
const token = match === null ? null : tokenHere(match, place.as);
if (match !== null && token !== null)
  globalThis.gaslampReading = new Reading(new Worker(GASLAMP_WHOLE_WORKER, { type: 'module' }), match, token, place);
