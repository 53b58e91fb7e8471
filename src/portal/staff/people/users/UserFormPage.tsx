import { useSearchParams } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import type {
  createUser,
  staffProfile,
  StaffProfile,
  updateStaff,
  updateUser,
  user,
  UserRecord,
} from '#contract/people/users.ts';
import { EditPage } from '../../../kit/form/EditPage.tsx';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSession } from '../../../session/useSession.ts';
import { recordOf, staffTabOf } from './addresses.ts';

export function UserFormPage() {
  const [query] = useSearchParams();
  const id = query.get('user');
  if (!id) return <CreateUser />;
  return (
    <Loaded<typeof user> path="/UserManagement/user/:id" params={{ id }}>
      {(record) => (query.get('part') === 'staff' ? <StaffForm record={record} /> : <EditUser record={record} />)}
    </Loaded>
  );
}

function CreateUser() {
  const session = useSession();
  const save = async (body: SectionAnswers) =>
    recordOf((await session.call<typeof createUser>({ method: 'POST', path: '/UserManagement/create-user', body })).id);
  return (
    <FormPage
      title="New user"
      crumbs={[PEOPLE.users]}
      form="user"
      submitLabel="Create user"
      done="The account is open, and its owner has been mailed a link to choose a password"
      save={save}
    />
  );
}

function EditUser({ record }: { readonly record: UserRecord }) {
  const session = useSession();
  const { id, fullName } = record;
  return (
    <EditPage
      title="Edit"
      crumbs={[PEOPLE.users, { name: fullName, to: recordOf(id) }]}
      form="user"
      done="The account has been saved"
      to={recordOf(id)}
      record={record}
      latest={() => session.call<typeof user>({ method: 'GET', path: '/UserManagement/user/:id', params: { id } })}
      send={(body, revision) =>
        session.call<typeof updateUser>({
          method: 'PUT',
          path: '/UserManagement/update-user/:id',
          params: { id },
          query: { revision },
          body,
        })
      }
    />
  );
}

const StaffForm = ({ record: { id, fullName } }: { readonly record: UserRecord }) => (
  <Loaded<typeof staffProfile> path="/UserManagement/staff/:id" params={{ id }}>
    {(profile) => <EditStaff id={id} fullName={fullName} profile={profile} />}
  </Loaded>
);

function EditStaff({
  id,
  fullName,
  profile,
}: {
  readonly id: string;
  readonly fullName: string;
  readonly profile: StaffProfile;
}) {
  const session = useSession();
  return (
    <EditPage
      title="Staff profile"
      crumbs={[PEOPLE.users, { name: fullName, to: recordOf(id) }]}
      form="staff"
      done="The staff profile has been saved"
      to={staffTabOf(id)}
      record={profile}
      latest={() =>
        session.call<typeof staffProfile>({ method: 'GET', path: '/UserManagement/staff/:id', params: { id } })
      }
      send={(body, revision) =>
        session.call<typeof updateStaff>({
          method: 'PUT',
          path: '/UserManagement/update-staff/:id',
          params: { id },
          query: { revision },
          body,
        })
      }
    />
  );
}
