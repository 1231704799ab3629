// Questions in words: what is asked, and why.
import { CITIES, ROYALTY } from '@gaslamp/emerald-2e/ids';
import { cubesInCities } from '@gaslamp/emerald-2e/state';
import { pick, take, verbs } from '@gaslamp/emerald-2e/verbs';
import type { Question } from '@gaslamp/kernel/projection';
import { isMine, read } from '../../table/options.ts';
import { all, who } from '../../table/rich.tsx';
import { hasText, t, type Values } from '../../text.ts';
import { neededFor } from './compose.ts';
import { cityIndex, cityName, e, faceUp, type Model, targetName, where, which } from './model.ts';

export const HARMS = ['assassination', 'shoggoth', 'vampires', 'zombies', 'cthulhu', 'adler'] as const;

/** The sentence of the prompt line for this viewer. */
function promptFor(m: Model, question: Question | null): string {
  if (question === null) return overWords(m);
  if (isMine(m, question)) return question.effect === 'confirm' ? confirming(m) : asking(m, question);
  return waiting(m, question);
}

/** R17.8: who has won, as soon as it has been told. */
function overWords({ final }: Model): string {
  const winners = final?.filter((row) => row.wins) ?? [];
  if (winners.length === 0) return e('prompt.over');
  return t('table.finale.won', { count: winners.length, names: all(winners.map((row) => who(row.player))) });
}

/** The same, or what is asked within the action that was begun. */
export const promptLine = (m: Model, { question, mode }: { question: Question | null; mode: string | null }): string =>
  mode === null ? promptFor(m, question) : e(`action.choose.${mode}`);

function common(m: Model, { about }: Question): Values {
  const values: Record<string, string | number> = { acted: m.s.acted };
  if (about.city !== undefined) values.city = where(about.city);
  if (about.from !== undefined) values.from = who(about.from);
  if (about.harm !== undefined) values.harm = e(`harm.${HARMS[about.harm]}`);
  return values;
}

function waiting(m: Model, question: Question): string {
  const id = `waits.${question.effect}`;
  const known = hasText(`emerald2e.${id}`);
  return e(known ? id : 'waits.other', { ...common(m, question), player: who(question.player) });
}

function asking(m: Model, question: Question): string {
  const { effect, about } = question;
  return e(`prompt.${effect}`, { ...common(m, question), ...special(m, question, effect, about) });
}

function special(m: Model, question: Question, effect: string, about: Question['about']): Values {
  const { s } = m;
  const you = m.you!;
  const city = about.city ?? 0;
  switch (effect) {
    case 'setup.agent': {
      // R2.10: one agent each, then another.
      const stands = s.agents.slice(you * CITIES.length, (you + 1) * CITIES.length).some((agents) => agents > 0);
      return { which: stands ? 'second' : 'first' };
    }
    case 'claim.card': {
      const item = faceUp(m, city);
      return { card: item < 0 ? '' : which(m.data.kindOf[item]!) };
    }
    case 'retrieve.cards':
      return { out: s.limbo[you]! + cubesInCities(s, you) };
    case 'retrieve.from':
      return { wanted: wantedBack(m) };
    case 'move.to':
      return { city: where(about.from!) };
    case 'move.more':
    case 'move.cards':
      return { moves: about.moves! };
    case 'assassinate.card':
    case 'assassinate.support':
      return {
        target: targetName(m, about.target!, city),
        needed: neededFor(m, about.target!, city),
        agents: s.agents[you * 9 + city]!,
      };
    case 'zombies.bite': {
      const cities = new Set((question.options ?? []).map((text) => cityIndex(read(text).words[1])));
      return { cities: all([...cities].filter((one) => one >= 0).map(where)) };
    }
    case 'zombies.raise':
      return { left: s.zombieSupply };
    default:
      return {};
  }
}

/** R7.2: how many cubes the cards played take back. */
function wantedBack(m: Model): number {
  const { s, data } = m;
  const you = m.you!;
  let sum = 0;
  for (const option of s.picks) if (!take.is(option)) sum += data.retrieve[pick.card(option)] ?? 0;
  return Math.min(sum, s.limbo[you]! + cubesInCities(s, you));
}

/** What is about to be confirmed: the frames behind the question and the picks tell it. */
function confirming(m: Model): string {
  return e('prompt.confirm', { what: composed(m) });
}

