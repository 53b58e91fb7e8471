import { useParams } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { usePortalData } from '../../../core/portalData.ts';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { ProgrammeList } from './ProgrammeList.tsx';
import { ProgrammeSheet } from './ProgrammeSheet.tsx';
import { useDeclarations } from '../../../kit/declarations.ts';
import './programmes.css';

const HOME = { name: 'Home', to: '/' };

const { declarations } = ADMISSIONS;

/** Every word of a declaration, for those who decide what programmes ask. */
export function ProgrammesPage() {
  const { '*': id } = useParams();
  const { programmes } = usePortalData();
  const programme = programmes.find((each) => each.id === id);
  if (programme) return <One programme={programme} />;
  return (
    <Page
      title={declarations.name}
      width="wide"
      crumbs={[HOME, { name: declarations.name }]}
      lead="What each application asks, under which rules, and how it proceeds."
    >
      {id && <EmptyState title={`There is no programme ‘${id}’`} />}
      <ProgrammeList programmes={programmes} />
    </Page>
  );
}

function One({ programme }: { readonly programme: ProgrammeSummary }) {
  const { declared, error, retry } = useDeclarations([programme], true);
  return (
    <Page
      title={programme.name}
      width="wide"
      lead={programme.summary}
      crumbs={[HOME, declarations, { name: programme.name }]}
    >
      {declared && <ProgrammeSheet summary={programme} programme={declared[0]} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!declared && !error && <LoadingState lines={8} />}
      <p className="unprinted">
        <Link to={declarations.to}>All programmes</Link>
      </p>
    </Page>
  );
}
