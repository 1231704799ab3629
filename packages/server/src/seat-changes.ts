// The host gives a seat to a bot, opens it for somebody new, or gives it back: who may have held it is never hidden.
import { botNames } from '@gaslamp/bots/bots';
import { LobbyError } from './lobby-error.ts';
import type { Room } from './room.ts';
import type { Holder, SeatRecord } from './store.ts';
import { hashToken, newToken } from './tokens.ts';

export interface SeatChange {
  readonly seat: number;
  readonly to: 'bot' | 'open' | 'back';
  readonly bot?: string | undefined;
  /** The seat's own token: its player agrees. */
  readonly token?: string | undefined;
}

/** So many holders of a seat are told. */
const HOLDERS = 50;

/** The seat as it will be, and the invitation where it is opened. Throws LobbyError 400 or 409. */
export function changed(
  room: Room,
  { seat: number, to, bot, token }: SeatChange,
): { seat: SeatRecord; invite?: string } {
  const seat = room.seats[number];
  if (!seat) throw new LobbyError(400, `there is no seat ${number}; allowed: 0 to ${room.seats.length - 1}`);
  if (to === 'back') {
    if (seat.formerHash === null) throw new LobbyError(409, 'nobody held this seat before');
    return {
      seat: {
        ...leaving(seat),
        kind: 'person',
        name: seat.formerName ?? '',
        bot: null,
        tokenHash: seat.formerHash,
        formerHash: null,
        formerName: null,
      },
    };
  }
  // Whoever comes in sees the seat's secrets: not behind the back of its player.
  const agreed = token !== undefined && seat.tokenHash === hashToken(token);
  if (seat.kind === 'person' && !agreed && room.isNear(number))
    throw new LobbyError(
      409,
      `${seat.name || `the player of seat ${number}`} is at the table or has just left; a seat is given away when its player has been away for a minute`,
    );
  if (to === 'open') {
    const invite = newToken();
    const inviteHash = hashToken(invite);
    return {
      seat: { ...leaving(seat), kind: 'open', name: '', bot: null, inviteHash, invitedOnly: true },
      invite,
    };
  }
  const allowed = botNames(room.record.game);
  const name = bot ?? allowed.at(-1)!;
  if (!allowed.includes(name)) throw new LobbyError(400, `unknown bot "${name}"; allowed: ${allowed.join(', ')}`);
  return { seat: { ...leaving(seat), kind: 'bot', name: '', bot: name } };
}

/** What stays of a seat when its holder leaves it. */
function leaving(seat: SeatRecord): SeatRecord {
  const { kind, name, bot, held = [], tokenHash, formerHash, formerName } = seat;
  const holder: Holder[] = kind === 'open' ? [] : [kind === 'bot' ? { kind, name: bot! } : { kind, name }];
  return {
    ...seat,
    tokenHash: null,
    inviteHash: null,
    formerHash: tokenHash ?? formerHash,
    formerName: kind === 'person' ? name : formerName,
    order: 'none',
    but: [],
    held: [...held, ...holder].slice(-HOLDERS),
  };
}
