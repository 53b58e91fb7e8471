import Type, { type Static } from 'typebox';
import { endpoint, type Access } from './endpoint.ts';
import { Id } from './id.ts';

/** `row` counts as a spreadsheet does, so that the first one below the headings is 2. */
const RowMistake = Type.Object({ row: Type.Integer(), column: Type.Union([Type.String(), Type.Null()]), message: Type.String() });

/** Rows with a mistake are left out and reported; the others are taken. */
export const UploadReport = Type.Object({
  rows: Type.Integer(),
  created: Type.Integer(),
  unchanged: Type.Integer(),
  mistakes: Type.Array(RowMistake),
});
export type UploadReport = Static<typeof UploadReport>;

const LastUpload = Type.Object({ id: Id, created: Type.Integer(), by: Type.String(), at: Type.String({ format: 'date-time' }) });
export type LastUpload = Static<typeof LastUpload>;

const TakenBack = Type.Object({ removed: Type.Integer(), switchedOff: Type.Integer() });
export type TakenBack = Static<typeof TakenBack>;

export const uploaded = <const Path extends `/${string}`>(path: Path, many: string, access: Access) => ({
  upload: endpoint({
    method: 'POST', path: `${path}/upload` as `${Path}/upload` & `/${string}`, access,
    summary: `${many} from a spreadsheet (multipart, one file, xlsx, under 3 MB); a trial says what it would do and does nothing`,
    query: Type.Object({ trial: Type.Boolean() }), reply: UploadReport,
  }),
  lastUpload: endpoint({
    method: 'GET', path: `${path}/upload` as `${Path}/upload` & `/${string}`, access,
    summary: `The latest upload of ${many.toLowerCase()}, for a day; null where there is none`, reply: Type.Union([LastUpload, Type.Null()]),
  }),
  takeBack: endpoint({
    method: 'DELETE', path: `${path}/upload/:id` as `${Path}/upload/:id` & `/${string}`, access,
    summary: `Takes back the latest upload of ${many.toLowerCase()}, once: new rows are removed, and those in use already are switched off`,
    params: Type.Object({ id: Id }), reply: TakenBack,
  }),
  template: endpoint({
    method: 'GET', path: `${path}/template` as `${Path}/template` & `/${string}`, access,
    summary: `The spreadsheet to fill in for ${many.toLowerCase()}`, produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', reply: Type.String(),
  }),
});
