import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import declared from '#lists/finance/bursary-invoices.json' with { type: 'json' };
import type { BursaryInvoice, deactivateBursaryInvoice } from '#contract/finance/bursary-invoices.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';

const { payer: PAYERS, state: STATES } = declared.columns;

interface InvoiceRecordProps {
  readonly invoice: BursaryInvoice;
  /** What the button that voids it says. */
  readonly act: string;
}

export function InvoiceRecord({ invoice, act }: InvoiceRecordProps) {
  const session = useSession();
  const { invoiceNumber: code, amountKobo, may, payer } = invoice;
  return (
    <div className="stack">
      <RecordSheet
        title={`Invoice ${code}`}
        facts={factsOf(invoice)}
        actions={
          may.includes('deactivate') && (
            <ActionDialog
              label={act}
              form="invoice-deactivation"
              isDanger
              lead={`1 invoice of ${formatNaira(amountKobo)} becomes void, once Remita has withdrawn its RRR. ${
                payer === 'student' ? 'The student can make another.' : 'Its payer can make another.'
              }`}
              done="The invoice is void"
              act={({ reason }) =>
                session.call<typeof deactivateBursaryInvoice>({
                  method: 'POST',
                  path: '/Bursary/deactivate-bursary-invoice',
                  body: { code, reason: reason as string },
                })
              }
            />
          )
        }
      />
      <p>
        <Link to={`${FINANCE.verifyPayment.to}?${new URLSearchParams({ reference: code })}`}>
          See its RRRs and its timeline
        </Link>
      </p>
    </div>
  );
}

const factsOf = (invoice: BursaryInvoice): (readonly [string, ReactNode])[] => {
  const { fullName, number, payer, description, session, amountKobo, state, createdAt, rrr, phone, email } = invoice;
  const { paidAt, voided } = invoice;
  return [
    ['Payer', fullName],
    ['Number', number],
    ['Made by', PAYERS.values[payer]],
    ['For', description],
    ['Session', session],
    ['Amount', formatNaira(amountKobo)],
    [
      'Status',
      <StatusTag look={STATES.looks[state] as 'success' | 'warning' | 'notsubmitted'}>
        {STATES.values[state]}
      </StatusTag>,
    ],
    ['RRR', rrr],
    ['Made', displayMoment(createdAt)],
    ['Phone number', phone],
    ['Email Address', email],
    ...(paidAt ? ([['Paid', displayMoment(paidAt)]] as const) : []),
    ...(voided ? ([['Void', `${displayMoment(voided.at)}: ${voided.reason}`]] as const) : []),
  ];
};
