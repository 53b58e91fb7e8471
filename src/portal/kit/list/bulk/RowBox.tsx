import type { KeyboardEvent, MouseEvent } from 'react';
import { useKeys } from '../../keys/useKeys.ts';
import type { RowSelection } from './useSelection.ts';
import type { Id } from './selection.ts';

interface RowBoxProps {
  readonly id: Id;
  readonly name: string;
  readonly isSelected: boolean;
  readonly press: RowSelection['press'];
}

/** Shift takes all rows from the last one that was pressed. The arrows lead to the box above or below, with Shift they select it. */
export function RowBox({ id, name, isSelected, press }: RowBoxProps) {
  const onClick = ({ currentTarget, shiftKey }: MouseEvent<HTMLInputElement>) =>
    press(id, currentTarget.checked, shiftKey);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const boxes = [
      ...event.currentTarget.closest('table')!.querySelectorAll<HTMLInputElement>('tbody .table__pick input'),
    ];
    const next = boxes[boxes.indexOf(event.currentTarget) + step];
    next?.focus();
    if (event.shiftKey && next && !next.checked) next.click();
  };
  return (
    <td className="table__pick">
      <label>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onClick={onClick}
          onChange={keepControlled}
          onKeyDown={onKeyDown}
        />
      </label>
    </td>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A click says whether Shift was held, a change does not. */
const keepControlled = () => undefined;

/** All rows of the page; `x` presses the box of the row in which the focus is. */
export function PageBox({ selection: { page, pressPage } }: { readonly selection: RowSelection }) {
  useKeys([
    {
      key: 'x',
      name: 'Select this row',
      act: () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>('.table__pick input')?.click(),
    },
  ]);
  return (
    <th scope="col" className="table__pick">
      <label>
        <input
          type="checkbox"
          aria-label="Select all on this page"
          checked={page === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = page === 'some';
          }}
          onChange={() => pressPage(page !== 'all')}
        />
      </label>
    </th>
  );
}
