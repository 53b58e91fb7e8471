import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { isTopEndTaken, onTopEnd } from '../core/topEnd.ts';
import { usePortalData } from '../core/portalData.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { holdsLogin } from '../session/storedName.ts';

const VisitorLinks = lazy(() => import('./VisitorLinks.tsx').then((module) => ({ default: module.VisitorLinks })));

interface TopLinksProps {
  /** Before it is, nobody knows whether the page takes the end of the bar, as the shell does. */
  readonly isPageDrawn: boolean;
}

/** Public pages know who is signed in on this device, and most visitors load nothing for it; the server draws them for nobody. */
export function TopLinks({ isPageDrawn }: TopLinksProps) {
  const { shortName } = usePortalData().school;
  const hasLogin = useSyncExternalStore(onStorage, () => holdsLogin(shortName), nobody);
  const isTaken = useSyncExternalStore(onTopEnd, isTopEndTaken, isTopEndTaken);
  if (isTaken) return null;
  const login = <TopLink to="/login">Login</TopLink>;
  if (!hasLogin) return login;
  if (!isPageDrawn) return null;
  return (
    <ErrorBoundary otherwise={<TopLink to="/dashboard">Dashboard</TopLink>}>
      <Suspense>
        <VisitorLinks otherwise={login} />
      </Suspense>
    </ErrorBoundary>
  );
}

const TopLink = (link: { readonly to: string; readonly children: string }) => (
  <Link className="bp6-button bp6-minimal" {...link} />
);

const nobody = () => false;

function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
