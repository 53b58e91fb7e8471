import { Link } from 'react-router-dom';
import type { ListOf } from '#contract/kit/resource.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { ResourceRow, Screens } from './screens.ts';

export function ResourceList<Row extends ResourceRow>({ screens }: { readonly screens: Screens<Row> }) {
  const { one, declared, at, path, crumbs, listActions, uploads, createsWith } = screens;
  const { claims = [] } = useSignedIn() ?? {};
  const mayCreate = !createsWith || claims.includes(createsWith);
  return (
    <ListPage<ListOf<Row>>
      declared={declared}
      path={path}
      to={({ id }) => `${at}/${id}`}
      {...(crumbs && { crumbs: [...crumbs, { name: declared.title }] })}
      actions={
        <>
          {listActions}
          {uploads && (
            <Link className={buttonClass(undefined, 'outlined')} to={`${at}/upload`}>
              Upload
            </Link>
          )}
          {mayCreate && (
            <Link className={buttonClass('primary')} to={`${at}/create`}>
              Create {one}
            </Link>
          )}
        </>
      }
    />
  );
}
