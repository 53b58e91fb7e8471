import { displayDate } from '../displayDate.ts';

/** Of a room, as the porter sees it. */
export const CONDITIONS = ['Good', 'Worn', 'Damaged'] as const;

interface Leaving {
  readonly leftOn: string;
  readonly cameOn: string;
  /** By the college's calendar. */
  readonly today: string;
}

/** Why nobody who came on that day has left on this one; null where they may have. */
export function leftBecause({ leftOn, cameOn, today }: Leaving): string | null {
  if (leftOn > today) return 'please enter a day that is not in the future';
  if (leftOn < cameOn) return `please enter a day from ${displayDate(cameOn)} on: the student came then`;
  return null;
}

/** Why a reservation in this state is not checked in; null where it is. */
export function notInBecause(state: string, session: string, openSession: string): string | null {
  if (state === 'held' || state === 'reserved') return 'This bed is not paid. The student pays it first';
  if (state === 'checked in') return 'The student is in already';
  if (state !== 'paid') return 'The student does not have this bed any more';
  return session < openSession ? `This bed was paid for ${session}, which is over` : null;
}
