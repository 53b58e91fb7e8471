import type { ReactNode } from 'react';
import type { Missing } from '#contract/kit/unmet.ts';
import { readWithoutLine } from '../core/lineWords.ts';
import { Button } from './Button.tsx';
import { FactList } from './FactList.tsx';
import { Refresh, Warning } from './icons.tsx';
import { readRefusal } from './refusal.ts';

export function LoadingState({ lines = 5, label = 'Loading' }: { readonly lines?: number; readonly label?: string }) {
  return (
    <div className="loading" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="bp6-skeleton loading__line" />
      ))}
    </div>
  );
}

interface ErrorStateProps {
  readonly error: Error;
  readonly onRetry?: () => void;
}

/** Why there is nothing to see: what must come first, what the college answered, or that something broke. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const refusal = readRefusal(error);
  if (refusal.kind === 'unmet') return <Unmet message={error.message} missing={refusal.missing} />;
  if (refusal.kind === 'line') return <WithoutLine onRetry={onRetry} />;
  return refusal.kind === 'answered' ? (
    <Notice look="warning" onRetry={onRetry}>
      <p>{error.message}</p>
    </Notice>
  ) : (
    <FailedState message={error.message} onRetry={onRetry} />
  );
}

interface FailedStateProps {
  readonly message: string;
  readonly onRetry: (() => void) | undefined;
}

export const FailedState = ({ message, onRetry }: FailedStateProps) => (
  <Notice look="danger" onRetry={onRetry}>
    <p>An error has occurred: {message}</p>
  </Notice>
);

function WithoutLine({ onRetry }: Pick<NoticeProps, 'onRetry'>) {
  const { title, body } = readWithoutLine(navigator.onLine);
  return (
    <Notice look="warning" onRetry={onRetry}>
      <div>
        <strong>{title}</strong>
        {body}
      </div>
    </Notice>
  );
}

interface NoticeProps {
  readonly look: 'warning' | 'danger';
  readonly onRetry: (() => void) | undefined;
  readonly children: ReactNode;
}

const Notice = ({ look, onRetry, children }: NoticeProps) => (
  <div className={`notice notice--${look}`} role="alert">
    <Warning />
    {children}
    {onRetry && (
      <Button look="outlined" icon={<Refresh />} onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
);

/** A condition that is not met is no failure: the page leads to where it is met. */
function Unmet({ message, missing }: { readonly message: string; readonly missing: readonly Missing[] }) {
  return (
    <section className="sheet gate" aria-label="What comes first">
      <h2>{message}</h2>
      <FactList facts={missing.map(({ words, link }) => ({ words, link, met: false }))} />
    </section>
  );
}

export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty__title">{title}</p>
      {children}
    </div>
  );
}
