import type { FastifyInstance } from 'fastify';
import { replaceSchoolLists, schoolRevision } from '../lookups/service.ts';
import type { SchoolLists } from '../lookups/school.ts';
import { followOthers } from '../../platform/jobs/followOthers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSchool, readRevision } from './sql/lists.ts';

/** Puts the database's lists into the lookups of this process. */
export async function loadSchool(platform: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const rows = await listSchool(platform.database);
  const listed = Map.groupBy(rows, ({ list }) => list as keyof SchoolLists);
  const of = (list: keyof SchoolLists) =>
    (listed.get(list) ?? []).map(({ id, name, parent, active }) => ({ id, name, parents: parent === null ? [] : [parent], retired: !active }));
  replaceSchoolLists(platform, rows[0]?.revision ?? 0, {
    faculties: of('faculties'), departments: of('departments'), departmentOptions: of('departmentOptions'), areas: of('areas'),
    departmentAreas: of('departmentAreas'), studentTypes: of('studentTypes'), programmes: of('programmes'), programmeDepartments: of('programmeDepartments'), semesters: of('semesters'), courses: of('courses'), roles: of('roles'),
  });
}

/** Loads the lists, and again whenever another server has changed them: one row is looked at every two seconds. */
export async function followSchool(app: FastifyInstance, platform: Platform): Promise<void> {
  await loadSchool(platform);
  followOthers(app, platform, 'school', () => lookForChanges(platform));
}

async function lookForChanges(platform: Platform): Promise<void> {
  const [row] = await readRevision(platform.database);
  if (row && row.revision > schoolRevision(platform)) await loadSchool(platform);
}
