import '../parts/texts.ts';
import '../parts/panels.css';
import './waiting.css';
import { at } from '@gaslamp/kernel/lists';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { botAs } from '@gaslamp/words/seats';
import { t } from '@gaslamp/words/text';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PageSymbol } from '../../art/symbols.tsx';
import { seatName } from '../../games/names.ts';
import { useManifest } from '../../games/use-manifest.ts';
import { lazily } from '../../lazily.ts';
import { wordsOf } from '../../net/api.ts';
import { forget } from '../../settings.ts';
import type { KnownMatch } from '../../stored.ts';
import type { TalkClient } from '../../table/frame/talking.tsx';
import { BotNote } from '../parts/bot-note.tsx';
import { Main } from '../parts/frame.tsx';
import { Scene } from '../parts/scene.tsx';
import { SeatEmblem } from '../parts/seat-emblem.tsx';
import { AskFirst } from '../parts/sure.tsx';
import { Agreed, DicePromise } from '../terms/agreed.tsx';
import { LinksPanel, OpenLink } from './links-panel.tsx';
import { SeatHolder, SeatLink } from './seat-row.tsx';
import { carryOut, type TableWish, tokenFor } from './table-actions.ts';

const Talk = lazily(() => import('../../talk/talk.tsx'), 'Talk');

interface WaitingProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  /** Seats that this browser holds. */
  readonly held: readonly number[];
  readonly client: TalkClient;
  onKnown(part: Partial<KnownMatch>): void;
  /** Called when a seat of this browser is free again, with an invitation to it. */
  onGotUp(seat: number, invite: string | null): void;
}

/** The page of a match before the deal: the players so far, the open seats, and the agreed terms. */
export function WaitingRoom({ known, info, held, client, onKnown, onGotUp }: WaitingProps) {
  const { game, seats } = info;
  const [, go] = useLocation();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const free = seats.filter(({ kind }) => kind === 'open').length;
  useEffect(() => {
    document.title = `${t('waiting.title')} · ${t(`games.${game}`)}`;
  }, [game]);
  const may = (wish: TableWish) => tokenFor(known, info, wish) !== null;
  async function carry(wish: TableWish): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const invite = await carryOut(known, info, wish);
      if (wish.do === 'delete') {
        forget(known.match);
        return go('/');
      }
      if (wish.do === 'free' && held.includes(wish.seat)) onGotUp(wish.seat, invite);
      else if (invite !== null && 'seat' in wish && wish.seat !== undefined)
        onKnown({ invites: { [wish.seat]: invite } });
    } catch (mistake) {
      setError(wordsOf(mistake));
    }
    setBusy(false);
  }
  return (
    <Main id="table" className="waiting" label={t('waiting.title')}>
      <Scene game={game} wide>
        <header>
          <p className="sheet-kicker">{t(`games.${game}`)}</p>
          <h1>{t('waiting.title')}</h1>
          <p className="muted" role="status">
            {t('waiting.lead', { free })}
          </p>
          <p className="muted">{t('waiting.closable')}</p>
        </header>
        <section className="waiting-seats" aria-label={t('match.seats')}>
          {free > 1 ? <OpenLink known={known} main /> : null}
          <ol>
            {seats.map((seat, i) => (
              <WaitingSeat
                key={seatName(game, i)}
                known={known}
                info={info}
                index={i}
                free={free}
                mine={held.includes(i)}
                host={isHost(info, i, held.includes(i) && may({ do: 'begin' }))}
                onSit={held.length > 0 || known.host === null ? null : follow}
                onFree={
                  seat.kind === 'person' && may({ do: 'free', seat: i }) ? () => carry({ do: 'free', seat: i }) : null
                }
                onInvite={may({ do: 'invite', seat: i }) ? () => carry({ do: 'invite', seat: i }) : null}
              />
            ))}
          </ol>
          {error === null ? null : (
            <p role="alert" className="alert">
              {error}
            </p>
          )}
          {may({ do: 'begin' }) ? (
            <button
              type="button"
              className="button button-wide"
              disabled={busy}
              onClick={() => void carry({ do: 'begin' })}
            >
              <PageSymbol name="bot" size={18} /> {t('waiting.begin', { free, ...botAs('bot', info.standIn) })}
            </button>
          ) : (
            <p className="muted">{t('waiting.hostBegins', botAs('bot', info.standIn))}</p>
          )}
          {may({ do: 'delete' }) ? (
            <AskFirst
              className="waiting-delete"
              words={t('waiting.sureDelete')}
              onYes={() => void carry({ do: 'delete' })}
            >
              {t('waiting.delete')}
            </AskFirst>
          ) : null}
        </section>
        {info.chat ? (
          <div className="waiting-talk">
            <h2>{t('waiting.talk')}</h2>
            <Suspense fallback={null}>
              <Talk client={client} open />
            </Suspense>
          </div>
        ) : null}
        <div className="waiting-more">
          <section aria-labelledby="waiting-links">
            <h2 id="waiting-links">{t('invite.share')}</h2>
            <LinksPanel info={info} known={known} seats={seats} own={held} seatsShown />
          </section>
          <section aria-labelledby="waiting-agreed">
            <h2 id="waiting-agreed">{t('waiting.agreed')}</h2>
            <Agreed terms={info} />
            <DicePromise hash={info.diceHash} />
          </section>
        </div>
      </Scene>
    </Main>
  );
}

