import type { NamedSpeaker } from '@gaslamp/protocol/talk';
import { TALK_ROOMS } from '@gaslamp/protocol/talk-rooms';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { type KeptTalk, withMuted } from './kept.ts';
import { isOwn, type Rooms, speakerKey } from './lines.ts';
import { speakerName } from './names.ts';

interface MutesProps {
  readonly rooms: Rooms;
  readonly info: MatchInfo;
  readonly kept: KeptTalk;
  onKept(kept: KeptTalk): void;
}

/** Mute settings of this browser: all chat, or single speakers among those who can speak or have spoken. */
export function Mutes({ rooms, info, kept, onKept }: MutesProps) {
  const speakers = speakersOf(rooms, info);
  return (
    <details className="talk-mutes">
      <summary>{t('talk.mute.title')}</summary>
      <label>
        <input
          type="checkbox"
          checked={kept.mute}
          onChange={(event) => onKept({ ...kept, mute: event.target.checked })}
        />{' '}
        {t('talk.mute.all')}
      </label>
      {kept.mute
        ? null
        : speakers.map(([key, by]) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={kept.muted.includes(key)}
                onChange={(event) => onKept(withMuted(kept, key, event.target.checked))}
              />{' '}
              {t('talk.mute.one', { who: speakerName(by, info.game) })}
            </label>
          ))}
    </details>
  );
}

/** Returns speakers by the key under which they are muted, with their latest names. */
function speakersOf(rooms: Rooms, info: MatchInfo): readonly (readonly [string, NamedSpeaker])[] {
  const found = new Map<string, NamedSpeaker>();
  const own = info.you === null ? null : info.seats[info.you]?.number;
  if (info.you !== null)
    for (const [seat, { kind, number, name }] of info.seats.entries())
      if (kind === 'person' && number !== null && number !== own) {
        const by = { kind: 'seat', seat, number, name } as const;
        found.set(speakerKey(info.id, by), by);
      }
  for (const line of TALK_ROOMS.flatMap((room) => rooms[room]))
    if (!isOwn(line, info)) found.set(speakerKey(info.id, line.by), line.by);
  return [...found];
}
