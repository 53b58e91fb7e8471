import { useEffect } from 'react';
import { LEFT } from '../session/departure.ts';
import { IdleTimeout } from './IdleTimeout.tsx';
import { LogOut } from './LogOut.tsx';
import type { LogOutProps } from './logOutProps.ts';
import { NewVersion } from './NewVersion.tsx';

export function DeviceAside(props: LogOutProps) {
  const { applicant, discard } = props;
  useEffect(() => {
    window.addEventListener(LEFT, discard);
    return () => window.removeEventListener(LEFT, discard);
  }, [discard]);
  return (
    <>
      <NewVersion />
      <LogOut {...props} />
      {applicant.held?.isShared && <IdleTimeout {...props} />}
    </>
  );
}
