import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { byOf, type By, type User } from '../../platform/auth/caller.ts';
import { heldTo } from '../../platform/background-jobs/heldTo.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, type Call } from '../../platform/route.ts';
import { xlsx } from '../list/xlsx.ts';
import { readSheet } from '../sheet/readSheet.ts';
import { commitOf } from './commit.ts';
import { mistakesFile } from './mistakesFile.ts';
import { noUpload, reportUpload } from './report.ts';
import { stage } from './stage.ts';
import { startCommit } from './startCommit.ts';
import { findUpload } from './sql.ts';
import { lastUpload, takeUploadBack } from './takeBack.ts';
import type { UploadTarget } from './target.ts';
import { trialOf } from './trial.ts';

export type UploadContract = Readonly<Record<'upload' | 'findUpload' | 'commitUpload' | 'uploadMistakes' | 'lastUpload' | 'takeBack' | 'template', Endpoint>>;

/** A file is staged and tried by one background job; when its owner has seen what it would do, another one does it. */
export function serveUpload(app: FastifyInstance, platform: Platform, contract: UploadContract, target: UploadTarget): void {
  const { upload: { path: list, access }, template } = contract;
  const { database, backgroundJobs } = platform;
  const headings = Object.values(target.headings);
  const about = template.path.split('/').at(-2)!;
  const [trialKind, commitKind] = [`trial of ${list}`, `commit of ${list}`];
  for (const kind of [trialOf(trialKind, target), commitOf(commitKind, target)]) backgroundJobs.define(heldTo(access, kind));
  const asked = (call: Call<Endpoint>) => ({ by: callerOf(call), id: (call.params as unknown as { readonly id: number }).id });

  route(app, contract.upload, async (call: Call<Endpoint>) => {
    const { page } = call.query as unknown as { readonly page: string };
    const by = callerOf(call);
    const sheet = await readSheet(call.request, by.user.userId, headings);
    return { id: await stage(platform, sheet, { list, trialKind, title: `Trial of ${sheet.fileName}`, page }, by) } as never;
  });

  route(app, contract.findUpload, async (call: Call<Endpoint>) => {
    const { by: { user }, id } = asked(call);
    return await reportUpload(database, { user, list, id, target }) as never;
  });

  route(app, contract.commitUpload, async (call: Call<Endpoint>) => {
    const { by, id } = asked(call);
    await startCommit(platform, { list, id, kind: commitKind }, by);
    return null as never;
  });

  route(app, contract.uploadMistakes, async (call: Call<Endpoint>) => {
    const { by: { user }, id } = asked(call);
    if ((await findUpload(database, { uploadId: id, list, userId: user.userId })).length === 0) throw noUpload();
    call.reply.header('content-disposition', `attachment; filename="${about}-mistakes.xlsx"`);
    return Readable.from(xlsx(mistakesFile(database, id, headings))) as never;
  });

  route(app, contract.lastUpload, () => lastUpload(platform, list) as never);

  route(app, contract.takeBack, async (call: Call<Endpoint>) => {
    const { by, id } = asked(call);
    const counts = await takeUploadBack(platform, list, id, by, target.takesBack);
    await target.changed();
    return counts as never;
  });

  route(app, template, ({ reply }: Call<Endpoint>) => {
    reply.header('content-disposition', `attachment; filename="${about}.xlsx"`);
    return Readable.from(xlsx(only(headings))) as never;
  });
}

const callerOf = (call: Call<Endpoint>): By => byOf({ caller: call.caller as unknown as User, request: call.request });

async function* only(row: readonly string[]) {
  yield row;
}
