// The desk's page for one match: its people, its talk, and what the operator can do about them.
import { nameOf } from '@gaslamp/protocol/people';
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { HouseRules } from '../desk/deeds.ts';
import { drawnPage, escaped } from '../http/html.ts';
import type { StoredLine } from '../store/store.ts';
import { say } from '../text.ts';
import { factsOf, holderText, matchEntry, revoking } from './match-parts.ts';
import { type Found, isOpen, type Shown, type ShownSeat, type ShownTable } from './numbers.ts';
import { form, sureForm, tag, time } from './parts.ts';

const back = `<p><a href="/admin">${escaped(say('failed.back'))}</a></p>`;

/** Returns the page with the matches that a search found. */
export const foundPage = (text: string, found: readonly Found[]): string =>
  drawnPage(
    say('find.title'),
    [
      tag('h1', say('find.title')),
      back,
      tag('p', say(found.length === 0 ? 'find.none' : 'find.found', { text })),
      ...found.map(matchEntry),
    ].join('\n'),
  );

/** Returns the page of a match. */
export function matchPage(table: ShownTable, rules: HouseRules): string {
  const { match, talk } = table;
  const body = [
    tag('h1', say('match.title', { match: match.id })),
    back,
    ...('damaged' in match ? [tag('p', say('matches.damaged'))] : aboutMatch(match, rules)),
    sureForm({ do: 'delete', match: match.id }, say('match.delete')),
    ...TALK_ROOMS.flatMap((room) => [
      tag('h2', say(room === 'players' ? 'talk.players' : 'talk.watchers')),
      talk[room].length === 0 ? tag('p', say('talk.none')) : talkOf(table, room),
    ]),
  ];
  return drawnPage(say('match.title', { match: match.id }), body.join('\n'));
}
const aboutMatch = (match: Shown, rules: HouseRules): string[] => [
  factsOf(match),
  tag('h2', say('match.people')),
  tag('p', say('match.lead')),
  ...match.seats.map((seat, index) => seatOf(match, seat, index, rules)),
  tag('h2', say('match.do')),
  isOpen(match) ? revoking(match) : '',
  match.phase === 'playing' ? sureForm({ do: 'end', match: match.id }, say('match.end')) : '',
];

function seatOf({ id, phase }: Shown, seat: ShownSeat, index: number, rules: HouseRules): string {
  const { number, named, name, addresses } = seat;
  const title = tag('h3', say('match.seat', { seat: index, who: holderText(seat) }));
  if (number === null || named === null) return `<article>${title}</article>`;
  const who = name || say('match.person', { number });
  const suspended = rules.people.has(`${id} ${number}`);
  return `<article>${[
    title,
    phase === 'gathering' ? form({ do: 'free', match: id, seat: `${index}` }, say('match.free', { who })) : '',
    suspended
      ? form({ do: 'admitPerson', match: id, number: `${number}` }, say('guests.admit', { who }))
      : form({ do: 'suspendPerson', match: id, number: `${number}` }, say('match.suspend', { who })),
    ...addresses
      .filter((one) => !rules.addresses.has(one))
      .map((said) =>
        form({ do: 'suspend', what: 'address', said }, say('match.suspendAddress', { who, address: said })),
      ),
    sureForm({ do: 'erase', match: id, number: `${named}` }, say('match.erase', { who })),
  ].join('')}</article>`;
}

const talkOf = (table: ShownTable, room: TalkRoom): string =>
  `<ol>${table.talk[room].map((line) => lineOf(table, room, line)).join('')}</ol>`;
/** Returns a line of talk with the form that deletes it. */
export function lineOf({ match, people }: ShownTable, room: TalkRoom, line: StoredLine): string {
  const { n, at, by, words } = line;
  const speaker =
    by.kind === 'watcher'
      ? say('talk.watcher', { number: by.number })
      : nameOf(people, by) || say('match.person', { number: by.number });
  const text =
    words.kind === 'text'
      ? words.text
      : words.kind === 'phrase'
        ? say('talk.phrase', { phrase: words.phrase })
        : say('talk.deleted');
  const said = `<time>${time(at)}</time> <strong>${escaped(speaker)}</strong>: ${escaped(text)}`;
  const deleting =
    words.kind === 'deleted' ? '' : form({ do: 'hush', match: match.id, room, n: `${n}` }, say('talk.delete', { n }));
  return `<li value="${n}" id="${room}-${n}">${said}${deleting}</li>`;
}
