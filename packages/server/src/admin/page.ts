// The front page of the admin desk.
import type { DatedDeed, HouseRules } from '../desk/deeds.ts';
import { drawnPage, escaped } from '../http/html.ts';
import { say } from '../text.ts';
import { deedOf } from './deed-words.ts';
import { matchEntry } from './match-parts.ts';
import { hereIn, type numbersOf, type Shown } from './numbers.ts';
import { form, list, tag, time } from './parts.ts';

/** Number of deeds shown, latest first. */
const SHOWN = 200;

/** Returns the login page. */
export function loginPage(wrong = false): string {
  return drawnPage(
    say('title'),
    `${tag('h1', say('title'))}${tag('p', say('login.lead'))}${wrong ? `<p role="alert">${escaped(say('login.wrong'))}</p>` : ''}
<form method="post" action="/admin/login"><label>${escaped(say('login.token'))}<input name="token" type="password" required maxlength="100" autocomplete="current-password"></label><button>${escaped(say('login.go'))}</button></form>`,
  );
}
/** Returns the page that explains a failed action. */
export const failedPage = (sentence: string): string =>
  drawnPage(
    say('failed.title'),
    `${tag('h1', say('failed.title'))}<p role="alert">${escaped(sentence)}</p><p><a href="/admin">${escaped(say('failed.back'))}</a></p>`,
  );

export interface Seen {
  readonly numbers: Awaited<ReturnType<typeof numbersOf>>;
  readonly matches: readonly Shown[];
  /** The section of reports as HTML. */
  readonly reports: string;
  readonly rules: HouseRules;
  readonly deeds: readonly DatedDeed[];
}
export function deskPage({ numbers, matches, reports, rules, deeds }: Seen): string {
  const people = matches.reduce((sum, match) => sum + hereIn(match), 0);
  const tables = matches.filter((match) => hereIn(match) > 0).length;
  const body = [
    tag('h1', say('title')),
    `<form method="post" action="/admin/logout"><button>${escaped(say('login.out'))}</button></form>`,
    tag('h2', say('numbers.title')),
    list([
      ['numbers.up', time(numbers.up)],
      ['numbers.matches', String(numbers.matches)],
      ['numbers.people', String(people)],
      ['numbers.tables', String(tables)],
      ['numbers.inside', String(numbers.inside)],
      ['numbers.waiting', String(numbers.waiting)],
      ['numbers.bots', String(numbers.bots)],
      ['numbers.commands', String(numbers.commands)],
      ['numbers.memory', String(numbers.memory)],
    ]),
    reports,
    tag('h2', say('announced.title')),
    rules.announced === null ? '' : `<p class="text">${escaped(rules.announced)}</p>`,
    form({ do: 'announce' }, say('announced.say'), 'announced.words'),
    rules.announced === null ? '' : form({ do: 'silence' }, say('announced.takeBack')),
    tag('h2', say('house.title')),
    rules.closed === null
      ? tag('p', say('house.isOpen')) + form({ do: 'close' }, say('house.close'), 'house.words')
      : tag('p', say('house.isClosed', { words: rules.closed })) + form({ do: 'open' }, say('house.open')),
    tag('h2', say('guests.title')),
    tag('p', say('guests.lead')),
    form({ do: 'suspend', what: 'name' }, say('guests.suspendName'), 'guests.name'),
    form({ do: 'suspend', what: 'address' }, say('guests.suspendAddress'), 'guests.address'),
    ...[...rules.names.values()].map((who) =>
      form({ do: 'admit', what: 'name', said: who }, say('guests.admit', { who })),
    ),
    ...[...rules.addresses].map((who) =>
      form({ do: 'admit', what: 'address', said: who }, say('guests.admit', { who })),
    ),
    ...[...rules.people.keys()].map((who) => {
      const [match = '', number = ''] = who.split(' ');
      return form({ do: 'admitPerson', match, number }, say('guests.admitPerson', { match, number }));
    }),
    tag('h2', say('find.title')),
    `<form method="post" action="/admin/find"><label>${escaped(say('find.text'))}<input name="text" required maxlength="64"></label><button>${escaped(say('find.do'))}</button></form>`,
    tag('h2', say('matches.title')),
    tag('p', say(matches.length === 0 ? 'matches.none' : 'matches.lead')),
    ...matches.map(matchEntry),
    tag('h2', say('deeds.title')),
    tag('p', say('deeds.latest', { n: Math.min(SHOWN, deeds.length), all: deeds.length })),
    `<ol reversed>${deeds.slice(-SHOWN).reverse().map(deedOf).join('')}</ol>`,
  ];
  return drawnPage(say('title'), body.join('\n'));
}
