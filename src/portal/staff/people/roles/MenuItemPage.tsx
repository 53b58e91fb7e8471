import { Navigate, useSearchParams } from 'react-router-dom';
import type { menuClaims } from '#contract/people/menus.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { NEW, NEW_GROUP } from './addresses.ts';
import { MenuItemRecord } from './MenuItemRecord.tsx';
import { NewMenuGroup, NewMenuItem } from './NewMenuItem.tsx';

export function MenuItemPage() {
  const requested = useSearchParams()[0].get('menu');
  if (requested === NEW) return <NewMenuItem />;
  if (requested === NEW_GROUP) return <NewMenuGroup />;
  return (
    <Loaded<typeof menuClaims> path="/Menus/menu-claims" params={undefined}>
      {(items) => {
        const item = items.find(({ id }) => String(id) === requested);
        return item ? <MenuItemRecord key={item.id} item={item} /> : <Navigate to={PEOPLE.menus.to} replace />;
      }}
    </Loaded>
  );
}
