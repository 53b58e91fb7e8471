import { useMutation, useQueryClient, type Query } from '@tanstack/react-query';
import { refetchStale } from '../session/staleQueries.ts';

interface Optimistic<Data, Given, Result> {
  /** The contract's path of what is shown: of one query, or of a list with all that is below it. */
  readonly path: string;
  readonly send: (given: Given) => Promise<Result>;
  /** What a query is to show while the college is asked. */
  readonly change: (data: Data, given: Given) => Data;
}

/**
 * A change is shown before the college has answered, and taken back where it refuses; whoever called it says why. Either way
 * what it touches is then fetched again.
 */
export function useOptimistic<Data, Given, Result>({
  path,
  send,
  change,
}: Optimistic<Data, Given, Result>): (given: Given) => Promise<Result> {
  const queries = useQueryClient();
  const shown = { predicate: ({ queryKey: [from] }: Query) => from === path || String(from).startsWith(`${path}/`) };
  const { mutateAsync } = useMutation({
    mutationFn: send,
    async onMutate(given) {
      await queries.cancelQueries(shown);
      const before = queries.getQueriesData<Data>(shown);
      queries.setQueriesData<Data>(shown, (data) => data && change(data, given));
      return before;
    },
    async onError(_error, _given, before = []) {
      for (const [queryKey, data] of before) queries.setQueryData(queryKey, data);
      await queries.invalidateQueries(shown);
    },
    onSuccess: () => refetchStale(queries),
  });
  return mutateAsync;
}
