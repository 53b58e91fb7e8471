import { use, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuItem } from '#contract/people/menus.ts';
import { PagesUnder } from '../core/pagesUnder.ts';
import { useFreshClaims } from '../session/useFreshClaims.ts';
import { Button } from '../ui/Button.tsx';
import { Drawer } from './Drawer.tsx';
import { Lines } from './icons.tsx';
import { litLink, type MenuLink, menuLinks, placeOf } from './menuLinks.ts';
import { SignOut } from './SignOut.tsx';
import { useWaiting } from './useWaiting.ts';
import { Waiting } from './Waiting.tsx';

interface SideMenuProps {
  readonly items: readonly MenuItem[];
}

/** It stands beside the page on a desk; on a phone a drawer brings it. */
export function SideMenu({ items }: SideMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useFreshClaims();
  return (
    <div className="side">
      <Button
        look="outlined"
        className="side__open"
        aria-haspopup="dialog"
        icon={<Lines />}
        onClick={() => setOpen(true)}
      >
        Menu
      </Button>
      <nav className="side__desk" aria-label="Menu">
        <Items items={items} />
      </nav>
      <Drawer title="Menu" isOpen={isOpen} onClose={() => setOpen(false)}>
        <nav aria-label="Menu">
          <Items items={items} />
        </nav>
      </Drawer>
    </div>
  );
}

function Items({ items }: SideMenuProps) {
  const { pathname } = useLocation();
  const lit = litLink(menuLinks(items), placeOf(pathname, use(PagesUnder)))?.id;
  const waiting = useWaiting();
  const waitsAt = (links: readonly Pick<MenuLink, 'path'>[]) =>
    links.reduce((sum, { path }) => sum + (waiting.get(path) ?? 0), 0);
  const way = (link: MenuLink) => (
    <li key={link.id}>
      <Link to={link.path} aria-current={link.id === lit ? 'page' : undefined}>
        {link.name}
        <Waiting count={waitsAt([link])} />
      </Link>
    </li>
  );
  return (
    <ul className="side__items">
      {items.map(({ id, name, path, items: inside }) =>
        path !== null ? (
          way({ id, name, path })
        ) : (
          <li key={id}>
            <details className="side__group" open={inside.some((link) => link.id === lit)}>
              <summary>
                {name}
                <Waiting count={waitsAt(inside)} />
              </summary>
              <ul>{inside.map(way)}</ul>
            </details>
          </li>
        ),
      )}
      <li>
        <SignOut />
      </li>
    </ul>
  );
}
