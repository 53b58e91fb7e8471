import { OverlaysProvider } from '@blueprintjs/core';
import { SignOutDialog } from './SignOut.tsx';
import '@blueprintjs/core/lib/css/blueprint.css?components';
import '../kit/components.css';
import './shell.css';

/** On a public page, which has nothing of the shell. */
export const SignOutOutside = ({ onClose }: { readonly onClose: () => void }) => (
  <OverlaysProvider>
    <SignOutDialog label="Log out" onClose={onClose} />
  </OverlaysProvider>
);
