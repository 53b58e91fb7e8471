import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useSignOut } from './useSignOut.ts';

export function SignOut({ label = 'Sign Out' }: { readonly label?: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate('/login', { replace: true });
  };
  return (
    <>
      <button type="button" className="side__out" onClick={() => setConfirming(true)}>{label}</button>
      {isConfirming && (
        <Modal title={label} size="confirm" onClose={() => setConfirming(false)}>
          <p>Are you sure you want to sign out of the portal?</p>
          <div className="actions">
            <Button intent="primary" onClick={() => void leave()}>Sign out</Button>
            <Button look="outlined" onClick={() => setConfirming(false)}>Cancel</Button>
          </div>
        </Modal>
      )}
    </>
  );
}
