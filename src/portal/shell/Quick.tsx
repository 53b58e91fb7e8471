import { useHotkeys } from '@blueprintjs/core';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { raiseFlag } from '../core/flags.ts';
import { actedWithoutLine } from '../core/lineWords.ts';
import { useKeys } from '../kit/keys/useKeys.ts';
import type { SignedIn } from '../session/signedIn.ts';
import { useListedKeys } from './keys/useListedKeys.ts';
import { useRememberPages } from './palette/recentPages.ts';
import { SignOutDialog } from './SignOut.tsx';
import { TopEnd } from './TopEnd.tsx';

const palette = () => import('./palette/Palette.tsx');
const Palette = lazy(() => palette().then(({ Palette: Shown }) => ({ default: Shown })));

/** The palette is fetched when the first page stands: what was typed straight after Ctrl+K went astray while it was still on its way. */
const QUIET_MS = 2000;

/** Ways that are quicker than the menu: the palette, single keys, and the end of the top bar that opens them by hand. */
export function Quick({ user }: { readonly user: SignedIn }) {
  const [shown, setShown] = useState<'palette' | 'signOut'>();
  const listKeys = useListedKeys();
  useRememberPages();
  useEffect(() => {
    const fetching = setTimeout(() => void palette().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(fetching);
  }, []);
  /** Without its code and a line the page stays as it is. */
  const openPalette = () =>
    void palette().then(
      () => setShown('palette'),
      () => raiseFlag({ ...actedWithoutLine(navigator.onLine), intent: 'danger' }),
    );
  const paletteKey = useMemo(
    () => [
      {
        combo: 'mod+k',
        label: 'Quick access',
        global: true,
        allowInInput: true,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          if (!document.querySelector('dialog[open], .bp6-overlay-open [role="dialog"]')) openPalette();
        },
      },
    ],
    [],
  );
  useHotkeys(paletteKey, { showDialogKeyCombo: false });
  useKeys([
    {
      key: '/',
      name: 'Search this page, or everything',
      act: () => {
        if (!focusSearch()) openPalette();
      },
    },
    { key: '?', name: 'Show these keys', act: listKeys },
  ]);
  const close = () => setShown(undefined);
  return (
    <>
      <TopEnd user={user} onSearch={openPalette} />
      {shown === 'palette' && (
        <Suspense fallback={null}>
          <Palette onClose={close} onKeys={listKeys} onSignOut={() => setShown('signOut')} />
        </Suspense>
      )}
      {shown === 'signOut' && <SignOutDialog label="Sign Out" onClose={close} />}
    </>
  );
}

/** @returns whether the page has a search */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>(
    'main :is([type="search"], [role="search"] input:not([type="date"]))',
  );
  search?.focus();
  search?.select();
  return search !== null;
}
