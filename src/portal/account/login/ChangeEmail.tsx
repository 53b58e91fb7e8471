import { AccountPage } from '../AccountPage.tsx';
import { EmailForm } from '../EmailForm.tsx';

/** Shown once, to one who has not yet moved to the new account state. */
export function ChangeEmail({ onChange }: { readonly onChange: (email: string) => Promise<void> }) {
  return (
    <AccountPage
      title="Confirm your email address"
      lead="The portal now signs you in with an email address of your own. Enter one that you can open: a code will be sent there."
    >
      <EmailForm
        refusal={{ title: 'Failed!', body: 'Something went wrong' }}
        mistakeIn={(email) => (email === '' ? 'please input your email address' : null)}
        submitLabel="Send code"
        onEmail={onChange}
      />
    </AccountPage>
  );
}
