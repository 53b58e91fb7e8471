import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/finance/opening-lines.json' with { type: 'json' };
import type {
  dismissOpeningLine,
  openingLine,
  OpeningLine,
  placeOpeningLine,
} from '#contract/finance/opening-balances.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';

/** A row of the office's file: whose it is, and what became of it. */
export function OpeningLinePage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.openingLines.to} replace />;
  return (
    <Loaded<typeof openingLine> path="/Bursary/opening-line/:id" params={{ id }}>
      {(line) => (
        <RecordPage
          title={`${line.number}, ${line.session}`}
          crumbs={[FINANCE.opening, FINANCE.openingLines]}
          facts={factsOf(line)}
          actions={<Acts line={line} />}
        >
          <Heads debts={line.debts} />
        </RecordPage>
      )}
    </Loaded>
  );
}

type Facts = readonly (readonly [string, ReactNode])[];

const { columns } = declared;

const factsOf = (line: OpeningLine): Facts => [
  ['Status', <DeclaredCell column={columns.state} value={line.state} />],
  ...(line.question === null
    ? []
    : [['Why it waits', <DeclaredCell column={columns.question} value={line.question} />] as const]),
  ...(line.holder === null ? [] : [['Who has this number', line.holder] as const]),
  ...(line.student === null
    ? []
    : [
        [
          'Student',
          <Link to={`${FINANCE.studentAccount.to}?student=${line.student.id}`}>
            {line.student.fullName} ({line.student.number})
          </Link>,
        ] as const,
      ]),
  ['Name in the file', line.name],
  ['Debt', formatNaira(line.debtKobo)],
  ['Credit', formatNaira(line.creditKobo)],
  ['Due since', displayDate(line.dueOn)],
  ['Uploaded', `${line.owner}, ${displayMoment(line.uploadedAt)}`],
  ...(line.settledBy === null ? [] : [['Decided', `${line.settledBy}: ${line.settledBecause}`] as const]),
];

function Acts({ line: { id, state } }: { readonly line: OpeningLine }) {
  const session = useSession();
  const { claims = [] } = useSignedIn() ?? {};
  if (!claims.includes('opening-balances')) return null;
  return (
    <>
      <ActionDialog
        label={state === 'posted' ? 'Move to another student' : 'Say whose it is'}
        form="opening-place"
        lead="The balance is posted to this student at once."
        done="It is posted to the student"
        act={async (answers) => {
          await session.call<typeof placeOpeningLine>({
            method: 'POST',
            path: '/Bursary/opening-line/:id/place',
            params: { id },
            body: { answers },
          });
        }}
      />
      {state === 'suspense' && (
        <ActionDialog
          label="Dismiss"
          form="opening-reason"
          isDanger
          lead="It is nobody’s balance. It stays on the list, and counts nowhere."
          done="It is dismissed"
          act={async (answers) => {
            await session.call<typeof dismissOpeningLine>({
              method: 'POST',
              path: '/Bursary/opening-line/:id/dismiss',
              params: { id },
              body: { answers },
            });
          }}
        />
      )}
    </>
  );
}

const Heads = ({ debts }: Pick<OpeningLine, 'debts'>) =>
  debts.length === 0 ? null : (
    <section className="sheet" aria-label="By head of fee">
      <h2>By head of fee</h2>
      <PlainTable
        caption="What is owed"
        columns={[{ title: 'Head' }, { title: 'Debt', isFigure: true }]}
        rows={debts.map(({ head, kobo }) => ({ key: head, cells: [head, formatNaira(kobo)] }))}
      />
    </section>
  );
