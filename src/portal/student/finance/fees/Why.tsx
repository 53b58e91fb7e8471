import { useState } from 'react';
import type { DueLine } from '#contract/finance/student-fees.ts';
import { formatNaira } from '#rules/money.ts';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Which rule made a fee what it is, and which ones it beat. */
export function Why({ line: { description, why } }: { readonly line: Pick<DueLine, 'description' | 'why'> }) {
  const [isOpen, setOpen] = useState(false);
  if (!why.won) return null;
  return (
    <>
      <Button look="minimal" intent="primary" className="fees__why" onClick={() => setOpen(true)}>
        Why?<span className="unseen"> {description}</span>
      </Button>
      {isOpen && (
        <ModalDialog
          title={`Why ${formatNaira(why.won.amountKobo)} for ${description}?`}
          onClose={() => setOpen(false)}
        >
          <p>
            The rule that is closest to you decides. For <strong>{why.won.words}</strong> it is{' '}
            <strong>{formatNaira(why.won.amountKobo)}</strong>.
          </p>
          {why.beaten.length === 0 && <p>No other rule is about this fee.</p>}
          {why.beaten.length > 0 && (
            <>
              <p>It goes before:</p>
              <ul>
                {why.beaten.map(({ words, amountKobo }) => (
                  <li key={words}>
                    {words}: {formatNaira(amountKobo)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </ModalDialog>
      )}
    </>
  );
}
