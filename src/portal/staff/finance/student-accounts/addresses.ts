import { FINANCE } from '#contract/finance/pages.ts';

export const accountAt = (student: string, session?: string): string =>
  `${FINANCE.studentAccount.to}?${new URLSearchParams({ student, ...(session !== undefined && { session }) })}`;
export const statementAt = (student: string): string =>
  `${FINANCE.studentAccountPaper.to}?${new URLSearchParams({ student })}`;
export const paymentAt = (reference: string): string =>
  `${FINANCE.verifyPayment.to}?${new URLSearchParams({ reference })}`;
export const caseAt = (id: string): string => `${FINANCE.case.to}?${new URLSearchParams({ id })}`;
