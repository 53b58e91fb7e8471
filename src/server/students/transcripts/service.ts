import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import type { TranscriptRequest } from '#contract/students/transcripts.ts';
import { feesFor, payerIn } from '../../finance/fees/service.ts';
import { INVOICE_FAILED } from '../../finance/payments/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import {
  invoiceForFee,
  presentInvoice,
  provenInvoice,
  showsRrr,
  type Proof,
  type Visitor,
} from '../../finance/invoices/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { advance, creditedAt, findRequest, holdsRequest, insertTranscriptRequest, progressOf } from './sql.ts';

type Answers = SectionAnswersById['forms/transcript'];

/** A student who asks for their own, signed in. */
interface Requester {
  readonly studentId: string | null;
  /** As in an audit entry. */
  readonly actor: string;
}

const NOBODY: Requester = { studentId: null, actor: 'public' };

/** A request sent again under its id is the same one. @throws Problem 422 for other answers under that id */
export async function requestTranscript(
  platform: Platform,
  id: string,
  typed: unknown,
  visitor: Visitor,
  { studentId, actor }: Requester = NOBODY,
): Promise<Invoice> {
  const answers = judgeForm(platform, 'transcript', typed, INVOICE_FAILED);
  const fees = await feesFor(platform.database, 'transcript');
  const fee = fees.find(({ name }) => name === answers.destination);
  if (!fee) throw refused('/destination', 'Transcripts are not sent there now');
  await storeRequest(platform, { id, answers, studentId, actor, ip: visitor.ip });
  const charge = {
    feeId: fee.id,
    regNumber: answers.RegNumber.toUpperCase(),
    about: id,
    repeats: false,
    description: `Transcript, ${fee.name}${answers.copies === 1 ? '' : ` (${answers.copies} copies)`}`,
    amountKobo: fee.amountKobo * answers.copies,
  };
  return invoiceForFee(platform, charge, payerIn(answers), visitor);
}

interface Stored extends Requester {
  readonly id: string;
  readonly answers: Answers;
  readonly ip: string;
}

async function storeRequest({ database, now }: Platform, { id, answers, studentId, actor, ip }: Stored): Promise<void> {
  const inserted = await insertTranscriptRequest(database, {
    requestId: id,
    answers,
    studentId,
    actor,
    now: now(),
    ip,
  });
  if (inserted.length > 0) return;
  const [stored] = await holdsRequest(database, { requestId: id, answers, studentId });
  if (!stored?.same) throw refused('', 'This request was sent before with other answers. Please begin a new one');
}

export async function followTranscript(platform: Platform, proof: Proof, ip: string): Promise<TranscriptRequest> {
  const { database } = platform;
  const invoice = await provenInvoice(platform, proof, ip);
  const [request] = invoice.kind === 'transcript' ? await findRequest(database, { requestId: invoice.about }) : [];
  if (!request)
    throw new Problem(404, NO_TRANSCRIPT, { title: 'Invalid Action!', errors: { '/reference': NO_TRANSCRIPT } });
  const [[credited], done] = await Promise.all([
    creditedAt(database, { invoiceId: invoice.id }),
    progressOf(database, { requestId: request.id }),
  ]);
  const answers = request.answers as Answers;
  const steps = [
    { state: 'Requested', at: request.requestedAt },
    ...(credited ? [{ state: 'Paid', at: credited.creditedAt }] : []),
    ...done,
  ];
  return {
    invoice: presentInvoice(platform, invoice, showsRrr(proof, invoice) ? 'rrr' : 'phone'),
    matricNumber: answers.RegNumber,
    destination: answers.destination,
    delivery: answers.delivery,
    copies: answers.copies,
    recipient: answers.recipient,
    progress: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}

/** False means that there was nothing to note: a request that is not paid stays where it is. */
export async function advanceTranscript(
  { database, now }: Platform,
  id: string,
  state: 'Being prepared' | 'Sent' | 'Ready for collection' | 'Collected',
  actor: string,
): Promise<boolean> {
  return (await advance(database, { requestId: id, state, actor, now: now() })).length > 0;
}

const NO_TRANSCRIPT = 'This payment is not for a transcript';

const refused = (pointer: string, message: string) => mistakeAt(pointer, message, INVOICE_FAILED);
