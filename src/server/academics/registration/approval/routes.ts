import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/registration-approval.ts';
import { chosenColumns, sendListFile } from '../../../kit/list/listFile.ts';
import { serveList } from '../../../kit/list/serveList.ts';
import { byOf } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { route } from '../../../platform/route.ts';
import { addable, addFor, dropFor, registrationByNumber } from './addDrop.ts';
import { advisedStudentList, approvalList, classListed, levelsAdvised } from './lists.ts';
import { decide, decideMany, registrationCase, verdictsOf } from './service.ts';

export function approvalRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, now } = platform;
  serveList(
    app,
    platform,
    contract.registrationApprovals,
    approvalList,
    ({ submittedAt, ...row }) => ({ ...row, submittedAt: submittedAt?.toISOString() ?? null }) as never,
  );
  route(app, contract.registeredCourses, ({ caller, query }) => registrationCase(platform, caller, query.id));
  route(app, contract.registrationVerdicts, ({ caller, query }) => verdictsOf(platform, caller, query));
  route(app, contract.approveCourseRegistration, (call) => decide(platform, byOf(call), call.body));
  route(app, contract.bulkApproveCourseRegistration, (call) => decideMany(platform, byOf(call), call.body));

  route(app, contract.addOrDropCourses, ({ caller, query }) => registrationByNumber(platform, caller, query));
  route(app, contract.registerableCourses, ({ caller, query }) => addable(platform, caller, query));
  route(app, contract.addCourses, (call) => addFor(platform, byOf(call), call.body));
  route(app, contract.dropCourses, (call) => dropFor(platform, byOf(call), call.params, call.query));

  serveList(app, platform, contract.advisedStudents, advisedStudentList, (row) => row as never);
  route(app, contract.advisedLevels, async ({ caller: { userId, claims } }) =>
    (await levelsAdvised(database, { isAll: claims.has('school-setup'), userId })).map((row) => ({
      departmentId: row.departmentId,
      department: row.department,
      levelId: row.levelId,
      sessionId: row.sessionId,
      session: row.session,
      semesterId: row.semesterId,
      semester: row.semester,
      adviser: row.adviser,
      students: row.students,
      registered: row.registered,
      waiting: row.waiting,
      approved: row.approved,
    })),
  );

  serveList(app, platform, contract.classLists, classListed, (row) => row as never);
  route(app, contract.downloadClassList, ({ caller, query: { format = 'pdf', ...query }, reply }) => {
    const { declared } = contract.classLists;
    async function* rows() {
      for await (const batch of classListed.batches(database, query as object, caller)) yield* batch;
    }
    return sendListFile(reply, platform, {
      declared,
      format,
      columns: chosenColumns(declared, undefined),
      query: query as object,
      user: caller,
      at: now(),
      count: () => classListed.count(database, query as object, caller),
      rows: rows(),
    });
  });
}
