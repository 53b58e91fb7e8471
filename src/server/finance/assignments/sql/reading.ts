import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { actedBy, joinActor } from '../../../kit/people.ts';
import { selected } from '../../../kit/list/selected.ts';
import { sql } from '../../../platform/database/describedSql.ts';
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

/** Each published fee of each group. */
export const scheduleList = list({
  name: 'fee-schedule',
  from: `fee_assignment_line l join fee f on f.id = l.fee_id join fee_assignment t on t.id = l.assignment_id and t.state = 'published' ${NAMED}`,
  columns: {
    id: 'text',
    assignmentId: 'int4',
    purpose: 'text',
    session: 'text',
    studentType: 'text',
    ...GROUP,
    fee: 'text',
    amountKobo: 'int8',
  },
  select: {
    id: `t.id || '/' || l.fee_id`,
    assignmentId: 't.id',
    purpose: 't.purpose',
    session: 'e.name',
    studentType: 'y.name',
    ...SELECT_GROUP,
    fee: 'f.name',
    amountKobo: 'l.amount_kobo',
  },
  key: { sql: `t.id || '/' || l.fee_id`, type: 'text' },
  opens: '-session',
  sorts: {
    session: { sql: 'e.name', type: 'text' },
    studentType: { sql: 'y.name', type: 'text' },
    fee: { sql: 'f.name', type: 'text' },
    amountKobo: { sql: 'l.amount_kobo', type: 'int8' },
  },
  filters: {
    sessionId: equals('t.session_id', 'int4'),
    purpose: equals('t.purpose', 'text'),
    studentTypeId: equals('t.student_type_id', 'int4'),
    departmentId: equals('t.department_id', 'int4'),
    levelId: equals('t.level_id', 'int4'),
  },
});

/** @param more columns */
const selectOne = (more = '') => `
  select ${selected(SELECT, ROW)}, ${more}t.session_id, t.student_type_id, t.school_programme_id as programme_id, t.department_id, t.entry_session_id,
    t.revision, t.published_by, t.reaches_paid, to_jsonb(t.drafted_by) as drafted_by,
         coalesce((select jsonb_agg(jsonb_build_object('feeId', l.fee_id, 'amountKobo', l.amount_kobo, 'isOffered', l.is_offered) order by f.rank, f.id)
                     from fee_assignment_line l join fee f on f.id = l.fee_id where l.assignment_id = t.id), '[]') as lines
    from fee_assignment t ${NAMED}`;

export const assignmentById = sql('fee-assignment-by-id')`
  ${selectOne()} where t.id = $id`;

/** What holds in a session for a student type and a purpose. */
export const publishedFor = sql('fee-assignments-in-force')`
  ${selectOne()} where t.session_id = $sessionId and t.student_type_id = $studentTypeId and t.purpose = $purpose and t.state = 'published' order by t.id`;

/** Locked until the transaction ends, in an order in which two never wait for each other. */
export const lockAssignments = sql('lock-fee-assignments')`
  select id from fee_assignment where id = any($ids::int4[]) order by id for update`;

export const assignmentsById = sql('fee-assignments-by-id')`
  ${selectOne()} where t.id = any($ids::int4[]) order by t.id`;

const SAME_GROUP = `(o.purpose, o.session_id, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id,
  o.is_indigene, o.tag, o.gender_id)
      is not distinct from (t.purpose, t.session_id, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id,
        t.is_indigene, t.tag, t.gender_id)`;

/** All that holds in a session, and whether the same group has fees or a draft in another one. */
export const publishedIn = sql('fee-assignments-of-session')`
  ${selectOne(`exists (select from fee_assignment o where o.session_id = $toSessionId and o.state <> 'replaced'
        and (o.purpose, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id, o.is_indigene, o.tag, o.gender_id)
          is not distinct from (t.purpose, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id, t.is_indigene,
            t.tag, t.gender_id)) as is_taken, `)} where t.session_id = $sessionId and t.state = 'published' order by t.id`;

export const versionsOf = sql('fee-assignment-versions')`
  select t.id, t.version, t.state, ${TOTAL} as total_kobo, t.published_at
    from fee_assignment o join fee_assignment t on ${SAME_GROUP} where o.id = $id order by t.version desc, t.id desc`;

/** Which of these have a next version that is being drafted. */
export const withDrafts = sql('fee-assignments-with-drafts')`
  select t.id from fee_assignment t where t.id = any($ids::int4[])
     and exists (select from fee_assignment o where ${SAME_GROUP} and o.state = 'draft') order by t.id`;

/** The lines of the version that each of these took the place of; no row for the first of a group. */
export const linesBefore = sql('lines-before-fee-assignments')`
  select t.id, coalesce((select jsonb_agg(jsonb_build_object('feeId', l.fee_id, 'amountKobo', l.amount_kobo, 'isOffered', l.is_offered) order by f.rank, f.id)
                           from fee_assignment_line l join fee f on f.id = l.fee_id where l.assignment_id = b.id), '[]') as lines
    from fee_assignment t
    join lateral (select o.id from fee_assignment o where ${SAME_GROUP} and o.state = 'replaced' and o.version < t.version
      order by o.version desc, o.id desc limit 1) b on true
   where t.id = any($ids::int4[])`;

/** The request to publish a draft that waits now. */
export const requestOf = sql('publication-request-of-draft')`
  select r.id, r.asked_at, coalesce(${actedBy('r.asked_by')}, 'The college') as "asked_by!" from publication_request r ${joinActor('u', 'r.asked_by')}
   where r.state = 'asked' and $id = any(r.assignment_ids)`;

/** Fees that an assignment of this purpose can have. */
export const assignableFees = sql('assignable-fees')`
  select id, name, is_splittable, is_once_a_programme, rank from fee where purpose = $purpose and active order by rank, id`;

/** All of a purpose, those that are no longer offered too. */
export const feesOfPurpose = sql('fees-in-assignments')`
  select id, name, is_splittable, is_once_a_programme, rank from fee where purpose = $purpose order by rank, id`;

/** The words of groups that any fee names, in any session, published or drafted. */
export const tagsOfFees = sql('tags-of-fee-assignments')`
  select distinct tag as "tag!" from fee_assignment where tag is not null order by tag`;
