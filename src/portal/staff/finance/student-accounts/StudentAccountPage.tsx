import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { studentAccount, StudentAccount } from '#contract/finance/student-accounts.ts';
import { formatNaira } from '#rules/money.ts';
import { FileMenu } from '../../../kit/list/FileMenu.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { AccountLines } from './AccountLines.tsx';
import { accountAt, statementAt } from './addresses.ts';
import { balanceText } from './balanceText.ts';

/** Without a student the page goes back to the search. */
export function StudentAccountPage() {
  const [params] = useSearchParams();
  const studentId = params.get('student');
  if (!studentId) return <Navigate to={FINANCE.studentAccounts.to} replace />;
  return (
    <Page
      title={FINANCE.studentAccount.name}
      width="wide"
      crumbs={[FINANCE.studentAccounts, FINANCE.studentAccount]}
      lead="By the ledger. A debit is what the student owes more, a credit what is owed less."
    >
      <ReadPart<typeof studentAccount>
        path="/Bursary/student-account"
        query={{ studentId }}
        label="Reading the account"
      >
        {(account) => <Account account={account} session={params.get('session')} />}
      </ReadPart>
    </Page>
  );
}

function Account({ account, session }: { readonly account: StudentAccount; readonly session: string | null }) {
  const { student, sessions, creditKobo, balanceKobo, lines } = account;
  const shown = session === null ? lines : lines.filter((line) => line.session === session);
  return (
    <div className="stack">
      <RecordSheet
        title={student.fullName}
        facts={[
          ['Student', student.fullName],
          ['Number', student.number],
          ['Programme', student.programme],
          ['Level', student.level],
          ['Phone', student.phone],
          ['Email', student.email],
          ['Balance', <strong>{balanceText(balanceKobo)}</strong>],
        ]}
        actions={
          <>
            <Link className={buttonClass()} to={statementAt(student.id)}>
              Print the statement
            </Link>
            <FileMenu path="/Bursary/student-account/file" query={{ studentId: student.id }} />
          </>
        }
      />
      <PlainTable
        caption="By session"
        columns={[
          { title: 'Session' },
          ...['Charged', 'Scholarships', 'Waived', 'Paid', 'Owed'].map((title) => ({ title, isFigure: true })),
        ]}
        rows={[
          ...sessions.map((each) => ({
            key: each.session,
            cells: [
              <Link to={accountAt(student.id, each.session)}>{each.session}</Link>,
              ...[each.chargedKobo, each.awardedKobo, each.waivedKobo, each.paidKobo, each.owedKobo].map(formatNaira),
            ],
          })),
          { key: 'credit', cells: ['Credit, of no session', '', '', '', '', formatNaira(0 - creditKobo)] },
          { key: 'balance', cells: ['Balance', '', '', '', '', formatNaira(balanceKobo)] },
        ]}
      />
      {session !== null && (
        <p>
          Lines of {session} alone. <Link to={accountAt(student.id)}>Show all lines</Link>
        </p>
      )}
      <AccountLines lines={shown} />
    </div>
  );
}
