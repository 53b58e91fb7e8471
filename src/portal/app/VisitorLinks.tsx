import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePortalData } from '../core/portalData.ts';
import { signedInStore } from '../session/signedIn.ts';
import { Button } from '../ui/Button.tsx';

const SignOut = lazy(() =>
  import('../shell/SignOutOutside.tsx').then((module) => ({ default: module.SignOutOutside })),
);

/** The way back for who is signed in, or out; `otherwise` for nobody, as after they have left. */
export function VisitorLinks({ otherwise }: { readonly otherwise: ReactNode }) {
  const { current, subscribe } = signedInStore(usePortalData().school.shortName);
  const signedIn = useSyncExternalStore(subscribe, current);
  const [isLeaving, setLeaving] = useState(false);
  if (!signedIn) return otherwise;
  return (
    <div className="top__visitor">
      <span>{signedIn.fullName}</span>
      <Link className="bp6-button bp6-minimal" to="/dashboard">
        Dashboard
      </Link>
      <Button look="minimal" onClick={() => setLeaving(true)}>
        Log out
      </Button>
      {isLeaving && (
        <Suspense>
          <SignOut onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </div>
  );
}
