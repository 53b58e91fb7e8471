import { withThousands } from '#rules/money.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import type { ListState } from '../listProps.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkOutcome, wordsFor } from './BulkOutcome.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useBulk, type NamedAct } from './useBulk.ts';
import type { RowSelection } from './useSelection.ts';
import './bulk.css';

interface BulkProps {
  readonly state: Pick<ListState<unknown>, 'declared' | 'path' | 'list' | 'always' | 'page'>;
  readonly selection: RowSelection;
  readonly acts: readonly NamedAct[];
  readonly to: ((row: never) => string) | undefined;
}

/** What a list can do with many of its rows, as far as this person holds the claims. */
export function useActs({ bulk = {} }: ListState<unknown>['declared']): readonly NamedAct[] {
  const { claims = [] } = useSignedIn() ?? {};
  return Object.entries(bulk).flatMap(([name, act]) =>
    (claims as readonly string[]).includes(act.claim) ? [{ ...act, name }] : [],
  );
}

export function Bulk({ state, selection, acts, to }: BulkProps) {
  const { pending, outcome, isBusy, confirm, start, cancel, dismiss } = useBulk(state, selection);
  const { count, names } = selection;
  const rows = state.page?.rows.length ?? 0;
  return (
    <>
      <p className="table__caption" role="status">
        {count > 0 ? `${withThousands(count)} selected` : outcome ? wordsFor(outcome) : ''}
      </p>
      {count > 0 && (
        <SelectionBar
          selection={selection}
          found={state.page?.metadata.totalCount ?? 0}
          shown={rows}
          acts={acts}
          onAct={start}
        />
      )}
      {count === 0 && outcome && (
        <BulkOutcome outcome={outcome} to={to && ((id) => to({ id } as never))} onDismiss={dismiss} />
      )}
      {pending && (
        <BulkDialog
          act={pending.act}
          count={count}
          names={names}
          mistake={pending.mistake}
          isBusy={isBusy}
          onConfirm={(reason) => void confirm(reason)}
          onCancel={cancel}
        />
      )}
    </>
  );
}
