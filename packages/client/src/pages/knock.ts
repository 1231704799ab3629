// A link is tried before it is kept: a wrong one takes nothing away.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { useEffect, useRef, useState } from 'react';
import type { Link } from '../links.ts';
import * as api from '../net/api.ts';
import { MatchClient } from '../net/match-client.ts';
import type { KnownMatch } from '../stored.ts';

/** What a link turned out to open, by what the server says; the number in it was a hint. */
export function opened(secret: string, { you, host }: MatchInfo): Partial<KnownMatch> {
  if (you !== null) return { seats: [{ seat: you, token: secret }] };
  return host ? { host: secret } : { watch: secret };
}

/** Whether a link to a seat, or to watch, is new to this browser. */
export function isNew(link: Link, known: KnownMatch | null): boolean {
  if (known === null) return true;
  const { seats, watch, host } = known;
  return ![...seats.map(({ token }) => token), watch, host].includes(link.secret);
}

export interface Knock {
  /** Why nobody opened; null as long as somebody may. */
  readonly refused: string | null;
  again(): void;
}

/** Tries a link at the server. `onOpened` hears what it opens, once, and what the server tells of the match. */
export function useKnock(
  match: string,
  link: Link | null,
  onOpened: (info: MatchInfo, part: Partial<KnownMatch>) => void,
): Knock {
  const [refused, setRefused] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const heard = useRef(onOpened);
  heard.current = onOpened;
  const secret = link?.secret;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    setRefused(null);
    if (secret === undefined) return;
    const client = new MatchClient(api.socketUrl(), match, secret);
    const leave = client.subscribe(() => {
      const info = client.info();
      if (info !== null) {
        stop();
        heard.current(info, opened(secret, info));
      } else if (client.halt() !== null) {
        setRefused(client.trouble() ?? '');
      }
    });
    const stop = () => {
      leave();
      client.close();
    };
    client.open();
    return stop;
  }, [match, secret, turn]);
  return { refused, again: () => setTurn(turn + 1) };
}
