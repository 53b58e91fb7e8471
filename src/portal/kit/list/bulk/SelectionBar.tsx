import { useRef } from 'react';
import { withThousands } from '#rules/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cross } from '../../../ui/icons.tsx';
import { useKeys } from '../../keys/useKeys.ts';
import type { NamedAct } from './useBulk.ts';
import type { RowSelection } from './useSelection.ts';

interface SelectionBarProps {
  readonly selection: RowSelection;
  /** All that the list has found, and what of it the page shows. */
  readonly found: number;
  readonly shown: number;
  readonly acts: readonly NamedAct[];
  readonly onAct: (act: NamedAct) => void;
}

/** It stands below the rows and stays at the foot of the window, so that no row moves as it comes. */
export function SelectionBar({
  selection: { count, isAll, page, pressPage, chooseAll, clear },
  found,
  shown,
  acts,
  onAct,
}: SelectionBarProps) {
  const first = useRef<HTMLButtonElement>(null);
  useKeys([{ key: 'a', name: 'Go to what can be done with the selected rows', act: () => first.current?.focus() }]);
  return (
    <section className="selection" aria-label="What is selected">
      <p>
        <b>{withThousands(count)}</b> selected{isAll && count === found && ': all that were found'}
      </p>
      <div className="selection__more">
        {page !== 'all' && (
          <Button look="minimal" onClick={() => pressPage(true)}>
            All {shown} on this page
          </Button>
        )}
        {!isAll && found > shown && (
          <Button look="minimal" onClick={chooseAll}>
            All {withThousands(found)} found
          </Button>
        )}
      </div>
      <div className="selection__acts">
        {acts.map((act, place) => (
          <Button
            key={act.name}
            ref={place === 0 ? first : null}
            look="outlined"
            className={act.danger ? 'is-danger' : ''}
            onClick={() => onAct(act)}
          >
            {act.title}
          </Button>
        ))}
        <Button look="minimal" aria-label="Clear selection" icon={<Cross />} onClick={clear} />
      </div>
    </section>
  );
}
