import { invoiceFor, logIn } from '../../support/applicant.ts';
import { callerOf, type Answer, type Caller } from '../../support/call.ts';
import { declare, sampleFile, sendPart } from '../../support/files.ts';
import { LARGEST_PART } from '#rules/files.ts';
import { tokenOf } from '../../support/logIn.ts';
import { payByPost } from '../../support/payByPost.ts';
import { COLLEGES_OWN } from '../../support/programmes.ts';
import type { HostileFile } from './hostileFile.ts';

/** A programme that asks for certificates, and where its form is loaded. */
export const PROGRAMME = COLLEGES_OWN.find(({ id }) => id === 'postgraduate')!;
const FIELD = { section: 'certificates', field: '/certificates/0/certificate' };
const LARGEST_PHOTOGRAPH = 1024 * 1024;

/** An applicant of a demo college, paid at its sandbox; answers the token. */
export async function demoApplicant(caller: Caller): Promise<string> {
  const rrr = await invoiceFor(caller, PROGRAMME);
  const { data: invoice } = await caller.call(
    'GET',
    `/api/ApplicationInvoice/invoice-details?rrr=${rrr.replace(/\D/g, '')}`,
  );
  await payByPost(invoice);
  return (await logIn(caller, rrr, PROGRAMME)).token;
}

/** Sends one file wherever a file of its kind may be sent; answers every reply. */
export type Send = (file: HostileFile) => Promise<Answer[]>;

/** One who signs in as the demo college's administrator and as an applicant, to send as either. */
export async function openSender(address: string): Promise<Send> {
  const caller = callerOf(address);
  const admin = await tokenOf(address, 'admin');
  const applicant = await demoApplicant(caller);

  const sendForm = (path: string, token: string, bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
    return caller.call('POST', path, { token, body: form });
  };

  async function sendCertificate(bytes: Buffer, kind: 'pdf' | 'jpg' | 'png'): Promise<Answer[]> {
    const file = sampleFile(FIELD, { kind, bytes });
    let last = await declare(caller, applicant, file);
    const answers: Answer[] = [last];
    for (let offset = 0; last.status === 200 && offset < bytes.length; offset += LARGEST_PART) {
      last = await sendPart(caller, applicant, file, offset);
      answers.push(last);
    }
    if (last.data?.arrived) {
      if (kind !== 'pdf')
        answers.push(await caller.call('GET', `/api/UserDocument/${file.id}/preview`, { token: applicant }));
      answers.push(await caller.call('DELETE', `/api/UserDocument/${file.id}`, { token: applicant }));
    }
    return answers;
  }

  return async ({ sentAs, bytes }) => {
    if (sentAs === 'workbook') return [await sendForm('/api/Department/departments/upload?trial=true', admin, bytes)];
    if (sentAs === 'paper') return sendCertificate(bytes, 'pdf');
    const certificate = await sendCertificate(bytes, bytes[0] === 0x89 ? 'png' : 'jpg');
    return bytes.length < LARGEST_PHOTOGRAPH
      ? [...certificate, await sendForm('/api/UserDocument/upload-passport', applicant, bytes)]
      : certificate;
  };
}
