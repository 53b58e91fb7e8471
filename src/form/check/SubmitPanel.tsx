import { useEffect, useRef } from 'react';
import type { Step } from '../flow/steps.ts';
import type { OpenedCheck } from './openedCheck.ts';

interface SubmitPanelProps {
  readonly check: OpenedCheck;
  readonly unsaved: readonly Step[];
  readonly refusal: string | undefined;
  readonly busy: boolean;
  onChange(step: Step): void;
  onSubmit(): void;
  onWithdraw(): void;
}

export function SubmitPanel({
  check: { isWaiting },
  unsaved,
  refusal,
  busy,
  onChange,
  onSubmit,
  onWithdraw,
}: SubmitPanelProps) {
  return (
    <section className="m-check-end" aria-labelledby="check-submit">
      <h3 id="check-submit">{isWaiting ? 'Waiting to be submitted' : 'Submit your application'}</h3>
      {isWaiting ? (
        <p role="status">
          There is no line, so your application waits on this device. It is submitted as soon as this page is open and
          the line is back. Until then the college does not have it.
        </p>
      ) : (
        <p>
          After you submit, you cannot change anything here: no answer, no photograph, no file. Look again at your name,
          your date of birth, your course and your results.
        </p>
      )}
      {!isWaiting &&
        unsaved.map((step) => <Unsaved key={step.section} title={step.title} onOpen={() => onChange(step)} />)}
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className="m-actions">
        {isWaiting && (
          <button type="button" className="bp6-button" onClick={onWithdraw} disabled={busy}>
            Do not submit yet
          </button>
        )}
        {!isWaiting && unsaved.length === 0 && (
          <button
            type="button"
            className="bp6-button bp6-intent-primary"
            aria-busy={busy || undefined}
            onClick={() => {
              if (!busy) onSubmit();
            }}
          >
            {busy ? 'Submitting…' : 'Submit application'}
          </button>
        )}
      </div>
    </section>
  );
}

const Unsaved = ({ title, onOpen }: { readonly title: string; readonly onOpen: () => void }) => (
  <p className="m-check-note">
    You changed {title} and have not saved it.{' '}
    <button type="button" className="m-link" onClick={onOpen}>
      Open {title}
    </button>{' '}
    and save it before you submit.
  </p>
);

/** It is below a page of answers, so the focus goes there. */
function Refusal({ children }: { readonly children: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), [children]);
  return (
    <p ref={message} tabIndex={-1} role="alert" className="m-error">
      {children}
    </p>
  );
}
