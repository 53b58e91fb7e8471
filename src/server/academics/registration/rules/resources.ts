import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { equals } from '../../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { resource } from '../../../kit/resource/resource.ts';
import { writes } from '../../../kit/resource/writes.ts';

type Window = SectionAnswersById['forms/registration-window'];
type Load = SectionAnswersById['forms/unit-load'];

const windowWrites = writes(
  {
    session_id: 'int4',
    semester_id: 'int4',
    student_type_id: 'int4',
    opens_on: 'date',
    closes_on: 'date',
    late_until: 'date?',
  },
  ({ sessionId, semesterId, studentTypeId, opensOn, closesOn, lateUntil }: Window) => ({
    session_id: sessionId,
    semester_id: semesterId,
    student_type_id: studentTypeId,
    opens_on: opensOn,
    closes_on: closesOn,
    late_until: lateUntil ?? null,
  }),
);

const OPENS = { sql: 't.opens_on', type: 'date' } as const;

export const registrationWindows = resource({
  table: 'registration_window',
  list: {
    from: `registration_window t join academic_session e on e.id = t.session_id join semester s on s.id = t.semester_id
      join student_type y on y.id = t.student_type_id`,
    columns: {
      id: 'int4',
      name: 'text',
      sessionId: 'int4',
      semesterId: 'int4',
      studentTypeId: 'int4',
      opensOn: 'date',
      closesOn: 'date',
      lateUntil: 'date?',
      active: 'bool',
      revision: 'int4',
    },
    select: {
      id: 't.id',
      name: `s.name || ', ' || e.name || ', ' || y.name`,
      sessionId: 't.session_id',
      semesterId: 't.semester_id',
      studentTypeId: 't.student_type_id',
      opensOn: 't.opens_on',
      closesOn: 't.closes_on',
      lateUntil: 't.late_until',
      active: 't.active',
    },
    opens: '-opensOn',
    sorts: { opensOn: OPENS, closesOn: { sql: 't.closes_on', type: 'date' } },
    filters: {
      sessionId: equals('t.session_id', 'int4'),
      semesterId: equals('t.semester_id', 'int4'),
      studentTypeId: equals('t.student_type_id', 'int4'),
      active: equals('t.active', 'bool'),
    },
  },
  creates: windowWrites,
  corrects: windowWrites,
  taken: { at: '/studentTypeId', message: 'this student type has a window in this semester already: correct that one' },
});

const loadWrites = writes(
  {
    department_id: 'int4',
    option_id: 'int4?',
    level_id: 'int4',
    semester_id: 'int4',
    min_units: 'int4',
    max_units: 'int4',
  },
  ({ departmentId, departmentOptionId, levelId, semesterId, minUnits, maxUnits }: Load) => ({
    department_id: departmentId,
    option_id: departmentOptionId ?? null,
    level_id: levelId,
    semester_id: semesterId,
    min_units: minUnits,
    max_units: maxUnits,
  }),
);

export const unitLoads = resource({
  table: 'unit_load',
  list: {
    from: `unit_load t join department d on d.id = t.department_id join semester s on s.id = t.semester_id left join department_option o on o.id = t.option_id`,
    columns: {
      id: 'int4',
      departmentId: 'int4',
      departmentOptionId: 'int4?',
      offeredBy: 'text',
      levelId: 'int4',
      semesterId: 'int4',
      semester: 'text',
      minUnits: 'int4',
      maxUnits: 'int4',
      active: 'bool',
      revision: 'int4',
    },
    select: {
      id: 't.id',
      departmentId: 't.department_id',
      departmentOptionId: 't.option_id',
      offeredBy: `concat_ws(', ', d.name, o.name)`,
      levelId: 't.level_id',
      semesterId: 't.semester_id',
      semester: 's.name',
      minUnits: 't.min_units',
      maxUnits: 't.max_units',
      active: 't.active',
    },
    opens: 'offeredBy',
    sorts: { offeredBy: alphabetical('d.name'), levelId: { sql: 't.level_id', type: 'int4' } },
    filters: {
      search: matches(searchable('d.name')),
      departmentId: equals('t.department_id', 'int4'),
      levelId: equals('t.level_id', 'int4'),
      semesterId: equals('t.semester_id', 'int4'),
      active: equals('t.active', 'bool'),
    },
  },
  creates: loadWrites,
  corrects: loadWrites,
  taken: { at: '/levelId', message: 'this level has a load in this semester already: correct that one' },
});
