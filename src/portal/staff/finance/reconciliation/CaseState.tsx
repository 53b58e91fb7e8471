import declared from '#lists/finance/payment-cases.json' with { type: 'json' };
import type { PaymentCaseRow } from '#contract/finance/reconciliation.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';

export const CaseState = ({ state }: Pick<PaymentCaseRow, 'state'>) => (
  <DeclaredCell column={declared.columns.state} value={state} />
);
