import { useRef } from 'react';
import { formatNaira } from '#rules/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextField } from '../../ui/Field.tsx';
import { Cross } from '../../ui/icons.tsx';
import { newId } from '../newId.ts';
import { changeLine, judged, removeLine, restFor, type Judged, type Line } from './breakdown.ts';
import { MoneyInput } from './MoneyInput.tsx';
import './money.css';

interface BreakdownProps {
  /** 'Parts of the fee' */
  readonly title: string;
  readonly totalKobo: number;
  readonly lines: readonly Line[];
  /** Whether a mistake is told at its line yet: once it was left or sent. */
  readonly isJudged: boolean;
  readonly onLines: (lines: readonly Line[]) => void;
}

export function Breakdown({ title, totalKobo, lines, isJudged, onLines }: BreakdownProps) {
  const whole = useRef<HTMLFieldSetElement>(null);
  const verdict = judged(lines, totalKobo);
  const add = () => onLines([...lines, { id: newId(), name: '', amount: '' }]);
  const remove = (id: string) => {
    onLines(removeLine(lines, id));
    whole.current?.focus();
  };
  return (
    <fieldset className="breakdown" ref={whole} tabIndex={-1}>
      <legend>{title}</legend>
      {lines.length === 0 && <p className="empty">No parts yet</p>}
      <ol className="breakdown__lines">
        {lines.map((line, index) => {
          const mistake = isJudged ? verdict.mistakes[line.id] : undefined;
          const rest = restFor(lines, line.id, totalKobo);
          return (
            <li key={line.id} className="breakdown__line">
              <TextField
                label="For"
                value={line.name}
                maxLength={80}
                mistake={mistake?.name}
                onChange={({ target }) => onLines(changeLine(lines, line.id, { name: target.value }))}
              />
              <Field label="Amount" mistake={mistake?.amount}>
                {(attributes) => (
                  <MoneyInput
                    {...attributes}
                    amount={line.amount}
                    onAmount={(amount) => onLines(changeLine(lines, line.id, { amount }))}
                  />
                )}
              </Field>
              <div className="breakdown__acts">
                <Button
                  look="outlined"
                  disabled={rest === undefined || rest === line.amount}
                  onClick={() => onLines(changeLine(lines, line.id, { amount: rest! }))}
                >
                  Rest<span className="unseen"> into line {index + 1}</span>
                </Button>
                <Button
                  look="minimal"
                  icon={<Cross />}
                  aria-label={`Remove line ${index + 1}`}
                  onClick={() => remove(line.id)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="breakdown__foot">
        <Button look="outlined" onClick={add}>
          Add a line
        </Button>
        <p className="breakdown__sum" role="status" data-whole={verdict.left === 0 || undefined}>
          <span>
            {formatNaira(verdict.sum)} of {formatNaira(totalKobo)}
          </span>{' '}
          <strong>{leftWords(verdict)}</strong>
        </p>
      </div>
    </fieldset>
  );
}

function leftWords({ left }: Judged): string {
  if (left === 0) return 'It adds up';
  return left > 0 ? `${formatNaira(left)} is missing` : `${formatNaira(-left)} too much`;
}
