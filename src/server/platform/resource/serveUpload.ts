import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { UploadReport } from '#contract/upload.ts';
import type { By, User } from '../auth/caller.ts';
import type { Queryable } from '../database/database.ts';
import { xlsx } from '../list/xlsx.ts';
import type { Platform } from '../platform.ts';
import { Problem } from '../problem.ts';
import { route, type Call } from '../route.ts';
import { readSheet, type SheetRow } from '../sheet/readSheet.ts';

/** What a row of a spreadsheet is to who keeps it. */
export interface Rows<Judged> {
  /** The headings of the spreadsheet, by the names of the fields. */
  readonly headings: Readonly<Record<string, string>>;
  /** Throws `Problem` 422 for a mistake in it. */
  readonly judge: (cells: SheetRow['cells']) => Judged;
  /** Makes it; false where it is there already. */
  readonly keep: (tx: Queryable, judged: Judged, by: By) => Promise<boolean>;
  readonly changed: () => Promise<void>;
}

type Mistakes = UploadReport['mistakes'];

/** Mounts the upload of many rows and the spreadsheet to fill in. A trial does all of it and takes it back. */
export function serveUpload<Judged>(
  app: FastifyInstance, { database }: Platform, { upload, template }: Readonly<Record<'upload' | 'template', Endpoint>>, { headings, judge, keep, changed }: Rows<Judged>,
): void {
  route(app, upload, async ({ query, caller, request }: Call<Endpoint>) => {
    const { trial } = query as unknown as { trial: boolean };
    const by = { user: caller as unknown as User, ip: request.ip };
    const sheet = await readSheet(request, Object.values(headings));
    const mistakes: Mistakes = [];
    const right = sheet.flatMap((row) => judgedRow(row, headings, judge, mistakes));
    const created = await tried(database, trial, async (tx) => {
      let made = 0;
      for (const row of right) if (await keep(tx, row, by)) made += 1;
      return made;
    });
    if (!trial) await changed();
    return { rows: sheet.length, created, unchanged: right.length - created, mistakes } as never;
  });

  route(app, template, ({ reply }: Call<Endpoint>) => {
    reply.header('content-disposition', `attachment; filename="${template.path.split('/').at(-2)}.xlsx"`);
    return Readable.from(xlsx(only(Object.values(headings)))) as never;
  });
}

async function* only(row: readonly string[]) {
  yield row;
}

function judgedRow<Judged>({ number, cells }: SheetRow, headings: Rows<Judged>['headings'], judge: Rows<Judged>['judge'], mistakes: Mistakes): Judged[] {
  try {
    return [judge(cells)];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [pointer, message] = Object.entries(error.errors ?? {})[0] ?? ['', error.message];
    mistakes.push({ row: number, column: headings[pointer.slice(1)] ?? null, message });
    return [];
  }
}

/** What `work` gives; of a trial, all that it did is taken back. */
async function tried<Result>(database: Platform['database'], isTrial: boolean, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const takenBack = new Error('A trial');
  let result: Result | undefined;
  await database.transaction(async (tx) => {
    result = await work(tx);
    if (isTrial) throw takenBack;
  }).catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  return result!;
}
