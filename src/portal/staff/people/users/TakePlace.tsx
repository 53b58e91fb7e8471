import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { impersonate } from '#contract/people/accounts.ts';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';
import { SignedInForm } from '../../../kit/form/SignedInForm.tsx';
import { useDialog } from '../../../kit/record/useDialog.ts';
import { useFreshClaims } from '../../../session/useFreshClaims.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';

interface TakePlaceProps {
  readonly userName: string;
  readonly fullName: string;
}

export function TakePlace(person: TakePlaceProps) {
  const { claims } = useFreshClaims();
  const dialog = useDialog();
  if (!claims.includes('impersonate')) return null;
  return (
    <>
      <Button look="outlined" onClick={dialog.open}>
        Take this person's place
      </Button>
      {dialog.isOpen && (
        <ModalDialog title={`In the place of ${person.fullName}`} size="confirm" onClose={dialog.close}>
          <Reason {...person} />
        </ModalDialog>
      )}
    </>
  );
}

/** The button that was pressed is gone with its form. */
const focus = (link: HTMLElement | null) => link?.focus();

/** The address is good once and for two minutes. A link opens it, because browsers do not block that. */
function Reason({ userName, fullName }: TakePlaceProps) {
  const session = useSession();
  const [typed, setTyped] = useState<SectionAnswers>({});
  const [path, setPath] = useState<string>();
  const submit = async (answers: SectionAnswers) => {
    setPath(
      (
        await session.call<typeof impersonate>({
          method: 'POST',
          path: '/Authentication/impersonate',
          body: { userName, reason: answers['reason'] as string },
        })
      ).path,
    );
  };
  if (path) {
    return (
      <>
        <p>The address is good once, and for two minutes.</p>
        <div className="form__end">
          <a className={buttonClass('primary')} href={path} target="_blank" rel="noopener" ref={focus}>
            Open the portal as {fullName}
          </a>
        </div>
      </>
    );
  }
  return (
    <div className="ask">
      <p>
        For half an hour you see and do what {fullName} can, in a separate tab. You cannot pay, change marks, decide on
        permissions, or take a third person's place. We email your name and your reason to {fullName}. The audit log
        keeps both.
      </p>
      <SignedInForm
        name="impersonation"
        submitLabel="Take their place"
        answers={typed}
        onEdit={(answers) => setTyped(answers())}
        onSubmit={submit}
      />
    </div>
  );
}
