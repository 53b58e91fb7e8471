import { Navigate, useSearchParams } from 'react-router-dom';
import type { sendSetupMail, toggleUser, user } from '#contract/user.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Act } from '../../kit/record/Act.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { useHouse } from '../../session/useHouse.ts';
import { Tag } from '../../ui/Tag.tsx';

const USERS = { name: 'Users', to: '/user_management/users' };

/** One person's account, and what an administrator can do with it. */
export function Page() {
  const id = useSearchParams()[0].get('user');
  const house = useHouse();
  if (!id) return <Navigate to={USERS.to} replace />;
  return (
    <RecordPage<typeof user>
      path="/UserManagement/user/:id" params={{ id }} crumbs={[USERS]} title={({ fullName }) => fullName}
      facts={({ userName, email, mobileNumber, role, active, hasMoved, twoFactor, createdAt }) => [
        ['Username', userName],
        ['Email Address', email],
        ['Phone number', mobileNumber],
        ['Role', role],
        ['Status', <Tag look={active ? 'success' : 'fail'}>{active ? 'Active' : 'Deactivated'}</Tag>],
        ['Address confirmed', hasMoved ? 'Yes' : 'No'],
        ['Two-factor authentication', twoFactor ? 'On' : 'Off'],
        ['Since', displayDate(createdAt)],
      ]}
      actions={({ fullName, active }) => (
        <>
          <Act label="Send password mail" done="The mail is on its way"
            act={() => house.call<typeof sendSetupMail>({ method: 'POST', path: '/Authentication/send-setup-password-email/:id', params: { id } })} />
          <Act label={active ? 'Deactivate' : 'Activate'} done={active ? 'The account is deactivated' : 'The account is active'}
            question={active ? `${fullName} is signed out everywhere and cannot log in until the account is activated again.` : `${fullName} can log in again.`}
            act={() => house.call<typeof toggleUser>({ method: 'POST', path: '/UserManagement/toggle-user-status/:id', params: { id }, body: { active: !active } })} />
        </>
      )}
    />
  );
}
