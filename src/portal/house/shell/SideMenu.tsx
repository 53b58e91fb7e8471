import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuItem } from '#contract/account.ts';
import { Button } from '../../ui/Button.tsx';
import { SignOut } from './SignOut.tsx';

const firstPart = (path: string) => path.split('/')[1];

/** What the server returned for this person; the item of the address's first part is lit. On a phone it folds. */
export function SideMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <nav className={`side ${open ? 'side--open' : ''}`} aria-label="Menu">
      <Button look="outlined" className="side__fold" aria-expanded={open} aria-controls="side-items" onClick={() => setOpen(!open)}>Menu</Button>
      <ul id="side-items" className="side__items">
        {items.map(({ id, name, path }) => (
          <li key={id}>
            <Link to={path} aria-current={firstPart(path) === firstPart(pathname) ? 'page' : undefined} onClick={() => setOpen(false)}>{name}</Link>
          </li>
        ))}
        <li><SignOut /></li>
      </ul>
    </nav>
  );
}
