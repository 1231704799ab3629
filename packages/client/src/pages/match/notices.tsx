import type { MatchInfo, Proposal } from '@gaslamp/protocol/updates';
import { byNumber } from '@gaslamp/words/holders';
import { noteWords } from '@gaslamp/words/notes/sentences';
import { addTexts, t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PageSymbol } from '../../art/symbols.tsx';
import { seatName, sentence } from '../../games/names.ts';
import { lazily } from '../../lazily.ts';
import { wordsOf } from '../../net/api.ts';
import type { KnownMatch } from '../../stored.ts';
import { ownProposalWords, withdrawWords } from '../../table/log/notes/words.ts';
import { isLost, isOwn, ownNumbers, proposalFor, votingSeats } from '../seats/seat-offers.ts';
import { carryOut, type TableWish } from '../seats/table-actions.ts';
import { rememberRematch } from '../start/rematches.ts';
import type { PanelName } from './match-tools.tsx';
import english from './notices/text/en.json';

addTexts('en', english);

// Most notices are about no proposal.
const ProposalWords = lazily(() => import('../seats/proposal-words.tsx'), 'ProposalWords');
const PhraseNotice = lazily(() => import('../seats/phrase-notice.tsx'), 'PhraseNotice');
const TimeLeft = lazily(() => import('../seats/proposal-words.tsx'), 'TimeLeft');

interface NoticesProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  /** Seats that this browser holds, and seats that it lost. */
  readonly held: readonly number[];
  readonly lost: readonly number[];
  /** A message about how the page was reached, and the server's last error. */
  readonly notice: string | null;
  readonly error: string | null;
  readonly wantsRematch: boolean;
  onPanel(panel: PanelName): void;
  onKnown(part: Partial<KnownMatch>): void;
  onTakeBack(seat: number): void;
  /** Null for spectators. */
  readonly onRematch: (() => void) | null;
}

/** Notices in the masthead: a lost seat, a question to all players, a rematch. */
export function Notices(props: NoticesProps) {
  const { known, info, held, lost, notice, error, wantsRematch, onPanel, onKnown, onTakeBack, onRematch } = props;
  const [read, setRead] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  // Stays when the phrase has come, which is shown once.
  const [fresh] = useState(() => known.seats.some(({ phrase }) => phrase === ''));
  const { game, seats, proposals, phase } = info;
  const watching = held.length === 0;
  const urgent = [notice, error === null ? null : sentence(error || t('table.refused')), refused]
    .filter((words) => words !== null)
    .filter((words) => !read.includes(words));
  const close = (words: string) => () => setRead([...read, words]);
  const playing = phase === 'playing';
  const open = seats.flatMap(({ opened }, i) => (playing && opened !== null && known.invites[i] ? [i] : []));
  const numbers = ownNumbers(info, held);
  const voting = ownNumbers(info, votingSeats(info, held, lost));
  const isAsked = ({ seat, asked }: Proposal) =>
    asked.some((number) => (seat === null ? voting : numbers).includes(number));
  const asking = playing ? proposals.filter(isAsked) : [];
  // A proposal that takes a week or more is shown under Seats.
  const own = playing ? proposals.filter((one) => !asking.includes(one) && !isLost(one) && isOwn(one, numbers)) : [];
  // A proposal that was declined before this page was opened is in the log.
  const last = info.notes.findLast(({ note }) => note.kind === 'objected');
  const [old] = useState(last?.at);
  const declined = playing && last?.at !== old ? last : undefined;
  const declinedKey = declined === undefined ? '' : `${declined.at} ${declined.move}`;
  const returned = info.notes.findLast(({ note }) => note.kind === 'returned');
  const returnedWords = returned === undefined ? '' : noteWords(info, returned.note);
  const takeBack = (seat: number) => <NoticeButton label={t('match.takeBack')} onClick={() => onTakeBack(seat)} />;
  async function carry(wish: TableWish): Promise<void> {
    setRefused(null);
    try {
      const invite = await carryOut(known, info, wish);
      if (invite !== null && 'seat' in wish && wish.seat !== undefined) onKnown({ invites: { [wish.seat]: invite } });
    } catch (mistake) {
      const why = wordsOf(mistake);
      setRead(read.filter((words) => words !== why));
      setRefused(why);
    }
  }
  return (
    <>
      {urgent.map((words) => (
        <Notice key={words} urgent onClose={close(words)}>
          {words}
        </Notice>
      ))}
      {lost.map((seat) => {
        const words = lostWords(info, seat, watching);
        if (playing && seats[seat]?.standsIn)
          return (
            <Notice key={words} urgent tool={takeBack(seat)}>
              {words}
            </Notice>
          );
        return read.includes(words) ? null : (
          <Notice key={words} urgent onClose={close(words)}>
            {words}
          </Notice>
        );
      })}
      {asking.map((proposal) => (
        <Asked key={proposal.seat} info={info} proposal={proposal} onWish={(wish) => void carry(wish)} />
      ))}
      {own.map((proposal) => (
        <Notice
          key={`own ${proposal.seat}`}
          tool={<NoticeButton label={withdrawWords()} onClick={() => void carry(objection(proposal.seat))} />}
        >
          {ownProposalWords(info, proposal)}
          <Suspense fallback={null}>
            <TimeLeft proposal={proposal} />
          </Suspense>
        </Notice>
      ))}
      {declined === undefined || read.includes(declinedKey) ? null : (
        <Notice key={declinedKey} urgent onClose={close(declinedKey)}>
          {noteWords(info, declined.note)}
        </Notice>
      )}
      {returned === undefined || read.includes(returnedWords) ? null : (
        <Notice urgent onClose={close(returnedWords)}>
          {returnedWords}
        </Notice>
      )}
      {fresh ? (
        <Suspense fallback={null}>
          <PhraseNotice known={known} info={info} held={held} onKnown={onKnown} />
        </Suspense>
      ) : null}
      {open.length > 0 ? (
        <Notice
          tool={<NoticeButton label={t('match.invite', { count: open.length })} onClick={() => onPanel('links')} />}
        >
          {t('match.waitsForSomebody', { seats: all(open.map((seat) => seatName(game, seat))) })}
        </Notice>
      ) : null}
      {info.botsWait === undefined ? null : <Notice>{t('match.botsWait', { places: info.botsWait })}</Notice>}
      {phase === 'ended' ? (
        <Ended
          info={info}
          voting={voting}
          onOpen={() => void carry({ do: 'agree-hands' })}
          onRematch={info.rematch === null ? onRematch : null}
        />
      ) : null}
      {info.rematch === null ? null : <Rematch known={known} game={game} next={info.rematch} now={wantsRematch} />}
    </>
  );
}

