import { Link } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** For whoever may ask for a refund. @param of an RRR or a number */
export function RefundLink({ of }: { readonly of: string }) {
  const { claims = [] } = useSignedIn() ?? {};
  return claims.includes('refund-ask') ? (
    <Link className={buttonClass(undefined, 'outlined')} to={`${FINANCE.askRefund.to}?${new URLSearchParams({ of })}`}>
      {FINANCE.askRefund.name}
    </Link>
  ) : null;
}
