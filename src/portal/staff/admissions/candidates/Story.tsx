import type { Candidate } from '#contract/admissions/candidates.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { Page } from '../../../ui/Page.tsx';
import { AccountPart } from './AccountPart.tsx';
import { AdmissionPart } from './AdmissionPart.tsx';
import { ApplicationPart } from './ApplicationPart.tsx';
import { ListingPart } from './ListingPart.tsx';
import { SelectionPart } from './SelectionPart.tsx';

/** The latest comes first: what stands now, then how it came to it. */
export function Story({
  candidate: { number, fullName, admissions, selections, applications, listings },
}: {
  readonly candidate: Candidate;
}) {
  return (
    <Page title={fullName} width="wide" lead={number} crumbs={[ADMISSIONS.admissionList, { name: fullName }]}>
      <div className="stack">
        {admissions.map((admission) => (
          <AdmissionPart key={admission.id} admission={admission} />
        ))}
        {admissions.length === 0 && <p className="notice">This candidate is on no admission list.</p>}
        {selections.map((selection) => (
          <SelectionPart key={`${selection.runId} ${selection.department}`} selection={selection} />
        ))}
        {listings.map((listing) => (
          <ListingPart key={`${listing.session} ${listing.list}`} listing={listing} />
        ))}
        {applications.map((application) => (
          <ApplicationPart key={application.applicationNumber} application={application} />
        ))}
        {admissions.length > 0 && <AccountPart regNumber={number} />}
      </div>
    </Page>
  );
}
