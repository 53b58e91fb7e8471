import { Link } from 'react-router-dom';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import type { OwnTranscript } from '#contract/students/transcripts.ts';
import { displayDate } from '#rules/displayDate.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { ShortTable, type ShortColumn } from '../../../kit/table/ShortTable.tsx';

const latest = ({ progress }: OwnTranscript) => progress.at(-1)!;

const COLUMNS: readonly ShortColumn<OwnTranscript>[] = [
  { title: 'To', cell: ({ recipient, destination }) => `${recipient}, ${destination}` },
  { title: 'Delivery', cell: ({ delivery }) => delivery },
  { title: 'Copies', isNumber: true, cell: ({ copies }) => copies },
  {
    title: 'Invoice #',
    cell: ({ invoiceNumber }) =>
      invoiceNumber && (
        <Link to={`${OWN_FINANCE.payment.to}?invoiceNumber=${encodeURIComponent(invoiceNumber)}`}>{invoiceNumber}</Link>
      ),
  },
  {
    title: 'Status',
    cell: (request) => (
      <StatusTag look={request.isPaid ? 'success' : 'warning'}>
        {request.isPaid ? latest(request).state : 'Waiting for your payment'}
      </StatusTag>
    ),
  },
  { title: 'Since', cell: (request) => displayDate(latest(request).at) },
];

export const OwnRequests = ({ requests }: { readonly requests: readonly OwnTranscript[] }) => (
  <section aria-labelledby="requests">
    <h2 id="requests">Your requests</h2>
    <ShortTable
      title="Your requests"
      rows={requests}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      empty="You have requested no transcript yet. What you request will be here, with how far it is."
    />
  </section>
);
