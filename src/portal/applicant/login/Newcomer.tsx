import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { windowOf } from '../../app/applicationWindow.ts';
import { chosen } from '../../app/chosen.ts';
import { usePortalData } from '../../app/portalData.ts';

/** Some cards lead straight to a login, where somebody new has nothing to log in with. */
export function Newcomer({ programme }: { readonly programme: ProgrammeSummary }) {
  const { invoice, opens, closes } = programme;
  const stage = windowOf(programme, usePortalData().today);
  return (
    <div className="notice then--paid">
      {stage === 'open'
        ? <div><strong>New applicant? <Link to={invoice.generatePage} state={chosen(programme)}>Start here</Link></strong>You get an RRR, pay the application fee of ₦{withThousands(invoice.amount)} with it, and then log in here.</div>
        : <div><strong>{stage === 'coming' ? `Applications open on ${displayDate(opens)}` : `Applications closed on ${displayDate(closes)}`}</strong>If you have paid already, log in below.</div>}
    </div>
  );
}
