import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { requestTranscript, TranscriptRequest, transcriptInvoice } from '#contract/students/transcripts.ts';
import { call } from '../../api/call.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs, useTab } from '../../ui/Tabs.tsx';
import { PersistedForm } from '../../kit/form/PersistedForm.tsx';
import { newId } from '../../kit/newId.ts';
import { GeneratedInvoice, INVOICE_FAILED, useGeneratedInvoice } from '../payment/GeneratedInvoice.tsx';
import { ProvenPayment } from '../payment/ProvenPayment.tsx';
import { SundryLinks } from '../payment/SundryLinks.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { DestinationFees } from './DestinationFees.tsx';
import { RequestSheet } from './RequestSheet.tsx';

export const TranscriptPage = () => (
  <ApplicantArea>
    <Transcript />
  </ApplicantArea>
);

const TABS = [
  { hash: 'request', name: 'New request' },
  { hash: 'follow', name: 'Follow a request' },
];

const follow = (reference: string, token: string | undefined): Promise<TranscriptRequest> =>
  call<typeof transcriptInvoice>(
    { method: 'GET', path: '/Bursary/transcript-invoices', query: { reference } },
    { token },
  );

function Transcript() {
  const { generated, show } = useGeneratedInvoice();
  const [requestId] = useState(newId);
  const tab = useTab(TABS);
  const isFollowing = tab.hash === 'follow';
  const request = async (answers: SectionAnswers) =>
    show(
      await call<typeof requestTranscript>({
        method: 'POST',
        path: '/Bursary/transcript-posting',
        body: { id: requestId, request: answers },
      }),
    );
  const isInvoice = generated !== undefined && !isFollowing;
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Transcript', to: '/sundry/transcript' },
    ...(isInvoice ? [{ name: 'Invoice' }] : []),
  ];
  return (
    <Page
      title={isInvoice ? 'Invoice' : 'Transcript'}
      crumbs={crumbs}
      {...(!isInvoice && { lead: 'The college sends your transcript where you need it.' })}
    >
      {isInvoice && <GeneratedInvoice known={generated} />}
      {!isInvoice && <Tabs tabs={TABS} label="Transcript" />}
      {isFollowing && (
        <ProvenPayment submitLabel="Show request" ask={follow}>
          {(result) => <RequestSheet request={result} />}
        </ProvenPayment>
      )}
      {!isFollowing && !isInvoice && (
        <>
          <DestinationFees />
          <PersistedForm name="transcript" submitLabel="Generate Invoice" failed={INVOICE_FAILED} onSubmit={request} />
        </>
      )}
      <SundryLinks />
    </Page>
  );
}
