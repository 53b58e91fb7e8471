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

export type TranscriptRequest = Static<typeof TranscriptRequest>;
