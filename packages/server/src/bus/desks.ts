// Open admin sessions. All processes of a house share them, since any of them may get the next request.
import type { Pool } from 'pg';

/** Maximum number of open sessions; the oldest is closed first. */
const MOST = 20;

export interface Desks {
  /** `hash`: hash of the cookie; `token`: hash of the token that opened it; `span` in ms. */
  open(hash: string, token: string | null, span: number): Promise<void>;
  isOpen(hash: string, token: string | null): Promise<boolean>;
  close(hash: string): Promise<void>;
}

/** Returns the sessions of a single process, which a restart closes. */
export function desksInMemory(now: () => number): Desks {
  const open = new Map<string, { readonly until: number; readonly token: string | null }>();
  return {
    async open(hash, token, span) {
      const [oldest] = open.keys();
      if (oldest !== undefined && open.size >= MOST) open.delete(oldest);
      open.set(hash, { until: now() + span, token });
    },
    async isOpen(hash, token) {
      const found = open.get(hash);
      return found !== undefined && found.until > now() && found.token === token;
    },
    async close(hash) {
      open.delete(hash);
    },
  };
}

/** Returns the sessions that all processes on a database share. */
export const desksInDatabase = (pool: Pool): Desks => ({
  async open(hash, token, span) {
    await pool.query(`insert into desks (hash, token, until) values ($1, $2, now() + $3 * interval '1 millisecond')`, [
      hash,
      token,
      span,
    ]);
    await pool.query('delete from desks where hash in (select hash from desks order by until desc offset $1)', [MOST]);
  },
  async isOpen(hash, token) {
    const { rowCount } = await pool.query(
      'select from desks where hash = $1 and token is not distinct from $2 and until > now()',
      [hash, token],
    );
    return rowCount === 1;
  },
  async close(hash) {
    await pool.query('delete from desks where hash = $1', [hash]);
  },
});
