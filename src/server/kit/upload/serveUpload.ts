import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { uploaded } from '#contract/kit/upload.ts';
import { fileNameOf } from '#rules/fileNameOf.ts';
import { byOf, type By, type User } from '../../platform/auth/caller.ts';
import { heldTo } from '../../platform/background-jobs/heldTo.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, type Call } from '../../platform/route.ts';
import { forgettingCounts } from '../list/counts.ts';
import { xlsx } from '../list/workbook/xlsx.ts';
import type { SheetQuestion } from '../sheet/reading.ts';
import { readSheet } from '../sheet/readSheet.ts';
import { commitOf } from './commit.ts';
import { layoutChooser } from './layout/choosing.ts';
import { sentLayout } from './layout/sentLayout.ts';
import { mistakesFile } from './mistakesFile.ts';
import { notesOf, phonesOf, readingsOf } from './notes.ts';
import { titlesOf } from './titles.ts';
import { noUpload, reportUpload } from './report.ts';
import { beginStaging } from './stage.ts';
import { startCommit } from './startCommit.ts';
import { findUpload } from './sql.ts';
import { lastUpload, startUndo } from './takeBack.ts';
import type { UploadTarget } from './target.ts';
import { trialOf } from './trial.ts';
import { inOwnColumns } from './values.ts';
import { undoOf } from './undo.ts';
import { reportUndo } from './undoReport.ts';

export type UploadContract = Readonly<
  Record<
    'upload' | 'findUpload' | 'commitUpload' | 'uploadMistakes' | 'lastUpload' | 'takeBack' | 'findUndo' | 'template',
    Endpoint
  >
> &
  Pick<ReturnType<typeof uploaded>, 'sheetTitle' | 'sheetSize'>;

/** A file is staged and tried by one background job; when its owner has seen what it would do, another one does it. */
export function serveUpload(
  app: FastifyInstance,
  platform: Platform,
  contract: UploadContract,
  target: UploadTarget,
): void {
  const {
    upload: { path: list, access },
    template,
    sheetTitle,
    sheetSize,
  } = contract;
  const { database, backgroundJobs } = platform;
  const headings = Object.values(target.headings);
  const [trialKind, commitKind, undoKind] = [`trial of ${list}`, `commit of ${list}`, `undo of ${list}`];
  const counted = { ...target, changed: forgettingCounts(database, target.changed) };
  for (const kind of [trialOf(trialKind, target), commitOf(commitKind, counted), undoOf(undoKind, counted)])
    backgroundJobs.define(heldTo(access, kind));
  const asked = (call: Call<Endpoint>) => ({
    by: callerOf(call),
    id: (call.params as unknown as { readonly id: number }).id,
  });

  route(app, contract.upload, async (call: Call<Endpoint>) => {
    const by = callerOf(call);
    const staging = beginStaging(platform, { list, trialKind, page: pageOf(call) }, by);
    const [phones, readings] = [phonesOf(target), readingsOf(target)];
    const layouts = layoutChooser(platform, { list, target, user: by.user });
    const titles = titlesOf(target);
    const { fileName, sheet } = await readSheet(call.request, {
      owner: by.user.userId,
      headings: [...headings, ...Object.values(target.marks ?? {})],
      needed: target.needed?.map((field) => target.headings[field]!) ?? headings,
      ...(target.aliases && { aliases: target.aliases }),
      size: sheetSize,
      hidden: hiddenOf(call) ?? 'ask',
      matching: { read: sentLayout, choose: async (...asked) => titles.see(asked[0], await layouts.choose(...asked)) },
      take: (rows) =>
        staging.take(rows.map((row) => readings.see(phones.restore(inOwnColumns(target, titles.restore(row)))))),
    });
    const notes = [...notesOf(sheet, phones.restored(), layouts.note()), ...readings.notes(), ...titles.notes()];
    return { id: await staging.end(fileName, notes) } as never;
  });

  route(app, contract.findUpload, async (call: Call<Endpoint>) => {
    const {
      by: { user },
      id,
    } = asked(call);
    return (await reportUpload(database, { user, list, id, target })) as never;
  });

  route(app, contract.commitUpload, async (call: Call<Endpoint>) => {
    const { by, id } = asked(call);
    await startCommit(platform, { list, id, kind: commitKind }, by);
    return null as never;
  });

  route(app, contract.uploadMistakes, async (call: Call<Endpoint>) => {
    const {
      by: { user },
      id,
    } = asked(call);
    if ((await findUpload(database, { uploadId: id, list, userId: user.userId })).length === 0) throw noUpload();
    call.reply.header('content-disposition', `attachment; filename="${fileNameOf(sheetTitle)}-mistakes.xlsx"`);
    return Readable.from(xlsx(mistakesFile(database, id, headings), `${sheetTitle}, mistakes`)) as never;
  });

  route(app, contract.lastUpload, () => lastUpload(platform, list) as never);

  route(app, contract.takeBack, async (call: Call<Endpoint>) => {
    const { by, id } = asked(call);
    await startUndo(platform, { list, id, kind: undoKind, page: pageOf(call) }, by);
    return null as never;
  });

  route(app, contract.findUndo, async (call: Call<Endpoint>) => {
    const {
      by: { user },
      id,
    } = asked(call);
    return (await reportUndo(database, { user, list, id, target })) as never;
  });

  route(app, template, ({ reply }: Call<Endpoint>) => {
    reply.header('content-disposition', `attachment; filename="${fileNameOf(sheetTitle)}.xlsx"`);
    return Readable.from(xlsx(only(headings), sheetTitle)) as never;
  });
}

const callerOf = (call: Call<Endpoint>): By => byOf({ caller: call.caller as unknown as User, request: call.request });

const pageOf = ({ query }: Call<Endpoint>): string => (query as unknown as { readonly page: string }).page;

const hiddenOf = ({ query }: Call<Endpoint>) => (query as unknown as Pick<SheetQuestion, 'hidden'>).hidden;

async function* only(row: readonly string[]) {
  yield row;
}
