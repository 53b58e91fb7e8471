import type { PayForm as Posted } from '#contract/finance/invoices.ts';
import { Button } from './Button.tsx';
import { Card } from './icons.tsx';

interface PayFormProps {
  readonly to: Posted;
  readonly rrr: string | null;
  readonly onSubmit?: () => void;
}

/** Leads to the provider's page, which has the payment posted to it. */
export const PayForm = ({ to: { action, fields }, rrr, onSubmit }: PayFormProps) => (
  <form method="post" action={action} onSubmit={onSubmit}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" intent="primary" icon={<Card />}>
      {rrr ? 'Pay with ATM Card' : 'TPAY'}
    </Button>
  </form>
);
