import chart from '#work/bed-reservation.json' with { type: 'json' };
import { statesOf } from '../kit/workflow.ts';

/** Which of them have the bed is a rule: `LIVE` of `rules/hostels/beds.ts`. */
export const RESERVATION = statesOf(chart);
