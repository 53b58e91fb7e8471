import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Fee, generateFeeInvoice } from '#contract/finance/fees.ts';
import { call } from '../../api/call.ts';
import { Page } from '../../ui/Page.tsx';
import { PersistedForm } from '../../kit/form/PersistedForm.tsx';
import { GeneratedInvoice, INVOICE_FAILED, useGeneratedInvoice } from '../payment/GeneratedInvoice.tsx';
import { SundryLinks } from '../payment/SundryLinks.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { FeeChooser } from './FeeChooser.tsx';
import '../sundry.css';

export const BursaryCollectionPage = () => (
  <ApplicantArea>
    <BursaryCollection />
  </ApplicantArea>
);

function BursaryCollection() {
  const { generated, show } = useGeneratedInvoice();
  const [fee, setFee] = useState<Fee>();
  const generate = async (payer: SectionAnswers) =>
    show(
      await call<typeof generateFeeInvoice>({
        method: 'POST',
        path: '/Bursary/generate-invoice',
        body: { feeId: fee!.id, payer },
      }),
    );
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Bursary Collection', to: '/bursary_collection/all' },
    ...(generated ? [{ name: 'Invoice' }] : []),
  ];
  return (
    <Page
      title={generated ? 'Invoice' : 'Bursary Collection'}
      crumbs={crumbs}
      {...(!generated && { lead: 'Pay any fee of the college by card, or with its RRR at a bank.' })}
    >
      {generated && <GeneratedInvoice known={generated} />}
      {!generated && (
        <>
          <FeeChooser fee={fee} onChoose={setFee} />
          {fee && (
            <section className="then" aria-labelledby="who-pays">
              <h2 className="part-title" id="who-pays">
                Who pays
              </h2>
              <PersistedForm
                name="fee-payer"
                submitLabel="Generate Invoice"
                failed={INVOICE_FAILED}
                onSubmit={generate}
              />
            </section>
          )}
        </>
      )}
      <SundryLinks />
    </Page>
  );
}
