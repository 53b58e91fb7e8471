import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { InTopEnd } from '../../ui/InTopEnd.tsx';
import type { LogOutProps } from './logOutProps.ts';

const LogOutDialog = lazy(() => import('./LogOutDialog.tsx').then((module) => ({ default: module.LogOutDialog })));

export function LogOut(props: LogOutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="then unprinted">
      <InTopEnd>
        <Button look="minimal" onClick={() => setOpen(true)}>
          Log out
        </Button>
      </InTopEnd>
      <Button look="minimal" onClick={() => setOpen(true)}>
        Log out of this device
      </Button>
      {isOpen && (
        <Suspense>
          <LogOutDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
