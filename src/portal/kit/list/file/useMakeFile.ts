import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { MOST_ROWS_AT_ONCE } from '#rules/lists/longFiles.ts';
import { useSession } from '../../../session/useSession.ts';
import { refetchJobs } from '../../jobs/followsJobs.ts';
import type { ListState } from '../listProps.ts';
import type { QueryValues } from '../listQuery.ts';

/** Has a background job make the file of a list that is long; undefined for one that is sent at once. The address then says which file is made. */
export function useMakeFile<Row>({ path, list, page }: Pick<ListState<Row>, 'path' | 'list' | 'page'>) {
  const session = useSession();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  if (!page || page.metadata.totalCount <= MOST_ROWS_AT_ONCE) return undefined;
  return async (query: QueryValues) => {
    const body = { page: `${pathname}${list.with({ file: undefined })}`.replace(/\?$/, '') };
    const { id } = (await session.call({ method: 'POST', path: `${path}/file`, query, body } as never)) as {
      readonly id: string;
    };
    list.change({ file: id });
    await refetchJobs(queries);
  };
}
