import { useState } from 'react';
import { Unsaved } from '../../../kit/form/Unsaved.tsx';
import { useFields } from '../../../kit/useFields.ts';
import { FAILED } from '../../../kit/useSaved.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';

interface Written {
  readonly name: string;
  readonly maySignIn: boolean;
}

interface RoleFieldsProps {
  readonly role: Written & { readonly fixed: boolean };
  readonly label: string;
  readonly save: (written: Written) => Promise<void>;
}

export function RoleFields({ role, label, save }: RoleFieldsProps) {
  const [maySignIn, setMaySignIn] = useState(role.maySignIn);
  const form = useFields({ name: role.name }, FAILED, ({ name }) => ({ name: name.trim() === '' ? 'please enter the name of the role' : null }));
  return (
    <form className="form" noValidate onSubmit={(event) => void form.submit(({ name }) => save({ name, maySignIn }))(event)}>
      <TextField label="Name" required maxLength={40} readOnly={role.fixed} help={role.fixed ? 'The portal itself goes by this name.' : 'It is also the user type: exam officer, hostel porter.'} {...form.field('name')} />
      <label className="access__claim"><input type="checkbox" checked={maySignIn} onChange={() => setMaySignIn(!maySignIn)} /><span><strong>May sign in</strong>Without this, who has this role as their main one is not let in.</span></label>
      {(form.typed.name !== role.name || maySignIn !== role.maySignIn) && <Unsaved />}
      <div className="form__end"><Button type="submit" intent="primary" busy={form.busy}>{label}</Button></div>
    </form>
  );
}
