/** What a bed is in a session: out of use, or as far as somebody's reservation of it is. */
export type BedStatus = 'free' | 'held' | 'paid' | 'in' | 'out of use';

/** The four numbers of a room, a hostel or the college; with `outOfUse` they are all its beds. */
export interface BedNumbers {
  readonly in: number;
  readonly paid: number;
  readonly held: number;
  readonly free: number;
  readonly outOfUse: number;
}

/** States in which a reservation has its bed. */
export const LIVE = ['held', 'reserved', 'paid', 'checked in'] as const;
export type LiveState = (typeof LIVE)[number];

/** @param reservation the state of the live one; null where there is none */
export function bedStatus(usable: boolean, reservation: LiveState | null): BedStatus {
  if (reservation === 'checked in') return 'in';
  if (reservation === 'paid') return 'paid';
  if (reservation !== null) return 'held';
  return usable ? 'free' : 'out of use';
}

export function bedNumbers(statuses: readonly BedStatus[]): BedNumbers {
  const count = (status: BedStatus) => statuses.filter((each) => each === status).length;
  return {
    in: count('in'),
    paid: count('paid'),
    held: count('held'),
    free: count('free'),
    outOfUse: count('out of use'),
  };
}
