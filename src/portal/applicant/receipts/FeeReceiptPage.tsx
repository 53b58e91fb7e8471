import type { feeReceipt } from '#contract/finance/payments.ts';
import { call } from '../../api/call.ts';
import { ProvenPayment } from '../payment/ProvenPayment.tsx';
import { SundryPage } from '../payment/SundryPage.tsx';
import { ReceiptResult } from './ReceiptResult.tsx';

const ask = (reference: string, token: string | undefined) =>
  call<typeof feeReceipt>({ method: 'GET', path: '/Payment/fee-receipt', query: { reference } }, { token });

export const FeeReceiptPage = () => (
  <SundryPage title="Fee Receipt" lead="Find and print the receipt of any payment that you made to the college.">
    <ProvenPayment submitLabel="Find receipt" ask={ask}>
      {(receipt) => <ReceiptResult receipt={receipt} />}
    </ProvenPayment>
  </SundryPage>
);
