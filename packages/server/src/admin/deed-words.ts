// The sentences of the desk's history.
import type { DatedDeed, Deed } from '../desk/deeds.ts';
import { escaped } from '../http/html.ts';
import type { PageTexts } from '../text.ts';
import { time } from './parts.ts';

/** Returns the entry of a deed as HTML. */
export function deedOf(texts: PageTexts, { at, deed }: DatedDeed): string {
  return `<li><time datetime="${new Date(at).toISOString()}">${time(at)}</time> ${escaped(deedText(texts, deed))}</li>`;
}
function deedText({ t }: PageTexts, deed: Deed): string {
  switch (deed.do) {
    case 'token':
      return t('deeds.token');
    case 'suspend':
      return t(deed.what === 'name' ? 'deeds.suspendName' : 'deeds.suspendAddress', { who: deed.who });
    case 'admit':
      return t(deed.what === 'name' ? 'deeds.admitName' : 'deeds.admitAddress', { who: deed.who });
    case 'suspendPerson':
      return t('deeds.suspendPerson', { match: deed.match, number: deed.number });
    case 'admitPerson':
      return t('deeds.admitPerson', { match: deed.match, number: deed.number });
    case 'end':
      return t('deeds.end', { match: deed.match });
    case 'delete':
      return t('deeds.delete', { match: deed.match });
    case 'free':
      return t('deeds.free', { match: deed.match, seat: deed.seat });
    case 'closeReport':
      return t('deeds.closeReport', { match: deed.match });
    case 'hush':
      return t('deeds.hush', { match: deed.match, n: deed.n });
    case 'revoke':
      return t('deeds.revoke', { match: deed.match });
    case 'erase':
      return t('deeds.erase', { match: deed.match, number: deed.number });
    case 'close':
      return t('deeds.close', { words: deed.words });
    case 'open':
      return t('deeds.open');
    case 'announce':
      return deed.words === '' ? t('deeds.silence') : t('deeds.announce', { words: deed.words });
  }
}
