// The simple rush examined by calibration: a player who sends the main agent against one royal as early as possible and
// otherwise plays normally.
import { cardOf, cardOfKind, type Data, mainOf } from '@gaslamp/emerald-1e/box/data';
import { CITIES, FIRST_ROYAL } from '@gaslamp/emerald-1e/box/ids';
import { type At, type Emerald1, HAND, identityOf } from '@gaslamp/emerald-1e/box/state';
import { aim, attack, discard, done, pick, to } from '@gaslamp/emerald-1e/seen/verbs';
import type { Option } from '@gaslamp/kernel/state';
import type { Bot } from '../src/bot.ts';

/** Returns the city of the royal that needs the fewest bombs; among equals, of the one with the most points. */
function easiestCity({ pack }: Data): number {
  const [easiest] = [...pack.royals].sort((a, b) => a.needed - b.needed || b.points - a.points);
  return CITIES.indexOf(easiest!.city);
}

/** Rushes, then plays like `others` once the royal is dead or the plan has failed: only a Restorationist rushes. */
export function rushing(others: Bot): Bot {
  const choose: Bot['choose'] = (situation) => {
    const { view, decision, game } = situation;
    const data = game.data as Data;
    const s = view.s as Emerald1;
    return rush({ s, data }, decision.player, decision.effect, decision.options) ?? others.choose(situation);
  };
  return { name: 'rush', choose };
}

function rush(at: At, me: number, effect: string, options: readonly Option[]): Option | null {
  const { s, data } = at;
  if (cardOf(data, identityOf(s, me)).side !== 'restorationist') return null;
  if (effect === 'setup.agent') return to(easiestCity(data));
  if (s.agentAt[mainOf(me)] !== easiestCity(data) || s.royal.some((by, r) => by === me && s.safe[r] === 0)) return null;
  const has = (option: Option) => options.includes(option);
  if (effect === 'attack.aim') return options.find((one) => aim.is(one) && aim.aim(one) >= FIRST_ROYAL) ?? null;
  if (effect === 'attack.support') return null;
  const kills = (kind: number) => ['mainAgent', 'hiredAssassin'].includes(cardOfKind(data, kind).effect ?? '');
  if (effect === 'turn.act')
    return options.find((one) => attack.is(one) && kills(attack.card(one))) ?? seek(at, me, has);
  // Discards cards that are useless for the attack.
  if (effect !== 'discard.cards') return null;
  return options.find((one) => pick.is(one) && isIdle(data, pick.card(one))) ?? (has(done) ? done : null);
}
const isIdle = (data: Data, kind: number): boolean => {
  const { bombs, effect } = cardOfKind(data, kind);
  return bombs === 0 && effect !== 'mainAgent' && effect !== 'hiredAssassin';
};
function seek({ s, data }: At, me: number, has: (option: Option) => boolean): Option | null {
  const idle = s.place.some((place, item) => place === HAND + me && isIdle(data, data.kindOf[item]!));
  return idle && has(discard) ? discard : null;
}
