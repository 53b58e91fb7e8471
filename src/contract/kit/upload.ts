import Type, { type Static, type TSchema } from 'typebox';
import { USUAL_SHEET, type SheetSize } from '#rules/sheetLimits.ts';
import { withThousands } from '#rules/money.ts';
import { endpoint, type Access, type Endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Job } from './jobs.ts';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const count = Type.Integer();

/** `row` counts as a spreadsheet does, so that the first one below the headings is 2. A row may have several. */
const RowMistake = Type.Object({ row: Type.Integer(), column: TextOrNull, message: Type.String() });
export type RowMistake = Static<typeof RowMistake>;

const RowChange = Type.Object({ row: Type.Integer(), column: Type.String(), before: TextOrNull, after: TextOrNull });
export type RowChange = Static<typeof RowChange>;

/** A row by its first cells, by which a person knows it again. */
const ShownRow = Type.Object({ row: Type.Integer(), cells: Type.Array(Type.String()) });
export type ShownRow = Static<typeof ShownRow>;

/** How many there are, and the first hundred. */
const some = <T extends TSchema>(rows: T) => Type.Object({ count, rows: Type.Array(rows) });

/** What a trial says would be done, or a commit says was done. Of each kind of rows it has the first hundred. */
export const UploadReport = Type.Object({
  rows: count,
  created: count,
  changed: count,
  unchanged: count,
  /** Rows with mistakes, which a commit leaves out. */
  refused: count,
  /** Rows about somebody whom the college does not know, which a commit leaves out too. */
  unknown: count,
  /** Cells of the file that are empty where something is stored, which stays. */
  emptyCells: count,
  /** Rows whose change is also a question to somebody who relies on what was; null for lists without such. They are not counted as changed. */
  asked: Type.Union([some(ShownRow), Type.Null()]),
  /** Who is on the list and not in the file, and stays; null for lists where that says nothing. */
  absent: Type.Union([some(Type.Array(Type.String())), Type.Null()]),
  /** Of the cells that rows are shown by. */
  headings: Type.Array(Type.String()),
  mistakes: Type.Array(RowMistake),
  /** Rows that are taken, and of which something was read otherwise than written, or left out. */
  notices: some(RowMistake),
  changes: Type.Array(RowChange),
  /** The rows of the mistakes, notices and changes, by the cells that rows are shown by: each has its number and its person. */
  about: Type.Array(ShownRow),
  examples: Type.Object({
    created: Type.Array(ShownRow),
    unchanged: Type.Array(ShownRow),
    unknown: Type.Array(ShownRow),
  }),
});
export type UploadReport = Static<typeof UploadReport>;

/** `report` is null until the trial is done, and while a commit is under way. */
const Upload = Type.Object({
  id: Id,
  fileName: Type.String(),
  /** What was read of the file and what was not, as sentences. */
  notes: Type.Array(Type.String()),
  trial: Job,
  commit: Type.Union([Job, Type.Null()]),
  report: Type.Union([UploadReport, Type.Null()]),
});
export type Upload = Static<typeof Upload>;

const LastUpload = Type.Object({
  id: Id,
  created: count,
  changed: count,
  by: Type.String(),
  at: Type.String({ format: 'date-time' }),
});
export type LastUpload = Static<typeof LastUpload>;

/** What is spared stays as it is; the first hundred such rows come with their reasons. */
const TakenBack = Type.Object({
  restored: count,
  removed: count,
  switchedOff: count,
  spared: count,
  rows: Type.Array(Type.Object({ ...ShownRow.properties, reason: Type.String() })),
});
export type TakenBack = Static<typeof TakenBack>;

/** `report` is null until all is done. */
const Undo = Type.Object({ job: Job, report: Type.Union([TakenBack, Type.Null()]) });
export type Undo = Static<typeof Undo>;

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OneUpload = Type.Object({ id: Id });
/** The portal's own page, to which the job leads its owner back. */
const FromPage = Type.Object({ page: Type.String({ pattern: '^(/[a-z0-9_-]+)+$', maxLength: 200 }) });
/** Before the person has chosen what becomes of rows that the file hides, such a file is answered with 409. */
const OfFile = Type.Object({
  ...FromPage.properties,
  hidden: Type.Optional(Type.Union([Type.Literal('take'), Type.Literal('leave')])),
});

interface Words<Action extends string, Template extends string> {
  readonly size?: SheetSize;
  /** The specification's own words of a family. */
  readonly action?: Action;
  readonly template?: Template;
  /** What its rows are changed by the commit, and back again. */
  readonly changes?: 'person';
}

/** @param path the list's, or its family's. @param many what the rows are, as 'Departments' */
export function uploaded<
  const Path extends `/${string}`,
  const Action extends string = 'upload',
  const Template extends string = 'template',
>(
  path: Path,
  many: string,
  access: Access,
  {
    size = USUAL_SHEET,
    action = 'upload' as Action,
    template = 'template' as Template,
    changes,
  }: Words<Action, Template> = {},
) {
  const guarded: Pick<Endpoint, 'changes'> = changes === undefined ? {} : { changes };
  const rows = many.toLowerCase();
  const at = `${path}/${action}` as `${Path}/${Action}` & `/${string}`;
  const one = `${at}/:id` as `${Path}/${Action}/:id` & `/${string}`;
  return {
    sheetTitle: many,
    sheetSize: size,
    upload: endpoint({
      method: 'POST',
      path: at,
      access,
      summary: `Stages a spreadsheet of ${rows} (xlsx, xls, ods or csv) under ${size.megabytes} MB, of ${withThousands(size.rows)} rows. Its trial changes nothing`,
      query: OfFile,
      reply: OneUpload,
    }),
    findUpload: endpoint({
      method: 'GET',
      path: one,
      access,
      summary: "The caller's own upload: how far its trial and its commit are, and what they report",
      params: OneUpload,
      reply: Upload,
    }),
    commitUpload: endpoint({
      method: 'POST',
      path: `${one}/commit` as `${Path}/${Action}/:id/commit` & `/${string}`,
      access,
      ...guarded,
      summary: 'Begins to write what the trial showed; repeated, it begins nothing more',
      params: OneUpload,
      reply: Type.Null(),
    }),
    uploadMistakes: endpoint({
      method: 'GET',
      path: `${one}/mistakes` as `${Path}/${Action}/:id/mistakes` & `/${string}`,
      access,
      summary: 'The rows that were left out, with their mistakes, as a spreadsheet to correct and upload',
      params: OneUpload,
      produces: SPREADSHEET,
      reply: Type.String(),
    }),
    lastUpload: endpoint({
      method: 'GET',
      path: at,
      access,
      summary: `The latest upload of ${rows}, for a day; null where there is none`,
      reply: Type.Union([LastUpload, Type.Null()]),
    }),
    takeBack: endpoint({
      method: 'DELETE',
      path: one,
      access,
      ...guarded,
      summary: `Begins to take back the latest upload of ${rows}. What was touched since, or is in use, stays`,
      params: OneUpload,
      query: FromPage,
      reply: Type.Null(),
    }),
    findUndo: endpoint({
      method: 'GET',
      path: `${one}/undo` as `${Path}/${Action}/:id/undo` & `/${string}`,
      access,
      summary: 'How far an upload is taken back, then what was restored, removed and spared',
      params: OneUpload,
      reply: Undo,
    }),
    template: endpoint({
      method: 'GET',
      path: `${path}/${template}` as `${Path}/${Template}` & `/${string}`,
      access,
      summary: `The spreadsheet to fill in for ${rows}`,
      produces: SPREADSHEET,
      reply: Type.String(),
    }),
  };
}
