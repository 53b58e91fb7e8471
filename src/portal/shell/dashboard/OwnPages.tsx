import { Link } from 'react-router-dom';
import type { MenuItem } from '#contract/people/menus.ts';
import { OWN_ACCOUNT } from '#contract/people/pages.ts';
import { SHELL } from '#contract/shell/pages.ts';

interface OwnPagesProps {
  readonly menuItems: readonly MenuItem[];
}

interface Way {
  readonly name: string;
  readonly to: string;
}

/** All that the menu leads to, for the eye that looks before it opens menus. */
export function OwnPages({ menuItems }: OwnPagesProps) {
  const alone = menuItems.flatMap(({ name, path }) =>
    path !== null && path !== SHELL.dashboard.to ? [{ name, to: path }] : [],
  );
  const groups = menuItems.filter(({ path }) => path === null);
  return (
    <section aria-labelledby="pages-title">
      <h2 id="pages-title">Your pages</h2>
      <div className="home__pages">
        <Group name="Yours" ways={[...alone, { name: 'Change Password', to: OWN_ACCOUNT.changePassword.to }]} />
        {groups.map(({ id, name, items }) => (
          <Group key={id} name={name} ways={items.map((item) => ({ name: item.name, to: item.path }))} />
        ))}
      </div>
    </section>
  );
}

const Group = ({ name, ways }: { readonly name: string; readonly ways: readonly Way[] }) => (
  <section className="sheet home__group">
    <h3>{name}</h3>
    <ul>
      {ways.map((way) => (
        <li key={way.to}>
          <Link to={way.to}>{way.name}</Link>
        </li>
      ))}
    </ul>
  </section>
);
