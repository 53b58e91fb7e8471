import { useQuery } from '@tanstack/react-query';
import type { AssignmentRow, schoolFees } from '#contract/finance/assignments.ts';
import { useSession } from '../../../session/useSession.ts';
import type { Kind } from './kinds.ts';

const PAGE = 100;

/** All groups of a state, however many pages of the list they fill: who chooses all of them chooses what no page shows too. */
export function useEveryGroup(path: Kind['path'], state: 'draft' | 'published') {
  const session = useSession();
  return useQuery({
    queryKey: [path, { state, all: true }],
    queryFn: async ({ signal }): Promise<readonly AssignmentRow[]> => {
      const groups = new Map<number, AssignmentRow>();
      for (let page = 1; ; page += 1) {
        const query = { state, pageSize: PAGE, page };
        const { rows, metadata } = await session.call<typeof schoolFees.list>(
          { method: 'GET', path, query },
          { signal },
        );
        for (const row of rows) groups.set(row.id, row);
        if (rows.length < PAGE || page * PAGE >= metadata.totalCount) return [...groups.values()];
      }
    },
  });
}
