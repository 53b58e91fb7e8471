import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, serverMessage } from '../../../api/apiError.ts';
import { raiseFlag } from '../../../app/flags.ts';
import { PersonPicker, type Person } from '../../../kit/person/PersonPicker.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Page as PageFrame } from '../../../ui/Page.tsx';

interface AssignPageProps {
  /** 'Faculty of Arts' */
  readonly title: string;
  readonly back: Crumb & { readonly to: string };
  readonly holder: string | null;
  readonly assign: (userName: string | null) => Promise<unknown>;
  /** Where the appointment is chosen on the page: whether it has been. */
  readonly isReady?: boolean;
  readonly children?: ReactNode;
}

export function AssignPage({ title, back, holder, assign, isReady = true, children }: AssignPageProps) {
  const [person, setPerson] = useState<Person>();
  const [mistake, setMistake] = useState<string>();
  const saved = useSaved();
  const navigate = useNavigate();
  const [run, busy] = useAction(async (userName: string | null) => {
    try {
      await assign(userName);
      await saved(userName === null ? 'Nobody holds this post now' : 'The post has been assigned');
      await navigate(back.to, { replace: true });
    } catch (error) {
      setMistake(error instanceof ApiError ? error.errors['/userName'] : undefined);
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  });
  const submit = () => {
    if (!isReady) raiseFlag({ title: 'Invalid Action!', body: 'Please choose a department and a level', intent: 'danger' });
    else if (person) void run(person.userName);
    else setMistake('please choose a member of staff');
  };
  return (
    <PageFrame title={title} width="narrow" crumbs={[back, { name: title }]} lead={holder ? `Held by ${holder}.` : 'Nobody holds this post.'}>
      <form className="sheet form" noValidate onSubmit={(event) => { event.preventDefault(); submit(); }}>
        {children}
        <PersonPicker label={holder ? 'Give it to' : 'Assign'} chosen={person} mistake={mistake} onChoose={(chosen) => { setPerson(chosen); setMistake(undefined); }} />
        <div className="form__end">
          <Button type="submit" intent="primary" busy={busy}>Assign</Button>
          {holder && <Button look="outlined" busy={busy} onClick={() => void run(null)}>Leave empty</Button>}
        </div>
      </form>
    </PageFrame>
  );
}
