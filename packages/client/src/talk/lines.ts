// What a table has said, from all that was told of it; who is heard, and what was not read yet.
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/spoken';
import type { NumberedLine, Speaker } from '@gaslamp/protocol/talk';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { Told } from '../net/match-client.ts';
import { type KeptTalk, withRead } from './kept.ts';

export type Rooms = Readonly<Record<TalkRoom, readonly NumberedLine[]>>;

/** The lines of both rooms. What is told anew stands in place of what was told before. */
export function linesOf(told: readonly Told[]): Rooms {
  const rooms: Record<TalkRoom, NumberedLine[]> = { players: [], watchers: [] };
  for (const message of told)
    if (message.t === 'talk') rooms[message.room] = [...message.lines];
    else if (!rooms[message.room].some(({ n }) => n === message.line.n)) rooms[message.room].push(message.line);
  return rooms;
}

/** Under which name a speaker is muted: persons are numbers, whatever seat they have. */
export const speakerKey = (match: string, by: Speaker): string => `${match} ${by.kind}-${by.number}`;
/** Under which name it is kept how far a room was read. */
export const roomKey = (match: string, room: TalkRoom): string => `${match} ${room}`;

/** Whether somebody has said it themselves. Who watches knows their own lines no better than others do. */
export const isOwn = ({ by }: NumberedLine, { you, seats }: MatchInfo): boolean =>
  by.kind === 'seat' && you !== null && by.number === seats[you]?.number;

/** Lines that are still to be read, by whoever hears their speakers. */
export function unreadOf(
  room: TalkRoom,
  lines: readonly NumberedLine[],
  info: MatchInfo,
  { mute, muted, read }: KeptTalk,
): readonly NumberedLine[] {
  if (mute) return [];
  const from = read[roomKey(info.id, room)] ?? 0;
  return lines.filter((line) => line.n > from && !isOwn(line, info) && !muted.includes(speakerKey(info.id, line.by)));
}

/** The lines of speakers who are not muted. */
export const heardOf = (
  lines: readonly NumberedLine[],
  { id }: MatchInfo,
  { muted }: KeptTalk,
): readonly NumberedLine[] => lines.filter(({ by }) => !muted.includes(speakerKey(id, by)));

/** What is kept once both rooms are in sight: all of their lines are read. */
export function withAllRead(kept: KeptTalk, match: string, rooms: Rooms): KeptTalk {
  let next = kept;
  for (const room of TALK_ROOMS) {
    const last = rooms[room].at(-1)?.n ?? 0;
    if (last > 0) next = withRead(next, roomKey(match, room), last);
  }
  return next;
}
