import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/exemptions.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { actorOf, byOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { lockStandings } from '../results/service.ts';
import { askToExempt } from './asking.ts';
import { exemptionById, exemptionList, exemptionsByStudent, reachValues, studentOfNumber } from './sql.ts';
import { decided, exemptionDigest, exemptionWork, follow, type Found } from './work.ts';

export function exemptionRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.exemptions, exemptionList, present);
  route(app, contract.exemptionsOfStudent, ({ caller, query }) => ofStudent(platform, caller, query.number));
  route(app, contract.askExemption, (call) => askToExempt(platform, byOf(call), call.body));
  route(app, contract.grantExemptions, (call) => grantMany(platform, byOf(call), call.body));
  serveWorkflow(app, platform, contract.exemptionWork, exemptionWork, decided(platform));
}

type Listed = NonNullable<Awaited<ReturnType<typeof exemptionList.find>>>;

const present = ({ id, fullName, number, code, unit, basis, paper, state, askedAt, askedBy }: Listed, user: User) =>
  ({
    id,
    fullName,
    number,
    code,
    unit,
    basis,
    paper,
    state,
    askedAt: askedAt.toISOString(),
    askedBy,
    may: maySteps(contract.exemptionWork, state, user),
  }) as contract.ExemptionRow;

/** @throws Problem 404 for a number of nobody, and of nobody whom the caller may see */
async function ofStudent(
  { database }: Platform,
  user: User,
  number: string,
): Promise<Reply<typeof contract.exemptionsOfStudent>> {
  const [student] = await studentOfNumber(database, { number: number.trim(), ...reachValues(user) });
  if (!student?.sees) throw notFound('No student of your office has this number');
  const rows = await exemptionsByStudent(database, { studentId: student.studentId });
  const shown: contract.Exemption[] = [];
  for (const row of rows) shown.push(await shownTo(database, user, row));
  const { studentId, fullName, department, programme, levelId } = student;
  const mayAsk = user.claims.has('publish-results');
  return { studentId, fullName, number: student.number, department, programme, levelId, mayAsk, exemptions: shown };
}

async function shownTo(database: Platform['database'], user: User, row: Found): Promise<contract.Exemption> {
  const left = await exemptionWork.barred(database, row.id, user);
  const shown = present(row, user);
  return {
    ...shown,
    may: shown.may.filter((step) => !left.has(step)),
    title: row.title,
    origin: row.origin,
    digest: exemptionDigest(row),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** @throws Problem 403 for what the caller asked for, 409 where one has changed since it was seen: then none is granted */
async function grantMany(
  platform: Platform,
  by: By,
  { studentId, seen }: Body<typeof contract.grantExemptions>,
): Promise<Reply<typeof contract.grantExemptions>> {
  const { database, now } = platform;
  const ids = [...new Set(seen.map(({ id }) => id))].toSorted();
  await database.transaction(async (tx) => {
    await lockStandings(tx);
    for (const id of ids) {
      const [found] = await exemptionById(tx, { id });
      if (found?.studentId !== studentId) throw invalid('These are not exemptions of one student');
      if ((await exemptionWork.barred(tx, id, by.user)).has('grant'))
        throw new Problem(403, 'You asked for some of these. Another person grants them', { title: 'Not done!' });
    }
    const granted = await exemptionWork.takeMany(tx, {
      ids,
      digests: Object.fromEntries(seen.map(({ id, digest }) => [id, digest])),
      step: 'grant',
      from: 'asked',
      reason: null,
      actor: actorOf(by.user),
      ip: by.ip,
      now: now(),
    });
    if (granted.length < ids.length)
      throw new Problem(409, 'Some of these have changed since you looked at them. Please look again', {
        title: 'Not done!',
      });
    await follow(platform, tx, { ids, step: 'grant', reason: null }, by);
  });
  return { granted: ids.length };
}
