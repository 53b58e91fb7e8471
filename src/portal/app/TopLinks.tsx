import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { isTopEndTaken, onTopEnd } from '../core/topEnd.ts';
import { usePortalData } from '../core/portalData.ts';
import { signedInStore, type SignedIn } from '../session/signedIn.ts';
import { Button } from '../ui/Button.tsx';

const SignOut = lazy(() =>
  import('../shell/SignOutOutside.tsx').then((module) => ({ default: module.SignOutOutside })),
);

/** Public pages know who is signed in on this device; the server draws them for nobody. */
export function TopLinks() {
  const { shortName } = usePortalData().school;
  const subscribe = useCallback((listener: () => void) => signedInStore(shortName).subscribe(listener), [shortName]);
  const signedIn = useSyncExternalStore(subscribe, () => signedInStore(shortName).current(), nobody);
  const isTaken = useSyncExternalStore(onTopEnd, isTopEndTaken, isTopEndTaken);
  if (isTaken) return null;
  if (signedIn) return <Visitor user={signedIn} />;
  return (
    <Link className="bp6-button bp6-minimal" to="/login">
      Login
    </Link>
  );
}

const nobody = () => null;

function Visitor({ user: { fullName } }: { readonly user: SignedIn }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className="top__visitor">
      <span>{fullName}</span>
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
