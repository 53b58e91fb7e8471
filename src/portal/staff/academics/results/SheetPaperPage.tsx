import { Navigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { resultSheetPaper } from '#contract/academics/result-papers.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';
import { sheetIn } from './addresses.ts';

/** The sheet as the college prints it. */
export function SheetPaperPage() {
  const of = sheetIn(useSearchParams()[0]);
  if (!of) return <Navigate to={ACADEMICS.ownSheets.to} replace />;
  return (
    <Page title={ACADEMICS.sheetPaper.name} width="wide" crumbs={[ACADEMICS.sheetPaper]}>
      <Paper<typeof resultSheetPaper.page> path="/Results/result-sheet" query={of} />
    </Page>
  );
}
