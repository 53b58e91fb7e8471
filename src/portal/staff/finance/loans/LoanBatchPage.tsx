import { Link, Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/finance/loan-batches.json' with { type: 'json' };
import type { LoanBatch, loanBatch } from '#contract/finance/loans.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { LOAN_PROBLEMS } from '#rules/finance/loan.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import work from '#work/loan-batch.json' with { type: 'json' };
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export function LoanBatchPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.loanBatches.to} replace />;
  return (
    <Loaded<typeof loanBatch> path="/Payment/loan-batch/:id" params={{ id }}>
      {(batch) => (
        <RecordPage
          title={`Batch ${batch.reference}`}
          crumbs={[FINANCE.loanBatches]}
          facts={factsOf(batch)}
          actions={
            <>
              <Steps work={work} path="/Payment/loan-batch" record={batch} />
              <Link
                className={buttonClass(undefined, 'outlined')}
                to={`${FINANCE.loanLines.to}?search=${encodeURIComponent(batch.reference)}`}
              >
                See its lines
              </Link>
            </>
          }
        >
          <Problems batch={batch} />
          <History path="/Payment/loan-batch" id={batch.id} />
        </RecordPage>
      )}
    </Loaded>
  );
}

const linesWords = (lines: number, kobo: number): string =>
  `${withThousands(lines)} ${lines === 1 ? 'line' : 'lines'}, ${formatNaira(kobo)}`;

const factsOf = (batch: LoanBatch) =>
  [
    ['Status', <DeclaredCell column={declared.columns.state} value={batch.state} />],
    ['In all', linesWords(batch.lines, batch.amountKobo)],
    ...(batch.state === 'approved'
      ? ([
          ['Posted to students', linesWords(batch.posted, batch.postedKobo)],
          ['Of this, credit', formatNaira(batch.creditKobo)],
        ] as const)
      : ([['Fits students', linesWords(batch.lines - batch.faulty, batch.amountKobo - batch.faultyKobo)]] as const)),
    ['Fits nobody', linesWords(batch.faulty, batch.faultyKobo)],
    [
      'At the bank',
      batch.statementDay === null ? 'On no statement yet' : `On the statement of ${displayDate(batch.statementDay)}`,
    ],
    ['Uploaded', `${batch.madeBy}, ${displayMoment(batch.madeAt)}`],
  ] as const;

const Problems = ({ batch: { problems, state } }: { readonly batch: LoanBatch }) =>
  problems.length === 0 ? null : (
    <section className="sheet" aria-label="What fits nobody">
      <h2>What fits nobody</h2>
      <p>
        {state === 'approved'
          ? 'Each of these lines is a payment case, which is settled as any other.'
          : 'The money of these lines will wait in suspense, each in a payment case.'}
      </p>
      <PlainTable
        caption="Why lines fit nobody"
        columns={[
          { title: 'Why' },
          { title: 'Lines', isFigure: true },
          { title: 'Amount', isFigure: true },
          ...(state === 'approved' ? [{ title: 'Waits now', isFigure: true }] : []),
        ]}
        rows={problems.map(({ problem, lines, amountKobo, openKobo }) => ({
          key: problem,
          cells: [
            LOAN_PROBLEMS[problem],
            withThousands(lines),
            formatNaira(amountKobo),
            ...(state === 'approved' ? [formatNaira(openKobo)] : []),
          ],
        }))}
      />
    </section>
  );
