import type { clearanceForm } from '#contract/payment.ts';
import { call } from '../../api/call.ts';
import { ProvenPage } from '../payment/ProvenPage.tsx';
import type { Proof } from '../payment/ProvenPayment.tsx';
import { ClearanceSheet } from './ClearanceSheet.tsx';

const ask = ({ reference, proof }: Proof) => call<typeof clearanceForm>({ method: 'GET', path: '/Bursary/clearance-form', query: { reference, proof } });

/** What a new student has to pay before clearance, what of it is paid, and where each office signs. */
export const Page = () => (
  <ProvenPage title="Components Clearance Form" lead="Print the form that the offices sign. Name one of your payments." submitLabel="Show clearance form" ask={ask}>
    {(form) => <ClearanceSheet form={form} />}
  </ProvenPage>
);
