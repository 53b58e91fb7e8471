import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { addClaimsToMenu, createMenu, menuClaims, MenuRow, removeClaimFromMenu, removeMenu, updateMenu } from '#contract/people/menus.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { useSeenRevision } from '../../../kit/conflict/useSeenRevision.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page as PageFrame } from '../../../ui/Page.tsx';
import { NEW } from './addresses.ts';
import { MenuItemForm, type WrittenItem } from './MenuItemForm.tsx';

export function Page() {
  const requested = useSearchParams()[0].get('menu');
  return (
    <Loaded<typeof menuClaims> path="/Menus/menu-claims" params={undefined}>
      {(items) => {
        const item = items.find(({ id }) => String(id) === requested);
        const groups = items.filter(({ path }) => path === null);
        if (item) return <EditItem key={item.id} item={item} groups={groups} />;
        return requested === NEW ? <NewItem groups={groups} /> : <Navigate to={PEOPLE.menus.to} replace />;
      }}
    </Loaded>
  );
}

interface Groups {
  readonly groups: readonly MenuRow[];
}

function NewItem({ groups }: Groups) {
  const session = useSession();
  const navigate = useNavigate();
  const saved = useSaved();
  const save = async (body: WrittenItem) => {
    await session.call<typeof createMenu>({ method: 'POST', path: '/Menus/create-menu', body });
    await saved('The menu has another item');
    await navigate(PEOPLE.menus.to);
  };
  return <PageFrame title="New item" crumbs={[PEOPLE.menus, { name: 'New item' }]}><MenuItemForm groups={groups} save={save} /></PageFrame>;
}

function EditItem({ item, groups }: Groups & { readonly item: MenuRow }) {
  const session = useSession();
  const navigate = useNavigate();
  const saved = useSaved();
  const { id, name } = item;
  const { seen } = useSeenRevision(item);
  const save = async ({ claims, ...body }: WrittenItem) => {
    await session.call<typeof updateMenu>({ method: 'PUT', path: '/Menus/:id', params: { id }, query: { revision: seen }, body });
    const added = claims.filter((claim) => !item.claims.includes(claim));
    if (added.length > 0) await session.call<typeof addClaimsToMenu>({ method: 'POST', path: '/Menus/add-claims-to-menu', body: { menuId: id, claims: added } });
    for (const claim of item.claims.filter((held) => !claims.includes(held))) {
      await session.call<typeof removeClaimFromMenu>({ method: 'DELETE', path: '/Menus/remove-claim-from-menu', query: { menuId: id, claim } });
    }
    await saved('The item has been saved');
    await navigate(PEOPLE.menus.to);
  };
  const remove = async () => {
    await session.call<typeof removeMenu>({ method: 'DELETE', path: '/Menus/:id', params: { id } });
    await navigate(PEOPLE.menus.to);
  };
  return (
    <PageFrame title={name} crumbs={[PEOPLE.menus, { name }]}>
      <div className="stack">
        <MenuItemForm item={item} groups={groups.filter((group) => group.id !== id)} save={save} />
        <Act label="Remove" isDanger done="The item has been removed" question={`${name} is taken off everybody's menu. The page itself stays.`} act={remove} />
      </div>
    </PageFrame>
  );
}
