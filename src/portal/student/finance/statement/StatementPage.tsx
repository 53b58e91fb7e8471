import { OWN_FINANCE } from '#contract/finance/pages.ts';
import type { statement } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { Page } from '../../../ui/Page.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import './statement.css';

/** The account line by line: what was charged, what was paid, and what stands after each. */
export function StatementPage() {
  const { data, error, refetch } = useRead<typeof statement>('/Payment/statement', undefined);
  const balanceKobo = data?.at(-1)?.balanceKobo ?? 0;
  return (
    <Page
      title={OWN_FINANCE.statement.name}
      crumbs={[{ name: OWN_FINANCE.school.name, to: OWN_FINANCE.school.to }]}
      lead="Everything that you were charged and that you have paid, oldest first."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data?.length === 0 && <EmptyState title="You were charged nothing yet" />}
      {data && data.length > 0 && (
        <div className="stack">
          <section className="sheet" aria-label="Statement">
            <p className="statement__balance">
              <span>{balanceKobo < 0 ? 'Your credit' : 'You owe'}</span>
              <strong>{formatNaira(Math.abs(balanceKobo))}</strong>
            </p>
            <table className="statement">
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col">For</th>
                  <th scope="col">Charged</th>
                  <th scope="col">Paid</th>
                  <th scope="col">Balance</th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ at, description, session, chargedKobo, paidKobo, balanceKobo: after }, place) => (
                  <tr key={place}>
                    <td>{displayDate(at)}</td>
                    <td>
                      {description}
                      {session && !description.includes(session) && <small> {session}</small>}
                    </td>
                    <td data-title="Charged">{chargedKobo !== 0 && formatNaira(chargedKobo)}</td>
                    <td data-title="Paid">{paidKobo > 0 && formatNaira(paidKobo)}</td>
                    <td data-title="Balance">{after < 0 ? `${formatNaira(-after)} credit` : formatNaira(after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className="actions unprinted">
            <PrintButton />
          </div>
        </div>
      )}
    </Page>
  );
}
