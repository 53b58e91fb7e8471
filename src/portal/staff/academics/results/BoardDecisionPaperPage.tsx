import { Navigate, useSearchParams } from 'react-router-dom';
import type { boardDecisionPaper } from '#contract/academics/board-decisions.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';

export function BoardDecisionPaperPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={ACADEMICS.classResults.to} replace />;
  return (
    <Page
      title={ACADEMICS.boardDecision.name}
      width="wide"
      crumbs={[ACADEMICS.classResults, { name: ACADEMICS.boardDecision.name }]}
    >
      <Paper<typeof boardDecisionPaper.page> path="/Results/board-decision" query={{ id }} />
    </Page>
  );
}
