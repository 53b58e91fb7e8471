import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { statement } from '../../../platform/database/statement.ts';
import { IS_CHARGED } from '../../charges/service.ts';

/** Of `student_session p join student s join admission a`, those whom the assignment `t` is for. New students alone pay for their acceptance. */
const IS_OF_GROUP = `${IS_CHARGED} and p.session_id = t.session_id and p.student_type_id = t.student_type_id
    and (t.purpose <> 'acceptance' or s.entry_session_id = p.session_id)
    and p.programme_id = coalesce(t.school_programme_id, p.programme_id) and p.department_id = coalesce(t.department_id, p.department_id)
    and p.level_id = coalesce(t.level_id, p.level_id) and s.entry_session_id = coalesce(t.entry_session_id, s.entry_session_id)
    and p.is_indigene = coalesce(t.is_indigene, p.is_indigene) and (t.tag is null or t.tag = any(p.tags))
    and (t.gender_id is null or t.gender_id = s.gender_id)`;

const STUDENTS = `(
  select count(*)::int4 from student_session p join student s on s.id = p.student_id join admission a on a.id = s.admission_id
   where ${IS_OF_GROUP})`;
const TOTAL = '(select coalesce(sum(l.amount_kobo), 0)::int8 from fee_assignment_line l where l.assignment_id = t.id)';
const NAMED = `join academic_session e on e.id = t.session_id join student_type y on y.id = t.student_type_id
    left join school_programme g on g.id = t.school_programme_id left join department d on d.id = t.department_id
      left join academic_session n on n.id = t.entry_session_id`;

/** Whom it is for, in columns: the words are composed of them. */
const GROUP = {
  programme: 'text?',
  department: 'text?',
  levelId: 'int4?',
  entrySession: 'text?',
  isIndigene: 'bool?',
  tag: 'text?',
  genderId: 'int4?',
} as const;

const ROW = {
  id: 'int4',
  purpose: 'text',
  session: 'text',
  studentType: 'text',
  ...GROUP,
  fees: 'int4',
  totalKobo: 'int8',
  students: 'int4',
  state: 'text',
  publishedAt: 'timestamptz?',
  version: 'int4',
} as const;

const SELECT_GROUP = {
  programme: 'g.name',
  department: 'd.name',
  levelId: 't.level_id',
  entrySession: 'n.name',
  isIndigene: 't.is_indigene',
  tag: 't.tag',
  genderId: 't.gender_id',
} as const;

const SELECT = {
  id: 't.id',
  purpose: 't.purpose',
  session: 'e.name',
  studentType: 'y.name',
  ...SELECT_GROUP,
  fees: '(select count(*)::int4 from fee_assignment_line l where l.assignment_id = t.id)',
  totalKobo: TOTAL,
  students: STUDENTS,
  state: 't.state',
  publishedAt: 't.published_at',
  version: 't.version',
} as const;

/** @param which a condition on the table's own columns */
const assignmentList = (name: string, which: string) =>
  list({
    name,
    from: `(select * from fee_assignment where ${which}) t ${NAMED}`,
    columns: ROW,
    select: SELECT,
    key: { sql: 't.id', type: 'int4' },
    opens: '-session',
    sorts: {
      session: { sql: 'e.name', type: 'text' },
      studentType: { sql: 'y.name', type: 'text' },
      publishedAt: { sql: `coalesce(t.published_at, '-infinity'::timestamptz)`, type: 'timestamptz' },
    },
    filters: {
      sessionId: equals('t.session_id', 'int4'),
      studentTypeId: equals('t.student_type_id', 'int4'),
      departmentId: equals('t.department_id', 'int4'),
      levelId: equals('t.level_id', 'int4'),
      state: equals('t.state', 'text'),
    },
  });

/** Postgraduates, whose school fees have a page of their own. */
export const POSTGRADUATE = 2;
export const schoolFeeList = assignmentList(
  'school-fee-assignments',
  `purpose = 'school' and student_type_id <> ${POSTGRADUATE}`,
);
export const pgFeeList = assignmentList(
  'pg-fee-assignments',
  `purpose = 'school' and student_type_id = ${POSTGRADUATE}`,
);
export const acceptanceFeeList = assignmentList('acceptance-fee-assignments', `purpose = 'acceptance'`);
export const sundryFeeList = assignmentList(
  'sundry-fee-assignments',
  `purpose in ('sundry', 'development', 'change-of-degree')`,
);

const ONE = {
  ...ROW,
  session_id: 'int4',
  student_type_id: 'int4',
  programme_id: 'int4?',
  department_id: 'int4?',
  entry_session_id: 'int4?',
  revision: 'int4',
  published_by: 'text?',
  reaches_paid: 'bool',
  lines: 'jsonb',
} as const;

const selected = Object.entries(SELECT)
  .map(([name, sql]) => `${sql} as "${name}"`)
  .join(', ');
