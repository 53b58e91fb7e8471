import acceptanceList from '#lists/finance/acceptance-fee-assignments.json' with { type: 'json' };
import pgList from '#lists/finance/pg-fee-assignments.json' with { type: 'json' };
import schoolList from '#lists/finance/school-fee-assignments.json' with { type: 'json' };
import sundryList from '#lists/finance/sundry-fee-assignments.json' with { type: 'json' };
import type { AssignedPurpose, bulkSchoolFees, bulkSundryFees, schoolFees } from '#contract/finance/assignments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { PageDefinition } from '#contract/kit/page.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';

/** The four pages of fee assignments have the same parts: their contracts differ in the path alone. */
export interface Kind {
  readonly declared: ListDeclaration;
  readonly path: (typeof schoolFees.list)['path'];
  readonly page: PageDefinition;
  readonly edit: PageDefinition;
  /** Where many of its groups change together. */
  readonly bulk: PageDefinition;
  readonly change: (typeof bulkSchoolFees | typeof bulkSundryFees)['path'];
  readonly form: 'fee-group' | 'sundry-fee-group';
  readonly purpose: AssignedPurpose;
}

const at = (path: string) => path as Kind['path'];

export const SCHOOL: Kind = {
  declared: schoolList,
  path: '/Payment/school-fee-assignment',
  page: FINANCE.schoolFees,
  edit: FINANCE.schoolFeesEdit,
  bulk: FINANCE.schoolFeesBulk,
  change: '/Payment/bulk-update-school-fee-assignment',
  form: 'fee-group',
  purpose: 'school',
};
export const PG: Kind = {
  declared: pgList,
  path: at('/Payment/pg-fee-assignment'),
  page: FINANCE.pgFees,
  edit: FINANCE.pgFeesEdit,
  bulk: FINANCE.pgFeesBulk,
  change: '/Payment/bulk-update-school-fee-assignment',
  form: 'fee-group',
  purpose: 'school',
};
export const ACCEPTANCE: Kind = {
  declared: acceptanceList,
  path: at('/Payment/acceptance-fees-assignment'),
  page: FINANCE.acceptanceFees,
  edit: FINANCE.acceptanceFeesEdit,
  bulk: FINANCE.acceptanceFeesBulk,
  change: '/Payment/bulk-update-school-fee-assignment',
  form: 'fee-group',
  purpose: 'acceptance',
};
export const SUNDRY: Kind = {
  declared: sundryList,
  path: at('/Payment/sundry-fee-assignment'),
  page: FINANCE.sundryFees,
  edit: FINANCE.sundryFeesEdit,
  bulk: FINANCE.sundryFeesBulk,
  change: '/Payment/bulk-sundry-fee-assignment',
  form: 'sundry-fee-group',
  purpose: 'sundry',
};
