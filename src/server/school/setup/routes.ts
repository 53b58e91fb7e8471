import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/school/setup.ts';
import { headingsOf, rowAnswers } from '../../kit/forms/rows.ts';
import { noneCompletedSince } from '../../admissions/applications/service.ts';
import { judgeForm, type FormName } from '../../kit/forms/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import { route, withMessage } from '../../platform/route.ts';
import { reopenSession, setOpenSession } from './sessions.ts';
import * as resources from './sql/resources.ts';

export function schoolRoutes(app: FastifyInstance, platform: Platform): void {
  const judgedBy = <Form extends FormName>(form: Form) => (answers: unknown, title: string) => judgeForm(platform, form, answers, title);
  const changed = () => platform.lookups.read(platform.database);

  /** Made by a form, typed or from a spreadsheet. */
  const made = <Form extends FormName>(form: Form) => ({
    judge: { create: judgedBy(form) },
    sheet: {
      headings: headingsOf(platform, form),
      answers: (cells: Readonly<Record<string, string>>) => rowAnswers(platform, form, cells),
      // An application names by id what was chosen in it, and its slip must print as it was.
      mayRemove: noneCompletedSince,
    },
    changed,
  });
  /** The same, and its name can be corrected. */
  const named = <Form extends FormName>(form: Form) => ({ ...made(form), judge: { create: judgedBy(form), correct: judgedBy('school-name') } });

  serveResource(app, platform, contract.faculties, resources.faculties, named('school-name'));
  serveResource(app, platform, contract.departments, resources.departments, named('department'));
  serveResource(app, platform, contract.departmentOptions, resources.departmentOptions, named('department-option'));
  serveResource(app, platform, contract.studentTypes, resources.studentTypes, named('school-name'));
  serveResource(app, platform, contract.programmes, resources.programmes, named('school-programme'));
  serveResource(app, platform, contract.programmeDepartments, resources.programmeDepartments, made('programme-department'));
  serveResource(app, platform, contract.areas, resources.areas, named('school-name'));
  serveResource(app, platform, contract.areaAssignments, resources.areaAssignments, made('area-assignment'));
  serveResource(app, platform, contract.semesters, resources.semesters, named('school-name'));
  serveResource(app, platform, contract.academicSessions, resources.academicSessions, made('academic-session'));

  route(app, contract.openSession, async ({ caller, body, request }) =>
    withMessage(`The session ${await setOpenSession(platform, body.sessionId, caller, request.ip)} is open`, null));
  route(app, contract.rollbackSession, async ({ caller, request }) =>
    withMessage(`The session ${await reopenSession(platform, caller, request.ip)} is open again`, null));
}
