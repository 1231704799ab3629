// The HTML of the admin desk. All text is escaped here, once.
import type { DatedDeed, Deed, HouseRules } from '../desk/deeds.ts';
import { drawnPage, escaped } from '../http/html.ts';
import { say, type TextId } from '../text.ts';
import type { numbersOf, Shown } from './numbers.ts';

/** Number of deeds shown, latest first. */
const SHOWN = 200;

/** Returns an element with escaped text. */
const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const list = (rows: readonly (readonly [TextId, string])[]): string =>
  `<dl>${rows.map(([id, value]) => tag('dt', say(id)) + tag('dd', value)).join('')}</dl>`;
const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');
/** Returns a form for one action. If `field` is given, the form has a text field with that label. */
function form(fields: Readonly<Record<string, string>>, button: string, field: TextId | null = null): string {
  const asked =
    field === null ? '' : `<label>${escaped(say(field))}<input name="said" required maxlength="500"></label>`;
  return `<form method="post" action="/admin/do">${hidden(fields)}${asked}<button>${escaped(button)}</button></form>`;
}
const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);

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
  readonly rules: HouseRules;
  readonly deeds: readonly DatedDeed[];
}
export function deskPage({ numbers, matches, rules, deeds }: Seen): string {
  const body = [
    tag('h1', say('title')),
    `<form method="post" action="/admin/logout"><button>${escaped(say('login.out'))}</button></form>`,
    tag('h2', say('numbers.title')),
    list([
      ['numbers.up', time(numbers.up)],
      ['numbers.matches', String(numbers.matches)],
      ['numbers.inside', String(numbers.inside)],
      ['numbers.waiting', String(numbers.waiting)],
      ['numbers.bots', String(numbers.bots)],
      ['numbers.commands', String(numbers.commands)],
      ['numbers.memory', String(numbers.memory)],
    ]),
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
    tag('h2', say('matches.title')),
    tag('p', say(matches.length === 0 ? 'matches.none' : 'matches.lead')),
    ...matches.map(matchOf),
    tag('h2', say('deeds.title')),
    tag('p', say('deeds.latest', { n: Math.min(SHOWN, deeds.length), all: deeds.length })),
    `<ol reversed>${deeds.slice(-SHOWN).reverse().map(deedOf).join('')}</ol>`,
  ];
  return drawnPage(say('title'), body.join('\n'));
}

function matchOf({ id, game, phase, seats, created, last, sockets, revoked }: Shown): string {
  const who = seats.map(({ kind, name }) => {
    if (kind === 'free') return say('matches.free');
    if (kind === 'bot') return name === '' ? say('matches.bot') : `${name} (${say('matches.bot')})`;
    return name || say('matches.nameless');
  });
  return `<article>${tag('h3', id)}${list([
    ['matches.game', game],
    ['matches.phase', say(phase === 'gathering' ? 'matches.gathering' : 'matches.playing')],
    ['matches.seats', `${seats.length}: ${who.join(', ')}`],
    ['matches.since', time(created)],
    ['matches.last', last === null ? say('matches.never') : time(last)],
    ['matches.sockets', String(sockets)],
  ])}${revoked ? tag('p', say('matches.revoked')) : ''}${form({ do: 'revoke', match: id }, say('matches.revoke'))}</article>`;
}

function deedOf({ at, deed }: DatedDeed): string {
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
