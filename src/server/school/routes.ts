import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/school.ts';
import { judgeForm, type FormName } from '../forms/service.ts';
import type { Lookups } from '../lookups/service.ts';
import type { Platform } from '../platform/platform.ts';
import { serveResource } from '../platform/resource/serveResource.ts';
import { route, withMessage } from '../platform/route.ts';
import { loadSchool } from './service.ts';
import { reopenSession, setOpenSession } from './sessions.ts';
import * as resources from './sql/resources.ts';

export function schoolRoutes(app: FastifyInstance, platform: Platform, lookups: Lookups): void {
  const changed = () => loadSchool(platform);
  const judgedBy = <Form extends FormName>(form: Form) => (answers: unknown, title: string) => judgeForm(platform, lookups, form, answers, title);
  const named = judgedBy('school-name');

  serveResource(app, platform, contract.faculties, resources.faculties, { judge: { create: named, correct: named }, changed });
  serveResource(app, platform, contract.departments, resources.departments, { judge: { create: judgedBy('department'), correct: named }, changed });
  serveResource(app, platform, contract.departmentOptions, resources.departmentOptions, { judge: { create: judgedBy('department-option'), correct: named }, changed });
  serveResource(app, platform, contract.studentTypes, resources.studentTypes, { judge: { create: named, correct: named }, changed });
  serveResource(app, platform, contract.programmes, resources.programmes, { judge: { create: judgedBy('school-programme'), correct: named }, changed });
  serveResource(app, platform, contract.programmeDepartments, resources.programmeDepartments, { judge: { create: judgedBy('programme-department') }, changed });
  serveResource(app, platform, contract.areas, resources.areas, { judge: { create: named, correct: named }, changed });
  serveResource(app, platform, contract.areaAssignments, resources.areaAssignments, { judge: { create: judgedBy('area-assignment') }, changed });
  serveResource(app, platform, contract.semesters, resources.semesters, { judge: { create: named, correct: named }, changed });
  serveResource(app, platform, contract.academicSessions, resources.academicSessions, { judge: { create: judgedBy('academic-session') }, changed });

  route(app, contract.openSession, async ({ caller, body, request }) =>
    withMessage(`The session ${await setOpenSession(platform, body.sessionId, caller, request.ip)} is open`, null));
  route(app, contract.rollbackSession, async ({ caller, request }) =>
    withMessage(`The session ${await reopenSession(platform, caller, request.ip)} is open again`, null));
}
