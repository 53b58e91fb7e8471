import { Navigate, useSearchParams } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { selectionPaper } from '#contract/admissions/selection.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';
import { runAt } from '../addresses.ts';

export function SelectionPaperPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={ADMISSIONS.admissionBoard.to} replace />;
  return (
    <Page
      title={ADMISSIONS.selectionPaper.name}
      width="wide"
      crumbs={[
        ADMISSIONS.admissionBoard,
        { name: ADMISSIONS.selectionRun.name, to: runAt(id) },
        ADMISSIONS.selectionPaper,
      ]}
    >
      <Paper<typeof selectionPaper.page> path="/AdmissionList/selection-paper" query={{ id }} />
    </Page>
  );
}
