import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/finance/closings.json' with { type: 'json' };
import type { Closing, closing, ClosingAssertions } from '#contract/finance/closings.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { accountInWords, suspenseInWords } from '#rules/finance/closingWords.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import work from '#work/closing.json' with { type: 'json' };
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';

export function ClosingPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.closings.to} replace />;
  return (
    <Loaded<typeof closing> path="/Bursary/closing/:id" params={{ id }}>
      {(record) => (
        <RecordPage
          title={record.name}
          crumbs={[FINANCE.closings]}
          facts={factsOf(record)}
          actions={
            <>
              {record.seal !== null && (
                <DownloadButton label="Printed pack" path={`/Bursary/closing/${record.id}/pack`} />
              )}
              <Steps work={work} path="/Bursary/closing" record={record} />
            </>
          }
        >
          <Figures assertions={record.assertions} />
          <History path="/Bursary/closing" id={record.id} />
        </RecordPage>
      )}
    </Loaded>
  );
}

type Facts = readonly (readonly [string, ReactNode])[];

const factsOf = ({ assertions, ...record }: Closing): Facts => [
  ['Status', <DeclaredCell column={declared.columns.state} value={record.state} />],
  ['Days', `${displayDate(record.fromDay)} to ${displayDate(record.toDay)}`],
  ['Asked', `${record.askedBy}, ${displayMoment(record.askedAt)}`],
  ...(record.closedAt === null
    ? []
    : [['Closed', `${record.closedBy ?? 'The college'}, ${displayMoment(record.closedAt)}`] as const]),
  ...(record.seal === null ? [] : [['Seal', <code>{record.seal}</code>] as const]),
  ['Journals', withThousands(assertions.journals)],
  ['Postings', withThousands(assertions.postings)],
  ...assertions.mistakes.map((mistake) => ['Does not agree', mistake] as const),
];

const Figures = ({ assertions: { accounts, suspense, cash, bank } }: { readonly assertions: ClosingAssertions }) => (
  <>
    <Sheet title="Cash by channel">
      <PlainTable
        caption="What came in"
        columns={[{ title: 'Channel' }, { title: 'Amount', isFigure: true }]}
        rows={(
          [
            ['Card', cash.cardKobo],
            ['Bank branch', cash.bankKobo],
            ['Not stated', cash.unknownKobo],
            ['Received', cash.receivedKobo],
          ] as const
        ).map(([channel, kobo]) => ({ key: channel, cells: [channel, formatNaira(kobo)] }))}
      />
    </Sheet>
    <Sheet title="Suspense">
      {suspense.length === 0 ? (
        <p>Nothing waited at the end.</p>
      ) : (
        <PlainTable
          caption="What waited at the end"
          columns={[{ title: 'Kind' }, { title: 'Cases', isFigure: true }, { title: 'Amount', isFigure: true }]}
          rows={suspense.map(({ kind, cases, kobo }) => ({
            key: kind,
            cells: [suspenseInWords(kind), withThousands(cases), formatNaira(kobo)],
          }))}
        />
      )}
    </Sheet>
    <Sheet title="Bank">
      <PlainTable
        caption="The statements of these days, and the books"
        columns={[{ title: 'What' }, { title: 'Amount', isFigure: true }]}
        rows={[
          { key: 'lines', cells: ['Lines of statements', withThousands(bank.lines)] },
          { key: 'open', cells: ['Of them in no book yet', withThousands(bank.open)] },
          { key: 'credit', cells: ['Came in by the statements', formatNaira(bank.creditKobo)] },
          { key: 'debit', cells: ['Went out by the statements', formatNaira(bank.debitKobo)] },
          { key: 'ledger', cells: ['Posted to the bank', formatNaira(bank.ledgerKobo)] },
        ]}
      />
    </Sheet>
    <Sheet title="Accounts">
      <PlainTable
        caption="All accounts"
        columns={[
          { title: 'Account' },
          ...['Before', 'Debit', 'Credit', 'After'].map((title) => ({ title, isFigure: true })),
        ]}
        rows={accounts.map(({ account, openingKobo, debitKobo, creditKobo, closingKobo }) => ({
          key: account,
          cells: [accountInWords(account), ...[openingKobo, debitKobo, creditKobo, closingKobo].map(formatNaira)],
        }))}
      />
    </Sheet>
  </>
);

const Sheet = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="sheet" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
