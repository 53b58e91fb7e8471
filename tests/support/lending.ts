import { randomUUID } from 'node:crypto';
import type { LoanBatch, LoanBatchRow, LoanLineRow } from '#contract/finance/loans.ts';
import type { TestServer } from './server.ts';
import { commitUpload, tryRows, type Uploader } from './uploading.ts';

export const LOAN_HEADINGS = ['Batch', 'Session', 'Matric number', 'Full name', 'Amount (₦)'];

type Row = readonly [batch: string, session: string, number: string, fullName: string, naira: string];

/** The fund's lists as officers upload and post them over the API. */
export function lending(server: TestServer) {
  const to = (token: string): Uploader => ({
    college: server,
    token,
    list: '/api/Payment/loan-lines',
    action: 'upload-loan-list',
  });
  const upload = async (rows: readonly Row[], token: string) => {
    const { id } = await tryRows(to(token), [LOAN_HEADINGS, ...rows]);
    return commitUpload(to(token), id);
  };
  const batches = async (token: string): Promise<LoanBatchRow[]> =>
    (await server.call<{ rows: LoanBatchRow[] }>('GET', '/api/Payment/loan-batches?pageSize=100', { token })).data.rows;
  const batch = async (reference: string, token: string): Promise<LoanBatch> => {
    const { id } = (await batches(token)).find((each) => each.reference === reference)!;
    return (await server.call<LoanBatch>('GET', `/api/Payment/loan-batch/${id}`, { token })).data;
  };
  const step = async (reference: string, name: string, token: string, answers: object = {}, seen?: LoanBatch) => {
    const { id, state: from, digest } = seen ?? (await batch(reference, token));
    const body = { request: randomUUID(), from, digest, answers } as never;
    return server.call('POST', `/api/Payment/loan-batch/${id}/${name}` as '/api/Payment/loan-batch/:id/approve', {
      token,
      body,
    });
  };
  /** By two people, and until its last line is posted. */
  const post = async (reference: string, by: { readonly asks: string; readonly approves: string }) => {
    for (const [name, token] of [
      ['request', by.asks],
      ['approve', by.approves],
    ] as const) {
      const { status, text } = await step(reference, name, token);
      if (status !== 200) throw new Error(text);
    }
    await server.jobs.run('post-loan-lines');
  };
  const lines = async (search: string, token: string): Promise<LoanLineRow[]> => {
    const path = `/api/Payment/loan-lines?pageSize=100&search=${encodeURIComponent(search)}` as const;
    return (await server.call<{ rows: LoanLineRow[] }>('GET', path, { token })).data.rows;
  };
  return { to, upload, batches, batch, step, post, lines };
}
