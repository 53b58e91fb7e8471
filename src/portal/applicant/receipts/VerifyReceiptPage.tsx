import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { verifyReceipt } from '#contract/finance/payments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { call } from '../../api/call.ts';
import { Confirmation } from '../payment/Confirmation.tsx';
import { naira } from '../payment/paper.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';

/** Anybody with the code may open this: it shows no more of the person than initials. */
export const VerifyReceiptPage = () => (
  <ApplicantArea>
    <VerifyReceipt />
  </ApplicantArea>
);

const REVERSED = {
  title: 'This payment was reversed',
  remedy: 'The receipt was issued, but the provider took the payment back. Do not accept it.',
};
const OWED_AGAIN = {
  title: 'This receipt holds no longer',
  remedy: 'The receipt was issued, but what covered it was taken back. Do not accept it.',
};

function VerifyReceipt() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-receipt', code],
    queryFn: ({ signal }) =>
      call<typeof verifyReceipt>({ method: 'GET', path: '/Payment/verify-receipt', query: { code } }, { signal }),
  });
  const facts =
    data &&
    ([
      ['Initials', data.initials],
      ['Paid for', data.description],
      ['Session', data.session],
      ['Amount', naira(data.amount)],
      ...(data.coveredBy ? ([['Covered by', data.coveredBy]] as const) : []),
      [data.coveredBy ? 'Date' : 'Date paid', displayDate(data.date)],
      ...(data.reversedAt ? ([['Reversed', displayDate(data.reversedAt)]] as const) : []),
    ] as const);
  return (
    <Confirmation
      paper="receipt"
      facts={facts}
      lapsed={data?.reversedAt ? (data.coveredBy ? OWED_AGAIN : REVERSED) : undefined}
      unknown="The code belongs to no payment. Do not accept the receipt."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
