// A server of a newer build than the page: the page offers to load itself again, and does so unasked on the start page.
import english from './en.json';
import { showNote } from './note.ts';
import { ask } from './probe.ts';

var KEY = 'gaslamp.newer';
/** Time between two questions of a start page for the server's build, in milliseconds. */
var LOOK = 600000;
var looked = Date.now();
var newer: string | null = null;

/** Returns true on the start page, in any language. */
var isStart = (): boolean => /^\/(\w\w\/?)?$/.test(location.pathname);

/** A build begins with its time, so that of two servers in a rolling update neither leads a page back. */
var timeOf = (build: string): number => parseInt(build, 10);

function tried(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch (_) {
    return null;
  }
}
function load(): void {
  try {
    sessionStorage.setItem(KEY, newer!);
  } catch (_) {
    // The button still works; without a store nothing is loaded unasked.
  }
  if (tried() === newer || !isStart()) location.reload();
}

/** Takes note of the build that a server has told. */
export function heardBuild(theirs: string | null | undefined): void {
  var meta = document.querySelector('meta[name=build]');
  var own = meta?.getAttribute('content');
  if (own && theirs && timeOf(theirs) > timeOf(own) && tried() !== theirs) newer = theirs;
}

/** Is called every second while nothing is wrong; returns false if there is nothing to offer. */
export function offerNewer(): boolean {
  var now = Date.now();
  if (isStart() && now - looked > LOOK && !document.hidden) {
    looked = now;
    ask(null, (found) => heardBuild(found.build));
  }
  if (newer === null) return false;
  var field = document.activeElement;
  if (isStart() && !(field && /^(INPUT|TEXTAREA)$/.test(field.tagName) && (field as HTMLInputElement).value)) {
    load();
    newer = null;
    return false;
  }
  showNote('status', english.newer, [
    { label: english.load, act: load },
    {
      label: english.later,
      act: () => {
        newer = null;
      },
    },
  ]);
  return true;
}
