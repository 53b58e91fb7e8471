import { useState } from 'react';
import type { provePayer, sendPayerCode } from '#contract/finance/payments.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeForm } from './CodeForm.tsx';

/** An address, or an invoice whose address is not shown. */
export type Mailbox = { readonly email: string } | { readonly invoiceNumber: string };

/** @returns the challenge that the code answers */
export const mailCode = async (body: Mailbox): Promise<string> =>
  (await call<typeof sendPayerCode>({ method: 'POST', path: '/Payment/send-payer-code', body })).challenge;

interface PayerCodeProps {
  readonly mailbox: Mailbox;
  readonly challenge: string;
  readonly onProven: (token: string) => Promise<void> | void;
  readonly onBack: () => void;
}

/** The page does not learn whether anything was mailed. */
export function PayerCode({ mailbox, challenge, onProven, onBack }: PayerCodeProps) {
  const [latest, setLatest] = useState(challenge);
  const prove = async (code: string) => {
    const { token } = await call<typeof provePayer>({
      method: 'POST',
      path: '/Payment/prove-payer',
      body: { challenge: latest, code },
    });
    await onProven(token);
  };
  const help =
    'email' in mailbox
      ? `If ${mailbox.email} is on an invoice, we sent a code there. It is good for half an hour.`
      : `If ${mailbox.invoiceNumber} is an invoice of the college, we sent a code to its email address. It is good for half an hour.`;
  return (
    <>
      <CodeForm label="Continue" help={help} onCode={prove} onAgain={async () => setLatest(await mailCode(mailbox))} />
      <div className="actions">
        <Button look="minimal" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