const follow = (invite: string): void => {
  location.hash = `invite=${invite}`;
};

/**
 * The person number of the player who created the table. A host who sat down again has another one, which only the host's
 * browser knows.
 */
const MAKER = 1;
const isHost = ({ seats }: MatchInfo, seat: number, ours: boolean): boolean => ours || seats[seat]?.number === MAKER;

interface SeatProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  readonly index: number;
  /** Number of free seats. */
  readonly free: number;
  readonly mine: boolean;
  /** True if the host sits here. */
  readonly host: boolean;
  /** Sits down here with the invitation; null for players who have a seat, and for browsers without invitations. */
  readonly onSit: ((invite: string) => void) | null;
  /** Null if this browser may not do it. */
  readonly onFree: (() => Promise<void>) | null;
  readonly onInvite: (() => Promise<void>) | null;
}

function WaitingSeat({ known, info, index, free, mine, host, onSit, onFree, onInvite }: SeatProps) {
  const { game, seats } = info;
  const { seatColours } = useManifest(game);
  const { kind, here, bot } = at(seats, index);
  const invite = kind === 'open' ? known.invites[index] : undefined;
  return (
    <li data-kind={kind} style={{ borderInlineStartColor: seatColours[index] }}>
      <SeatEmblem game={game} seat={index} size={36} />
      <span className="seats-name">
        {kind === 'open' ? (
          <>
            <strong>{seatName(game, index)}</strong> <span className="muted">{t('join.free')}</span>
          </>
        ) : (
          <SeatHolder info={info} index={index} />
        )}
        {mine ? <span className="badge">{t('waiting.you')}</span> : null}
        {host ? <span className="badge badge-quiet">{t('waiting.host')}</span> : null}
        {kind === 'person' && !here && !mine ? <small className="seats-line muted">{t('waiting.away')}</small> : null}
      </span>
      {onFree === null ? null : (
        <AskFirst
          words={t(mine ? 'waiting.sureGetUp' : 'waiting.sureFree', { seat: seatName(game, index) })}
          onYes={() => void onFree()}
        >
          {t(mine ? 'waiting.getUp' : 'waiting.free')}
        </AskFirst>
      )}
      {onSit === null || invite === undefined ? null : (
        <button type="button" className="button" onClick={() => onSit(invite)}>
          {t('waiting.sit')}
        </button>
      )}
      {kind === 'open' && invite === undefined && onInvite !== null ? (
        <button type="button" className="button" onClick={() => void onInvite()}>
          {t('match.do.invite')}
        </button>
      ) : null}
      <BotNote bot={bot} />
      {invite === undefined ? null : <SeatLink known={known} seat={index} invite={invite} main={free === 1} />}
    </li>
  );
}
