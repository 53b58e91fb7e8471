import { useSearchParams } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { createLecturer, lecturer, LecturerProfile, updateLecturer } from '#contract/people/lecturers.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { EditPage } from '../../../kit/form/EditPage.tsx';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSession } from '../../../session/useSession.ts';

const PATH = '/Lecturer/lecturer/:id';

/** Without an id, the form opens a new account. */
export function LecturerFormPage() {
  const id = useSearchParams()[0].get('lecturer');
  return id ? (
    <Loaded<typeof lecturer> path={PATH} params={{ id }}>
      {(profile) => <Edit profile={profile} />}
    </Loaded>
  ) : (
    <Create />
  );
}

function Create() {
  const session = useSession();
  const save = async (body: SectionAnswers) => {
    await session.call<typeof createLecturer>({ method: 'POST', path: '/Lecturer/create', body });
    return PEOPLE.lecturers.to;
  };
  return (
    <FormPage
      title="New lecturer"
      crumbs={[PEOPLE.lecturers]}
      form="lecturer"
      submitLabel="Create lecturer"
      done="The account is open, and its owner has been mailed a link to choose a password"
      save={save}
    />
  );
}

const answered = ({ answers, revision }: LecturerProfile) => ({ ...answers, revision });

function Edit({ profile }: { readonly profile: LecturerProfile }) {
  const session = useSession();
  const { id, fullName } = profile;
  return (
    <EditPage
      title={fullName}
      crumbs={[PEOPLE.lecturers]}
      form="lecturer"
      done="The profile has been saved"
      to={PEOPLE.lecturers.to}
      record={answered(profile)}
      latest={async () => answered(await session.call<typeof lecturer>({ method: 'GET', path: PATH, params: { id } }))}
      send={(body, revision) =>
        session.call<typeof updateLecturer>({
          method: 'PUT',
          path: '/Lecturer/update/:id',
          params: { id },
          query: { revision },
          body,
        })
      }
    />
  );
}
