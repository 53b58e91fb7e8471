import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { PEOPLE } from '#contract/people/pages.ts';
import type { sendSetupMail, toggleUser, user, UserRecord } from '#contract/people/users.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { useRowChange } from '../../../kit/record/useRowChange.ts';
import { useSession } from '../../../session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { StaffTab } from './StaffTab.tsx';
import { TakePlace } from './TakePlace.tsx';
import { formOf } from './addresses.ts';

export function UserPage() {
  const id = useSearchParams()[0].get('user');
  if (!id) return <Navigate to={PEOPLE.users.to} replace />;
  return (
    <Loaded<typeof user> path="/UserManagement/user/:id" params={{ id }}>
      {(record) => <User record={record} />}
    </Loaded>
  );
}

const User = ({ record }: { readonly record: UserRecord }) => (
  <RecordPage
    title={record.fullName}
    crumbs={[PEOPLE.users]}
    actions={<Actions record={record} />}
    tabs={record.isStaff ? [{ hash: 'staff', name: 'Staff profile', panel: <StaffTab id={record.id} /> }] : []}
    history={{ path: `/UserManagement/user/${record.id}`, form: 'user' }}
    facts={[
      ['Username', record.userName],
      ['Email Address', record.email],
      ['Phone number', record.mobileNumber],
      ['Role', record.role],
      [
        'Status',
        <StatusTag look={record.active ? 'success' : 'fail'}>{record.active ? 'Active' : 'Deactivated'}</StatusTag>,
      ],
      ['Address confirmed', record.hasMoved ? 'Yes' : 'No'],
      ['Two-factor authentication', record.twoFactor ? 'On' : 'Off'],
      ['Since', displayDate(record.createdAt)],
    ]}
  />
);

function Actions({ record: { id, userName, fullName, email, active } }: { readonly record: UserRecord }) {
  const session = useSession();
  const change = useRowChange({
    path: '/UserManagement',
    id,
    send: (body: { active: boolean }) =>
      session.call<typeof toggleUser>({
        method: 'POST',
        path: '/UserManagement/toggle-user-status/:id',
        params: { id },
        body,
      }),
  });
  return (
    <>
      <Link className={buttonClass('primary')} to={formOf(id)}>
        Edit
      </Link>
      <TakePlace userName={userName} fullName={fullName} />
      <Act
        label="Send password mail"
        done="The mail is on its way"
        act={() =>
          session.call<typeof sendSetupMail>({
            method: 'POST',
            path: '/Authentication/send-setup-password-email',
            query: { userId: id, email: email ?? '' },
          })
        }
      />
      <Act
        label={active ? 'Deactivate' : 'Activate'}
        isDanger={active}
        done={active ? 'The account is deactivated' : 'The account is active'}
        question={
          active
            ? `${fullName} is signed out everywhere and cannot log in until the account is activated again.`
            : `${fullName} can log in again.`
        }
        act={() => change({ active: !active })}
      />
    </>
  );
}
