import { Link } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { findStudentAccounts, FoundAccount } from '#contract/finance/student-accounts.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useSession } from '../../../session/useSession.ts';
import { accountAt } from './addresses.ts';
import { balanceText } from './balanceText.ts';

export function StudentAccountsPage() {
  const session = useSession();
  return (
    <FindPage<readonly FoundAccount[]>
      title={FINANCE.studentAccounts.name}
      lead="What a student was charged, awarded and paid, line by line, by the ledger."
      button="Find account"
      asks={{
        name: 'search',
        label: 'Number, name, RRR, invoice number or phone',
        maxLength: 100,
        missing: 'please input a number, a name, an RRR, an invoice number or a phone number',
      }}
      find={(search) =>
        session.call<typeof findStudentAccounts>({
          method: 'GET',
          path: '/Bursary/find-student-accounts',
          query: { search },
        })
      }
      unknown={{ status: 404, words: (typed) => `No student fits "${typed}". Check it, or try another number.` }}
    >
      {(found) => (
        <PlainTable
          caption="Accounts that fit"
          columns={[
            { title: 'Student' },
            { title: 'Number' },
            { title: 'Programme' },
            { title: 'Balance', isFigure: true },
          ]}
          rows={found.map(({ studentId, fullName, number, programme, balanceKobo }) => ({
            key: studentId,
            cells: [
              <Link to={accountAt(studentId)}>{fullName}</Link>,
              number,
              programme ?? '-',
              balanceText(balanceKobo),
            ],
          }))}
        />
      )}
    </FindPage>
  );
}
