import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { raiseFlag } from '../app/flags.ts';
import { meantKey, takesText } from '../kit/keys/keys.ts';
import { useKeys } from '../kit/keys/useKeys.ts';
import type { SignedIn } from '../session/signedIn.ts';
import { useOwnKeys } from './keys/ownKeys.ts';
import { useRememberPages } from './palette/recentPages.ts';
import { SignOutDialog } from './SignOut.tsx';
import { TopEnd } from './TopEnd.tsx';

const CODE = { palette: () => import('./palette/Palette.tsx'), keys: () => import('./keys/KeysDialog.tsx') };
const Palette = lazy(() => CODE.palette().then(({ Palette: Shown }) => ({ default: Shown })));
const KeysDialog = lazy(() => CODE.keys().then(({ KeysDialog: Shown }) => ({ default: Shown })));

/** Ways that are quicker than the menu: the palette, single keys, and the end of the top bar that opens them by hand. */
export function Quick({ user }: { readonly user: SignedIn }) {
  const [shown, setShown] = useState<'palette' | 'keys' | 'signOut'>();
  const { areOn } = useOwnKeys();
  useRememberPages();
  /** Their code comes as they are first opened; without a line the page stays as it is. */
  const open = useCallback((name: keyof typeof CODE) => void CODE[name]().then(() => setShown(name), noLine), []);
  useKeys([
    { key: '/', name: 'Search this page, or everything', act: () => { if (!focusSearch()) open('palette'); } },
    { key: '?', name: 'Show these keys', act: () => open('keys') },
  ]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!document.querySelector('dialog[open]')) open('palette');
        return;
      }
      const key = areOn ? meantKey(event, takesText(event.target) || document.querySelector('dialog[open]') !== null) : undefined;
      if (!key) return;
      event.preventDefault();
      key.act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [areOn, open]);
  const close = () => setShown(undefined);
  return (
    <>
      <TopEnd user={user} onSearch={() => open('palette')} />
      <Suspense fallback={null}>
        {shown === 'palette' && <Palette onClose={close} onKeys={() => open('keys')} onSignOut={() => setShown('signOut')} />}
        {shown === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
      {shown === 'signOut' && <SignOutDialog label="Sign Out" onClose={close} />}
    </>
  );
}

const noLine = () => raiseFlag({ title: 'Network Error', body: 'Please try again when you have a line.', intent: 'danger' });

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented;

/** @returns whether the page has a search */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main :is([type="search"], [role="search"] input:not([type="date"]))');
  search?.focus();
  search?.select();
  return search !== null;
}
