import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { checkOwnInvoice } from '#contract/finance/own-payments.ts';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { raiseFailure } from '../raiseFailure.ts';
import { raiseFlag } from '../../core/flags.ts';
import { refetchStale } from '../../session/staleQueries.ts';
import { useSession } from '../../session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Refresh } from '../../ui/icons.tsx';
import { PayForm } from '../../ui/PayForm.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { useAction } from '../useAction.ts';
import { useSaved } from '../useSaved.ts';

interface InvoiceActsProps {
  readonly invoice: Pick<StudentInvoice, 'invoiceNumber' | 'rrr' | 'payForm'>;
  readonly isUnpaid: boolean;
  /** Of a paid invoice. */
  readonly receipt?: { readonly to: string; readonly label: string } | false;
  /** The payer comes back from the provider: it is asked without a press. */
  readonly isBack?: boolean;
}

/** Pays an invoice of the student's own, asks the provider about it, prints it. */
export function InvoiceActs({
  invoice: { invoiceNumber, rrr, payForm },
  isUnpaid,
  receipt,
  isBack = false,
}: InvoiceActsProps) {
  const session = useSession();
  const queries = useQueryClient();
  const saved = useSaved();
  const [check, busy] = useAction(async () => {
    try {
      const { status } = await session.call<typeof checkOwnInvoice>({
        method: 'POST',
        path: '/Payment/check-own-invoice',
        body: { invoiceNumber },
      });
      if (status === 'Paid') return await saved('Your payment has been received');
      await refetchStale(queries);
      if (status === 'Being checked')
        raiseFlag({
          title: 'We know about your payment',
          body: 'It is not what this invoice asks for, so the bursary checks it. Your money is not lost: please do not pay again.',
          intent: 'warning',
        });
      if (status === 'Not paid')
        raiseFlag({
          title: 'Your payment has not been received yet',
          body: 'A payment at a bank can take a while to arrive. The college checks it again by itself.',
          intent: 'warning',
        });
    } catch (error) {
      raiseFailure(error, {
        title: 'The payment could not be checked',
        body: 'What you have paid is not lost. Please try again in a minute',
        kept: 'What you have paid is not lost.',
      });
    }
  });
  useOnce(isBack && isUnpaid && rrr !== null, check);
  return (
    <div className="actions unprinted">
      {payForm && <PayForm to={payForm} rrr={rrr} />}
      {isUnpaid && rrr && (
        <Button look="outlined" busy={busy} icon={<Refresh />} onClick={() => void check()}>
          I have paid
        </Button>
      )}
      {receipt && (
        <Link className={buttonClass('primary')} to={receipt.to}>
          {receipt.label}
        </Link>
      )}
      <PrintButton />
    </div>
  );
}

function useOnce(wanted: boolean, act: () => Promise<void>): void {
  const done = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    void latest.current();
  }, [wanted]);
}
