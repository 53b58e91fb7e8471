import { useState } from 'react';
import type { invoiceDetails } from '#contract/admissions/application-invoices.ts';
import { readRrr } from '#rules/rrr.ts';
import { serverMessage, UNHEARD, type ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../kit/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { isWhole } from '../payment/useInvoice.ts';

interface ForgottenJambNumberProps {
  /** What stands in the field for the phone number or the RRR. */
  readonly reference: string;
  readonly onFound: (jambNumber: string) => void;
  readonly onMistake: (message: string) => void;
}

/** Whoever has the RRR may open the invoice, and the JAMB number is on it. */
export function ForgottenJambNumber({ reference, onFound, onMistake }: ForgottenJambNumberProps) {
  const [found, setFound] = useState('');
  const [find, busy] = useAction(async () => {
    const rrr = readRrr(reference);
    if (!isWhole(rrr)) return onMistake('please input the RRR of your invoice: it has 12 digits');
    try {
      const { jambNumber } = await call<typeof invoiceDetails>({
        method: 'GET',
        path: '/ApplicationInvoice/invoice-details',
        query: { rrr },
      });
      if (!jambNumber) return onMistake('There is no JAMB number on this invoice');
      setFound(jambNumber);
      onFound(jambNumber);
    } catch (error) {
      onMistake(
        (error as ApiError).isUnheard ? UNHEARD : serverMessage(error, 'Invalid action, please enter correct details'),
      );
    }
  });
  return (
    <details>
      <summary>Forgotten your JAMB number?</summary>
      <div className="form">
        <p className="field__help">
          It is on your JAMB slip and on your invoice. If you have neither, type your RRR above, and we’ll find the
          number.
        </p>
        <Button look="outlined" busy={busy} onClick={() => void find()}>
          Find my JAMB number
        </Button>
        <p role="status">{found && `Your JAMB number is ${found}`}</p>
      </div>
    </details>
  );
}
