import { Link } from 'react-router-dom';
import type { menuClaims, MenuRow, orderMenu } from '#contract/people/menus.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useOptimistic } from '../../../kit/useOptimistic.ts';
import { useSession } from '../../../session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { menuAddress, NEW, NEW_GROUP } from './addresses.ts';
import { inOrder } from './menuOrder.ts';
import { Move } from './Move.tsx';
import { useClaimTitles } from './useClaimTitles.ts';
import './roles.css';

export const MenusPage = () => (
  <Loaded<typeof menuClaims> path="/Menus/menu-claims" params={undefined}>
    {(items) => (
      <Page
        title="Menus"
        width="wide"
        lead="Who holds any of an item's claims is shown it; a group is shown with its items."
      >
        <div className="access__head">
          <Link className={buttonClass('primary')} to={menuAddress(NEW)}>
            New item
          </Link>
          <Link className={buttonClass(undefined, 'outlined')} to={menuAddress(NEW_GROUP)}>
            New group
          </Link>
        </div>
        <ol className="access__rows">
          {childrenOf(items, null)
            .flatMap((item) => [item, ...childrenOf(items, item.id)])
            .map((item) => (
              <ItemRow key={item.id} item={item} siblings={childrenOf(items, item.parentId)} />
            ))}
        </ol>
      </Page>
    )}
  </Loaded>
);

const childrenOf = (items: readonly MenuRow[], parent: number | null) =>
  items.filter(({ parentId }) => parentId === parent);

interface ItemRowProps {
  readonly item: MenuRow;
  /** In their order, the item itself included. */
  readonly siblings: readonly MenuRow[];
}

function ItemRow({ item: { id, name, path, parentId, claims }, siblings }: ItemRowProps) {
  const session = useSession();
  const titles = useClaimTitles();
  const ids = siblings.map((sibling) => sibling.id);
  const place = ids.indexOf(id);
  const order = useOptimistic({
    path: '/Menus/menu-claims',
    change: inOrder,
    send: (ordered: number[]) =>
      session.call<typeof orderMenu>({ method: 'PUT', path: '/Menus/order', body: { parentId, ids: ordered } }),
  });
  const moveTo = (to: number) => order(ids.with(place, ids[to]!).with(to, id));
  return (
    <li className={`access__row ${parentId === null ? '' : 'access__row--inside'}`} aria-label={name}>
      <span>
        <Link to={menuAddress(id)}>
          <strong>{name}</strong>
        </Link>
        <small>{path === null ? 'Group' : `${path}, for ${claims.length === 0 ? 'nobody' : titles(claims)}`}</small>
      </span>
      <span className="access__acts">
        {place > 0 && <Move label={`Move ${name} up`} arrow="↑" move={() => moveTo(place - 1)} />}
        {place < ids.length - 1 && <Move label={`Move ${name} down`} arrow="↓" move={() => moveTo(place + 1)} />}
      </span>
    </li>
  );
}
