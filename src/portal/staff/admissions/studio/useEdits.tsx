import { useState, type ReactNode } from 'react';
import type { BothChanged, changeForm, Form, FormOperation, undoChange } from '#contract/admissions/forms.ts';
import { ApiError } from '../../../api/apiError.ts';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';
import { newId } from '../../../kit/newId.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';

export interface Edits {
  readonly busy: boolean;
  send(operations: readonly FormOperation[]): Promise<void>;
  undo(id: string): Promise<void>;
  /** Shown where somebody else has changed the same. */
  readonly dialog: ReactNode;
}

interface Choice {
  readonly both: BothChanged;
  readonly mine: FormOperation;
  readonly rest: readonly FormOperation[];
}

/** Edits one after the other, each by the revision that the page shows; of two of one property one is chosen. */
export function useEdits({ id, revision }: Pick<Form, 'id' | 'revision'>): Edits {
  const session = useSession();
  const saved = useSaved();
  const [choice, setChoice] = useState<Choice>();
  const sendAt = async (operations: readonly FormOperation[], seen: number): Promise<void> => {
    for (const [index, operation] of operations.entries()) {
      try {
        await session.call<typeof changeForm>({
          method: 'POST',
          path: '/Application/form/:programme/operation',
          params: { programme: id },
          body: { request: newId(), seen, operation },
        });
      } catch (error) {
        if (!(error instanceof ApiError) || error.question?.kind !== 'both-changed') throw error;
        setChoice({ both: error.question as BothChanged, mine: operation, rest: operations.slice(index + 1) });
        return;
      }
    }
    await saved(operations.length === 1 ? 'Your change is in the draft' : 'Your changes are in the draft');
  };
  const [send, sending] = useAction(async (operations: readonly FormOperation[], seen: number) => {
    await sendAt(operations, seen).catch(raiseFailure);
  });
  const [undo, undoing] = useAction(async (change: string) => {
    try {
      await session.call<typeof undoChange>({
        method: 'POST',
        path: '/Application/form/:programme/operation/:id/undo',
        params: { programme: id, id: change },
      });
      await saved('The change is undone');
    } catch (error) {
      raiseFailure(error);
    }
  });
  const choose = (operations: readonly FormOperation[]) => {
    const seen = choice!.both.revision;
    setChoice(undefined);
    if (operations.length > 0) void send(operations, seen);
    else void saved('Theirs stays in the draft');
  };
  return {
    busy: sending || undoing,
    send: (operations) => send(operations, revision),
    undo,
    dialog: choice && (
      <BothDialog
        both={choice.both}
        onMine={() => choose([choice.mine, ...choice.rest])}
        onTheirs={() => choose(choice.rest)}
      />
    ),
  };
}

interface BothDialogProps {
  readonly both: BothChanged;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

export const BothDialog = ({ both, onMine, onTheirs }: BothDialogProps) => (
  <ModalDialog title="Changed since then" size="confirm" onClose={onTheirs}>
    <p>{both.by} has changed the same. Please choose one of the two.</p>
    <dl className="studio-both">
      <dt>Yours</dt>
      <dd>{both.mine}</dd>
      <dt>{both.by}</dt>
      <dd>{both.theirs}</dd>
    </dl>
    <div className="actions">
      <Button look="outlined" onClick={onTheirs}>
        Keep theirs
      </Button>
      <Button intent="primary" onClick={onMine}>
        Take mine
      </Button>
    </div>
  </ModalDialog>
);
