import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';

interface Ended extends ComponentProps<typeof DeclaredCell> {
  readonly studentId?: string | null;
  readonly caseId: string | null;
}

/** It leads on to the account or the case that has the money. */
export function LoanEnd({ column, value, studentId = null, caseId }: Ended) {
  const shown = <DeclaredCell column={column} value={value} />;
  if (caseId !== null) return <Link to={`${FINANCE.case.to}?id=${caseId}`}>{shown}</Link>;
  return studentId === null ? shown : <Link to={`${FINANCE.studentAccount.to}?student=${studentId}`}>{shown}</Link>;
}
