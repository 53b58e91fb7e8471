import { ApiError } from '../../api/apiError.ts';
import { usePortalData } from '../../app/portalData.ts';
import { Tick, Warning } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { Fact } from './paper.tsx';

interface ConfirmationProps {
  readonly paper: 'slip' | 'receipt';
  readonly facts: readonly (readonly [name: string, value: string])[] | undefined;
  readonly unknown: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

export function Confirmation({ paper, facts, unknown, error, onRetry }: ConfirmationProps) {
  const { school } = usePortalData();
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <Page title={paper === 'slip' ? 'Slip verification' : 'Receipt verification'} width="narrow">
      {facts && (
        <section className="sheet" aria-label={`Genuine ${paper}`}>
          <div className="notice notice--success" role="status"><Tick /><div><strong>This {paper} is genuine</strong>It was issued by {school.name}.</div></div>
          <dl className="facts facts--spaced">{facts.map(([name, value]) => <Fact key={name} name={name} value={value} />)}</dl>
        </section>
      )}
      {isUnknown && <div className="notice notice--danger" role="alert"><Warning /><div><strong>This {paper} is not known to {school.name}</strong>{unknown}</div></div>}
      {error && !isUnknown && <ErrorState message={error.message} onRetry={onRetry} />}
      {!facts && !error && <LoadingState />}
    </Page>
  );
}
