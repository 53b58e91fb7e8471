import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FORMATS } from '#rules/formats.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { ApiError } from '../../api/apiError.ts';
import { Button } from '../../ui/Button.tsx';
import { PersistedForm } from '../../kit/form/PersistedForm.tsx';
import { mailCode, PayerCode } from './PayerCode.tsx';
import { holdPayerToken, isTokenOver, usePayerToken } from './payerToken.ts';

interface ProvenPaymentProps<Result> {
  readonly submitLabel: string;
  /** An RRR needs no token; an invoice number needs the payer's. */
  readonly ask: (reference: string, token: string | undefined) => Promise<Result>;
  readonly children: (result: Result) => ReactNode;
}

const FAILED = { title: 'Invalid Action!', body: 'Invalid action, please enter correct details' };

const isRrr = (reference: string): boolean => FORMATS.digits(reference);

/** What is shown is never stored: a reload asks for the proof again. */
export function ProvenPayment<Result>({ submitLabel, ask, children }: ProvenPaymentProps<Result>) {
  const given = (useLocation().state as { reference?: string } | null)?.reference;
  const token = usePayerToken();
  const [result, setResult] = useState<Result>();
  const [pending, setPending] = useState<{ readonly reference: string; readonly challenge: string }>();

  const begin = async (reference: string) => {
    if (isRrr(reference)) return setResult(await ask(reference, undefined));
    if (token !== undefined) {
      try {
        return setResult(await ask(reference, token));
      } catch (error) {
        if (!isTokenOver(error) && !(error instanceof ApiError && error.status === 404)) throw error;
      }
    }
    setPending({ reference, challenge: await mailCode({ invoiceNumber: reference }) });
  };
  const proceed = async (reference: string, proven: string) => {
    holdPayerToken(proven);
    setPending(undefined);
    try {
      setResult(await ask(reference, proven));
    } catch (error) {
      raiseFailure(error, FAILED);
    }
  };
  if (pending) {
    const { reference, challenge } = pending;
    return (
      <PayerCode
        mailbox={{ invoiceNumber: reference }}
        challenge={challenge}
        onBack={() => setPending(undefined)}
        onProven={(proven) => proceed(reference, proven)}
      />
    );
  }
  if (result === undefined) {
    return (
      <PersistedForm
        name="payment-proof"
        submitLabel={submitLabel}
        failed={FAILED}
        {...(given && { answers: { reference: given } })}
        onSubmit={({ reference }) => begin(String(reference))}
      />
    );
  }
  return (
    <>
      {children(result)}
      <div className="actions">
        <Button look="minimal" onClick={() => setResult(undefined)}>
          Look for another payment
        </Button>
      </div>
    </>
  );
}
