import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { recordsTitle } from '#rules/lists/listDeclaration.ts';
import { FILE_LIFETIME_MS } from '#rules/lists/longFiles.ts';
import { byOf, type By, type User } from '../../../platform/auth/caller.ts';
import { heldTo } from '../../../platform/background-jobs/heldTo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/problem.ts';
import { route, type Call } from '../../../platform/route.ts';
import type { List } from '../list.ts';
import { chosenColumns, sendListFile, type FileQuery, type Listed } from '../listFile.ts';
import { requirePrintable } from '../print/servePrint.ts';
import { makeFileOf, type FileSubject, type MadeFile } from './makeFile.ts';
import { fileUnderWay, findMadeFile, lockOwner } from './sql.ts';
import { storedRows } from './storedRows.ts';

interface Served<R> {
  readonly contract: Listed;
  readonly served: List<R>;
  readonly shown: (row: R, user: User) => unknown;
}

const CALLED = { xlsx: 'Excel file', csv: 'CSV file', pdf: 'Print' } as const;

/** A list's file that a background job makes, and that its owner takes when it is done. */
export function serveMadeFiles<R extends object>(
  app: FastifyInstance,
  platform: Platform,
  { contract, served, shown }: Served<R>,
): void {
  const { database, backgroundJobs, now } = platform;
  const { declared, makeFile, madeFile } = contract;
  const kind = `file of ${contract.list.path}`;
  backgroundJobs.define(heldTo(makeFile.access, makeFileOf(kind, served, shown)));

  const begin = async (subject: FileSubject, page: string, by: By): Promise<string> => {
    const owner = by.user.userId;
    const { total } = await served.count(database, subject.query, by.user);
    if (subject.format === 'pdf') requirePrintable(total);
    return database.transaction(async (tx) => {
      await lockOwner(tx, { owner });
      const [underWay] = await fileUnderWay(tx, { owner, kind, subject });
      if (underWay) return underWay.id;
      const id = randomUUID();
      const job = {
        id,
        kind,
        subject,
        title: `${CALLED[subject.format]} of ${recordsTitle(declared)}`,
        page: `${page}${page.includes('?') ? '&' : '?'}file=${id}`,
        total,
      };
      return backgroundJobs.enqueue(tx, job, by);
    });
  };

  route(app, makeFile, async (call: Call<Endpoint>) => {
    const { format, columns, ...query } = call.query as unknown as FileQuery;
    const { page } = call.body as unknown as { readonly page: string };
    const subject = { format, query, columns: chosenColumns(declared, columns).map(([name]) => name) };
    const id = await begin(subject, page, byOf({ caller: call.caller as unknown as User, request: call.request }));
    backgroundJobs.prompt();
    return { id } as never;
  });

  route(app, madeFile, async (call: Call<Endpoint>) => {
    const user = call.caller as unknown as User;
    const { id: jobId } = call.params as unknown as { readonly id: string };
    const [file] = await findMadeFile(database, {
      jobId,
      owner: user.userId,
      kind,
      since: new Date(now().getTime() - FILE_LIFETIME_MS),
    });
    if (!file) throw notFound('This file is no longer here. Please make it again');
    const { format, query, columns } = file.subject as FileSubject;
    const { rows, sums } = file.result as MadeFile;
    return sendListFile(call.reply, platform, {
      declared,
      format,
      query,
      user,
      columns: chosenColumns(declared, columns.join(',')),
      at: file.finishedAt!,
      count: async () => ({ total: rows, sums }),
      rows: storedRows(database, jobId, columns),
    }) as never;
  });
}
