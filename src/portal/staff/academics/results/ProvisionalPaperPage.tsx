import { Navigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { provisionalPaper } from '#contract/academics/provisional.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';
import { classIn, provisionalAt } from './addresses.ts';

export function ProvisionalPaperPage() {
  const of = classIn(useSearchParams()[0]);
  if (!of) return <Navigate to={ACADEMICS.classesUnderWay.to} replace />;
  return (
    <Page
      title={ACADEMICS.provisionalPaper.name}
      width="wide"
      crumbs={[{ ...ACADEMICS.provisional, to: provisionalAt(of) }, ACADEMICS.provisionalPaper]}
    >
      <Paper<typeof provisionalPaper.page> path="/Results/provisional-broadsheet" query={of} />
    </Page>
  );
}
