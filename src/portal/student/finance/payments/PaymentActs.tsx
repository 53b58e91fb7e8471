import { useQueryClient } from '@tanstack/react-query';
import type { checkOwnInvoice, OwnPayment } from '#contract/finance/own-payments.ts';
import { serverMessage } from '../../../api/apiError.ts';
import { raiseFlag } from '../../../core/flags.ts';
import { useAction } from '../../../kit/useAction.ts';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, Refresh } from '../../../ui/icons.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';

export function PaymentActs({ payment: { status, invoice } }: { readonly payment: OwnPayment }) {
  const session = useSession();
  const queries = useQueryClient();
  const saved = useSaved();
  const { invoiceNumber, payForm, rrr } = invoice;
  const [check, busy] = useAction(async () => {
    try {
      const now = await session.call<typeof checkOwnInvoice>({
        method: 'POST',
        path: '/Payment/check-own-invoice',
        body: { invoiceNumber },
      });
      queries.setQueryData(['/Payment/own-invoice', { invoiceNumber }], now);
      if (now.status === 'Paid') await saved('Your payment has been received');
      else
        raiseFlag({
          title: 'Your payment has not been received yet',
          body: 'The college keeps asking, and you can check again at any time.',
          intent: 'warning',
        });
    } catch (error) {
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  });
  return (
    <div className="actions unprinted">
      {payForm && (
        <form method="post" action={payForm.action}>
          {Object.entries(payForm.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" intent="primary" icon={<Card />}>
            {rrr ? 'Pay with ATM Card' : 'TPAY'}
          </Button>
        </form>
      )}
      {status === 'Not paid' && rrr && (
        <Button look="outlined" busy={busy} icon={<Refresh />} onClick={() => void check()}>
          I have paid
        </Button>
      )}
      <PrintButton />
    </div>
  );
}
