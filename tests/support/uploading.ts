import { expect } from 'vitest';
import type { Upload, UploadReport } from '#contract/kit/upload.ts';
import type { Cell } from '#server/kit/list/cells.ts';
import type { Caller } from './call.ts';
import { sheetOf } from './sheet.ts';

/** Somebody who uploads to a list. */
export interface Uploader {
  readonly college: Caller;
  readonly token: string;
  /** With `/api`. */
  readonly list: string;
}

export function sendSheet({ college, token, list }: Uploader, bytes: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'sheet.xlsx');
  return college.call<{ readonly id: number }>('POST', `${list}/upload?page=/school_setup/upload`, { token, body: form });
}

export const uploadOf = async ({ college, token, list }: Uploader, id: number): Promise<Upload> => (await college.call<Upload>('GET', `${list}/upload/${id}`, { token })).data;

/** Resolves when neither its trial nor its commit is under way. */
export async function settledUpload(uploader: Uploader, id: number): Promise<Upload> {
  let upload: Upload;
  await expect.poll(async () => {
    upload = await uploadOf(uploader, id);
    return (upload.commit ?? upload.trial).state;
  }, { interval: 20, timeout: 60_000 }).toMatch(/done|failed|cancelled/);
  return upload!;
}

export async function tryRows(uploader: Uploader, rows: readonly (readonly Cell[])[]): Promise<{ readonly id: number; readonly report: UploadReport }> {
  const { data, text } = await sendSheet(uploader, await sheetOf(rows));
  if (!data) throw new Error(text);
  const { report } = await settledUpload(uploader, data.id);
  return { id: data.id, report: report! };
}

export async function commitUpload(uploader: Uploader, id: number): Promise<UploadReport> {
  const { college, token, list } = uploader;
  expect((await college.call('POST', `${list}/upload/${id}/commit`, { token })).status).toBe(200);
  return (await settledUpload(uploader, id)).report!;
}

export async function uploadRows(uploader: Uploader, rows: readonly (readonly Cell[])[]): Promise<UploadReport> {
  return commitUpload(uploader, (await tryRows(uploader, rows)).id);
}
