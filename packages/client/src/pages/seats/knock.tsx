// Checks a link before it is stored, so that a wrong one takes nothing away.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { useEffect, useRef } from 'react';
import * as api from '../../net/api.ts';
import { MatchClient } from '../../net/match-client.ts';
import type { KnownMatch } from '../../stored.ts';
import { opened } from './opened-by.ts';

interface KnockProps {
  readonly match: string;
  readonly secret: string;
  /** Called once with the match info and the data that the link adds. */
  onOpened(info: MatchInfo, part: Partial<KnownMatch>): void;
  /** Called with the reason if the link is refused. */
  onRefused(why: string): void;
  /** Called with the reason if no connection comes up; it is still being tried. */
  onTrouble(why: string): void;
}

/** Checks a link with the server while it is mounted; renders nothing. */
export function Knock({ match, secret, onOpened, onRefused, onTrouble }: KnockProps): null {
  const heard = useRef({ onOpened, onRefused, onTrouble });
  heard.current = { onOpened, onRefused, onTrouble };
  useEffect(() => {
    const client = new MatchClient(api.socketUrl(), match, secret);
    const leave = client.subscribe(() => {
      const info = client.info();
      const trouble = client.trouble();
      if (info !== null) {
        stop();
        heard.current.onOpened(info, opened(secret, info));
      } else if (client.halt() !== null) {
        stop();
        heard.current.onRefused(trouble ?? '');
      } else if (trouble !== null) heard.current.onTrouble(trouble);
    });
    const stop = () => {
      leave();
      client.close();
    };
    client.open();
    return stop;
  }, [match, secret]);
  return null;
}
