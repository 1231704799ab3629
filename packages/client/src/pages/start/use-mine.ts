import type { MatchSummary } from '@gaslamp/protocol/answers';
import { useEffect, useRef, useState } from 'react';
import { mine } from '../../net/api.ts';
import { knownMatches, rememberOver } from '../../settings.ts';
import type { KnownMatch } from '../../stored.ts';
import { hiddenMatches, hide } from './hidden.ts';
import { followRematches } from './rematches.ts';
import { sweep } from './sweep.ts';

/** Interval at which the list is refreshed, in milliseconds. */
const AGAIN = 10_000;

/** The matches of this browser. */
export interface Mine {
  /**
   * Rows of matches that are not hidden. Null until the server has answered; empty from the start if this browser knows no
   * matches.
   */
  readonly rows: readonly MatchSummary[] | null;
  /** Matches that were running when this browser last heard of them. */
  readonly expected: readonly string[];
  /** Rows of matches that are hidden from the list. */
  readonly hidden: readonly MatchSummary[];
  hide(match: string, hidden: boolean): void;
}

export const isRunning = ({ over, phase }: MatchSummary): boolean => !over && phase !== 'ended';
/** False where a bot stands in for this browser's player. */
export const waitsForMe = (row: MatchSummary): boolean =>
  isRunning(row) && row.asked !== null && row.asked === row.you && row.seats[row.asked]?.kind !== 'bot';

export function useMine(): Mine {
  const [rows, setRows] = useState<readonly MatchSummary[] | null>(() => (knownMatches().length === 0 ? [] : null));
  const [hidden, setHidden] = useState(hiddenMatches);
  const [expected] = useState(() =>
    knownMatches().flatMap(({ match, over }) => (over || hidden.includes(match) ? [] : [match])),
  );
  const listed = useRef<readonly KnownMatch[]>([]);
  useEffect(() => {
    let live = true;
    const load = () => {
      const old = listed.current;
      listed.current = [...knownMatches().filter(({ match }) => old.every((one) => one.match !== match)), ...old];
      summaries(listed.current).then(
        (found) => {
          if (!live) return;
          setRows(found);
          // Requests newly added rematches at once.
          if (followRematches(listed.current, found)) load();
        },
        () => {},
      );
    };
    load();
    sweep();
    const timer = setInterval(load, AGAIN);
    return () => {
      live = false;
      clearInterval(timer);
    };
  }, []);
  const isHidden = ({ match }: MatchSummary): boolean => hidden.includes(match);
  return {
    rows: rows?.filter((row) => !isHidden(row)) ?? null,
    expected,
    hidden: rows?.filter(isHidden) ?? [],
    hide: (match, wish) => setHidden(hide(match, wish)),
  };
}

/** Maximum number of matches in one request to the server. */
const AT_ONCE = 200;

const isStillOn = (summary: MatchSummary | undefined): boolean => summary !== undefined && isRunning(summary);

/**
 * Returns the state of these matches. If a seat was given away, its token fails, and the next token of this browser is tried.
 */
export async function summaries(matches: readonly KnownMatch[]): Promise<MatchSummary[]> {
  const found = new Map<string, MatchSummary>();
  for (let turn = 0; ; turn++) {
    const asked = matches.flatMap(({ match, seats, watch, host }) => {
      const token = [...seats.map(({ token }) => token), watch, host].filter((token) => token !== null)[turn];
      return found.has(match) || token === undefined ? [] : [{ match, token }];
    });
    if (asked.length === 0) break;
    for (let from = 0; from < asked.length; from += AT_ONCE)
      for (const one of await mine(asked.slice(from, from + AT_ONCE))) found.set(one.match, one);
  }
  // Matches that the server does not know any more have ended as well, so no space is reserved for them.
  rememberOver(new Set(matches.flatMap(({ match }) => (isStillOn(found.get(match)) ? [] : [match]))));
  return matches.flatMap(({ match, seats }) => {
    const one = found.get(match);
    // Counts questions to other players who share the device, too.
    const here = one?.you != null && seats.some(({ seat }) => seat === one.asked);
    return one === undefined ? [] : [here ? { ...one, you: one.asked } : one];
  });
}
