import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/courses.ts';
import type { BulkAct } from '../../kit/bulk/serveBulk.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgedBy } from '../../kit/forms/service.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import { route } from '../../platform/route.ts';
import { demoCollegeCourses } from './demoData.ts';
import { departmentsWithin, guardOfDepartments } from './policy.ts';
import { seedCourses } from './seed.ts';
import { withDepartments } from './officeRows.ts';
import { assignLecturer, lecturerRecord, searchLecturers } from './service.ts';
import { switchCourses } from './sql/bulk.ts';
import type { SheetState } from '#contract/academics/result-sheets.ts';
import { lecturerCourseList } from './sql/lecturers.ts';
import * as resources from './sql/resources.ts';

export const courses: Domain = {
  name: 'courses',
  register: courseRoutes,
  seed: seedCourses,
  demoData: [demoCollegeCourses],
};

function courseRoutes(app: FastifyInstance, platform: Platform): void {
  const changed = () => platform.lookups.read(platform.database);

  const sheet = formSheet(platform, 'course');
  serveResource(app, platform, contract.courses, resources.courses, {
    judge: { create: judgedBy(platform, 'course'), correct: judgedBy(platform, 'course-details') },
    sheet: {
      ...sheet,
      instead: { departmentId: 'code' },
      following: (db, rows, user) => withDepartments(sheet, db, rows, user),
    },
    acts: { activate: switchAll(true), deactivate: switchAll(false) },
    rowGuardFor: guardOfDepartments,
    changed,
  });

  serveResource(app, platform, contract.departmentCourses, resources.departmentCourses, {
    judge: { create: judgedBy(platform, 'department-course') },
    rowGuardFor: guardOfDepartments,
    changed,
  });

  serveList(app, platform, contract.lecturerCourses, lecturerCourseList, ({ since, state, ...course }) => ({
    ...course,
    state: state as SheetState,
    since: since.toISOString(),
  }));
  route(app, contract.lecturerCoursesAssigned, ({ caller, query }) => lecturerRecord(platform, caller, query.userName));
  route(app, contract.searchLecturers, ({ query }) => searchLecturers(platform, query.search));

  route(app, contract.assignLecturerCourse, async (call) => {
    await assignLecturer(platform, byOf(call), call.body);
    return null;
  });
}

const switchAll =
  (isActive: boolean): BulkAct =>
  async (tx, target, given, { user }) => {
    const departments = await departmentsWithin(tx, user);
    return switchCourses(tx, target, { ...given, isActive, departments: departments && [...departments] }, user);
  };
