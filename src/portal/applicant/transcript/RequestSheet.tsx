import type { TranscriptRequest } from '#contract/students/transcripts.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Fact } from '../payment/paper.tsx';
import { GeneratedInvoice } from '../payment/GeneratedInvoice.tsx';
import '../sundry.css';

export function RequestSheet({
  request: { invoice, matricNumber, destination, delivery, copies, recipient, progress },
}: {
  readonly request: TranscriptRequest;
}) {
  const steps = invoice.isPaid ? progress : [...progress, { state: 'Waiting for your payment', at: '' }];
  return (
    <>
      <section className="sheet unprinted" aria-label="Your request">
        <ol className="progress" aria-label="Progress">
          {steps.map(({ state, at }, index) => (
            <li key={state} aria-current={index === steps.length - 1 ? 'step' : undefined}>
              <strong>{state}</strong>
              {at && <span>{displayDate(at)}</span>}
            </li>
          ))}
        </ol>
        <dl className="facts facts--spaced">
          <Fact name="Matriculation number" value={matricNumber} />
          <Fact name="Destination" value={destination} />
          <Fact name="Mode of delivery" value={delivery} />
          <Fact name="Copies" value={String(copies)} />
          <Fact name="To" value={recipient} />
        </dl>
      </section>
      <div className="then">
        <GeneratedInvoice known={invoice} />
      </div>
    </>
  );
}
