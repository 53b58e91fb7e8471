import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { signOut } from '#contract/account.ts';
import { signedCall } from '../../account/session/signedCall.ts';
import { useSignedInStore } from '../../account/session/useSignedIn.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';

/** Signing out is asked about first. It happens on this device whether or not the college can be reached. */
export function SignOut({ label = 'Sign Out' }: { readonly label?: string }) {
  const [asked, setAsked] = useState(false);
  const store = useSignedInStore();
  const navigate = useNavigate();
  const leave = async () => {
    await signedCall<typeof signOut>(store, { method: 'POST', path: '/Authentication/sign-out', body: { everywhere: false } }).catch(() => undefined);
    store.leave();
    await navigate('/login', { replace: true });
  };
  return (
    <>
      <button type="button" className="side__out" onClick={() => setAsked(true)}>{label}</button>
      {asked && (
        <Modal title={label} size="confirm" onClose={() => setAsked(false)}>
          <p>Are you sure you want to sign out of the portal?</p>
          <div className="actions">
            <Button intent="primary" onClick={() => void leave()}>Sign out</Button>
            <Button look="outlined" onClick={() => setAsked(false)}>Cancel</Button>
          </div>
        </Modal>
      )}
    </>
  );
}
