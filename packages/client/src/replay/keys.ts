import type { OwnReel } from '@gaslamp/record/reel';
import { useEffect, useRef } from 'react';
import { turnAfter, turnBefore } from './replay-client.ts';
import type { Replay } from './use-replay.ts';

/** Handles the keys of a replay while nothing on the table has the focus. The slider handles its own. */
export function useReplayKeys(reel: OwnReel, replay: Replay): void {
  const latest = useRef({ reel, replay });
  latest.current = { reel, replay };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || !target.matches('body, main, .replay-bar *')) return;
      if (target.matches('select, .copy-field *') || document.querySelector('dialog[open]')) return;
      const { reel, replay } = latest.current;
      const { moment, go } = replay;
      if (event.key === ' ') {
        if (target.matches('button, a, summary')) return;
        event.preventDefault();
        return replay.toggle();
      }
      if (target.matches('input')) return;
      const to = {
        ArrowLeft: moment - 1,
        ArrowRight: moment + 1,
        Home: 0,
        End: reel.turns.length - 1,
        PageUp: turnAfter(reel, moment),
        PageDown: turnBefore(reel, moment),
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
