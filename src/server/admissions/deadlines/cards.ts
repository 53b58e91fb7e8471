import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Card } from '../../kit/cards/card.ts';

const WEEK_MS = 7 * 86_400_000;

export const deadlineCards: readonly Card[] = [
  {
    name: 'closing-soon',
    title: 'Programmes that close within a week',
    kind: 'waiting',
    page: ADMISSIONS.deadlines,
    /** Closing dates are in memory. */
    read({ catalogue: { programmes }, closingDates, now }) {
      const [today, inAWeek] = [lagosDay(now()), lagosDay(new Date(now().getTime() + WEEK_MS))];
      return {
        value: programmes
          .map((programme) => closingDates.asItCloses(programme))
          .filter(({ opens, closes }) => opens <= today && closes >= today && closes <= inAWeek).length,
      };
    },
  },
];
