import { createHash, randomBytes } from 'node:crypto';

/** A secret that opens a seat, a spectator's place or the host's powers. Only its hash is stored. */
export const newToken = (): string => randomBytes(24).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** A match's public name: short enough to read out, too long to guess. */
export const newMatchId = (): string => randomBytes(9).toString('base64url').replace(/[-_]/g, 'x');
