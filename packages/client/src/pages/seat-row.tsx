import type { SeatInfo } from '@gaslamp/protocol/updates';
import { useEffect, useRef, useState } from 'react';
import { SeatEmblem } from '../art/seat-emblem.tsx';
import { linkTo } from '../links.ts';
import type { KnownMatch } from '../settings.ts';
import { t } from '../text.ts';
import { useAddress } from './address.ts';
import { CopyField } from './copy-field.tsx';
import { seatName } from './names.ts';

export type Change = 'bot' | 'open' | 'back';

interface RowProps {
  readonly known: KnownMatch;
  readonly game: string;
  readonly index: number;
  readonly seat: SeatInfo;
  readonly name: string;
  /** Null for whoever may change nothing. */
  readonly onChange: ((to: Change) => Promise<void>) | null;
}

/** One seat: its player, those before, and what the host may do with it. What takes it from a person is asked twice. */
export function SeatRow({ known, game, index, seat, name, onChange }: RowProps) {
  const { kind, held, here } = seat;
  const [asking, setAsking] = useState<Change | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const mine = known.seats.some((one) => one.seat === index);
  // It goes back to the last who held it.
  const mineAgain = mine && new Set(held.flatMap((one) => (one.kind === 'person' ? [one.name] : []))).size === 1;
  const day = seatName(game, index);
  const invite = kind === 'open' ? known.invites[index] : undefined;
  // What was pressed is gone: the focus stays with the seat.
  const back = () => row.current?.focus();
  function ask(to: Change): void {
    if (kind === 'person') setAsking(to);
    else void onChange?.(to).then(back);
  }
  const before = held.map((one) => (one.kind === 'bot' ? t(`bots.${one.name}`) : one.name || day));
  return (
    <li ref={row} tabIndex={-1}>
      <SeatEmblem game={game} seat={index} size={28} />
      <span className="seats-name">
        {kind === 'open' ? t('match.empty', { seat: day }) : name}
        {kind === 'person' && !here ? <small className="muted"> {t('match.away')}</small> : null}
        {before.length > 0 ? (
          <small className="seats-held muted">{t('match.held', { names: before.join(', ') })}</small>
        ) : null}
      </span>
      {onChange === null ? null : asking === null ? (
        <span className="seats-tools">
          {offers(seat, mine).map((to) => (
            <button key={to} type="button" className="button" onClick={() => ask(to)}>
              {t(`match.${to}`, { mine: String(mineAgain), name: lastPerson(seat) || day })}
            </button>
          ))}
        </span>
      ) : (
        <Sure
          words={t(`match.sure.${asking}`, { mine: String(mine), name })}
          onYes={() => {
            setAsking(null);
            void onChange(asking).then(back);
          }}
          onNo={() => {
            setAsking(null);
            back();
          }}
        />
      )}
      {invite === undefined ? null : <Invitation match={known.match} invite={invite} day={day} />}
    </li>
  );
}

/** What may become of a seat. */
function offers(seat: SeatInfo, mine: boolean): readonly Change[] {
  const returns = seat.kind !== 'person' && seat.held.some(({ kind }) => kind === 'person');
  return [
    ...(returns ? ['back' as const] : []),
    ...(seat.kind === 'bot' ? [] : ['bot' as const]),
    // Nobody opens the seat that they sit at.
    ...(seat.kind === 'open' || (mine && seat.kind === 'person') ? [] : ['open' as const]),
  ];
}
const lastPerson = ({ held }: SeatInfo): string => held.findLast(({ kind }) => kind === 'person')?.name ?? '';

/** Asks before it is done; the harmless answer has the focus. */
function Sure({ words, onYes, onNo }: { words: string; onYes: () => void; onNo: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <fieldset className="seats-sure">
      <legend>{words}</legend>
      <button type="button" className="button" onClick={onYes}>
        {t('match.yes')}
      </button>
      <button ref={no} type="button" className="button button-strong" onClick={onNo}>
        {t('match.no')}
      </button>
    </fieldset>
  );
}

/** The link that lets somebody in, where the seat was opened. */
function Invitation({ match, invite, day }: { match: string; invite: string; day: string }) {
  const origin = useAddress() ?? location.origin;
  return <CopyField label={t('invite.seat', { day })} text={linkTo(origin, match, 'invite', invite)} />;
}
