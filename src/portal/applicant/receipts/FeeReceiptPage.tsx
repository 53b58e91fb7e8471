import type { feeReceipt } from '#contract/payment.ts';
import { call } from '../../api/call.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ProvenPayment, type Proof } from '../payment/ProvenPayment.tsx';
import { SundryLinks } from '../payment/SundryLinks.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { FoundReceipt } from './FoundReceipt.tsx';

const ask = ({ reference, proof }: Proof) => call<typeof feeReceipt>({ method: 'GET', path: '/Payment/fee-receipt', query: { reference, proof } });

/** The receipt of any payment: of an application, a fee, a check or a transcript. */
export const Page = () => (
  <ApplicantArea>
    <PageFrame title="Fee Receipt" crumbs={[{ name: 'Home', to: '/' }, { name: 'Fee Receipt' }]} lead="Find and print the receipt of any payment that you made to the college.">
      <ProvenPayment submitLabel="Find receipt" ask={ask}>{(receipt) => <FoundReceipt receipt={receipt} />}</ProvenPayment>
      <SundryLinks />
    </PageFrame>
  </ApplicantArea>
);
