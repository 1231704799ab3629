import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_BYTES, tokenOf } from '@gaslamp/protocol/tokens';

/** Returns a secret for a seat, a spectator or the host. Only its hash is stored. */
export const newToken = (): string => tokenOf(randomBytes(TOKEN_BYTES));
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** Returns a match's public id: short enough to read out, too long to guess. */
export const newMatchId = (): string => randomBytes(9).toString('base64url').replace(/[-_]/g, 'x');
