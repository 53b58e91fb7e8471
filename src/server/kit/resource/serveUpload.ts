import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { UploadReport } from '#contract/kit/upload.ts';
import { byOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { xlsx } from '../list/xlsx.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { route, type Call } from '../../platform/route.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { readSheet } from '../sheet/readSheet.ts';
import { lastUpload, noteUpload, takeUploadBack, type TakesBack } from './uploads.ts';

export interface Rows<Judged> {
  readonly headings: Readonly<Record<string, string>>;
  /** The judge throws `Problem` for a mistake in a row, or for a row that is not this person's to make. */
  readonly judgeFor: (user: User) => Promise<(cells: SheetRow['cells']) => Judged>;
  /** It resolves to the new id, and to nothing where the row is there already. */
  readonly keep: (tx: Queryable, judged: Judged, by: By) => Promise<string | number | undefined>;
  readonly takesBack: TakesBack;
  readonly changed: () => Promise<void>;
}

type Mistakes = UploadReport['mistakes'];

type UploadContract = Readonly<Record<'upload' | 'lastUpload' | 'takeBack' | 'template', Endpoint>>;

/** A trial does all of it and undoes it. */
export function serveUpload<Judged>(
  app: FastifyInstance, platform: Platform, { upload, lastUpload: last, takeBack, template }: UploadContract, { headings, judgeFor, keep, takesBack, changed }: Rows<Judged>,
): void {
  const callerOf = (call: Call<Endpoint>): By => byOf({ caller: call.caller as unknown as User, request: call.request });

  route(app, upload, async (call: Call<Endpoint>) => {
    const { trial } = call.query as unknown as { trial: boolean };
    const by = callerOf(call);
    const sheet = await readSheet(call.request, String(by.user.userId), Object.values(headings));
    const judge = await judgeFor(by.user);
    const mistakes: Mistakes = [];
    const right = sheet.flatMap((row) => judgedRow(row, headings, judge, mistakes));
    const created = await tried(platform.database, trial, async (tx) => {
      const made = [];
      for (const row of right) made.push(await keep(tx, row, by));
      const ids = made.filter((id) => id !== undefined);
      await noteUpload(tx, upload.path, ids, by, platform.now());
      return ids.length;
    });
    if (!trial) await changed();
    return { rows: sheet.length, created, unchanged: right.length - created, mistakes } as never;
  });

  route(app, last, () => lastUpload(platform, upload.path) as never);

  route(app, takeBack, async (call: Call<Endpoint>) => {
    const { id } = call.params as unknown as { id: number };
    const counts = await takeUploadBack(platform, upload.path, id, callerOf(call), takesBack);
    await changed();
    return counts as never;
  });

  route(app, template, ({ reply }: Call<Endpoint>) => {
    reply.header('content-disposition', `attachment; filename="${template.path.split('/').at(-2)}.xlsx"`);
    return Readable.from(xlsx(only(Object.values(headings)))) as never;
  });
}

async function* only(row: readonly string[]) {
  yield row;
}

function judgedRow<Judged>({ number, cells }: SheetRow, headings: Rows<Judged>['headings'], judge: (cells: SheetRow['cells']) => Judged, mistakes: Mistakes): Judged[] {
  try {
    return [judge(cells)];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [pointer, message] = Object.entries(error.errors ?? {})[0] ?? ['', error.message];
    mistakes.push({ row: number, column: headings[pointer.slice(1)] ?? null, message });
    return [];
  }
}

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
