import { select, type Ranked, type SeatPool, type Seats } from './select.ts';

/** A programme's waiting list, in the order of its run. */
export interface WaitingList<Waiting extends Ranked> {
  /** As they are free now. */
  readonly seats: Seats;
  /** Those who tied for a last seat among them: they go before who waits, as soon as a person has decided. */
  readonly waiting: readonly Waiting[];
  /** Nobody moves up by themselves. */
  readonly isPaused: boolean;
}

export interface MovingUp<Waiting extends Ranked> {
  readonly candidate: Waiting;
  readonly pool: SeatPool;
  readonly rank: number;
}

/**
 * Who moves up into the seats that are free, by the rules of the selection itself: a seat of the catchment states goes to its next,
 * a tie at a last seat gives it to nobody. @param collegeFree how many the college as a whole has left; the best of the first list go first
 */
export function movingUp<Waiting extends Ranked>(
  lists: readonly WaitingList<Waiting>[],
  collegeFree: number,
): readonly MovingUp<Waiting>[] {
  const next = lists.flatMap(({ seats, waiting, isPaused }) =>
    isPaused || seats.free <= 0
      ? []
      : select(waiting, seats).flatMap(({ candidate, decision, pool, rank }) =>
          decision === 'in' && pool !== null ? [{ candidate, pool, rank }] : [],
        ),
  );
  return next.slice(0, Math.max(0, collegeFree));
}
