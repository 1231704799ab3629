import type { MatchInfo } from '@gaslamp/protocol/updates';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { GameSymbol } from '../art/symbols.tsx';
import type { TableState } from '../net/match-client.ts';
import { type KnownMatch, remember } from '../settings.ts';
import { t } from '../text.ts';
import type { PanelName } from './match-tools.tsx';
import { seatName, sentence } from './names.ts';

interface NoticesProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  readonly state: TableState | null;
  /** Seats of this browser that are its own no more. */
  readonly lost: readonly number[];
  onPanel(panel: PanelName): void;
}

/** What a player should know besides the table, in the masthead: a seat gone, a friend missing, a rematch. */
export function Notices({ known, info, state, lost, onPanel }: NoticesProps) {
  const [read, setRead] = useState<readonly string[]>([]);
  const { game, seats } = info;
  const error = state?.error ?? null;
  const told = [
    ...lost.map((seat) => lostWords(info, seat, lost.length === known.seats.length)),
    ...(error === null ? [] : [sentence(error)]),
  ].filter((words) => !read.includes(words));
  const free = seats.flatMap(({ kind }, i) => (kind === 'open' && known.invites[i] ? [i] : []));
  return (
    <div className="notices">
      {told.map((words) => (
        <Notice key={words} urgent onClose={() => setRead([...read, words])}>
          {words}
        </Notice>
      ))}
      {free.length > 0 ? (
        <Notice
          tool={<NoticeButton label={t('match.invite', { count: free.length })} onClick={() => onPanel('links')} />}
        >
          {free.length === 1
            ? t('match.waitsForFriend', { seat: seatName(game, free[0]!) })
            : t('match.waitsForFriends', { count: free.length })}
        </Notice>
      ) : null}
      {info.rematch === null ? null : (
        <Rematch known={known} game={game} next={info.rematch} now={state?.wantsRematch ?? false} />
      )}
    </div>
  );
}

/** Who has a seat that was this browser's. */
function lostWords({ seats, game }: MatchInfo, seat: number, watching: boolean): string {
  const { kind, name } = seats[seat] ?? { kind: 'open', name: '' };
  return t('match.lostSeat', {
    kind,
    name: name || t('match.somebody'),
    seat: seatName(game, seat),
    watching: String(watching),
  });
}

function Notice(props: { urgent?: boolean; tool?: ReactNode; onClose?: () => void; children: string }) {
  const { urgent = false, tool, onClose, children } = props;
  return (
    <div className="notice" data-urgent={urgent || undefined}>
      <p role={urgent ? 'alert' : 'status'}>{children}</p>
      {tool}
      {onClose === undefined ? null : (
        <button type="button" className="icon-button" aria-label={t('app.close')} onClick={onClose}>
          <GameSymbol name="close" size={16} />
        </button>
      )}
    </div>
  );
}

function NoticeButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button" onClick={onClick}>
      {label}
    </button>
  );
}

/** The same tokens open the same seats of the rematch. Whoever asked for it goes there, the others are told. */
function Rematch(props: { known: KnownMatch; game: string; next: string; now: boolean }) {
  const { known, game, next, now } = props;
  const [, go] = useLocation();
  const sitDown = useCallback(() => {
    const { seats, watch, host, open } = known;
    remember(next, game, { seats, watch, host, open });
    go(`/m/${next}`);
  }, [known, game, next, go]);
  useEffect(() => {
    if (now) sitDown();
  }, [now, sitDown]);
  return <Notice tool={<NoticeButton label={t('match.toRematch')} onClick={sitDown} />}>{t('match.rematch')}</Notice>;
}
