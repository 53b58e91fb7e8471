import { find as contract } from '#contract/shell/finding.ts';
import { courseFinders } from './academics/courses/finders.ts';
import { placeFinders } from './admissions/admission-list/finders.ts';
import { applicantFinders } from './admissions/applicants/finders.ts';
import { candidateFinders } from './admissions/jamb/finders.ts';
import { paymentFinders } from './finance/finding/finders.ts';
import { caseFinders } from './finance/reconciliation/finders.ts';
import { readFinders } from './kit/finding/readFinders.ts';
import { roleFinders } from './people/roles/finders.ts';
import { userFinders } from './people/users/finders.ts';
import type { Domain } from './platform/domain.ts';
import { route } from './platform/route.ts';
import { studentFinders } from './students/finding/finders.ts';

/** Each wing declares its own; they are shown in this order. */
const FINDERS = [
  ...studentFinders,
  ...placeFinders,
  ...applicantFinders,
  ...candidateFinders,
  ...paymentFinders,
  ...caseFinders,
  ...userFinders,
  ...courseFinders,
  ...roleFinders,
];

/** The one box of staff that finds a person or a payment. */
export const finding: Domain = {
  name: 'finding',
  register: (app, platform) =>
    route(app, contract, ({ query, caller }) => readFinders(platform, FINDERS, query.search, caller)),
};
