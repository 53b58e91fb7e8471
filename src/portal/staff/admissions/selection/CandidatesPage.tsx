import { Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/admissions/selection-places.json' with { type: 'json' };
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { selectionPlaces } from '#contract/admissions/selection.ts';
import { ListView } from '../../../kit/list/ListView.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Page } from '../../../ui/Page.tsx';
import { candidateAt, runAt } from '../addresses.ts';

export function CandidatesPage() {
  const id = useSearchParams()[0].get('id');
  return id ? <Candidates runId={id} /> : <Navigate to={ADMISSIONS.admissionBoard.to} replace />;
}

/** Everybody who was ranked by a run, and why each is in or not. */
function Candidates({ runId }: { readonly runId: string }) {
  const state = useList<typeof selectionPlaces.list>(declared, '/AdmissionList/selection-places', { runId });
  return (
    <Page
      title={declared.title}
      width="wide"
      crumbs={[
        ADMISSIONS.admissionBoard,
        { name: ADMISSIONS.selectionRun.name, to: runAt(runId) },
        { name: declared.title },
      ]}
    >
      <ListView state={state} to={({ regNumber }) => candidateAt(regNumber)} />
    </Page>
  );
}
