import { useState } from 'react';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { OWN_STUDENT } from '#contract/students/pages.ts';
import type { ownTranscripts, requestOwnTranscript } from '#contract/students/transcripts.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { newId } from '../../../kit/newId.ts';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useSession } from '../../../session/useSession.ts';
import { OwnRead } from '../OwnRead.tsx';
import { OwnRequests } from './OwnRequests.tsx';

const { name: TITLE } = OWN_STUDENT.transcript;

/** A student's own transcript: the college knows who asks. */
export const TranscriptPage = () => (
  <OwnRead<typeof ownTranscripts> title={TITLE} path="/Student/own-transcripts" query={undefined}>
    {({ self, requests }) => <Request self={self} requests={requests} />}
  </OwnRead>
);

type Read = Parameters<Parameters<typeof OwnRead<typeof ownTranscripts>>[0]['children']>[0];

function Request({ self: { fullName, matricNumber, department, mobileNumber, email }, requests }: Read) {
  const session = useSession();
  const [id] = useState(newId);
  return (
    <FormPage
      title={TITLE}
      crumbs={[]}
      form="own-transcript"
      isStored
      submitLabel="Generate Invoice"
      done="Your invoice is ready. Your transcript is prepared as soon as it is paid"
      lead="The college sends your transcript where you need it."
      save={async (request) => {
        const { invoiceNumber } = await session.call<typeof requestOwnTranscript>({
          method: 'POST',
          path: '/Student/request-own-transcript',
          body: { id, request: { ...request } },
        });
        return `${OWN_FINANCE.payment.to}?invoiceNumber=${encodeURIComponent(invoiceNumber)}`;
      }}
    >
      <RecordSheet
        title="From your record"
        facts={[
          ['Full name', fullName],
          ['Matric number', matricNumber],
          ['Department', department],
          ['Phone number', mobileNumber],
          ['Email', email],
        ]}
      />
      <OwnRequests requests={requests} />
    </FormPage>
  );
}
