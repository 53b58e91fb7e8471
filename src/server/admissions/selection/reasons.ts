import type { Place, Ranked, SeatPool } from '#rules/admissions/select.ts';
import { doubtsText, type Doubt } from '#rules/admissions/doubts.ts';
import { displayAggregate } from '#rules/admissions/aggregate.ts';

const BY: Readonly<Record<SeatPool, string>> = {
  merit: 'a seat by merit',
  catchment: 'a seat of the catchment states',
  elds: 'a seat of the educationally less developed states',
  leftover: 'a seat that a pool could not fill',
};

/** Why a candidate is in or not, as it stands beside the name. */
export function reasonFor(
  { candidate: { aggregate, isPreferred }, rank, decision, pool }: Place<Ranked>,
  doubts: readonly Doubt[],
  { seats, cutOff }: { readonly seats: number; readonly cutOff: string },
): string {
  const own = `Rank ${rank} with ${displayAggregate(aggregate)}`;
  if (decision === 'in')
    return `${own}: ${BY[pool!]}${isPreferred ? ', as a person decided the tie' : ''}${byAnOfficer(doubts)}`;
  if (decision === 'unclear') return `${own}: the candidate ${doubtsText(doubts)}`;
  if (decision === 'tied')
    return `${own}: tied at the last of ${BY[pool!].replace(/^a seat/, 'the seats')}; a person decides`;
  if (decision === 'below') return `${own}: below the cut-off of ${cutOff}`;
  return `${own}: next when one of the ${seats} seats becomes free`;
}

const byAnOfficer = (doubts: readonly Doubt[]): string =>
  doubts.length > 0 ? `, by the word of an officer although the candidate ${doubtsText(doubts)}` : '';
