import { Link } from 'react-router-dom';
import work from '#work/payment-case.json' with { type: 'json' };
import type { PaymentCase } from '#contract/finance/reconciliation.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { CaseState } from './CaseState.tsx';
import { paymentOf } from './words.ts';

export const caseFacts = (record: PaymentCase) =>
  [
    ['Status', <CaseState state={record.state} />],
    ['Payer', record.fullName],
    ['RRR', record.rrr],
    ['Invoice #', record.invoiceNumber],
    ['For', record.description],
    ['Expected', formatNaira(record.expectedKobo)],
    ['Remita says', formatNaira(record.reportedKobo)],
    ['Opened', displayMoment(record.openedAt)],
  ] as const;

export const CaseActs = ({ record, onTaken }: { readonly record: PaymentCase; readonly onTaken?: () => void }) => (
  <>
    <Steps work={work} path="/Payment/case" record={record} {...(onTaken && { onTaken })} />
    <Link className={buttonClass(undefined, 'outlined')} to={paymentOf(record.rrr)}>
      See the payment
    </Link>
  </>
);
