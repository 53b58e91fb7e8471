import { Navigate, Route, Routes } from 'react-router-dom';
import { useSignedIn } from '../session/useSignedIn.ts';
import { Guarded } from './Guarded.tsx';
import { ACCOUNT_PAGES, SIGNED_IN_PAGES } from './pages.ts';
import { Shell } from './Shell.tsx';

/** Every address beside the applicants' own: accounts, and the signed-in house. It comes when one of them is asked for. */
export function Page() {
  const signedIn = useSignedIn();
  return (
    <Routes>
      {ACCOUNT_PAGES.map(({ path, page: { Page: Shown } }) => <Route key={path} path={path} element={<Shown />} />)}
      <Route element={<Shell />}>
        {SIGNED_IN_PAGES.map(({ path, claim, page: { Page: Shown } }) => <Route key={path} path={path} element={<Guarded claim={claim} page={Shown} />} />)}
      </Route>
      <Route path="*" element={<Navigate to={signedIn ? '/dashboard' : '/'} replace />} />
    </Routes>
  );
}
