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

export const RESERVATION = {
  held: 'held',
  reserved: 'reserved',
  paid: 'paid',
  checkedIn: 'checked in',
  checkedOut: 'checked out',
  expired: 'expired',
  cancelled: 'cancelled',
  deactivated: 'deactivated',
  moved: 'moved',
} as const;
export type ReservationState = (typeof RESERVATION)[keyof typeof RESERVATION];

/** States in which a reservation has its bed. */
export const LIVE = [RESERVATION.held, RESERVATION.reserved, RESERVATION.paid, RESERVATION.checkedIn] as const;
export type LiveState = (typeof LIVE)[number];

/** The bed is paid for, and its student has it or may move in. */
export const isPaidFor = (state: ReservationState): boolean =>
  state === RESERVATION.paid || state === RESERVATION.checkedIn;

/** @param reservation the state of the live one; null where there is none */
export function bedStatus(usable: boolean, reservation: LiveState | null): BedStatus {
  if (reservation === RESERVATION.checkedIn) return 'in';
  if (reservation === RESERVATION.paid) return 'paid';
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
