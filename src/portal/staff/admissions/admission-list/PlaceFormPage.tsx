import { Navigate, useSearchParams } from 'react-router-dom';
import type { admissionRecord, PlaceRecord, updateAdmissionRecord } from '#contract/admissions/admission-list.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { EditPage } from '../../../kit/form/EditPage.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSession } from '../../../session/useSession.ts';

const PATH = '/AdmissionList/record/:id';

export function PlaceFormPage() {
  const id = useSearchParams()[0].get('place');
  if (!id) return <Navigate to={ADMISSIONS.admissionPlaces.to} replace />;
  return (
    <Loaded<typeof admissionRecord> path={PATH} params={{ id }}>
      {(place) => <Correct place={place} />}
    </Loaded>
  );
}

const answered = ({ answers, revision }: PlaceRecord) => ({ ...answers, revision });

function Correct({ place }: { readonly place: PlaceRecord }) {
  const session = useSession();
  const { id, fullName } = place;
  return (
    <EditPage
      title={fullName}
      crumbs={[ADMISSIONS.admissionPlaces]}
      form="listed-admission"
      done="The place has been saved"
      to={ADMISSIONS.admissionPlaces.to}
      record={answered(place)}
      latest={async () =>
        answered(await session.call<typeof admissionRecord>({ method: 'GET', path: PATH, params: { id } }))
      }
      send={(body, revision) =>
        session.call<typeof updateAdmissionRecord>({
          method: 'PUT',
          path: '/AdmissionList/update/:id',
          params: { id },
          query: { revision },
          body,
        })
      }
    />
  );
}
