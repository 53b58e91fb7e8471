import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { LogOutProps } from './LogOutDialog.tsx';

const LogOutDialog = lazy(() => import('./LogOutDialog.tsx').then((module) => ({ default: module.LogOutDialog })));

export function LogOut(props: LogOutProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <p className="then">
      <Button look="minimal" onClick={() => setAsked(true)}>Log out of this device</Button>
      {isAsked && <Suspense><LogOutDialog {...props} onClose={() => setAsked(false)} /></Suspense>}
    </p>
  );
}
