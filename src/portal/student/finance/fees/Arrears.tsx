import { Link } from 'react-router-dom';
import { FEE_STEPS } from '#contract/finance/pages.ts';
import type { Due } from '#contract/finance/student-fees.ts';
import { formatNaira } from '#rules/money.ts';
import { Warning } from '../../../ui/icons.tsx';

/** Fees of an earlier session come first. */
export const Arrears = ({ due: { arrears } }: { readonly due: Pick<Due, 'arrears'> }) =>
  arrears.map(({ sessionId, session, dueKobo }) => (
    <div key={sessionId} className="notice notice--warning" role="status">
      <Warning />
      <div>
        You owe {formatNaira(dueKobo)} from {session}. Pay it first.{' '}
        <Link to={`${FEE_STEPS.school.session}?session=${sessionId}`}>Pay for {session}</Link>
      </div>
    </div>
  ));
