import type { PayForm as Fields } from '#contract/finance/invoices.ts';
import { Button } from './Button.tsx';
import { Card } from './icons.tsx';

interface PayFormProps {
  readonly payForm: Fields;
  readonly rrr: string | null;
  readonly onSubmit?: () => void;
}

/** Leads to the provider's page, which is posted to. */
export const PayForm = ({ payForm: { action, fields }, rrr, onSubmit }: PayFormProps) => (
  <form method="post" action={action} onSubmit={onSubmit}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" intent="primary" icon={<Card />}>
      {rrr ? 'Pay with ATM Card' : 'TPAY'}
    </Button>
  </form>
);
