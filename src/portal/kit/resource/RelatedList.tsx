import { Link } from 'react-router-dom';
import type { ListOf } from '#contract/kit/resource.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import type { Related, ResourceRow } from './screens.ts';

interface RelatedListProps<Row> {
  readonly list: Related<Row>;
  readonly row: Row;
}

/** Its filter by the record is in no address, so that it cannot be taken away; what is added here belongs to the record. */
export function RelatedList<Row extends ResourceRow>({
  list: { one, declared, page, path, by, gives = [] },
  row,
}: RelatedListProps<Row>) {
  const state = useList<ListOf<ResourceRow>>(declared, path, { [by]: String(row.id) });
  const given = new URLSearchParams([...gives.map((name) => [name, String(row[name])]), [by, String(row.id)]]);
  return (
    <ListView
      state={state}
      to={({ id }) => `${page.to}/${id}`}
      actions={
        <Link className={buttonClass('primary')} to={`${page.to}/create?${given}`}>
          Add {one}
        </Link>
      }
    />
  );
}
