import Type, { type Static } from 'typebox';
import { endpoint, type Access } from './endpoint.ts';
import { Id } from './id.ts';
import { Job } from './jobs.ts';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

/** `row` counts as a spreadsheet does, so that the first one below the headings is 2. A row may have several. */
const RowMistake = Type.Object({ row: Type.Integer(), column: TextOrNull, message: Type.String() });
export type RowMistake = Static<typeof RowMistake>;

const RowChange = Type.Object({ row: Type.Integer(), column: Type.String(), before: TextOrNull, after: TextOrNull });
export type RowChange = Static<typeof RowChange>;

/** What a trial says would be done, or a commit says was done. Of mistakes and changes it has those of the first hundred rows. */
export const UploadReport = Type.Object({
  rows: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  /** Rows with mistakes, which a commit leaves out. */
  leftOut: Type.Integer(),
  mistakes: Type.Array(RowMistake),
  changes: Type.Array(RowChange),
});
export type UploadReport = Static<typeof UploadReport>;

/** `report` is null until the trial is done, and while a commit is under way. */
const Upload = Type.Object({ id: Id, fileName: Type.String(), trial: Job, commit: Type.Union([Job, Type.Null()]), report: Type.Union([UploadReport, Type.Null()]) });
export type Upload = Static<typeof Upload>;

const LastUpload = Type.Object({ id: Id, created: Type.Integer(), by: Type.String(), at: Type.String({ format: 'date-time' }) });
export type LastUpload = Static<typeof LastUpload>;

const TakenBack = Type.Object({ removed: Type.Integer(), switchedOff: Type.Integer() });
export type TakenBack = Static<typeof TakenBack>;

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OneUpload = Type.Object({ id: Id });
/** The portal's own page, to which the job leads its owner back. */
const FromPage = Type.Object({ page: Type.String({ pattern: '^(/[a-z0-9_-]+)+$', maxLength: 200 }) });

export const uploaded = <const Path extends `/${string}`>(path: Path, many: string, access: Access) => ({
  upload: endpoint({
    method: 'POST', path: `${path}/upload` as `${Path}/upload` & `/${string}`, access,
    summary: `Stages a spreadsheet of ${many.toLowerCase()} (multipart, one file, xlsx, under 3 MB) and begins its trial, which changes nothing`,
    query: FromPage, reply: OneUpload,
  }),
  findUpload: endpoint({
    method: 'GET', path: `${path}/upload/:id` as `${Path}/upload/:id` & `/${string}`, access,
    summary: "The caller's own upload: how far its trial and its commit are, and what they report", params: OneUpload, reply: Upload,
  }),
  commitUpload: endpoint({
    method: 'POST', path: `${path}/upload/:id/commit` as `${Path}/upload/:id/commit` & `/${string}`, access,
    summary: 'Begins to write what the trial showed; repeated, it begins nothing more', params: OneUpload, reply: Type.Null(),
  }),
  uploadMistakes: endpoint({
    method: 'GET', path: `${path}/upload/:id/mistakes` as `${Path}/upload/:id/mistakes` & `/${string}`, access,
    summary: 'The rows that were left out, as a spreadsheet to correct and upload, with their numbers and mistakes', params: OneUpload, produces: SPREADSHEET, reply: Type.String(),
  }),
  lastUpload: endpoint({
    method: 'GET', path: `${path}/upload` as `${Path}/upload` & `/${string}`, access,
    summary: `The latest upload of ${many.toLowerCase()}, for a day; null where there is none`, reply: Type.Union([LastUpload, Type.Null()]),
  }),
  takeBack: endpoint({
    method: 'DELETE', path: `${path}/upload/:id` as `${Path}/upload/:id` & `/${string}`, access,
    summary: `Takes back the latest upload of ${many.toLowerCase()}, once: new rows are removed, and those in use already are switched off`,
    params: OneUpload, reply: TakenBack,
  }),
  template: endpoint({
    method: 'GET', path: `${path}/template` as `${Path}/template` & `/${string}`, access,
    summary: `The spreadsheet to fill in for ${many.toLowerCase()}`, produces: SPREADSHEET, reply: Type.String(),
  }),
});
