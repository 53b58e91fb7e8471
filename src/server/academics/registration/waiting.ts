import { REGISTRATION } from '#contract/academics/states.ts';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { history } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Semesters whose window is open, until their courses are with the adviser. */
export const coursesToRegister: Waiting = {
  name: 'courses-to-register',
  page: OWN_ACADEMICS.registration,
  async read(platform, caller, student) {
    if (!student) return [];
    return (await history(platform, caller)).flatMap(({ semester, session, state, window: { daysLeft } }) =>
      daysLeft === null || (state !== REGISTRATION.draft && state !== REGISTRATION.returned)
        ? []
        : [
            {
              what: `${state === REGISTRATION.returned ? 'Correct' : 'Register'} your courses: ${semester}, ${session}`,
              detail: state === REGISTRATION.returned ? 'Your adviser has returned them' : null,
              due: lagosDay(new Date(platform.now().getTime() + daysLeft * DAY_MS)),
            },
          ],
    );
  },
};