function composed(m: Model): string {
  const { s } = m;
  const picks = s.picks.map((option) => read(verbs.format(option)));
  const cards = picks.filter(({ verb }) => verb === 'pick').map(({ words }) => which(cardIndex(m, words[0]!), m.you!));
  const behind = s.agenda.slice(0, -1).reverse();
  const next = behind[0];
  if (next === undefined) return '';
  const city = next.city as number | undefined;
  if (next.effect === 'claim.claimed') {
    const item = faceUp(m, city!);
    return e('confirm.claim', {
      card: item < 0 ? '' : which(m.data.kindOf[item]!),
      city: where(city!),
      cards: all(cards),
    });
  }
  if (next.effect === 'assassinate.paid') {
    const target = next.target as number;
    return e('confirm.assassinate', {
      target: targetName(m, target, city!),
      city: where(city!),
      cards: all(cards),
      have: s.agents[m.you! * 9 + city!]!,
      needed: neededFor(m, target, city!),
    });
  }
  if (next.effect === 'mi-go.released') {
    const to = picks.find(({ verb }) => verb === 'to');
    return e('confirm.release', { city: where(cityIndex(to?.words[0])) });
  }
  // A text: the card is paid first; the frames behind say whom and where.
  let owner: number | undefined;
  let place: number | undefined;
  for (const frame of behind.slice(1)) {
    if (frame.effect === 'turn.resolved') break;
    if (typeof frame.city === 'number' && frame.city >= 0) place ??= frame.city;
    if (typeof frame.owner === 'number') owner ??= frame.owner;
    if (frame.effect === 'sanity.roll') owner ??= frame.by as number;
  }
  const card = cards[0] ?? '';
  if (owner !== undefined && place !== undefined)
    return e('confirm.textTarget', { card, owner: who(owner), city: where(place) });
  if (owner !== undefined) return e('confirm.textPlayer', { card, owner: who(owner) });
  if (place !== undefined) return e('confirm.textCity', { card, city: where(place) });
  return e('confirm.text', { card });
}
const cardIndex = (m: Model, id: string): number => m.data.cards.findIndex((card) => card.id === id);

/** What clicking an option does, in words: for labels and menus. */
export function optionWords(m: Model, text: string, effect = ''): string {
  const { verb, words } = read(text);
  const [a, b] = words;
  const city = cityIndex(verb === 'assassinate' || verb === 'remove' || verb === 'send' ? b : a);
  // Limbo and the stock stand in for a city.
  const cityWord = city >= 0 ? cityName(city) : a !== undefined && hasText(`emerald2e.city.${a}`) ? e(`city.${a}`) : '';
  switch (verb) {
    case 'claim': {
      const item = faceUp(m, city);
      return item < 0 ? e('do.claimNone') : e('do.claim', { card: which(m.data.kindOf[item]!) });
    }
    case 'assassinate': {
      const target = a === 'ROYALTY' ? ROYALTY : dayNumber(a);
      return e('do.assassinate', { target: targetName(m, target, city) });
    }
    case 'remove':
    case 'send':
      return e(`do.${verb}`, { owner: who(dayNumber(a)), city: cityWord });
    case 'player':
      return e('do.player', { player: who(dayNumber(a)) });
    case 'play':
    case 'pick':
    case 'use':
    case 'release': {
      const kind = cardIndex(m, a!);
      const { timing } = m.data.cards[kind]!;
      return e(`do.${verb}`, { card: which(kind, m.you ?? -1), timing: timing ? e(`timing.${timing}`) : '' });
    }
    case 'advance': {
      const kind = cardIndex(m, b!);
      const track = a === 'RESTORATIONIST' ? 0 : 1;
      return e('do.pickMarker', {
        card: which(kind, m.you ?? -1),
        track: e(`side.${track === 0 ? 'restorationist' : 'loyalist'}`),
        steps: m.data.steps[track]![kind]!,
      });
    }
    case 'done':
      if (effect === 'zombies.bite') return e('do.doneBite');
      return e(effect === 'move.more' ? 'do.doneMoves' : 'do.done');
    default:
      return e(`do.${verb}`, { city: cityWord });
  }
}
const DAYS_IN_ORDER = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const dayNumber = (day: string | undefined): number => DAYS_IN_ORDER.indexOf(day ?? '');
