import type { clearanceForm } from '#contract/payment.ts';
import { call } from '../../api/call.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ProvenPayment, type Proof } from '../payment/ProvenPayment.tsx';
import { SundryLinks } from '../payment/SundryLinks.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { ClearanceSheet } from './ClearanceSheet.tsx';
import '../sundry.css';

const ask = ({ reference, proof }: Proof) => call<typeof clearanceForm>({ method: 'GET', path: '/Bursary/clearance-form', query: { reference, proof } });

/** What a new student has to pay before clearance, what of it is paid, and where each office signs. */
export const Page = () => (
  <ApplicantArea>
    <PageFrame title="Components Clearance Form" crumbs={[{ name: 'Home', to: '/' }, { name: 'Components Clearance Form' }]} lead="Print the form that the offices sign. Name one of your payments.">
      <ProvenPayment submitLabel="Show clearance form" ask={ask}>{(form) => <ClearanceSheet form={form} />}</ProvenPayment>
      <SundryLinks />
    </PageFrame>
  </ApplicantArea>
);
