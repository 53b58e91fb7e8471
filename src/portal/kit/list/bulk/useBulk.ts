import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkDeclaration } from '#rules/lists/listDeclaration.ts';
import type { BulkReply } from '#contract/kit/bulk.ts';
import { raiseFailure } from '../../raiseFailure.ts';
import { serverMessage } from '../../../api/apiError.ts';
import { useSession } from '../../../session/useSession.ts';
import { refetchStale } from '../../../session/staleQueries.ts';
import { newId } from '../../newId.ts';
import { useAction } from '../../useAction.ts';
import type { ListState } from '../listProps.ts';
import { filterQuery, type QueryValues } from '../listQuery.ts';
import type { RowSelection } from './useSelection.ts';

export interface NamedAct extends BulkDeclaration {
  readonly name: string;
}

/** An act that waits for its confirmation. Its key is sent with each try, so that a try whose answer was lost is not done twice. */
interface PendingAct {
  readonly act: NamedAct;
  readonly key: string;
  /** What was selected when the dialog opened: a page that is fetched anew meanwhile changes nothing of it. */
  readonly chosen: RowSelection['chosen'];
  readonly query: QueryValues;
  readonly mistake?: string;
}

export interface Outcome extends BulkReply {
  readonly act: NamedAct;
  /** Undoes what was done; absent where nothing does, or nothing was. */
  readonly undo?: () => Promise<void>;
}

export function useBulk(
  { declared: { bulk = {} }, path, list, always }: Pick<ListState<unknown>, 'declared' | 'path' | 'list' | 'always'>,
  selection: RowSelection,
) {
  const session = useSession();
  const queries = useQueryClient();
  const [pending, setPending] = useState<PendingAct | undefined>();
  const [outcome, setOutcome] = useState<Outcome | undefined>();
  const { sort: _, ...filters } = { ...filterQuery(list.query), ...always };

  const send = async (act: NamedAct, body: object, query: object) => {
    const reply = await (session.call({
      method: 'POST',
      path: `${path}/bulk/${act.name}`,
      query,
      body,
    } as never) as Promise<BulkReply>);
    await refetchStale(queries);
    return reply;
  };

  const undoing =
    ({ inverse }: NamedAct, key: string) =>
    async () => {
      const { inverse: _, ...act } = { ...bulk[inverse!]!, name: inverse! };
      try {
        setOutcome({ ...(await send(act, { key: newId(), chosen: { undoes: key } }, {})), act });
      } catch (error) {
        raiseFailure(error);
      }
    };

  const [confirm, isBusy] = useAction(async (reason: string) => {
    const { act, key, chosen, query } = pending!;
    try {
      const reply = await send(act, { key, chosen, ...(act.reason && { reason }) }, query);
      setOutcome({ ...reply, act, ...(act.inverse && reply.done > 0 && { undo: undoing(act, key) }) });
      setPending(undefined);
      selection.clear();
    } catch (error) {
      setPending({ ...pending!, mistake: serverMessage(error, 'It could not be done. Please try again') });
    }
  });

  return {
    pending,
    outcome,
    isBusy,
    confirm,
    start: (act: NamedAct) =>
      setPending({ act, key: newId(), chosen: selection.chosen, query: selection.isAll ? filters : {} }),
    cancel: () => setPending(undefined),
    dismiss: () => setOutcome(undefined),
  };
}
