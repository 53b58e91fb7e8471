import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/adjustments.ts';
import { waivableKobo } from '#rules/finance/adjustment.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { readable } from '../../kit/student/files.ts';
import { sendStudentFile } from '../../kit/student/sending.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { chargesOfStudent } from '../charges/service.ts';
import { balanceOf } from '../ledger/service.ts';
import { ask } from './asking.ts';
import { changeLimit, limitFor } from './limits.ts';
import { limits } from './limitSql.ts';
import { adjustmentList, askedOfCharges, findAdjustment, paperOf, studentNumbered } from './sql.ts';
import { adjustmentWork, digestOf, postStep } from './work.ts';

export function adjustmentRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  serveList(
    app,
    platform,
    contract.adjustments,
    adjustmentList,
    (row, user) =>
      ({
        ...row,
        askedAt: row.askedAt.toISOString(),
        may: maySteps(contract.adjustmentWork, row.state, user),
      }) as contract.AdjustmentRow,
  );
  route(app, contract.adjustmentStudent, ({ query, caller }) => studentOf(platform, query.of.trim(), caller));
  route(app, contract.askAdjustment, (call) => ask(platform, call.body, byOf(call)));
  route(app, contract.adjustment, ({ params, caller }) => adjustmentOf(database, params.id, caller));
  route(
    app,
    contract.adjustmentPaper,
    async ({ params, reply }) =>
      (await sendStudentFile(reply, readable(platform, await paperOf(database, params)))) as never,
  );
  serveWorkflow(app, platform, contract.adjustmentWork, adjustmentWork, postStep(platform));

  route(app, contract.adjustmentLimits, async ({ caller }) => [...(await limits(database, { userId: caller.userId }))]);
  route(app, contract.setAdjustmentLimit, async (call) => {
    await changeLimit(platform, call.body, byOf(call));
    return null;
  });
}

/** Charges of which something is left. */
async function studentOf(
  { database, now }: Platform,
  number: string,
  { userId }: User,
): Promise<contract.AdjustmentStudent> {
  const [student] = await studentNumbered(database, { number });
  if (!student) throw notFound('No student has this number');
  const { id: studentId, ...named } = student;
  const asked = await askedOfCharges(database, { studentId });
  const { limitKobo, postedKobo } = await limitFor(database, { userId, studentId }, now());
  const charges = await chargesOfStudent(database, studentId);
  return {
    studentId,
    ...named,
    ...(await balanceOf(database, studentId)),
    leftKobo: Math.max(limitKobo - postedKobo, 0),
    charges: charges
      .filter(({ dueKobo }) => dueKobo > 0)
      .map(({ id, name: fee, session, dueKobo }) => {
        const askedKobo = asked.find(({ chargeId }) => chargeId === id)?.kobo ?? 0;
        return { id, fee, session, dueKobo, askedKobo, waivableKobo: waivableKobo({ dueKobo, askedKobo }) };
      }),
  };
}

async function adjustmentOf(db: Queryable, id: string, user: User): Promise<contract.Adjustment> {
  const [row] = await findAdjustment(db, { id });
  if (!row) throw notFound('There is no such adjustment');
  const left = await adjustmentWork.barred(db, id, user);
  const { userId: _, chargeId: __, paper: ___, bank: ____, tellerNumber: _____, askedAt, postedAt, ...rest } = row;
  return {
    ...rest,
    askedAt: askedAt.toISOString(),
    postedAt: postedAt?.toISOString() ?? null,
    digest: digestOf(row),
    may: maySteps(contract.adjustmentWork, row.state, user).filter((step) => !left.has(step)),
  } as contract.Adjustment;
}
