import type { AssignedPurpose } from '#contract/finance/assignments.ts';
import { POSTGRADUATE } from './sql/reading.ts';

export const FAILED = 'Not saved!';

/** What a page sets. `refuses` says why it is not for a student type. */
export interface Kind {
  readonly purpose: AssignedPurpose;
  readonly refuses: (studentTypeId: number) => string | undefined;
}

const nobody = () => undefined;

export const SCHOOL: Kind = {
  purpose: 'school',
  refuses: (id) => (id === POSTGRADUATE ? 'postgraduate school fees are set on their own page' : undefined),
};
export const PG: Kind = {
  purpose: 'school',
  refuses: (id) => (id === POSTGRADUATE ? undefined : 'please select Postgraduate: others have their own page'),
};
export const ACCEPTANCE: Kind = { purpose: 'acceptance', refuses: nobody };
export const SUNDRY: Kind = { purpose: 'sundry', refuses: nobody };
