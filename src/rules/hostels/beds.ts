import type work from '#work/bed-reservation.json';

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

/** As the chart of bed reservations calls them. */
export type ReservationState = keyof (typeof work)['chart']['states'];

const PAID = 'paid' satisfies ReservationState;
const CHECKED_IN = 'checked in' satisfies ReservationState;

/** The bed is paid for, and its student has it or may move in: they have a slip. */
export const PAID_FOR = [PAID, CHECKED_IN] as const;
/** States in which a reservation has its bed. */
export const LIVE = ['held', 'reserved', ...PAID_FOR] as const satisfies readonly ReservationState[];
export type LiveState = (typeof LIVE)[number];

const isOneOf =
  <State extends ReservationState>(states: readonly State[]) =>
  (state: string): state is State =>
    (states as readonly string[]).includes(state);

export const isPaidFor = isOneOf(PAID_FOR);
export const isLive = isOneOf(LIVE);

/** @param reservation the state of the live one; null where there is none */
export function bedStatus(usable: boolean, reservation: LiveState | null): BedStatus {
  if (reservation === CHECKED_IN) return 'in';
  if (reservation === PAID) return 'paid';
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
