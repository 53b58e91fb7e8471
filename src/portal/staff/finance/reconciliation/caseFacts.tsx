import { Link } from 'react-router-dom';
import work from '#work/payment-case.json' with { type: 'json' };
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { PaymentCase } from '#contract/finance/reconciliation.ts';
import { caseDifference } from '#rules/finance/caseDifference.ts';
import { ENDINGS } from '#rules/finance/caseSettlement.ts';
import { bankReferenceInWords } from '#rules/finance/statementLine.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { CaseAccounts } from './CaseAccounts.tsx';
import { CaseState } from './CaseState.tsx';
import { paymentOf } from './words.ts';
import { RefundLink } from '../RefundLink.tsx';

export const caseFacts = (record: PaymentCase) =>
  [
    ['Status', <CaseState state={record.state} />],
    ['Payer', record.fullName || 'Nobody is named'],
    [['lodgement', 'loan'].includes(record.kind) ? 'Number' : 'RRR', record.rrr],
    ...(record.bankReference ? [['Bank reference', bankReferenceInWords(record.bankReference)] as const] : []),
    ...(record.invoiceNumber ? [['Invoice #', record.invoiceNumber] as const] : []),
    ...(record.description ? [['For', record.description] as const] : []),
    ...amountsOf(record),
    ...(record.remains ? [['What remains', record.remains] as const] : []),
    ['Opened', displayMoment(record.openedAt)],
    ...(record.ageDays === null ? [] : [['Waits for', days(record.ageDays)] as const]),
    ...(record.owner || record.ageDays !== null ? [['Owner', record.owner ?? 'Nobody'] as const] : []),
    ...(record.dueKobo > 0 ? [['To be refunded', formatNaira(record.dueKobo)] as const] : []),
    ...(record.settledAs && record.state === 'settled'
      ? [['What was decided', ENDINGS[record.settledAs]] as const]
      : []),
  ] as const;

/** What the bursary weighs as it decides. */
const amountsOf = (record: PaymentCase) =>
  [
    ...(record.invoiceNumber ? [['Expected', formatNaira(record.expectedKobo)] as const] : []),
    ['Came in', formatNaira(record.reportedKobo)],
    ...(record.invoiceNumber ? [['Difference', differenceWords(caseDifference(record))] as const] : []),
    ['In suspense', formatNaira(record.heldKobo)],
  ] as const;

const days = (count: number): string => (count === 1 ? '1 day' : `${String(count)} days`);

const differenceWords = (kobo: number): string =>
  kobo === 0 ? 'None' : `${formatNaira(Math.abs(kobo))} ${kobo > 0 ? 'too much' : 'too little'}`;

const Amounts = ({ record, typed }: { readonly record: PaymentCase; readonly typed: SectionAnswers }) => (
  <>
    <dl className="facts">
      {amountsOf(record).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
    <CaseAccounts id={record.id} typed={typed} />
  </>
);

export const CaseActs = ({ record, onTaken }: { readonly record: PaymentCase; readonly onTaken?: () => void }) => (
  <>
    <Steps
      work={work}
      path="/Payment/case"
      record={record}
      about={(typed) => <Amounts record={record} typed={typed} />}
      {...(onTaken && { onTaken })}
    />
    {record.dueKobo > 0 && <RefundLink of={record.rrr} />}
    {record.invoiceNumber && (
      <Link className={buttonClass(undefined, 'outlined')} to={paymentOf(record.rrr)}>
        See the payment
      </Link>
    )}
  </>
);
