import { ApiError } from '../../api/apiError.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Tick, Warning } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { Fact } from './paper.tsx';

const TITLES = {
  slip: 'Slip verification',
  receipt: 'Receipt verification',
  profile: 'Profile verification',
  letter: 'Letter verification',
  document: 'Document verification',
} as const;

export interface Lapse {
  readonly title: string;
  /** What whoever holds the paper is to do. */
  readonly remedy: string;
}

interface ConfirmationProps {
  readonly paper: keyof typeof TITLES;
  readonly facts: readonly (readonly [name: string, value: string])[] | undefined;
  readonly unknown: string;
  /** What has become of a paper that was issued and holds no longer: it is said first, and instead of 'genuine'. */
  readonly lapsed?: Lapse | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

export function Confirmation({ paper, facts, unknown, lapsed, error, onRetry }: ConfirmationProps) {
  const { school } = usePortalData();
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <Page title={TITLES[paper]} width="narrow">
      {facts && (
        <section className="sheet" aria-label={lapsed?.title ?? `Genuine ${paper}`}>
          {lapsed ? (
            <div className="notice notice--warning" role="alert">
              <Warning />
              <div>
                <strong>{lapsed.title}</strong>
                {lapsed.remedy}
              </div>
            </div>
          ) : (
            <div className="notice notice--success" role="status">
              <Tick />
              <div>
                <strong>This {paper} is genuine</strong>It was issued by {school.name}.
              </div>
            </div>
          )}
          <dl className="facts facts--spaced facts--numbers">
            {facts.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </dl>
        </section>
      )}
      {isUnknown && (
        <div className="notice notice--danger" role="alert">
          <Warning />
          <div>
            <strong>
              This {paper} is not known to {school.name}
            </strong>
            {unknown}
          </div>
        </div>
      )}
      {error && !isUnknown && <ErrorState error={error} onRetry={onRetry} />}
      {!facts && !error && <LoadingState />}
    </Page>
  );
}
