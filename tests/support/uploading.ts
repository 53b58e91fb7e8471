import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { LayoutQuestion, SheetLayout } from '#contract/kit/layout.ts';
import type { TakenBack, Undo, Upload, UploadReport } from '#contract/kit/upload.ts';
import type { Cell } from '#server/kit/list/cells.ts';
import type { Caller } from './call.ts';
import { sheetOf } from './sheet.ts';
import { until } from './until.ts';

/** A spreadsheet as an office has it. */
export const officeFile = (name: string): Promise<Buffer> =>
  readFile(new URL(`../fixtures/offices/${name}`, import.meta.url));

/** Somebody who uploads to a list. */
export interface Uploader {
  readonly college: Caller;
  readonly token: string;
  /** With `/api`. */
  readonly list: string;
  /** The specification's word for it, where it has another. */
  readonly action?: string;
  /** For sheets of thousands of rows; a minute unless said. */
  readonly longestMs?: number;
}

/** Of a job. */
const OVER = /done|failed|cancelled/;

const waitOf = ({ longestMs }: Uploader) => (longestMs === undefined ? {} : { longestMs });

const addressOf = ({ list, action = 'upload' }: Uploader): string => `${list}/${action}`;

/** @param layout which column is which; a file with other headings is answered with a question without it */
export function sendSheet(
  uploader: Uploader,
  bytes: Uint8Array,
  name = 'sheet.xlsx',
  query = '',
  layout?: SheetLayout,
) {
  const { college, token } = uploader;
  const form = new FormData();
  if (layout) form.append('layout', JSON.stringify(layout));
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return college.call<{ readonly id: number }>('POST', `${addressOf(uploader)}?page=/school_setup/upload${query}`, {
    token,
    body: form,
  });
}

export const uploadOf = async (uploader: Uploader, id: number): Promise<Upload> =>
  (await uploader.college.call<Upload>('GET', `${addressOf(uploader)}/${id}`, { token: uploader.token })).data;

/** Resolves when neither its trial nor its commit is under way. */
export async function settledUpload(uploader: Uploader, id: number): Promise<Upload> {
  return until(
    'the upload is over',
    async () => {
      const upload = await uploadOf(uploader, id);
      expect((upload.commit ?? upload.trial).state).toMatch(OVER);
      return upload;
    },
    waitOf(uploader),
  );
}

export async function tryRows(
  uploader: Uploader,
  rows: readonly (readonly Cell[])[],
): Promise<{ readonly id: number; readonly report: UploadReport }> {
  const { data, text } = await sendSheet(uploader, await sheetOf(rows));
  if (!data) throw new Error(text);
  const { report } = await settledUpload(uploader, data.id);
  return { id: data.id, report: report! };
}

/** What an office's file is asked about. */
export async function questionOf(
  uploader: Uploader,
  bytes: Uint8Array,
  name?: string,
  layout?: SheetLayout,
): Promise<LayoutQuestion & { readonly message: string }> {
  const { status, text } = await sendSheet(uploader, bytes, name, '', layout);
  if (status !== 409) throw new Error(`${status}: ${text}`);
  const { message, question } = JSON.parse(text) as { readonly message: string; readonly question: LayoutQuestion };
  return { ...question, message };
}

/** Everything as it is proposed, but for `changed` columns. */
export const confirmedLayout = (
  { encoding, separator, sheet, headingRow, columns }: LayoutQuestion,
  changed: Readonly<Record<number, string>> = {},
): SheetLayout => ({
  ...(encoding && { encoding }),
  ...(separator && { separator }),
  ...(sheet !== null && { sheet }),
  headingRow,
  columns: {
    ...Object.fromEntries(columns.flatMap(({ column, field }) => (field === null ? [] : [[column, field]]))),
    ...changed,
  },
});

/** A file whose columns are confirmed as they are proposed, and its trial. */
export async function tryMatched(
  uploader: Uploader,
  bytes: Uint8Array,
  name?: string,
  changed?: Readonly<Record<number, string>>,
): Promise<Upload> {
  const layout = confirmedLayout(await questionOf(uploader, bytes, name), changed);
  const { data, text } = await sendSheet(uploader, bytes, name, '', layout);
  if (!data) throw new Error(text);
  return settledUpload(uploader, data.id);
}

export const beginCommit = (uploader: Uploader, id: number) =>
  uploader.college.call('POST', `${addressOf(uploader)}/${id}/commit`, { token: uploader.token });

export async function commitUpload(uploader: Uploader, id: number): Promise<UploadReport> {
  expect((await beginCommit(uploader, id)).status).toBe(200);
  return (await settledUpload(uploader, id)).report!;
}

export async function uploadRows(uploader: Uploader, rows: readonly (readonly Cell[])[]): Promise<UploadReport> {
  return commitUpload(uploader, (await tryRows(uploader, rows)).id);
}

export const beginTakingBack = (uploader: Uploader, id: number) =>
  uploader.college.call('DELETE', `${addressOf(uploader)}/${id}?page=/school_setup/upload`, { token: uploader.token });

/** Resolves when it is not under way any more; what it reports is there if it was done. */
export async function settledUndo(uploader: Uploader, id: number): Promise<Undo> {
  const { college, token } = uploader;
  return until(
    'the upload is taken back',
    async () => {
      const { data } = await college.call<Undo>('GET', `${addressOf(uploader)}/${id}/undo`, { token });
      expect(data.job.state).toMatch(OVER);
      return data;
    },
    waitOf(uploader),
  );
}

export async function takeUploadBack(uploader: Uploader, id: number): Promise<TakenBack> {
  expect((await beginTakingBack(uploader, id)).status).toBe(200);
  return (await settledUndo(uploader, id)).report!;
}
