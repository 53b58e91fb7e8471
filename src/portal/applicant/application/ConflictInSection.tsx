import { useQuery } from '@tanstack/react-query';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { ConflictScreen } from '../drafts/ConflictScreen.tsx';
import type { Conflict } from '../drafts/draft.ts';
import { loadSection } from '../session/programmes.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';

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
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <ConflictScreen conflict={conflict} schema={data.schema} onResolve={(chosen) => onResolve(conflict, chosen)} />
  );
}
