import { ADMISSION } from '#contract/admissions/states.ts';
import type { AdmissionProgress } from '#contract/admissions/admission-list.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { candidacy } from './candidacy.ts';

/** What a candidate does next, in each state. */
const NEXT: Readonly<Record<AdmissionProgress['state'], string>> = {
  listed:
    'You are selected, and the place is not offered to you yet. There is nothing to do: you are mailed as it is offered.',
  offered: 'Accept the offer, or decline it.',
  declined: 'You have declined the offer. If you want the place after all, ask the admissions office.',
  lapsed: 'The last day of the offer has passed. If you still want the place, ask the admissions office.',
  accepted: 'Verify your account with your registration number and your application’s RRR. Then create your profile.',
  profiled: 'The admissions office looks at your documents. You are mailed if anything is missing.',
  queried: 'The admissions office asks you something about your documents. Please answer it.',
  refused: 'The admissions office has refused your documents. Ask there what can be done.',
  cleared: 'Your documents are cleared. Your matric number is next.',
  matriculated: 'You are a student of the college. Register your courses.',
  deferred: 'Your studies are deferred.',
  suspended: 'Your studies are suspended. Ask the registry.',
  withdrawn: 'You are no longer a student of the college.',
  completed: 'You have completed your studies.',
  graduated: 'You have graduated.',
};

/** Whoever is offered a place has a letter of it, until the place is given up or refused. */
const WITH_LETTER: ReadonlySet<string> = new Set([
  'offered',
  'accepted',
  'profiled',
  'queried',
  'cleared',
  'matriculated',
  'deferred',
  'suspended',
  'completed',
  'graduated',
]);

export const hasLetter = (state: string): boolean => WITH_LETTER.has(state);

interface Offered {
  readonly state: string;
  /** The last day in Lagos, where there is one. */
  readonly offerUntil: string | null;
  /** Days that begin as the offer reaches the candidate; null where they count from elsewhere, or there is no last day. */
  readonly offerDays: number | null;
}

/** An offer whose last day is over is closed, though the job that lets it lapse comes minutes later. */
export function progressOf({ state: stored, offerUntil, offerDays }: Offered, now: Date): AdmissionProgress {
  const state = stored as AdmissionProgress['state'];
  const mayAnswer = state === ADMISSION.offered && (offerUntil === null || offerUntil >= lagosDay(now));
  return {
    state,
    status: candidacy.work.chart.states[state].meta.title,
    next: nextOf(state, mayAnswer, { offerUntil, offerDays }),
    lastDay: state === ADMISSION.offered ? offerUntil : null,
    mayAnswer,
    hasLetter: hasLetter(state),
  };
}

function nextOf(
  state: AdmissionProgress['state'],
  mayAnswer: boolean,
  { offerUntil, offerDays }: Omit<Offered, 'state'>,
): string {
  if (state !== ADMISSION.offered) return NEXT[state];
  if (!mayAnswer) return NEXT.lapsed;
  if (offerUntil !== null)
    return `${NEXT.offered} The last day is ${displayDate(offerUntil)}, until midnight in Lagos.`;
  return offerDays === null
    ? NEXT.offered
    : `${NEXT.offered} You have ${offerDays} ${offerDays === 1 ? 'day' : 'days'} once the offer has reached you.`;
}
