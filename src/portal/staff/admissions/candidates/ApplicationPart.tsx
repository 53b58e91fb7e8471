import { Link } from 'react-router-dom';
import type { Candidate } from '#contract/admissions/candidates.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { useFreshClaims } from '../../../session/useFreshClaims.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { invoicesAt } from '../addresses.ts';
import { Part } from './Part.tsx';

export function ApplicationPart({ application }: { readonly application: Candidate['applications'][number] }) {
  const { claims } = useFreshClaims();
  return (
    <Part
      title={`${application.programme} application`}
      facts={[
        ['Application No', application.applicationNumber],
        ['Session', application.session],
        ['RRR', application.rrr],
        ['Phone number', application.mobileNumber],
        ['Email Address', application.email],
        ['Begun', displayMoment(application.startedAt)],
        ['Submitted', application.completedAt ? displayMoment(application.completedAt) : 'Not yet submitted'],
      ]}
    >
      {claims.includes(ADMISSIONS.applicantInvoices.claim) && (
        <div className="record__actions">
          <Link className={buttonClass(undefined, 'outlined')} to={invoicesAt(application.rrr)}>
            See the invoice
          </Link>
        </div>
      )}
    </Part>
  );
}