const objection = (seat: number | null): TableWish => (seat === null ? { do: 'object' } : { do: 'object', seat });

/** A proposal that this browser's player is asked to agree to. */
function Asked(props: { info: MatchInfo; proposal: Proposal; onWish(wish: TableWish): void }) {
  const { info, proposal, onWish } = props;
  const { seat, agreed } = proposal;
  const names = all(agreed.map((number) => byNumber(info, number)));
  const day = seat === null ? '' : seatName(info.game, seat);
  const wish = (doing: 'agree' | 'object'): TableWish => {
    if (doing === 'agree') return seat === null ? { do: 'agree-end' } : { do: 'agree-open', seat };
    return objection(seat);
  };
  const tool = (
    <>
      <NoticeButton label={t('match.agree')} onClick={() => onWish(wish('agree'))} />
      <NoticeButton label={t('match.object')} onClick={() => onWish(wish('object'))} />
    </>
  );
  return (
    <Notice urgent tool={tool}>
      {seat === null
        ? t('match.wantsEnd', { names, count: agreed.length })
        : t('match.wantsOpen', { names, count: agreed.length, day })}
      <Suspense fallback={null}>
        <TimeLeft proposal={proposal} />
      </Suspense>
    </Notice>
  );
}

/** The end without a result. While the hands are closed, every player of the match is asked to open them. */
function Ended(props: {
  info: MatchInfo;
  /** Numbers of this browser's players. */
  voting: readonly number[];
  onOpen(): void;
  readonly onRematch: (() => void) | null;
}) {
  const { info, voting, onOpen, onRematch } = props;
  const vote = proposalFor(info, null);
  const asks = info.closed && voting.some((number) => !vote?.agreed.includes(number));
  const tool = (
    <>
      {asks ? <NoticeButton label={t('match.openHands')} onClick={onOpen} /> : null}
      {onRematch === null ? null : <NoticeButton label={t('match.askRematch')} onClick={onRematch} />}
    </>
  );
  return (
    <Notice tool={tool}>
      {t(info.closed ? 'match.closed' : 'match.ended')}{' '}
      <Suspense fallback={null}>{vote === undefined ? null : <ProposalWords info={info} proposal={vote} />}</Suspense>
    </Notice>
  );
}

/** Returns the text on who now has a seat that was this browser's. */
function lostWords({ seats, game }: MatchInfo, seat: number, watching: boolean): string {
  const { kind, name } = seats[seat] ?? { kind: 'open', name: '' };
  return t('match.lostSeat', {
    kind,
    name: name || t('match.somebody'),
    seat: seatName(game, seat),
    watching: String(watching),
  });
}

function Notice(props: { urgent?: boolean; tool?: ReactNode; onClose?: () => void; children: ReactNode }) {
  const { urgent = false, tool, onClose, children } = props;
  return (
    <div className="notice" data-urgent={urgent || undefined}>
      <p>{children}</p>
      <span className="notice-tools">{tool}</span>
      {onClose === undefined ? null : (
        <button type="button" className="icon-button" aria-label={t('app.close')} onClick={onClose}>
          <PageSymbol name="close" size={16} />
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

/**
 * The same tokens open the same seats of the rematch. The player who asked for it goes there at once; the others get a notice.
 */
function Rematch(props: { known: KnownMatch; game: string; next: string; now: boolean }) {
  const { known, game, next, now } = props;
  const [, go] = useLocation();
  const sitDown = useCallback(() => {
    rememberRematch(known, game, next);
    go(`/m/${next}`);
  }, [known, game, next, go]);
  useEffect(() => {
    if (now) sitDown();
  }, [now, sitDown]);
  return <Notice tool={<NoticeButton label={t('match.toRematch')} onClick={sitDown} />}>{t('match.rematch')}</Notice>;
}
