// The front page of the admin desk.
import type { DatedDeed, HouseRules } from '../desk/deeds.ts';
import { drawnPage, escaped } from '../http/html.ts';
import type { PageTexts } from '../text.ts';
import { deedOf } from './deed-words.ts';
import { matchEntry } from './match-parts.ts';
import { hereIn, type numbersOf, type Shown } from './numbers.ts';
import { form, list, tag, time } from './parts.ts';

/** Number of deeds shown, latest first. */
const SHOWN = 200;

/** Returns the login page. */
export function loginPage({ t, code }: PageTexts, wrong = false): string {
  return drawnPage(
    code,
    t('title'),
    `${tag('h1', t('title'))}${tag('p', t('login.lead'))}${wrong ? `<p role="alert">${escaped(t('login.wrong'))}</p>` : ''}
<form method="post" action="/admin/login"><label>${escaped(t('login.token'))}<input name="token" type="password" required maxlength="100" autocomplete="current-password"></label><button>${escaped(t('login.go'))}</button></form>`,
  );
}
/** Returns the page that explains a failed action. */
export const failedPage = ({ t, code }: PageTexts, sentence: string): string =>
  drawnPage(
    code,
    t('failed.title'),
    `${tag('h1', t('failed.title'))}<p role="alert">${escaped(sentence)}</p><p><a href="/admin">${escaped(t('failed.back'))}</a></p>`,
  );

export interface Seen {
  readonly numbers: Awaited<ReturnType<typeof numbersOf>>;
  readonly matches: readonly Shown[];
  /** The section of reports as HTML. */
  readonly reports: string;
  readonly rules: HouseRules;
  readonly deeds: readonly DatedDeed[];
}
export function deskPage(texts: PageTexts, { numbers, matches, reports, rules, deeds }: Seen): string {
  const { t, code } = texts;
  const people = matches.reduce((sum, match) => sum + hereIn(match), 0);
  const tables = matches.filter((match) => hereIn(match) > 0).length;
  const body = [
    tag('h1', t('title')),
    `<form method="post" action="/admin/logout"><button>${escaped(t('login.out'))}</button></form>`,
    tag('h2', t('numbers.title')),
    list([
      [t('numbers.up'), time(numbers.up)],
      [t('numbers.matches'), String(numbers.matches)],
      [t('numbers.people'), String(people)],
      [t('numbers.tables'), String(tables)],
      [t('numbers.inside'), String(numbers.inside)],
      [t('numbers.waiting'), String(numbers.waiting)],
      [t('numbers.bots'), String(numbers.bots)],
      [t('numbers.commands'), String(numbers.commands)],
      [t('numbers.memory'), String(numbers.memory)],
    ]),
    reports,
    tag('h2', t('announced.title')),
    rules.announced === null ? '' : `<p class="text">${escaped(rules.announced)}</p>`,
    form({ do: 'announce' }, t('announced.say'), t('announced.words')),
    rules.announced === null ? '' : form({ do: 'silence' }, t('announced.takeBack')),
    tag('h2', t('house.title')),
    rules.closed === null
      ? tag('p', t('house.isOpen')) + form({ do: 'close' }, t('house.close'), t('house.words'))
      : tag('p', t('house.isClosed', { words: rules.closed })) + form({ do: 'open' }, t('house.open')),
    tag('h2', t('guests.title')),
    tag('p', t('guests.lead')),
    form({ do: 'suspend', what: 'name' }, t('guests.suspendName'), t('guests.name')),
    form({ do: 'suspend', what: 'address' }, t('guests.suspendAddress'), t('guests.address')),
    ...[...rules.names.values()].map((who) =>
      form({ do: 'admit', what: 'name', said: who }, t('guests.admit', { who })),
    ),
    ...[...rules.addresses].map((who) => form({ do: 'admit', what: 'address', said: who }, t('guests.admit', { who }))),
    ...[...rules.people.keys()].map((who) => {
      const [match = '', number = ''] = who.split(' ');
      return form({ do: 'admitPerson', match, number }, t('guests.admitPerson', { match, number }));
    }),
    tag('h2', t('find.title')),
    `<form method="post" action="/admin/find"><label>${escaped(t('find.text'))}<input name="text" required maxlength="64"></label><button>${escaped(t('find.do'))}</button></form>`,
    tag('h2', t('matches.title')),
    tag('p', t(matches.length === 0 ? 'matches.none' : 'matches.lead')),
    ...matches.map((match) => matchEntry(texts, match)),
    tag('h2', t('deeds.title')),
    tag('p', t('deeds.latest', { n: Math.min(SHOWN, deeds.length), all: deeds.length })),
    `<ol reversed>${deeds
      .slice(-SHOWN)
      .reverse()
      .map((deed) => deedOf(texts, deed))
      .join('')}</ol>`,
  ];
  return drawnPage(code, t('title'), body.join('\n'));
}
