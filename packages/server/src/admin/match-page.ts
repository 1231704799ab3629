// The desk's page for one match: its people, its talk, and what the operator can do about them.
import { nameOf } from '@gaslamp/protocol/people';
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { HouseRules } from '../desk/deeds.ts';
import { drawnPage, escaped } from '../http/html.ts';
import type { StoredLine } from '../store/store.ts';
import type { PageTexts } from '../text.ts';
import { factsOf, holderText, matchEntry, revoking } from './match-parts.ts';
import { type Found, isOpen, type Shown, type ShownSeat, type ShownTable } from './numbers.ts';
import { form, sureForm, tag, time } from './parts.ts';

const back = ({ t }: PageTexts): string => `<p><a href="/admin">${escaped(t('failed.back'))}</a></p>`;

/** Returns the page with the matches that a search found. */
export function foundPage(texts: PageTexts, text: string, found: readonly Found[]): string {
  const { t, code } = texts;
  const body = [
    tag('h1', t('find.title')),
    back(texts),
    tag('p', t(found.length === 0 ? 'find.none' : 'find.found', { text })),
    ...found.map((one) => matchEntry(texts, one)),
  ];
  return drawnPage(code, t('find.title'), body.join('\n'));
}

/** Returns the page of a match. */
export function matchPage(texts: PageTexts, table: ShownTable, rules: HouseRules): string {
  const { t, code } = texts;
  const { match, talk } = table;
  const body = [
    tag('h1', t('match.title', { match: match.id })),
    back(texts),
    ...('damaged' in match ? [tag('p', t('matches.damaged'))] : aboutMatch(texts, match, rules)),
    sureForm(texts, { do: 'delete', match: match.id }, t('match.delete')),
    ...TALK_ROOMS.flatMap((room) => [
      tag('h2', t(room === 'players' ? 'talk.players' : 'talk.watchers')),
      talk[room].length === 0 ? tag('p', t('talk.none')) : talkOf(texts, table, room),
    ]),
  ];
  return drawnPage(code, t('match.title', { match: match.id }), body.join('\n'));
}
function aboutMatch(texts: PageTexts, match: Shown, rules: HouseRules): string[] {
  const { t } = texts;
  return [
    factsOf(texts, match),
    tag('h2', t('match.people')),
    tag('p', t('match.lead')),
    ...match.seats.map((seat, index) => seatOf(texts, match, { seat, index }, rules)),
    tag('h2', t('match.do')),
    isOpen(match) ? revoking(texts, match) : '',
    match.phase === 'playing' ? sureForm(texts, { do: 'end', match: match.id }, t('match.end')) : '',
  ];
}

interface Placed {
  readonly seat: ShownSeat;
  readonly index: number;
}
function seatOf(texts: PageTexts, { id, phase }: Shown, { seat, index }: Placed, rules: HouseRules): string {
  const { t } = texts;
  const { number, named, name, addresses } = seat;
  const title = tag('h3', t('match.seat', { seat: index, who: holderText(texts, seat) }));
  if (number === null || named === null) return `<article>${title}</article>`;
  const who = name || t('match.person', { number });
  const suspended = rules.people.has(`${id} ${number}`);
  return `<article>${[
    title,
    phase === 'gathering' ? form({ do: 'free', match: id, seat: `${index}` }, t('match.free', { who })) : '',
    suspended
      ? form({ do: 'admitPerson', match: id, number: `${number}` }, t('guests.admit', { who }))
      : form({ do: 'suspendPerson', match: id, number: `${number}` }, t('match.suspend', { who })),
    ...addresses
      .filter((one) => !rules.addresses.has(one))
      .map((said) => form({ do: 'suspend', what: 'address', said }, t('match.suspendAddress', { who, address: said }))),
    sureForm(texts, { do: 'erase', match: id, number: `${named}` }, t('match.erase', { who })),
  ].join('')}</article>`;
}

const talkOf = (texts: PageTexts, table: ShownTable, room: TalkRoom): string =>
  `<ol>${table.talk[room].map((line) => lineOf(texts, table, room, line)).join('')}</ol>`;
/** Returns a line of talk with the form that deletes it. */
export function lineOf({ t }: PageTexts, { match, people }: ShownTable, room: TalkRoom, line: StoredLine): string {
  const { n, at, by, words } = line;
  const speaker =
    by.kind === 'watcher'
      ? t('talk.watcher', { number: by.number })
      : nameOf(people, by) || t('match.person', { number: by.number });
  const text =
    words.kind === 'text'
      ? words.text
      : words.kind === 'phrase'
        ? t('talk.phrase', { phrase: words.phrase })
        : t('talk.deleted');
  const said = `<time>${time(at)}</time> <strong>${escaped(speaker)}</strong>: ${escaped(text)}`;
  const deleting =
    words.kind === 'deleted' ? '' : form({ do: 'hush', match: match.id, room, n: `${n}` }, t('talk.delete', { n }));
  return `<li value="${n}" id="${room}-${n}">${said}${deleting}</li>`;
}
