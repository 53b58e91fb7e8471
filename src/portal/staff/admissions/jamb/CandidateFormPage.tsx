import { Navigate, useSearchParams } from 'react-router-dom';
import type { correctCandidate, ListedCandidate, listedCandidate } from '#contract/admissions/jamb.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { EditPage } from '../../../kit/form/EditPage.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSession } from '../../../session/useSession.ts';
import { candidateAddress } from './addresses.ts';
import { formOf, listOf } from './lists.ts';

const PATH = '/Jamb/candidate/:id';

export function CandidateFormPage() {
  const id = Number(useSearchParams()[0].get('candidate'));
  if (!id) return <Navigate to={ADMISSIONS.jambList.to} replace />;
  return (
    <Loaded<typeof listedCandidate> path={PATH} params={{ id }}>
      {(candidate) => <Edit candidate={candidate} />}
    </Loaded>
  );
}

const answered = ({ answers, revision }: ListedCandidate) => ({ ...answers, revision });

function Edit({ candidate }: { readonly candidate: ListedCandidate }) {
  const session = useSession();
  const { id, fullName } = candidate;
  return (
    <EditPage
      title="Edit"
      crumbs={[listOf(candidate), { name: fullName, to: candidateAddress(id) }]}
      form={formOf(candidate)}
      done="The candidate has been saved"
      to={candidateAddress(id)}
      record={answered(candidate)}
      latest={async () =>
        answered(await session.call<typeof listedCandidate>({ method: 'GET', path: PATH, params: { id } }))
      }
      send={(body, revision) =>
        session.call<typeof correctCandidate>({ method: 'PUT', path: PATH, params: { id }, query: { revision }, body })
      }
    />
  );
}
