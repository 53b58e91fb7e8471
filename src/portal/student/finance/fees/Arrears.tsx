import { Link, useNavigate } from 'react-router-dom';
import { FEE_STEPS } from '#contract/finance/pages.ts';
import type { Due, generateOpeningInvoice } from '#contract/finance/student-fees.ts';
import { formatNaira, nairaFromKobo } from '#rules/money.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Warning } from '../../../ui/icons.tsx';

type Owed = Due['arrears'][number];

/** Fees of an earlier session come first. What was owed before the portal has an invoice of its own. */
export const Arrears = ({ due: { arrears } }: { readonly due: Pick<Due, 'arrears'> }) =>
  arrears.map((owed) => (
    <div key={`${owed.sessionId} ${owed.isOpening}`} className="notice notice--warning" role="status">
      <Warning />
      <div>
        You owe {formatNaira(owed.dueKobo)} from {owed.session}
        {owed.isOpening && ', brought forward'}. Pay it first. <Pay owed={owed} />
      </div>
    </div>
  ));

const Pay = ({ owed }: { readonly owed: Owed }) =>
  owed.isOpening ? (
    <PayOpening owed={owed} />
  ) : (
    <Link to={`${FEE_STEPS.school.session}?session=${owed.sessionId}`}>Pay for {owed.session}</Link>
  );

function PayOpening({ owed: { sessionId, session, dueKobo } }: { readonly owed: Owed }) {
  const caller = useSession();
  const navigate = useNavigate();
  return (
    <div className="actions">
      <Act
        label={`Pay what is owed of ${session}`}
        intent="primary"
        done="Invoice generated successfully!"
        act={async () => {
          const { invoiceNumber } = await caller.call<typeof generateOpeningInvoice>({
            method: 'POST',
            path: '/Payment/generate-opening-invoice',
            body: { sessionId, expectedTotal: nairaFromKobo(dueKobo) },
          });
          await navigate(FEE_STEPS.school.invoice + invoiceNumber);
        }}
      />
    </div>
  );
}