/** @param more columns */
const selectOne = (more = '') => `
  select ${selected}, ${more}t.session_id, t.student_type_id, t.school_programme_id as programme_id, t.department_id, t.entry_session_id, t.revision,
    t.published_by, t.reaches_paid,
         coalesce((select jsonb_agg(jsonb_build_object('feeId', l.fee_id, 'amountKobo', l.amount_kobo, 'isOffered', l.is_offered) order by f.rank, f.id)
                     from fee_assignment_line l join fee f on f.id = l.fee_id where l.assignment_id = t.id), '[]') as lines
    from fee_assignment t ${NAMED}`;

export const assignmentById = statement('fee-assignment-by-id', { id: 'int4' }, `${selectOne()} where t.id = $id`, ONE);

/** What holds in a session for a student type and a purpose. */
export const publishedFor = statement(
  'fee-assignments-in-force',
  { sessionId: 'int4', studentTypeId: 'int4', purpose: 'text' },
  `${selectOne()} where t.session_id = $sessionId and t.student_type_id = $studentTypeId and t.purpose = $purpose and t.state = 'published' order by t.id`,
  ONE,
);

/** Locked until the transaction ends, in an order in which two never wait for each other. */
export const lockAssignments = statement(
  'lock-fee-assignments',
  { ids: 'int4[]' },
  `select id from fee_assignment where id = any($ids::int4[]) order by id for update`,
  { id: 'int4' },
);

export const assignmentsById = statement(
  'fee-assignments-by-id',
  { ids: 'int4[]' },
  `${selectOne()} where t.id = any($ids::int4[]) order by t.id`,
  ONE,
);

const SAME_GROUP = `(o.purpose, o.session_id, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id,
  o.is_indigene, o.tag, o.gender_id)
      is not distinct from (t.purpose, t.session_id, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id,
        t.is_indigene, t.tag, t.gender_id)`;

/** All that holds in a session, and whether the same group has fees or a draft in another one. */
export const publishedIn = statement(
  'fee-assignments-of-session',
  { sessionId: 'int4', toSessionId: 'int4' },
  selectOne(`exists (select from fee_assignment o where o.session_id = $toSessionId and o.state <> 'replaced'
        and (o.purpose, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id, o.is_indigene, o.tag, o.gender_id)
          is not distinct from (t.purpose, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id, t.is_indigene,
            t.tag, t.gender_id)) as is_taken, `) +
    ` where t.session_id = $sessionId and t.state = 'published' order by t.id`,
  { ...ONE, is_taken: 'bool' },
);

export const versionsOf = statement(
  'fee-assignment-versions',
  { id: 'int4' },
  `
  select t.id, t.version, t.state, ${TOTAL} as total_kobo, t.published_at
    from fee_assignment o join fee_assignment t on ${SAME_GROUP} where o.id = $id order by t.version desc, t.id desc`,
  { id: 'int4', version: 'int4', state: 'text', total_kobo: 'int8', published_at: 'timestamptz?' },
);

/** Which of these have a next version that is being drafted. */
export const withDrafts = statement(
  'fee-assignments-with-drafts',
  { ids: 'int4[]' },
  `
  select t.id from fee_assignment t where t.id = any($ids::int4[])
     and exists (select from fee_assignment o where ${SAME_GROUP} and o.state = 'draft') order by t.id`,
  { id: 'int4' },
);

/** The lines of the version that each of these took the place of; no row for the first of a group. */
export const linesBefore = statement(
  'lines-before-fee-assignments',
  { ids: 'int4[]' },
  `
  select t.id, coalesce((select jsonb_agg(jsonb_build_object('feeId', l.fee_id, 'amountKobo', l.amount_kobo, 'isOffered', l.is_offered) order by f.rank, f.id)
                           from fee_assignment_line l join fee f on f.id = l.fee_id where l.assignment_id = b.id), '[]') as lines
    from fee_assignment t
    join lateral (select o.id from fee_assignment o where ${SAME_GROUP} and o.state = 'replaced' and o.version < t.version
      order by o.version desc, o.id desc limit 1) b on true
   where t.id = any($ids::int4[])`,
  { id: 'int4', lines: 'jsonb' },
);

/** Fees that an assignment of this purpose can have. */
export const assignableFees = statement(
  'assignable-fees',
  { purpose: 'text' },
  `select id, name, is_splittable, is_once_a_programme, rank from fee where purpose = $purpose and active order by rank, id`,
  { id: 'int4', name: 'text', is_splittable: 'bool', is_once_a_programme: 'bool', rank: 'int4' },
);

/** All of a purpose, those that are no longer offered too. */
export const feesOfPurpose = statement(
  'fees-in-assignments',
  { purpose: 'text' },
  `select id, name, is_splittable, is_once_a_programme, rank from fee where purpose = $purpose order by rank, id`,
  { id: 'int4', name: 'text', is_splittable: 'bool', is_once_a_programme: 'bool', rank: 'int4' },
);

/** The words of groups that any fee names, in any session, published or drafted. */
export const tagsOfFees = statement(
  'tags-of-fee-assignments',
  {},
  'select distinct tag from fee_assignment where tag is not null order by tag',
  { tag: 'text' },
);
