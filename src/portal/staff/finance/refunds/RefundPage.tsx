import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/finance/refunds.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { Refund, refund } from '#contract/finance/refunds.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import work from '#work/refund.json' with { type: 'json' };
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { refundOf } from '../addresses.ts';

export function RefundPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.refunds.to} replace />;
  return (
    <Loaded<typeof refund> path="/Payment/refund/:id" params={{ id }}>
      {(record) => (
        <RecordPage
          title={`Refund ${record.reference}`}
          crumbs={[FINANCE.refunds]}
          facts={factsOf(record)}
          actions={<Steps work={work} path="/Payment/refund" record={record} />}
        >
          <Others others={record.others} />
          <History path="/Payment/refund" id={record.id} />
        </RecordPage>
      )}
    </Loaded>
  );
}

type Facts = readonly (readonly [string, ReactNode])[];

const factsOf = (record: Refund): Facts => [
  ['Status', <State state={record.state} />],
  ['Payer', record.payerName],
  ['Amount', formatNaira(record.amountKobo)],
  ...accountOf(record),
  ['From', <SourceLink record={record} />],
  ...(record.state === 'asked' ? leftOf(record) : []),
  ['Why', record.reason],
  ['Asked', `${record.askedBy}, ${displayMoment(record.askedAt)}`],
  ...(record.fileId === null ? [] : [['Bank’s file', String(record.fileId)] as const]),
  ...(record.bankReference === null ? [] : [['Bank’s reference', record.bankReference] as const]),
  ...(record.paidOn === null ? [] : [['Paid on', displayDate(record.paidOn)] as const]),
];

const accountOf = ({ bank, accountNumber, accountName, isOwnAccount, nameReason }: Refund): Facts => [
  ['Bank', bank],
  ['Account number', accountNumber],
  ['Name of the account', accountName],
  ['Names compared', isOwnAccount ? 'They are the payer’s' : 'They are not the payer’s'],
  ...(nameReason === null ? [] : [['Why the names differ', nameReason] as const]),
];

/** What whoever approves it weighs. */
const leftOf = ({ heldKobo, owedKobo, studentId }: Refund): Facts => [
  [studentId === null ? 'Due to the payer' : 'Credit now', formatNaira(heldKobo)],
  ...(studentId === null ? [] : [['Owed now', formatNaira(owedKobo)] as const]),
];

const State = ({ state }: Pick<Refund, 'state'>) => <DeclaredCell column={declared.columns.state} value={state} />;

const SourceLink = ({ record: { caseId, about } }: { readonly record: Refund }) =>
  caseId === null ? about : <Link to={`${FINANCE.case.to}?id=${caseId}`}>{about}</Link>;

/** So that nobody pays the same money again by another request. */
const Others = ({ others }: Pick<Refund, 'others'>) =>
  others.length === 0 ? null : (
    <section className="sheet" aria-label="Other refunds of the same money">
      <h2>Other refunds of the same money</h2>
      <ul>
        {others.map(({ id, reference, amountKobo, askedAt, state }) => (
          <li key={id}>
            <Link to={refundOf(id)}>{reference}</Link>, {formatNaira(amountKobo)}, {displayMoment(askedAt)}{' '}
            <State state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
