import type { moveInvoice } from '#contract/admissions/application-invoices.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

/** It gives a person the invoice that somebody else made on their number. */
export function MoveInvoice({ reference }: { readonly reference: string }) {
  const session = useSession();
  return (
    <ActionDialog
      label="Move to another person"
      form="invoice-move"
      submitLabel="Move this invoice"
      done="The invoice has been moved"
      lead="The invoice gets this phone number and email address. The person who had it is logged out, and the RRR alone opens nothing. Its application begins empty: what was answered is kept as a version. Both addresses are emailed."
      act={(answers) =>
        session.call<typeof moveInvoice>({
          method: 'POST',
          path: '/Application/update-application-invoice',
          body: { reference, ...answers } as Body<typeof moveInvoice>,
        })
      }
    />
  );
}
