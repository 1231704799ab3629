import '../parts/texts.ts';
import type { MatchInfo, Proposal } from '@gaslamp/protocol/updates';
import { byNumber } from '@gaslamp/words/holders';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { seatName } from '../../games/names.ts';
import { asTime, useLeft } from '../terms/away.ts';
import { isLost } from './seat-offers.ts';

/** The players who agreed, those who have not answered, and the time that they have. */
export function ProposalWords({ info, proposal }: { info: MatchInfo; proposal: Proposal }) {
  const { agreed, asked } = proposal;
  const left = useLeft(proposal);
  const names = (numbers: readonly number[]) => all(numbers.map((number) => byNumber(info, number)));
  if (isLost(proposal))
    return t(left === 0 ? 'match.invites' : 'match.invitesIn', {
      names: names(agreed),
      day: seatName(info.game, proposal.seat ?? 0),
      ...asTime(left ?? 0),
    });
  return (
    <>
      {t('match.agreedSoFar', { names: names(agreed), count: agreed.length })}
      {asked.length === 0 ? null : ` ${t('match.stillAsked', { names: names(asked), count: asked.length })}`}
      <TimeLeft proposal={proposal} />
    </>
  );
}

/** The time until silence counts as agreement. In a notice that is read aloud its changes are not. */
export function TimeLeft({ proposal }: { proposal: Proposal }) {
  const left = useLeft(proposal);
  return left === null ? null : <span aria-live="off"> {t('match.endsIn', asTime(left))}</span>;
}
