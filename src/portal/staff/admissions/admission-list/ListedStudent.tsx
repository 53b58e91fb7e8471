import type { AdmissionClaim, setAdmissionAddress, undoClaim } from '#contract/people/student-claims.ts';
import { displayDate } from '#rules/displayDate.ts';
import { useSession } from '../../../session/useSession.ts';
import { Ask } from '../../../kit/record/Ask.tsx';
import '../../../kit/record/record.css';

export function ListedStudent({ student }: { readonly student: AdmissionClaim }) {
  const { regNumber, fullName, programme, studentType, session, admittedOn, email, claim } = student;
  const facts = [
    ['Registration number', regNumber], ['Name', fullName], ['Programme', programme], ['Student type', studentType], ['Session', session],
    ['Admitted on', displayDate(admittedOn)], ['Email address on the list', email ?? 'None'],
    ...(claim
      ? [['Account claimed on', displayDate(claim.claimedAt)], ['Email address of the account', claim.email ?? 'Not confirmed yet'], ['RRR that was shown', claim.rrrEnd ? `••••••••${claim.rrrEnd}` : 'Not known']]
      : [['Account', 'Not claimed yet']]),
  ];
  return (
    <section className="sheet" aria-label={fullName}>
      <dl className="facts facts--spaced">{facts.map(([label, fact]) => <div key={label} className={/^(Email|Registration)/.test(label!) ? 'facts__wide' : undefined}><dt>{label}</dt><dd>{fact}</dd></div>)}</dl>
      <div className="record__actions">
        <ChangeAddress student={student} />
        {claim && <UndoClaim student={student} />}
      </div>
    </section>
  );
}

function ChangeAddress({ student: { regNumber, fullName, email } }: { readonly student: AdmissionClaim }) {
  const session = useSession();
  return (
    <Ask
      label={email === null ? 'Enter email address' : 'Change email address'} form="admission-address" answers={email === null ? {} : { email }} submitLabel="Save" done="The email address has been saved"
      lead={`Whoever reads this mailbox can open the account of ${fullName}. Make sure that it is theirs: ask for a paper that proves who they are.`}
      act={(answers) => session.call<typeof setAdmissionAddress>({ method: 'PUT', path: '/Student/admission-address', body: { regNumber, email: answers['email'] as string } })}
    />
  );
}

function UndoClaim({ student: { regNumber, fullName } }: { readonly student: AdmissionClaim }) {
  const session = useSession();
  return (
    <Ask
      label="Undo this claim" form="claim-undoing" isDanger done="The claim is undone, and the number can be claimed again"
      lead={`Whoever claimed the account of ${fullName} is signed out everywhere, and cannot log in again. What belongs to the student stays. The claimant and the address on the list are mailed your reason.`}
      act={(answers) => session.call<typeof undoClaim>({ method: 'POST', path: '/Student/undo-claim', body: { regNumber, reason: answers['reason'] as string } })}
    />
  );
}
