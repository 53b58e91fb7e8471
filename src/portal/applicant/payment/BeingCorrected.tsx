import type { RefusedProgramme } from '#catalogue/programme.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import { usePortalData } from '../../core/portalData.ts';
import { refusedOfType } from './refusedOfType.ts';

/** In place of what a programme would show whose declaration the college has to correct first. */
export function BeingCorrected({ programme: { name } }: { readonly programme: RefusedProgramme }) {
  return (
    <div className="notice notice--warning then--paid unprinted">
      <div>
        <strong>This form is being corrected</strong>
        {name} is open again as soon as that is done. What you have paid and what you typed is kept: please come back
        later.
      </div>
    </div>
  );
}

export function WaitsForForm({
  invoice: { applicationTypeId },
}: {
  readonly invoice: Pick<Invoice, 'applicationTypeId'>;
}) {
  const { programmes, refused } = usePortalData();
  const programme = refusedOfType(programmes, refused, applicationTypeId);
  return programme ? <BeingCorrected programme={programme} /> : null;
}
