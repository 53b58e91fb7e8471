import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/refunds.ts';
import { isOwnAccount, refundableKobo } from '#rules/finance/refund.ts';
import { readRrr } from '#rules/rrr.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { actorOf, byOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { askForRefund } from './asking.ts';
import { makeFile } from './bankFile.ts';
import { caseSourcesNamed, studentSourcesNamed, tookPart } from './sourceSql.ts';
import { fileList, findRefund, otherRefunds, refundList, takeFile } from './sql.ts';
import { postStep } from './steps.ts';
import { digestOf, refundWork, sourceOf, type Source } from './work.ts';

export function refundRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  serveList(
    app,
    platform,
    contract.refunds,
    refundList,
    (row, user) =>
      ({
        ...row,
        askedAt: row.askedAt.toISOString(),
        may: maySteps(contract.refundWork, row.state, user),
      }) as contract.RefundRow,
  );
  route(app, contract.refundSources, async ({ query }) => {
    const sources = await sourcesOf(database, query.of);
    if (sources.length === 0) throw notFound('Nothing is due by this number');
    return sources.map(presentSource);
  });
  route(app, contract.askRefund, (call) => askForRefund(platform, call.body, byOf(call)));
  route(app, contract.refund, ({ params, caller }) => refundOf(database, params.id, caller));
  serveWorkflow(app, platform, contract.refundWork, refundWork, postStep(platform));

  serveList(app, platform, contract.refundFiles, fileList, (row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
  route(app, contract.makeRefundFile, (call) => makeFile(platform, call.body.request, byOf(call)));
  route(app, contract.refundFile, async ({ params, caller, request, reply }) => {
    const by = { actor: actorOf(caller), ip: request.ip };
    const [file] = await takeFile(database, { id: params.id, now: platform.now(), ...by });
    if (!file) throw notFound('There is no such file');
    reply.header('content-disposition', `attachment; filename="refunds-${params.id}.csv"`);
    return file.content;
  });
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function sourcesOf(db: Queryable, typed: string): Promise<Source[]> {
  const name = typed.trim();
  if (UUID.test(name)) {
    const found = [
      await sourceOf(db, { caseId: name, studentId: null }),
      await sourceOf(db, { caseId: null, studentId: name }),
    ];
    return found.filter((source) => source !== undefined);
  }
  return [...(await caseSourcesNamed(db, { name, rrr: readRrr(name) })), ...(await studentSourcesNamed(db, { name }))];
}

const presentSource = (source: Source): contract.RefundSourceRow => {
  const { caseId, studentId, payerName, about, heldKobo, owedKobo, askedKobo } = source;
  return { caseId, studentId, payerName, about, heldKobo, owedKobo, askedKobo, refundableKobo: refundableKobo(source) };
};

async function refundOf(db: Queryable, id: string, user: User): Promise<contract.Refund> {
  const [row] = await findRefund(db, { id });
  if (!row) throw notFound('There is no such refund');
  const source = (await sourceOf(db, row))!;
  const { sentAt: _, email: __, ...rest } = row;
  const left = await refundWork.barred(db, id, user);
  const isOfCase = row.caseId !== null && (await tookPart(db, { caseId: row.caseId, userId: user.userId })).length > 0;
  return {
    ...presentSource(source),
    ...rest,
    isOwnAccount: isOwnAccount(row.payerName, row.accountName),
    askedAt: row.askedAt.toISOString(),
    digest: digestOf(row, source),
    may: maySteps(contract.refundWork, row.state, user).filter(
      (step) => !left.has(step) && !(step === 'approve' && isOfCase),
    ),
    others: (await otherRefunds(db, { id })).map((other) => ({ ...other, askedAt: other.askedAt.toISOString() })),
  } as contract.Refund;
}
