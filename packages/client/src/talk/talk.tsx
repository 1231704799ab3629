import './talk.css';
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/talk-rooms';
import { addTexts, t } from '@gaslamp/words/text';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TalkClient, Unread } from '../table/frame/talking.tsx';
import { Announced } from './announced.tsx';
import { Come } from './come.tsx';
import { type KeptTalk, keepTalk, keptTalk } from './kept.ts';
import { isOwn, linesOf, unreadOf, withAllRead } from './lines.ts';
import { Mutes } from './mutes.tsx';
import { Room } from './room.tsx';
import { Speak } from './speak.tsx';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

interface TalkProps {
  readonly client: TalkClient;
  /** While closed it announces new lines and keeps a draft. */
  readonly open: boolean;
  /** Called with null if all lines are read. */
  onUnread?(unread: Unread | null): void;
  onOpen?(): void;
}

/** The chat at a table: players and spectators have separate rooms, and when the match is over both are shown. */
export function Talk({ client, open, onUnread, onOpen }: TalkProps) {
  const messages = useSyncExternalStore(client.subscribe, client.talk);
  const info = useSyncExternalStore(client.subscribe, client.info);
  const rooms = useMemo(() => linesOf(messages), [messages]);
  const [kept, setKept] = useState(keptTalk);
  const [reporting, setReporting] = useState(false);
  const reports = reporting ? client.token : null;
  const change = useCallback((next: KeptTalk) => {
    keepTalk(next);
    setKept(next);
  }, []);
  const unread = useMemo(
    () => (info === null ? [] : TALK_ROOMS.flatMap((room) => unreadOf(room, rooms[room], info, kept))),
    [rooms, info, kept],
  );
  // Lines in view count as read.
  useEffect(() => {
    if (!open) return;
    const read = () => {
      if (document.hidden) return;
      change(withAllRead(keptTalk(), client.match, rooms));
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [open, rooms, client.match, change]);
  const count = open ? 0 : unread.length;
  const latest = unread.at(-1);
  useEffect(() => {
    onUnread?.(count === 0 ? null : { count, words: t('talk.unread', { count }) });
  }, [count, onUnread]);
  if (info === null) return null;
  const over = info.phase === 'over' || (info.phase === 'ended' && !info.closed);
  const own: TalkRoom = info.you === null ? 'watchers' : 'players';
  const other: TalkRoom = own === 'players' ? 'watchers' : 'players';
  const hears = over ? 'over' : info.you === null ? 'watcher' : 'player';
  return (
    <>
      <Announced messages={messages} info={info} kept={kept} />
      {latest !== undefined && count > 0 && onOpen ? (
        <Come
          line={latest}
          info={info}
          onOpen={onOpen}
          onRead={() => change(withAllRead(keptTalk(), client.match, rooms))}
        />
      ) : null}
      <section className="talk" aria-label={t('talk.title')} hidden={!open}>
        {kept.mute ? (
          <p className="talk-note">{t('talk.mute.on')}</p>
        ) : (
          <>
            <Room room={own} lines={rooms[own]} info={info} kept={kept} reports={reports} headed={over} />
            {over && rooms[other].length > 0 ? (
              <Room room={other} lines={rooms[other]} info={info} kept={kept} reports={reports} headed />
            ) : null}
            <Speak client={client} hears={t(`talk.whoHears.${hears}`)} />
          </>
        )}
        {kept.mute || rooms.players.concat(rooms.watchers).every((line) => isOwn(line, info)) ? null : (
          <label className="talk-reports">
            <input type="checkbox" checked={reporting} onChange={(event) => setReporting(event.target.checked)} />{' '}
            {t('talk.report')}
          </label>
        )}
        <Mutes rooms={rooms} info={info} kept={kept} onKept={change} />
      </section>
    </>
  );
}
