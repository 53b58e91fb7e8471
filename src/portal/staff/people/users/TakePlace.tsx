import { useState } from 'react';
import type { impersonate } from '#contract/people/accounts.ts';
import { useFields } from '../../../kit/useFields.ts';
import { useFreshClaims } from '../../../session/useFreshClaims.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';

interface TakePlaceProps {
  readonly userName: string;
  readonly fullName: string;
}

export function TakePlace(person: TakePlaceProps) {
  const { claims } = useFreshClaims();
  const [isOpen, setOpen] = useState(false);
  if (!claims.includes('impersonate')) return null;
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>Take this person's place</Button>
      {isOpen && <ModalDialog title={`In the place of ${person.fullName}`} size="confirm" onClose={() => setOpen(false)}><Reason {...person} /></ModalDialog>}
    </>
  );
}

const FAILED = { title: 'Invalid Action!', body: 'Something went wrong' };

/** The address is good once and for two minutes. A link opens it, because browsers do not block that. */
function Reason({ userName, fullName }: TakePlaceProps) {
  const session = useSession();
  const [path, setPath] = useState<string>();
  const form = useFields({ reason: '' }, FAILED, ({ reason }) => ({ reason: reason.trim() === '' ? 'please enter your reason' : null }));
  const ask = form.submit(async ({ reason }) => {
    setPath((await session.call<typeof impersonate>({ method: 'POST', path: '/Authentication/impersonate', body: { userName, reason } })).path);
  });
  if (path) {
    return (
      <>
        <p>The address is good once, and for two minutes.</p>
        <div className="form__end"><a className={buttonClass('primary')} href={path} target="_blank" rel="noopener" autoFocus>Open the portal as {fullName}</a></div>
      </>
    );
  }
  return (
    <form className="form" onSubmit={(event) => void ask(event)} noValidate>
      <p>For half an hour you see and do what {fullName} can, in a tab of its own. You can neither pay, nor change marks, nor decide on powers, nor go on to a third person. {fullName} is mailed your name and your reason, and the audit log keeps both.</p>
      <TextField label="Reason" required maxLength={300} {...form.field('reason')} />
      <div className="form__end"><Button type="submit" intent="primary" busy={form.busy}>Take their place</Button></div>
    </form>
  );
}
