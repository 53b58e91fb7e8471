import type { activateStudent, StudentRecord, updateStaffStatus } from '#contract/students/records.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';

interface AccountProps {
  readonly studentId: string;
  readonly fullName: string;
  readonly account: NonNullable<StudentRecord['account']>;
}

export function Account({
  studentId,
  fullName,
  account: { userId, userName, email, mobileNumber, active, isStaff },
}: AccountProps) {
  const session = useSession();
  const act = active ? 'deactivate' : 'activate';
  return (
    <RecordSheet
      title="Account"
      facts={[
        ['Username', userName],
        ['Email address', email],
        ['Phone number', mobileNumber],
        ['Account', <StatusTag look={active ? 'success' : 'fail'}>{active ? 'Open' : 'Deactivated'}</StatusTag>],
        ['Member of staff too', isStaff ? 'Yes' : 'No'],
      ]}
      actions={
        <>
          <ActionDialog
            label={active ? 'Deactivate' : 'Activate'}
            form="student-reason"
            isDanger={active}
            done={active ? 'The account is deactivated' : 'The account is open again'}
            lead={
              active
                ? `${fullName} is signed out everywhere and cannot log in. The studies are not changed. Your reason is mailed.`
                : `${fullName} can log in again, and is mailed your reason.`
            }
            act={(typed) =>
              session.call<typeof activateStudent>({
                method: 'POST',
                path: `/Student/${act}-student` as '/Student/activate-student',
                body: { id: studentId, reason: typed['reason'] as string },
              })
            }
          />
          <Act
            label={isStaff ? 'No member of staff any more' : 'Member of staff too'}
            done="The record is saved"
            act={() =>
              session.call<typeof updateStaffStatus>({
                method: 'PUT',
                path: '/Student/update-student-staff-status',
                query: { userId },
                body: { isStaff: !isStaff },
              })
            }
          />
        </>
      }
    />
  );
}
