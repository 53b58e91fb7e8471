import Type, { type Static } from 'typebox';
import { Invoice } from '../finance/invoices.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { endpoint } from '../kit/endpoint.ts';

const Progress = Type.Object({ state: Type.String(), at: Type.String({ format: 'date-time' }) });

const TranscriptRequest = Type.Object({
  invoice: Invoice,
  matricNumber: Type.String(),
  destination: Type.String(),
  delivery: Type.String(),
  copies: Type.Integer(),
  recipient: Type.String(),
  progress: Type.Array(Progress),
});

export const requestTranscript = endpoint({
  method: 'POST',
  path: '/Bursary/transcript-posting',
  access: 'public',
  summary:
    'Keeps a request of a transcript and makes its invoice; sent again under the same name it is the same request',
  body: Type.Object({
    id: Type.String({ format: 'uuid', description: "The request's name, chosen by who asks" }),
    request: FormAnswers,
  }),
  reply: Invoice,
});

export const transcriptInvoice = endpoint({
  method: 'GET',
  path: '/Bursary/transcript-invoices',
  access: 'public',
  summary: "How far the request of an RRR is; with a payer's token, that of an invoice number",
  query: Type.Object({ reference: Type.String({ maxLength: 40 }) }),
  reply: TranscriptRequest,
});

const own = { access: { claim: 'student' } } as const;
const Made = Type.Object({ invoiceNumber: Type.String() });

/** `invoiceNumber` is in the address of the payment's page; null where no invoice was made yet. */
const OwnTranscript = Type.Object({
  id: Type.String(),
  destination: Type.String(),
  delivery: Type.String(),
  copies: Type.Integer(),
  recipient: Type.String(),
  invoiceNumber: Type.Union([Type.String(), Type.Null()]),
  isPaid: Type.Boolean(),
  progress: Type.Array(Progress),
});
export type OwnTranscript = Static<typeof OwnTranscript>;

/** Who the student is comes from the record. */
const Self = Type.Object({
  fullName: Type.String(),
  matricNumber: Type.String(),
  department: Type.String(),
  mobileNumber: Type.String(),
  email: Type.String(),
});

export const ownTranscripts = endpoint({
  method: 'GET',
  path: '/Student/own-transcripts',
  ...own,
  summary: "The caller's requests of transcripts, the newest first, and who they are by the record",
  reply: Type.Object({ self: Self, requests: Type.Array(OwnTranscript) }),
});

export const requestOwnTranscript = endpoint({
  method: 'POST',
  path: '/Student/request-own-transcript',
  access: { claim: 'pay' },
  inPerson: true,
  summary:
    "Requests the caller's transcript and makes its invoice; sent again under the same name it is the same request",
  body: Type.Object({
    id: Type.String({ format: 'uuid', description: "The request's name, chosen by who asks" }),
    request: FormAnswers,
  }),
  reply: Made,
});

export type TranscriptRequest = Static<typeof TranscriptRequest>;
