import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BankBook, bankBook } from '#contract/finance/bank.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** The bank's statements beside the college's books; a difference has a line of its own. */
export const BankPage = () => (
  <Loaded<typeof bankBook> path="/Payment/bank-book" params={undefined}>
    {(book) => (
      <Page
        title={FINANCE.bank.name}
        width="wide"
        crumbs={[{ name: FINANCE.bank.name }]}
        lead="The bank by its statements and by the college’s books. Each difference between the two is named."
      >
        <div className="stack">
          <RecordSheet title="Both compared" facts={factsOf(book)} actions={<Links />} />
          <Differences differences={book.differences} />
          <Accounts accounts={book.accounts} />
        </div>
      </Page>
    )}
  </Loaded>
);

function Links() {
  const { claims = [] } = useSignedIn() ?? {};
  return (
    <>
      <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.bankLines.to}>
        All lines
      </Link>
      {claims.includes('bank-statements') && (
        <Link className={buttonClass('primary')} to={FINANCE.bankUpload.to}>
          {FINANCE.bankUpload.name}
        </Link>
      )}
    </>
  );
}

type Facts = readonly (readonly [string, ReactNode])[];

const factsOf = (book: BankBook): Facts => [
  ['Opening balance', formatNaira(book.openingKobo)],
  ['Came in', formatNaira(book.settledKobo)],
  ['Charges', formatNaira(book.chargesKobo)],
  ['Refunds', formatNaira(book.refundsKobo)],
  ['Went out unexplained', formatNaira(book.otherKobo)],
  ['By the books', formatNaira(book.ledgerKobo)],
  ['By the statements', formatNaira(book.statementKobo)],
  ['Not settled by the provider', formatNaira(book.unsettledKobo)],
];

const Differences = ({ differences }: Pick<BankBook, 'differences'>) =>
  differences.length === 0 ? null : (
    <section className="sheet" aria-label="Differences">
      <h2>Differences</h2>
      <PlainTable
        caption="Why the statements and the books differ"
        columns={[{ title: 'What' }, { title: 'Day' }, { title: 'Amount', isFigure: true }]}
        rows={differences.map(({ what, day, amountKobo }, place) => ({
          key: `${place} ${what}`,
          cells: [what, day === null ? '-' : displayDate(day), formatNaira(amountKobo)],
        }))}
      />
    </section>
  );

const Accounts = ({ accounts }: Pick<BankBook, 'accounts'>) =>
  accounts.length === 0 ? (
    <EmptyState title="No statement was uploaded yet" />
  ) : (
    <section className="sheet" aria-label="Accounts">
      <h2>Accounts</h2>
      <PlainTable
        caption="Accounts by their statements"
        columns={[
          { title: 'Account' },
          { title: 'Days' },
          ...['Lines', 'Opening', 'Came in', 'Went out', 'Closing'].map((title) => ({ title, isFigure: true })),
        ]}
        rows={accounts.map(({ accountNumber, from, to, lines, openingKobo, creditKobo, debitKobo, closingKobo }) => ({
          key: accountNumber,
          cells: [
            accountNumber,
            `${displayDate(from)} to ${displayDate(to)}`,
            withThousands(lines),
            ...[openingKobo, creditKobo, debitKobo, closingKobo].map(formatNaira),
          ],
        }))}
      />
    </section>
  );
