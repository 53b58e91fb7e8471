import type { clearanceForm } from '#contract/finance/payments.ts';
import { call } from '../../api/call.ts';
import { PayerPage } from '../payment/PayerPage.tsx';
import { ClearanceForms } from './ClearanceForms.tsx';

const ask = (token: string) =>
  call<typeof clearanceForm>({ method: 'GET', path: '/Bursary/clearance-form' }, { token });

export const ClearanceFormPage = () => (
  <PayerPage
    title="Components Clearance Form"
    lead="Print the form that the offices sign."
    submitLabel="Show clearance form"
    ask={ask}
    emptyMessage="Nothing has been paid with this email address. Your payments may have been made with another."
  >
    {(forms) => <ClearanceForms forms={forms} />}
  </PayerPage>
);
