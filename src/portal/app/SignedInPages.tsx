import { useEffect, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ACCOUNT_PAGES } from '../account/pages.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import { Guarded } from '../shell/Guarded.tsx';
import { UnknownAddress } from '../shell/UnknownAddress.tsx';
import { FRAME } from './frame.ts';
import { firstPart, nearRoutes } from '../core/nearRoutes.ts';
import { PagesUnder } from '../core/pagesUnder.ts';
import { SIGNED_IN_PAGES, UNDER } from './signedInPages.ts';

export function SignedInPages() {
  const signedIn = useSignedIn();
  useEffect(fetchFrameAtLogin, []);
  const here = firstPart(useLocation().pathname);
  return useMemo(
    () => (
      <PagesUnder value={UNDER}>
        <Routes>
          {nearRoutes(ACCOUNT_PAGES, here).map(({ path, page: { Page: Shown } }) => (
            <Route key={path} path={path} element={<Shown />} />
          ))}
          <Route element={<FRAME.Page />}>
            {nearRoutes(SIGNED_IN_PAGES, here).map(({ path, claim, notFor, page: { Page: Shown } }) => (
              <Route key={path} path={path} element={<Guarded claim={claim} notFor={notFor} page={Shown} />} />
            ))}
            {signedIn && <Route path="*" element={<UnknownAddress />} />}
          </Route>
          {!signedIn && <Route path="*" element={<Navigate to="/" replace />} />}
        </Routes>
      </PagesUnder>
    ),
    [here, signedIn],
  );
}

/** Who sends a login is about to need the frame: it comes while the server looks at the password. */
function fetchFrameAtLogin(): void {
  window.addEventListener('submit', () => void FRAME.preload(), { once: true, capture: true });
}
