import { Navigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { broadsheetPaper } from '#contract/academics/result-papers.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';
import { classIn, classResultsAt } from './addresses.ts';

/** The composite grid of a level as the college prints it. */
export function BroadsheetPage() {
  const of = classIn(useSearchParams()[0]);
  if (!of) return <Navigate to={ACADEMICS.classResults.to} replace />;
  return (
    <Page
      title={ACADEMICS.broadsheet.name}
      width="wide"
      crumbs={[{ ...ACADEMICS.classResults, to: classResultsAt(of) }, ACADEMICS.broadsheet]}
    >
      <Paper<typeof broadsheetPaper.page> path="/Results/broadsheet" query={of} />
    </Page>
  );
}
