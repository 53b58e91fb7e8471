import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortalData } from '../core/portalData.ts';
import { ownDrafts, removeDrafts } from '../kit/form/ownDrafts.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import { Button } from '../ui/Button.tsx';
import { ModalDialog } from '../kit/dialog/ModalDialog.tsx';
import { useSignOut } from './useSignOut.ts';

export function SignOut({ label = 'Sign Out' }: { readonly label?: string }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button type="button" className="side__out" onClick={() => setConfirming(true)}>
        {label}
      </button>
      {isConfirming && <SignOutDialog label={label} onClose={() => setConfirming(false)} />}
    </>
  );
}

export function SignOutDialog({ label, onClose }: { readonly label: string; readonly onClose: () => void }) {
  const { school } = usePortalData();
  const { userName = '' } = useSignedIn() ?? {};
  const [drafts] = useState(() => ownDrafts(school.shortName, userName));
  const removes = useRef<HTMLInputElement>(null);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = async () => {
    if (removes.current?.checked) removeDrafts(drafts);
    await signOut();
    await navigate('/login', { replace: true });
  };
  return (
    <ModalDialog title={label} size="confirm" onClose={onClose}>
      <p>Are you sure you want to sign out of the portal?</p>
      {drafts.length > 0 && (
        <label className="side__drafts">
          <input ref={removes} type="checkbox" />
          <span>
            <strong>Remove what I have not sent</strong>You typed something and did not send it. It stays on this device
            until you sign in again, unless you remove it here.
          </span>
        </label>
      )}
      <div className="actions">
        <Button intent="primary" onClick={() => void leave()}>
          Sign out
        </Button>
        <Button look="outlined" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </ModalDialog>
  );
}
