import declared from '#lists/finance/payment-cases.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { paymentCase, paymentCases, PaymentCaseRow } from '#contract/finance/reconciliation.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { QueuePage } from '../../../kit/queue/QueuePage.tsx';
import { LoadedPart } from '../../../kit/record/LoadedPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { CaseActs, caseFacts } from './caseFacts.tsx';
import { CASE_NAMES } from './words.ts';

/** The oldest is dealt with first. */
const WAITING = { state: 'open', sort: 'openedAt' };

const nameOf = ({ kind, fullName, rrr }: PaymentCaseRow) => `${CASE_NAMES[kind]}: ${fullName || rrr}`;

const line = (row: PaymentCaseRow) => (
  <>
    <strong>{nameOf(row)}</strong>
    <small>
      {formatNaira(row.reportedKobo)}
      {row.invoiceNumber && ` for ${formatNaira(row.expectedKobo)}`}, {displayMoment(row.openedAt)}
    </small>
  </>
);

export const CaseQueuePage = () => (
  <QueuePage<typeof paymentCases.list>
    declared={declared}
    path="/Payment/cases"
    title={FINANCE.caseQueue.name}
    crumbs={[FINANCE.cases]}
    always={WAITING}
    lead="A person settles each case and says how; then the next one is shown."
    empty="No case waits"
    line={line}
    nameOf={nameOf}
  >
    {({ id }, onTaken) => (
      <LoadedPart<typeof paymentCase> path="/Payment/case/:id" params={{ id }} label="Loading the case">
        {(record) => (
          <RecordSheet
            title={CASE_NAMES[record.kind]}
            facts={caseFacts(record)}
            actions={<CaseActs record={record} onTaken={onTaken} />}
          />
        )}
      </LoadedPart>
    )}
  </QueuePage>
);
