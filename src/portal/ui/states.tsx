import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Refresh, Warning } from './icons.tsx';

export function LoadingState({ lines = 5, label = 'Loading' }: { readonly lines?: number; readonly label?: string }) {
  return (
    <div className="loading" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="bp6-skeleton loading__line" />
      ))}
    </div>
  );
}

export function ErrorState({ message, onRetry }: { readonly message: string; readonly onRetry?: () => void }) {
  return (
    <div className="notice notice--danger" role="alert">
      <Warning />
      <p>An error has occurred: {message}</p>
      {onRetry && (
        <Button look="outlined" icon={<Refresh />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
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
