// Requests about the keys of this browser's seats.
import type { Answers } from '@gaslamp/protocol/answers';
import type { KeyWish, OpenSeat, SeatKeys } from '@gaslamp/protocol/keys';
import { call } from '../../net/api.ts';
import { deviceName } from './device-name.ts';

/** Opens a seat in this browser. Rejects with the server's reason. */
export const openSeat = (
  match: string,
  wish: Omit<OpenSeat, 'device'>,
): Promise<Answers['POST /api/matches/:id/open']> =>
  call(`/api/matches/${match}/open`, { ...wish, device: deviceName() });

/** Asks for a letter with a way in. */
export const askForWay = (match: string, address: string): Promise<Answers['POST /api/matches/:id/way']> =>
  call(`/api/matches/${match}/way`, { address });

const ask = (match: string, wish: KeyWish): Promise<SeatKeys> => call(`/api/matches/${match}/keys`, wish);
export const seeKeys = (match: string, token: string): Promise<SeatKeys> => ask(match, { do: 'see', token });
export const revokeKey = (match: string, token: string, key: string): Promise<SeatKeys> =>
  ask(match, { do: 'revoke', token, key });
/** Makes a new phrase, which replaces the one before. */
export const makePhrase = (match: string, token: string): Promise<SeatKeys> =>
  ask(match, { do: 'phrase', token, device: deviceName() });
