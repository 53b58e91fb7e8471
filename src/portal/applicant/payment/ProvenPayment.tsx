import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { KeptForm } from '../../kit/form/KeptForm.tsx';

/** The two facts that a payer shows, as they were typed. */
export interface Proof {
  readonly reference: string;
  readonly proof: string;
}

interface ProvenPaymentProps<Found> {
  readonly submitLabel: string;
  readonly ask: (proof: Proof) => Promise<Found>;
  /** What was found, on screen and on paper. */
  readonly children: (found: Found) => ReactNode;
}

const FAILED = { title: 'Invalid Action!', body: 'Invalid action, please enter correct details' };

/** Asks for a payment's reference and a fact of its payer, then shows what they open. It is never kept: a reload asks again. */
export function ProvenPayment<Found>({ submitLabel, ask, children }: ProvenPaymentProps<Found>) {
  const given = (useLocation().state as { reference?: string } | null)?.reference;
  const [found, setFound] = useState<Found>();
  if (found === undefined) {
    return (
      <KeptForm name="payment-proof" submitLabel={submitLabel} failed={FAILED} {...(given && { answers: { reference: given } })}
        onSubmit={async (answers) => setFound(await ask(answers as unknown as Proof))} />
    );
  }
  return (
    <>
      {children(found)}
      <div className="actions"><Button look="minimal" onClick={() => setFound(undefined)}>Look for another payment</Button></div>
    </>
  );
}
