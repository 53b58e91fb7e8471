import { Navigate, useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { studentAccountPaper } from '#contract/finance/student-accounts.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';
import { accountAt } from './addresses.ts';

export function StudentAccountPaperPage() {
  const studentId = useSearchParams()[0].get('student');
  if (!studentId) return <Navigate to={FINANCE.studentAccounts.to} replace />;
  return (
    <Page
      title={FINANCE.studentAccountPaper.name}
      width="wide"
      crumbs={[
        FINANCE.studentAccounts,
        { ...FINANCE.studentAccount, to: accountAt(studentId) },
        FINANCE.studentAccountPaper,
      ]}
    >
      <Paper<typeof studentAccountPaper.page> path="/Bursary/student-account-paper" query={{ studentId }} />
    </Page>
  );
}
