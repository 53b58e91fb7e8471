import type { Candidate } from '#contract/admissions/candidates.ts';
import { AccountPart } from './AccountPart.tsx';
import { AdmissionPart } from './AdmissionPart.tsx';
import { ApplicationPart } from './ApplicationPart.tsx';
import { ListingPart } from './ListingPart.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { SelectionPart } from './SelectionPart.tsx';

/** The latest comes first: what stands now, then how it came to it. */
export const StoryParts = ({
  candidate: { number, admissions, selections, applications, listings, payments },
}: {
  readonly candidate: Candidate;
}) => (
  <div className="stack">
    {admissions.map((admission) => (
      <AdmissionPart key={admission.id} admission={admission} />
    ))}
    {admissions.length === 0 && <p className="notice">This candidate is on no admission list.</p>}
    {payments.length > 0 && <PaymentsPart payments={payments} />}
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
);
