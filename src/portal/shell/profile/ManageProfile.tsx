import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { OwnAccount, updateOwnAccount } from '#contract/people/accounts.ts';
import { SignedInForm } from '../../kit/form/SignedInForm.tsx';
import { Unsaved } from '../../kit/form/Unsaved.tsx';
import { FAILED, useSaved } from '../../kit/useSaved.ts';
import { useSession } from '../../session/useSession.ts';

export function ManageProfile({ account: { fullName, email, mobileNumber } }: { readonly account: OwnAccount }) {
  const session = useSession();
  const saved = useSaved();
  const [isChanged, setChanged] = useState(false);
  const save = async (answers: SectionAnswers) => {
    await session.call<typeof updateOwnAccount>({ method: 'PUT', path: '/Authentication/account', body: { mobileNumber: answers['mobileNumber'] as string } });
    setChanged(false);
    await saved('Your profile has been saved');
  };
  return (
    <div className="stack">
      <section className="sheet" aria-labelledby="manage-title">
        <h2 id="manage-title">Manage Profile</h2>
        <dl className="facts facts--spaced">
          <div><dt>Name</dt><dd>{fullName}</dd></div>
          <div className="facts__wide"><dt>Email address</dt><dd>{email ?? '-'}</dd></div>
        </dl>
        <p>A name or an address that is wrong is corrected by the College's administrator.</p>
      </section>
      <SignedInForm name="own-account" submitLabel="Save" answers={{ mobileNumber }} failed={FAILED} onEdit={() => setChanged(true)} onSubmit={save} />
      {isChanged && <Unsaved />}
    </div>
  );
}
