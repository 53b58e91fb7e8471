import type { OwnAccount, updateOwnAccount } from '#contract/people/accounts.ts';
import { raiseFlag } from '../../app/flags.ts';
import { useFields } from '../../kit/useFields.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';

interface ManageProfileProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

export function ManageProfile({ account: { fullName, email, mobileNumber }, onChanged }: ManageProfileProps) {
  const session = useSession();
  const form = useFields({ mobileNumber: mobileNumber ?? '' }, REFUSAL, (typed) => ({ mobileNumber: typed.mobileNumber.trim() === '' ? 'phone number is required' : null }));
  const save = form.submit(async (body) => {
    await session.call<typeof updateOwnAccount>({ method: 'PUT', path: '/Authentication/account', body });
    raiseFlag({ title: 'Your profile has been saved', intent: 'success' });
    onChanged();
  });
  return (
    <section className="sheet" aria-labelledby="manage-title">
      <h2 id="manage-title">Manage Profile</h2>
      <form className="form" onSubmit={(event) => void save(event)} noValidate>
        <TextField label="Name" value={fullName} readOnly />
        <TextField label="Email address" value={email ?? ''} readOnly help="A name or an address that is wrong is corrected by the College's administrator." />
        <TextField label="Phone number" required type="tel" autoComplete="tel" maxLength={20} {...form.field('mobileNumber')} />
        <div className="form__end"><Button type="submit" intent="primary" busy={form.busy}>Save</Button></div>
      </form>
    </section>
  );
}
