import { useState } from 'react';
import type { Assignment } from '#contract/finance/assignments.ts';
import { formatNaira } from '#rules/money.ts';
import { isKobo, type Amount } from '#rules/typedMoney.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { Unsaved } from '../../../kit/form/Unsaved.tsx';
import { MoneyField } from '../../../kit/money/MoneyField.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cross } from '../../../ui/icons.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

export interface EditedLine {
  readonly feeId: number;
  readonly name: string;
  readonly isSplittable: boolean;
  readonly amount: Amount;
  readonly isOffered: boolean;
}

interface LineEditorProps {
  readonly assignment: Assignment;
  readonly mayEdit: boolean;
  readonly onSave: (lines: readonly EditedLine[]) => Promise<void>;
}

export function LineEditor({ assignment, mayEdit, onSave }: LineEditorProps) {
  const { fees, purpose, state } = assignment;
  const saved = useSaved();
  const [lines, setLines] = useState<readonly EditedLine[]>(() => linesOf(assignment));
  const [isChanged, setChanged] = useState(false);
  const change = (next: readonly EditedLine[]) => {
    setLines(next);
    setChanged(true);
  };
  const changeLine = (feeId: number, part: Partial<EditedLine>) =>
    change(lines.map((line) => (line.feeId === feeId ? { ...line, ...part } : line)));
  const add = (id: number | undefined) => {
    const fee = fees.find((each) => each.id === id);
    if (fee) change([...lines, { ...fee, feeId: fee.id, amount: '', isOffered: false }]);
  };
  const [save, busy] = useAction(async () => {
    try {
      await onSave(lines);
      setChanged(false);
      await saved(state === 'draft' ? 'The draft is saved' : 'The next version is drafted. Publish it to make it hold');
    } catch (error) {
      raiseFailure(error);
    }
  });
  const isWhole = lines.every(({ amount }) => isKobo(amount));
  const rest = fees.filter(({ id }) => lines.every(({ feeId }) => feeId !== id));
  const sum = lines.reduce((total, { amount, isOffered }) => total + (isKobo(amount) && !isOffered ? amount : 0), 0);
  return (
    <section className="sheet lines" aria-label="Fees">
      <h2>Fees</h2>
      {lines.length === 0 && (
        <p className="empty">No fees. Published so, the group pays by the rules that are less specific.</p>
      )}
      <ol className="lines__list">
        {lines.map(({ feeId, name, isSplittable, amount, isOffered }) => (
          <li key={feeId}>
            <MoneyField
              label={name}
              help={isSplittable ? undefined : 'Whole with the first instalment'}
              amount={amount}
              disabled={!mayEdit}
              mistake={isChanged && !isKobo(amount) ? 'please enter the amount, as 10,000.50' : undefined}
              onAmount={(next) => changeLine(feeId, { amount: next })}
            />
            {purpose === 'sundry' && (
              <label className="m-choice">
                <input
                  type="checkbox"
                  checked={isOffered}
                  disabled={!mayEdit}
                  onChange={({ target }) => changeLine(feeId, { isOffered: target.checked })}
                />
                Offered, not owed
              </label>
            )}
            {mayEdit && (
              <Button
                look="minimal"
                icon={<Cross />}
                aria-label={`Remove ${name}`}
                onClick={() => change(lines.filter((line) => line.feeId !== feeId))}
              />
            )}
          </li>
        ))}
      </ol>
      {mayEdit && rest.length > 0 && (
        <SelectField label="Add a fee" options={rest} value={undefined} placeholder="Select a fee" onChoose={add} />
      )}
      {mayEdit && fees.length === 0 && (
        <p className="notice">There is no fee of this kind yet. Create it under Fees first.</p>
      )}
      <p className="lines__sum" role="status">
        In all <strong>{formatNaira(sum)}</strong>
      </p>
      {mayEdit && (
        <div className="form__end">
          <Button intent="primary" busy={busy} disabled={!isChanged || !isWhole} onClick={() => void save()}>
            {state === 'draft' ? 'Save' : 'Draft the next version'}
          </Button>
        </div>
      )}
      {isChanged && !busy && <Unsaved />}
    </section>
  );
}

const linesOf = ({ lines }: Assignment): EditedLine[] =>
  lines.map(({ feeId, name, isSplittable, amountKobo, isOffered }) => ({
    feeId,
    name,
    isSplittable,
    amount: amountKobo,
    isOffered,
  }));
