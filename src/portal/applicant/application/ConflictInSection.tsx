import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { Conflict } from '../drafts/draft.ts';
import { loadSection } from '../session/programmes.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';

const ConflictScreen = lazy(() =>
  import('../drafts/ConflictScreen.tsx').then((module) => ({ default: module.ConflictScreen })),
);

interface ConflictInSectionProps {
  readonly version: Pick<ApplicationRecord, 'programmeId' | 'version'>;
  readonly conflict: Conflict;
  readonly onResolve: (conflict: Conflict, chosen: SectionAnswers) => void;
}

export function ConflictInSection({ version: { programmeId, version }, conflict, onResolve }: ConflictInSectionProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['section', programmeId, version, conflict.section],
    queryFn: () => loadSection({ id: programmeId, version }, conflict.section),
    staleTime: Infinity,
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <Suspense fallback={<LoadingState />}>
      <ConflictScreen conflict={conflict} schema={data.schema} onResolve={(chosen) => onResolve(conflict, chosen)} />
    </Suspense>
  );
}
