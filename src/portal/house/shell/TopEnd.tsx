import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import type { SignedIn } from '../../session/signedIn.ts';
import { SignOut } from './SignOut.tsx';

/** Where it leads, in the specification's words. */
const ITEMS = [['Account', '/profile'], ['Manage Profile', '/profile#details'], ['Settings', '/profile#settings'], ['Change Password', '/change_password']] as const;

/** The avatar and its menu, at the end of the top bar. */
export function TopEnd({ who: { fullName, userRole } }: { readonly who: SignedIn }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => setPlace(document.getElementById('top-end')), []);
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => { if (!menu.current?.contains(event.target as Node)) setOpen(false); };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);
  return place && createPortal(
    <div className="avatar" ref={menu} onKeyDown={(event) => { if (event.key === 'Escape') setOpen(false); }}>
      <button type="button" className="avatar__face" aria-expanded={open} aria-controls="avatar-menu" onClick={() => setOpen(!open)}>
        <span aria-hidden="true">{initialsOf(fullName)}</span><span className="unseen">Account of {fullName}</span>
      </button>
      {open && (
        <div className="avatar__menu" id="avatar-menu">
          <p><strong>{fullName}</strong><br />{userRole}</p>
          <ul>
            {ITEMS.map(([name, path]) => <li key={name}><Link to={path}>{name}</Link></li>)}
            <li><SignOut label="Logout" /></li>
          </ul>
        </div>
      )}
    </div>,
    place,
  );
}

const initialsOf = (name: string) => name.split(' ').slice(0, 2).map((part) => part.slice(0, 1)).join('');
