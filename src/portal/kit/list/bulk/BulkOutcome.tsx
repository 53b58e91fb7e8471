import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { withThousands } from '#rules/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cross } from '../../../ui/icons.tsx';
import { useAction } from '../../useAction.ts';
import type { Outcome } from './useBulk.ts';

/** A good outcome leaves by itself, unless somebody is at it. */
const SHOWN_MS = 15_000;

interface BulkOutcomeProps {
  readonly outcome: Outcome;
  readonly to: ((id: string) => string) | undefined;
  readonly onDismiss: () => void;
}

/** What was refused stays until it is dismissed: by name, each leading to its record, below the reason that they share. */
export function BulkOutcome({ outcome, to, onDismiss }: BulkOutcomeProps) {
  const { refusals, refused, undo } = outcome;
  const box = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [runUndo, isUndoing] = useAction(async () => undo?.());
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, [outcome]);
  useEffect(() => {
    if (refusals > 0 || isHeld) return;
    const leaving = setTimeout(onDismiss, SHOWN_MS);
    return () => clearTimeout(leaving);
  }, [outcome, refusals, isHeld, onDismiss]);
  const messages = [...new Set(refused.map(({ message }) => message))];
  return (
    <section
      className="selection selection--outcome"
      aria-label="What was done"
      ref={box}
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target !== box.current)}
      onBlur={() => setHeld(false)}
    >
      <p>{wordsFor(outcome)}</p>
      <div className="selection__acts">
        {undo && (
          <Button look="outlined" busy={isUndoing} onClick={() => void runUndo()}>
            Undo
          </Button>
        )}
        <Button look="minimal" aria-label="Dismiss" icon={<Cross />} onClick={onDismiss} />
      </div>
      {messages.map((message) => (
        <div key={message} className="selection__refused">
          <p>{message}:</p>
          <ul>
            {refused
              .filter((each) => each.message === message)
              .map(({ id, name }) => (
                <li key={id}>{name && to ? <Link to={to(id)}>{name}</Link> : (name ?? 'a record without a name')}</li>
              ))}
          </ul>
        </div>
      ))}
      {refusals > refused.length && <p>And {withThousands(refusals - refused.length)} more were refused.</p>}
    </section>
  );
}

export function wordsFor({ act, done, unchanged, refusals }: Outcome): string {
  return [
    `${withThousands(done)} ${act.done}`,
    unchanged > 0 && `${withThousands(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already`,
    refusals > 0 && `${withThousands(refusals)} refused`,
  ]
    .filter(Boolean)
    .join(', ');
}
