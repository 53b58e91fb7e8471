import type { LookupName } from '#catalogue/registry/lookups.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { statement, type Row } from '../../platform/database/statement.ts';
import type { Names } from './textOf.ts';

/** Lists whose names the college changes, by the tables they are in. */
const TABLES: Readonly<Partial<Record<LookupName, string>>> = {
  faculties: 'faculty',
  departments: 'department',
  'all-departments': 'department',
  'staff-departments': 'department',
  'application-departments': 'department',
  'programme-departments': 'department',
  'department-options': 'department_option',
  'areas-of-specialization': 'area_of_specialization',
  'all-areas-of-specialization': 'area_of_specialization',
  'school-programmes': 'school_programme',
  'diploma-programmes': 'school_programme',
  'cce-programmes': 'school_programme',
  'certificate-programmes': 'school_programme',
  'student-types': 'student_type',
};

/** The audit log has what each was called before. */
const renamingsSince = statement(
  'renamings-since',
  { since: 'timestamptz', tables: 'text[]' },
  `
  select subject_kind, subject_id, at, detail -> 'before' ->> 'name' as name from audit_entry
   where action = 'corrected' and at > $since and subject_kind = any($tables::text[])
     and detail -> 'before' ->> 'name' is distinct from detail -> 'after' ->> 'name' order by at, id`,
  { subject_kind: 'text', subject_id: 'text', at: 'timestamptz', name: 'text' },
);

/** The earliest comes first. */
export type Renamings = readonly Row<typeof renamingsSince.columns>[];

export const renamings = (db: Queryable, since: Date): Promise<Renamings> =>
  renamingsSince(db, { since, tables: [...new Set(Object.values(TABLES))] });

/** What ids were called then: a department that was renamed since has its name of before. */
export const namesAsOf = (names: Names, renamed: Renamings, then: Date): Names => ({
  nameOf(lookup, id) {
    const table = TABLES[lookup as LookupName];
    const next = renamed.find(
      (each) => each.at > then && each.subject_kind === table && each.subject_id === String(id),
    );
    return next?.name ?? names.nameOf(lookup, id);
  },
});
