import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { isWhole } from './useInvoice.ts';

const ChangeEmailForm = lazy(() =>
  import('./ChangeEmailForm.tsx').then((module) => ({ default: module.ChangeEmailForm })),
);

/** Who mistyped the address gets no RRR, no code and no receipt, so the way to correct it stands below every invoice. */
export function ChangeEmail({ rrr }: { readonly rrr: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (!isWhole(rrr)) return null;
  return (
    <div className="unprinted">
      <p className="then">
        Is the email address of this invoice wrong or lost?{' '}
        <Button look="minimal" intent="primary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change the email address
        </Button>
      </p>
      {isOpen && (
        <Suspense>
          <ChangeEmailForm rrr={rrr} />
        </Suspense>
      )}
    </div>
  );
}
