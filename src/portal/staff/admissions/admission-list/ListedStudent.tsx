import { useState } from 'react';
import type { AdmissionClaim, setAdmissionAddress, undoClaim } from '#contract/people/student-claims.ts';
import { FORMATS } from '#rules/formats.ts';
import { displayDate } from '#rules/displayDate.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';
import { OneAnswer } from './OneAnswer.tsx';
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
      <dl className="facts facts--spaced">{facts.map(([label, fact]) => <div key={label} className={label!.startsWith('Email') ? 'facts__wide' : undefined}><dt>{label}</dt><dd>{fact}</dd></div>)}</dl>
      <div className="record__actions">
        <ChangeAddress student={student} />
        {claim && <UndoClaim student={student} />}
      </div>
    </section>
  );
}

function ChangeAddress({ student: { regNumber, fullName, email } }: { readonly student: AdmissionClaim }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const label = email === null ? 'Enter email address' : 'Change email address';
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <ModalDialog title={label} size="confirm" onClose={() => setOpen(false)}>
          <OneAnswer name="email" label="Email Address" submitLabel="Save" done="The email address has been saved" onDone={() => setOpen(false)} initial={email ?? ''}
            words={`Whoever reads this mailbox can open the account of ${fullName}. Make sure that it is theirs: ask for a paper that proves who they are.`}
            mistake={(typed) => (FORMATS.email(typed) ? null : 'please input email address')}
            send={(typed) => session.call<typeof setAdmissionAddress>({ method: 'PUT', path: '/Student/admission-address', body: { regNumber, email: typed } })} />
        </ModalDialog>
      )}
    </>
  );
}

function UndoClaim({ student: { regNumber, fullName } }: { readonly student: AdmissionClaim }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>Undo this claim</Button>
      {isOpen && (
        <ModalDialog title="Undo this claim" size="confirm" onClose={() => setOpen(false)}>
          <OneAnswer name="reason" label="Reason" submitLabel="Undo this claim" done="The claim is undone, and the number can be claimed again" onDone={() => setOpen(false)}
            words={`Whoever claimed the account of ${fullName} is signed out everywhere, and cannot log in again. What belongs to the student stays. The claimant and the address on the list are mailed your reason.`}
            mistake={(typed) => (typed === '' ? 'please enter your reason' : null)}
            send={(reason) => session.call<typeof undoClaim>({ method: 'POST', path: '/Student/undo-claim', body: { regNumber, reason } })} />
        </ModalDialog>
      )}
    </>
  );
}
