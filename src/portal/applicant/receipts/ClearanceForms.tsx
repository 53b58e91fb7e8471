import { useState } from 'react';
import type { ClearanceForm } from '#contract/finance/payments.ts';
import { Button } from '../../ui/Button.tsx';
import { ClearanceSheet } from './ClearanceSheet.tsx';

/** `forms` begins with the latest, which is shown. */
export function ClearanceForms({ forms }: { readonly forms: readonly ClearanceForm[] }) {
  const [shown, setShown] = useState(forms[0]!);
  return (
    <>
      {forms.length > 1 && (
        <div className="sheet unprinted">
          <p>More than one person or session was paid for with this email address. Whose form do you want?</p>
          <div className="actions">
            {forms.map((form, index) => (
              <Button key={index} look="outlined" aria-pressed={form === shown} onClick={() => setShown(form)}>
                {form.fullName}, {form.session}
              </Button>
            ))}
          </div>
        </div>
      )}
      <ClearanceSheet form={shown} />
    </>
  );
}
