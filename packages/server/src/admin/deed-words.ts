// The sentences of the desk's history.
import type { DatedDeed, Deed } from '../desk/deeds.ts';
import { escaped } from '../http/html.ts';
import { say } from '../text.ts';
import { time } from './parts.ts';

/** Returns the entry of a deed as HTML. */
export function deedOf({ at, deed }: DatedDeed): string {
  return `<li><time datetime="${new Date(at).toISOString()}">${time(at)}</time> ${escaped(deedText(deed))}</li>`;
}
function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'token':
      return say('deeds.token');
    case 'suspend':
      return say(deed.what === 'name' ? 'deeds.suspendName' : 'deeds.suspendAddress', { who: deed.who });
    case 'admit':
      return say(deed.what === 'name' ? 'deeds.admitName' : 'deeds.admitAddress', { who: deed.who });
    case 'suspendPerson':
      return say('deeds.suspendPerson', { match: deed.match, number: deed.number });
    case 'admitPerson':
      return say('deeds.admitPerson', { match: deed.match, number: deed.number });
    case 'end':
      return say('deeds.end', { match: deed.match });
    case 'delete':
      return say('deeds.delete', { match: deed.match });
    case 'free':
      return say('deeds.free', { match: deed.match, seat: deed.seat });
    case 'closeReport':
      return say('deeds.closeReport', { match: deed.match });
    case 'hush':
      return say('deeds.hush', { match: deed.match, n: deed.n });
    case 'revoke':
      return say('deeds.revoke', { match: deed.match });
    case 'erase':
      return say('deeds.erase', { match: deed.match, number: deed.number });
    case 'close':
      return say('deeds.close', { words: deed.words });
    case 'open':
      return say('deeds.open');
    case 'announce':
      return deed.words === '' ? say('deeds.silence') : say('deeds.announce', { words: deed.words });
  }
}
