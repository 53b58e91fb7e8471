import { Navigate, useSearchParams } from 'react-router-dom';
import type { openingPaper } from '#contract/finance/opening-balances.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';

export function OpeningPaperPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.opening.to} replace />;
  return (
    <Page title={FINANCE.openingPaper.name} width="wide" crumbs={[FINANCE.opening, FINANCE.openingPaper]}>
      <Paper<typeof openingPaper.page> path="/Bursary/opening-sheet-paper" query={{ id }} />
    </Page>
  );
}
