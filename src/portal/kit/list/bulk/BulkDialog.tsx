import { useState } from 'react';
import { withThousands } from '#rules/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { ModalDialog } from '../../dialog/ModalDialog.tsx';
import type { NamedAct } from './useBulk.ts';

const NAMED = 5;

interface BulkDialogProps {
  readonly act: NamedAct;
  readonly count: number;
  readonly names: readonly string[];
  readonly mistake: string | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

export function BulkDialog({
  act: { title, question, reason: asks, danger },
  count,
  names,
  mistake,
  isBusy,
  onConfirm,
  onCancel,
}: BulkDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (asks && reason.trim() === '') setMissing(true);
    else onConfirm(reason);
  };
  return (
    <ModalDialog title={`${title} ${withThousands(count)}`} size="confirm" onClose={onCancel}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p>{wordsFor(names, count)}</p>
        <p>{question}</p>
        {asks && (
          <TextAreaField
            label={asks}
            required
            autoFocus
            rows={2}
            maxLength={300}
            help="The audit log keeps it with your name."
            value={reason}
            mistake={isMissing ? 'please say why' : undefined}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
          />
        )}
        {mistake && (
          <p className="notice notice--danger" role="alert">
            {mistake}
          </p>
        )}
        <div className="actions">
          <Button type="submit" intent="primary" className={danger ? 'is-danger' : ''} busy={isBusy}>
            {title}
          </Button>
          <Button look="outlined" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** Rows of other pages are among them, so they are named. */
function wordsFor(names: readonly string[], count: number): string {
  if (names.length === 0) return `All ${withThousands(count)} that the list has found.`;
  const others = names.length - NAMED;
  return others > 0 ? `${names.slice(0, NAMED).join(', ')} and ${withThousands(others)} more.` : `${names.join(', ')}.`;
}
