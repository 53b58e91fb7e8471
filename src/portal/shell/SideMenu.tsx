import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuItem } from '#contract/people/menus.ts';
import { useFreshClaims } from '../session/useFreshClaims.ts';
import { Button } from '../ui/Button.tsx';
import { litLink, type MenuLink, menuLinks } from './menuLinks.ts';
import { SignOut } from './SignOut.tsx';

export function SideMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useFreshClaims();
  const lit = litLink(menuLinks(items), pathname)?.id;
  const way = ({ id, name, path }: MenuLink) => (
    <li key={id}><Link to={path} aria-current={id === lit ? 'page' : undefined} onClick={() => setOpen(false)}>{name}</Link></li>
  );
  return (
    <nav className={`side ${open ? 'side--open' : ''}`} aria-label="Menu">
      <Button look="outlined" className="side__fold" aria-expanded={open} aria-controls="side-items" onClick={() => setOpen(!open)}>Menu</Button>
      <ul id="side-items" className="side__items">
        {items.map(({ id, name, path, items: inside }) => (path !== null ? way({ id, name, path }) : (
          <li key={id}>
            <details className="side__group" open={inside.some((link) => link.id === lit)}>
              <summary>{name}</summary>
              <ul>{inside.map(way)}</ul>
            </details>
          </li>
        )))}
        <li><SignOut /></li>
      </ul>
    </nav>
  );
}
