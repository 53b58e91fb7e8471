import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, serverMessage } from '../../api/apiError.ts';
import { raiseFlag } from '../../app/flags.ts';
import { Button } from '../../ui/Button.tsx';
import { PersistedForm } from '../../kit/form/PersistedForm.tsx';
import { mailCode, PayerCode } from './PayerCode.tsx';
import { holdPayerToken, isTokenOver, usePayerToken } from './payerToken.ts';

interface ProvenPaymentProps<Found> {
  readonly submitLabel: string;
  /** An RRR needs no token; an invoice number needs the payer's. */
  readonly ask: (reference: string, token: string | undefined) => Promise<Found>;
  readonly children: (found: Found) => ReactNode;
}

const FAILED = { title: 'Invalid Action!', body: 'Invalid action, please enter correct details' };

const isRrr = (reference: string): boolean => /^[\d\s-]+$/.test(reference);

/** What is shown is never stored: a reload asks for the proof again. */
export function ProvenPayment<Found>({ submitLabel, ask, children }: ProvenPaymentProps<Found>) {
  const given = (useLocation().state as { reference?: string } | null)?.reference;
  const token = usePayerToken();
  const [found, setFound] = useState<Found>();
  const [asked, setAsked] = useState<{ readonly reference: string; readonly challenge: string }>();

  const begin = async (reference: string) => {
    if (isRrr(reference)) return setFound(await ask(reference, undefined));
    if (token !== undefined) {
      try {
        return setFound(await ask(reference, token));
      } catch (error) {
        if (!isTokenOver(error) && !(error instanceof ApiError && error.status === 404)) throw error;
      }
    }
    setAsked({ reference, challenge: await mailCode({ invoiceNumber: reference }) });
  };
  const proceed = async (reference: string, proven: string) => {
    holdPayerToken(proven);
    setAsked(undefined);
    try {
      setFound(await ask(reference, proven));
    } catch (error) {
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  };
  if (asked) {
    const { reference, challenge } = asked;
    return <PayerCode mailbox={{ invoiceNumber: reference }} challenge={challenge} onBack={() => setAsked(undefined)} onProven={(proven) => proceed(reference, proven)} />;
  }
  if (found === undefined) {
    return (
      <PersistedForm name="payment-proof" submitLabel={submitLabel} failed={FAILED} {...(given && { answers: { reference: given } })}
        onSubmit={({ reference }) => begin(String(reference).trim())} />
    );
  }
  return (
    <>
      {children(found)}
      <div className="actions"><Button look="minimal" onClick={() => setFound(undefined)}>Look for another payment</Button></div>
    </>
  );
}
