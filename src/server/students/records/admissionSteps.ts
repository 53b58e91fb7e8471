import type { AdmissionStep } from '#contract/shell/dashboards.ts';
import { displayDate } from '#rules/displayDate.ts';

const STEPS: readonly (readonly [step: string, title: string])[] = [
  ['offer', 'Admission offered'],
  ['accept', 'Offer accepted'],
  ['profile', 'Profile created'],
  ['clear', 'Documents cleared'],
  ['matriculate', 'Matric number given'],
];

/** How many steps are behind a candidate in this state, and what the next one waits for. */
const STATES: Readonly<Record<string, readonly [taken: number, words: string]>> = {
  listed: [0, 'You are on the admission list, and no place has been offered to you yet.'],
  offered: [1, 'The offer waits for your answer.'],
  declined: [1, 'You declined the offer.'],
  lapsed: [1, 'The offer has lapsed: its last day has passed without an answer.'],
  accepted: [2, 'The next step is your profile.'],
  profiled: [3, 'Your documents are with the admissions office.'],
  queried: [3, 'The admissions office has asked you something about your documents.'],
  refused: [3, 'The admissions office has refused your documents.'],
  cleared: [4, 'Your matric number is the next that you are given.'],
};

/** None for one who has come to the end of them, or is no candidate. @param at when each step was taken last */
export function admissionSteps(
  state: string | undefined,
  at: Readonly<Record<string, string>>,
  offerUntil: string | null,
): AdmissionStep[] {
  const [taken, words] = STATES[state ?? ''] ?? [];
  if (taken === undefined) return [];
  const now =
    state === 'offered' && offerUntil
      ? `Please answer by ${displayDate(offerUntil)}: the offer lapses after that day.`
      : words!;
  return STEPS.map(([step, title], place) => ({
    title,
    state: place < taken ? 'done' : place === taken ? 'now' : 'later',
    at: place < taken ? (at[step] ?? null) : null,
    words: place === taken ? now : null,
  }));
}
