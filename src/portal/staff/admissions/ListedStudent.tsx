import type { AdmissionClaim, setAdmissionAddress, undoClaim } from '#contract/people/student-claims.ts';
import { displayDate } from '#rules/displayDate.ts';
import { useSession } from '../../session/useSession.ts';
import { ActionDialog } from '../../kit/record/ActionDialog.tsx';
import { RecordSheet } from '../../kit/record/RecordSheet.tsx';

export function ListedStudent({ student }: { readonly student: AdmissionClaim }) {
  const { regNumber, fullName, programme, studentType, session, admittedOn, email, claim } = student;
  const facts: readonly (readonly [string, string])[] = [
    ['Registration number', regNumber],
    ['Name', fullName],
    ['Programme', programme],
    ['Student type', studentType],
    ['Session', session],
    ['Admitted on', displayDate(admittedOn)],
    ['Email address on the list', email ?? 'None'],
    ...claimFacts(claim),
  ];
  return (
    <RecordSheet
      title={fullName}
      facts={facts}
      actions={
        <>
          <ChangeAddress student={student} />
          {claim && <UndoClaim student={student} />}
        </>
      }
    />
  );
}

function claimFacts(claim: AdmissionClaim['claim']): (readonly [string, string])[] {
  if (!claim) return [['Account', 'Not claimed yet']];
  const { claimedAt, email, rrrEnd } = claim;
  return [
    ['Account claimed on', displayDate(claimedAt)],
    ['Email address of the account', email ?? 'Not confirmed yet'],
    ['RRR that was shown', rrrEnd ? `••••••••${rrrEnd}` : 'Not known'],
  ];
}

function ChangeAddress({ student: { regNumber, fullName, email } }: { readonly student: AdmissionClaim }) {
  const session = useSession();
  return (
    <ActionDialog
      label={email === null ? 'Enter email address' : 'Change email address'}
      form="admission-address"
      answers={email === null ? {} : { email }}
      submitLabel="Save"
      done="The email address has been saved"
      lead={`Anyone who reads this mailbox can open the account of ${fullName}. Make sure that it is theirs: ask for a paper that proves who they are.`}
      act={(answers) =>
        session.call<typeof setAdmissionAddress>({
          method: 'PUT',
          path: '/Student/admission-address',
          body: { regNumber, email: answers['email'] as string },
        })
      }
    />
  );
}

function UndoClaim({ student: { regNumber, fullName } }: { readonly student: AdmissionClaim }) {
  const session = useSession();
  return (
    <ActionDialog
      label="Undo this claim"
      form="claim-undoing"
      isDanger
      done="The claim is undone, and the number can be claimed again"
      lead={`The person who claimed the account of ${fullName} is signed out everywhere. They cannot log in again. What belongs to the student stays. The claimant and the address on the list are mailed your reason.`}
      act={(answers) =>
        session.call<typeof undoClaim>({
          method: 'POST',
          path: '/Student/undo-claim',
          body: { regNumber, reason: answers['reason'] as string },
        })
      }
    />
  );
}
