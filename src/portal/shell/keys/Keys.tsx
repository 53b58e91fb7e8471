import { HotkeysProvider, type HotkeysProviderProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { KeysDialog } from './KeysDialog.tsx';

const dialog: NonNullable<HotkeysProviderProps['renderDialog']> = (
  { isDialogOpen, hotkeys },
  { handleDialogClose },
) => <>{isDialogOpen && <KeysDialog keys={hotkeys} onClose={handleDialogClose} />}</>;

/** Which keys hold is known to all below it, so that they can be listed. */
export const Keys = ({ children }: { readonly children: ReactNode }) => (
  <HotkeysProvider renderDialog={dialog}>{children}</HotkeysProvider>
);
