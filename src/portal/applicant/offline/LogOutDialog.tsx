import { useEffect, useState } from 'react';
import { useAction } from '../../kit/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { isUnsent, leaveDevice } from './leaveDevice.ts';
import type { LogOutProps } from './logOutProps.ts';

const SENT =
  'What you filled in has reached the college. It is removed from this device, and you can log in again from any other.';
const UNSENT =
  'Something that you filled in has not reached the college yet. If you log out now it is removed from this device and lost.';

export function LogOutDialog({
  applicant,
  applicantId,
  schoolShortName,
  isBehind,
  discard,
  onClose,
}: LogOutProps & { readonly onClose: () => void }) {
  const [unsent, setUnsent] = useState<boolean>();
  useEffect(() => {
    void isUnsent(schoolShortName, applicantId).then((is) => setUnsent(is || isBehind()));
  }, [schoolShortName, applicantId, isBehind]);
  const [leave, busy] = useAction(async () => {
    discard();
    await leaveDevice(schoolShortName, applicantId, applicant.held?.token);
    window.location.replace('/');
  });
  return (
    <Modal title="Log out of this device" size="confirm" onClose={onClose}>
      <p>{unsent === undefined ? '' : unsent ? UNSENT : SENT}</p>
      <div className="form__end">
        <Button look="outlined" onClick={onClose}>
          Stay
        </Button>
        <Button intent="primary" busy={busy} disabled={unsent === undefined} onClick={() => void leave()}>
          {unsent ? 'Log out and lose it' : 'Log out'}
        </Button>
      </div>
    </Modal>
  );
}
