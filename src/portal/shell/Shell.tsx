import { OverlaysProvider } from '@blueprintjs/core';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSignedIn, useSignedInStore } from '../session/useSignedIn.ts';
import { SignedInArea } from '../session/SignedInArea.tsx';
import { Greetings } from './greetings/Greetings.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { Keys } from './keys/Keys.tsx';
import { Quick } from './Quick.tsx';
import { SideMenu } from './SideMenu.tsx';
import { usePartsAhead } from './usePartsAhead.ts';
import '@blueprintjs/core/lib/css/blueprint.css?components';
import '../kit/components.css';
import './shell.css';

/** Without a sign-in these addresses lead home; one that was lost leads to the login, also after a reload, and back from there. */
export function Shell() {
  const signedIn = useSignedIn();
  const { isLost } = useSignedInStore();
  const [wasSignedIn] = useState(signedIn !== null || isLost);
  usePartsAhead();
  if (!signedIn && !wasSignedIn) return <Navigate to="/" replace />;
  if (!signedIn) return <ToLogin />;
  return (
    <SignedInArea key={`${signedIn.userName} ${signedIn.impersonatorUsername}`}>
      <OverlaysProvider>
        <Keys>
          <Quick user={signedIn} />
          {signedIn.impersonationEnds && <ImpersonationBanner user={signedIn} ends={signedIn.impersonationEnds} />}
          <div className="shell">
            <SideMenu items={signedIn.menuItems} />
            <Outlet />
          </div>
          <Greetings user={signedIn} />
        </Keys>
      </OverlaysProvider>
    </SignedInArea>
  );
}

/** Apart, so that the shell is not drawn again with each change of the address. */
function ToLogin() {
  const { leftOnPurpose } = useSignedInStore();
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/login" replace state={leftOnPurpose ? null : { from: pathname + search + hash }} />;
}
