import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { OwnAccount, updateOwnAccount } from '#contract/people/accounts.ts';
import { SignedInForm } from '../../kit/form/SignedInForm.tsx';
import { Unsaved } from '../../kit/form/Unsaved.tsx';
import { RecordSheet } from '../../kit/record/RecordSheet.tsx';
import { FAILED, useSaved } from '../../kit/useSaved.ts';
import { useSession } from '../../session/useSession.ts';

export function ManageProfile({ account: { fullName, email, mobileNumber } }: { readonly account: OwnAccount }) {
  const session = useSession();
  const saved = useSaved();
  const [isChanged, setChanged] = useState(false);
  const save = async (answers: SectionAnswers) => {
    await session.call<typeof updateOwnAccount>({
      method: 'PUT',
      path: '/Authentication/account',
      body: { mobileNumber: answers['mobileNumber'] as string },
    });
    setChanged(false);
    await saved('Your profile has been saved');
  };
  return (
    <div className="stack">
      <RecordSheet
        title="Name and email address"
        facts={[
          ['Name', fullName],
          ['Email address', email],
          ['If this is wrong', "The College's administrator corrects it"],
        ]}
      />
      <SignedInForm
        name="own-account"
        submitLabel="Save"
        answers={{ mobileNumber }}
        failed={FAILED}
        onEdit={() => setChanged(true)}
        onSubmit={save}
      />
      {isChanged && <Unsaved />}
    </div>
  );
}
