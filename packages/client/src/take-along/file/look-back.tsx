import '../../pages/parts/texts.ts';
import '../../replay/texts.ts';
import '../../replay/replay.css';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Kept } from '@gaslamp/record/kept-form';
import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { t } from '@gaslamp/words/text';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nameOfView, type ReplayPlace } from '../../replay/place.ts';
import { Player } from '../../replay/player.tsx';
import { within } from '../../replay/replay-client.ts';
import type { Opened } from '../../replay/whole.ts';
import { holdPace } from '../../table/showing/pace.ts';
import { hashOf } from './place.ts';

interface LookBackProps {
  readonly kept: Kept;
  readonly opened: Opened;
  readonly masthead: ReactNode;
  readonly at: ReplayPlace;
}

/** The replay of the match, from every viewpoint. */
export function LookBack({ kept, opened: { reel }, masthead, at }: LookBackProps) {
  const wanted = at.as !== null && reel.viewpoints.includes(at.as) ? at.as : null;
  const [as, setAs] = useState<Viewpoint>(wanted ?? SPECTATOR);
  const moment = useRef(at.moment ?? 0);
  const keepMoment = useCallback((now: number) => {
    moment.current = now;
  }, []);
  useEffect(() => () => holdPace(null), []);
  const { turns, turning } = reel;
  const own = useMemo(
    (): OwnReel => ({ turns, turning, rows: reel.rows(as), shown: (moment) => reel.shown(moment, as) }),
    [reel, turns, turning, as],
  );
  const addressOf = useCallback((now: number) => hashOf(now, as), [as]);
  return (
    <Player
      key={nameOfView(as)}
      looked={kept}
      reel={own}
      as={as}
      views={reel.viewpoints}
      start={within(own, moment.current)}
      notice={noticeOf(turns.length - 1)}
      masthead={masthead}
      addressOf={addressOf}
      linkTo={() => null}
      onView={setAs}
      onMoment={keepMoment}
    />
  );

  /** Returns a message if the address asks for something that does not exist. */
  function noticeOf(last: number): string | null {
    if (at.odd !== null) return t('replay.odd', { odd: at.odd });
    if (at.moment !== null && at.moment > last) return t('replay.tooFar', { step: at.moment, last });
    return at.as === null || wanted !== null ? null : t('replay.odd', { odd: `as=${nameOfView(at.as)}` });
  }
}
