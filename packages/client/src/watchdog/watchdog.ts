// Runs inline in the HTML of every page, before everything else and in browsers of any age. Where the page waits for a script or
// for the server and nothing comes, it says why, as far as can be told, and what to do, and tries again with growing pauses.
import english from './en.json';
import { heardBuild, offerNewer } from './newer.ts';
import { hideNote, showNote, tooOld } from './note.ts';
import { ask, type Found, opensSocket } from './probe.ts';
import { guardText } from './translated.ts';

/** Interval of the looks at the page, in milliseconds. A longer one means that the device slept or that the page is hidden. */
var LOOK = 1000;
var SLEPT = 5000;
/** Time without a byte after which the wait is explained, and time after which it is in any case, in milliseconds. */
var SILENCE = 9000;
var LONGEST = 10000;
/** Time without a byte after which a page whose files are neither here nor refused is loaded again, in milliseconds. */
var STUCK = 60000;
/** Pauses before the next try, in milliseconds. */
var PAUSES = [4000, 6000, 10000, 20000, 40000, 60000];
var KEY = 'gaslamp.again';

var html = document.documentElement;
var looked = Date.now();
/** When the present wait began; null while nothing is waited for. */
var since: number | null = null;
var heard = 0;
/** A script or style sheet of the HTML that could not be fetched, and the message of an error before the page worked. */
var missing: string | null = null;
var error: string | null = null;
/** True while a try is under way or planned. */
var busy = false;
var tries = 0;

function works(): boolean {
  var root = document.getElementById('root');
  return root !== null && root.firstChild !== null && !html.hasAttribute('data-drawn');
}
/** Returns whether the page waits for a script or for the server; not for other players. */
function waits(): boolean {
  return (
    missing !== null ||
    !works() ||
    html.hasAttribute('data-busy') ||
    document.querySelector('main.page-note:not([role])') !== null
  );
}

/** Number of automatic reloads in a row. Without a store they are as rare as after many. */
function reloads(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch (_) {
    return PAUSES.length;
  }
}
function count(reloads: number): void {
  try {
    if (reloads > 0) sessionStorage.setItem(KEY, String(reloads));
    else sessionStorage.removeItem(KEY);
  } catch (_) {
    // Without a store every pause is long.
  }
}

function look(): void {
  var now = Date.now();
  var slept = now - looked > SLEPT;
  looked = now;
  if (!waits()) {
    since = null;
    if (busy) return hideNote();
    if (reloads() > 0) count(0);
    tries = 0;
    if (!offerNewer()) hideNote();
    return;
  }
  if (since === null || slept) since = heard = now;
  var failed = missing !== null || (error !== null && !works());
  if (!busy && (failed || now - heard > SILENCE || now - since > LONGEST)) tryAgain();
}

/** Asks the server, says what is wrong, and goes on after a pause. */
function tryAgain(): void {
  busy = true;
  ask(missing, (found) => {
    heardBuild(found.build);
    if (found.status !== 200) return explain(found, wordsOf(found));
    if (missing !== null) return explain(found, english.files);
    if (error !== null && !works()) return explain(found, english.broken + ' ' + error);
    if (!/^(\/\w\w)?\/m\//.test(location.pathname)) return explain(found, english.slow);
    opensSocket((opens) =>
      explain(
        found,
        opens === 'yes' ? english.slow : opens === 'no' ? english.blocked + ' ' + found.why + '.' : english.noSocket,
      ),
    );
  });
}
function wordsOf(found: Found): string {
  if (found.status === 0 || found.status >= 500) return english.away;
  return found.status === 429 ? english.crowded : english.misplaced;
}
function explain(found: Found, words: string): void {
  if (waits())
    showNote('alert', words + ' ' + english.tries, [{ label: english.reload, act: () => location.reload() }]);
  var n = tries++ + reloads();
  setTimeout(
    () => {
      busy = false;
      // A page that works asks again by itself, unless a part of it could not be had under any address.
      var ends = missing !== null || lost || (!works() && (error !== null || Date.now() - heard > STUCK));
      // After a newer build the files of the old one are gone.
      if (!waits() || !ends || (found.status !== 200 && found.status !== 404)) return look();
      count(reloads() + 1);
      location.reload();
    },
    PAUSES[Math.min(n, PAUSES.length - 1)]!,
  );
}

/** True if a part could not be fetched under a new address either, although the page works. */
var lost = false;
window.gaslamp = {
  build: heardBuild,
  lost: (is) => {
    lost = is;
  },
};

tooOld();
guardText();
addEventListener(
  'error',
  (event) => {
    var target = event.target as (EventTarget & Partial<HTMLLinkElement> & Partial<HTMLScriptElement>) | null;
    // Parts that are fetched later are asked for again by themselves.
    if (target && (target.tagName === 'SCRIPT' || (target.rel === 'stylesheet' && !target.hasAttribute!('data-part'))))
      missing = target.src || target.href || null;
    else if (event.message && !works()) error = event.message;
  },
  true,
);
try {
  new PerformanceObserver((list) => {
    list.getEntries().forEach((entry) => {
      var one = entry as PerformanceResourceTiming & { responseStatus?: number };
      if (one.decodedBodySize > 0 && !(one.responseStatus! >= 400) && one.name.indexOf('/api/socket') < 0)
        heard = Date.now();
    });
  }).observe({ type: 'resource' });
} catch (_) {
  // Without it a slow line is taken for a dead one a little earlier.
}
setInterval(look, LOOK);
