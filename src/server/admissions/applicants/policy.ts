import { deactivateApplicationInvoice, deleteApplication, resetApplications } from '#contract/admissions/applicants.ts';
import type { Act } from '../../kit/acts/acts.ts';
import { Problem } from '../../platform/problem.ts';

interface Row {
  readonly state: string;
}

const only =
  (states: readonly string[], why: string): Act<Row>['refusal'] =>
  ({ state }) =>
    states.includes(state) ? undefined : new Problem(409, why, { title: 'Invalid Action!' });

/** What an officer is offered on an applicant; each route asks the database again. */
export const acts = {
  reset: { endpoint: resetApplications, refusal: only(['submitted'], 'It is not submitted, so it is open') },
  deactivate: {
    endpoint: deactivateApplicationInvoice,
    refusal: only(['unpaid'], 'Only an unpaid invoice is deactivated'),
  },
  remove: { endpoint: deleteApplication, refusal: only(['unpaid', 'void'], 'This application is paid, so it stays') },
} satisfies Record<string, Act<Row>>;
