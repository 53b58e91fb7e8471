import { displayMoment } from '#rules/displayDate.ts';
import { isDay } from '#rules/days/typedDay.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { isTime } from '#rules/window/typedTime.ts';
import { lagosMoment, type Window } from '#rules/window/window.ts';
import { dayMistake } from '../dates/dayMistake.ts';

/** As it is typed, by the college's clock. */
export interface TypedWindow {
  readonly opensOn: string;
  readonly opensAt: string;
  readonly closesOn: string;
  readonly closesAt: string;
}

export const typedOf = ({ opens, closes }: Window): TypedWindow => ({
  opensOn: lagosDay(new Date(opens)),
  opensAt: timeOf(opens),
  closesOn: lagosDay(new Date(closes)),
  closesAt: timeOf(closes),
});

/** Undefined while some of it is no day and no time. */
export function windowOf({ opensOn, opensAt, closesOn, closesAt }: TypedWindow): Window | undefined {
  if (![opensOn, closesOn].every(isDay) || ![opensAt, closesAt].every(isTime)) return undefined;
  return { opens: lagosMoment(opensOn, opensAt), closes: lagosMoment(closesOn, closesAt) };
}

export function windowMistakes(typed: TypedWindow): Partial<Record<keyof TypedWindow, string>> {
  const found = {
    opensOn: dayMistake(typed.opensOn, 'please enter the day on which it opens'),
    opensAt: isTime(typed.opensAt) ? null : NO_TIME,
    closesOn: dayMistake(typed.closesOn, 'please enter the day on which it closes') ?? orderMistake(typed),
    closesAt: isTime(typed.closesAt) ? null : NO_TIME,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null)) as Partial<
    Record<keyof TypedWindow, string>
  >;
}

const NO_TIME = 'please enter a time, as 08:00';

function orderMistake(typed: TypedWindow): string | null {
  const window = windowOf(typed);
  return window && window.closes <= window.opens ? 'it must close after it opens' : null;
}

const timeOf = (moment: string): string => displayMoment(moment).slice(-5);
