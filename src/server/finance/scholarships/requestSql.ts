import { bulk } from '../../kit/bulk/bulk.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { selected } from '../../kit/list/selected.ts';
import { actedBy, joinActor } from '../../kit/people.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { studentsOfScholarship } from './sql.ts';

const FROM = `award_request r ${joinActor('u', 'r.asked_by')}`;
const ROW = {
  id: 'uuid',
  name: 'text',
  kind: 'text',
  students: 'int4',
  awardKobo: 'int8',
  state: 'text',
  askedAt: 'timestamptz',
  askedBy: 'text',
} as const;
const SELECT = {
  id: 'r.id',
  name: 'r.name',
  kind: 'r.kind',
  students: 'r.students',
  awardKobo: 'r.award_kobo',
  state: 'r.state',
  askedAt: 'r.asked_at',
  askedBy: `coalesce(${actedBy('r.asked_by')}, 'The college')`,
};

export const awardRequestList = list({
  name: 'award-requests',
  from: FROM,
  columns: ROW,
  select: SELECT,
  key: { sql: 'r.id', type: 'uuid' },
  opens: '-askedAt',
  sorts: { askedAt: { sql: 'r.asked_at', type: 'timestamptz' } },
  filters: { state: equals('r.state', 'text'), kind: equals('r.kind', 'text') },
});

/** `left` counts the awards of a withdrawal that are not withdrawn. */
export const findAwardRequest = sql('find-award-request')`
  select ${selected(SELECT, ROW)}, r.scholarship_id as "scholarship_id?", to_jsonb(r.numbers) as numbers, r.effects, r.digest, r.reason as "reason?",
         (select count(*)::int4 from scholarship_award w where w.withdrawal_id = r.id and w.state = 'awarded') as left
    from ${FROM} where r.id = $id`;

export const awardRequestOfRequest = sql('award-request-of-request')`
  select id from award_request where request = $request and asked_by = $actor`;

/** Known before it is written: the awards of a withdrawal are marked first, and say what it is of. */
export const nextAwardRequest = sql('next-award-request')`
  select uuid_of_now() as "id!"`;

/** No row comes where it was sent before. */
export const insertAwardRequest = sql('insert-award-request')`
  with made as (
    insert into award_request (id, request, kind, name, scholarship_id, numbers, effects, students, award_kobo, digest, reason, asked_at, asked_by)
    values ($id, $request, $kind, $name, $scholarshipId?, $numbers::text[], $effects::jsonb, $students, $awardKobo, $digest, $reason?, $now, $actor)
    on conflict (request) do nothing returning id, kind, name, students, award_kobo, digest, reason
  ), noted as (
    ${stepped('award_request', 'made', { from: "'asked'", to: "'asked'", step: "'ask'", reason: 'reason' })}
  ), ${audited('award-request-asked', 'award_request', 'made', {
    detail: { kind: 'kind', scholarship: 'name', students: 'students', kobo: 'award_kobo', digest: 'digest' },
  })}
  select id from made`;

/** Awards are withdrawn by a job once this is approved. */
export const markAwards = bulk({
  name: 'withdraw-awards',
  list: studentsOfScholarship,
  table: 'scholarship_award',
  alias: 'w',
  title: `(select a.full_name || ', ' || coalesce(s.matric_number, a.reg_number) from student s join admission a on a.id = s.admission_id
    where s.id = w.student_id)`,
  parameters: { withdrawalId: 'uuid' },
  set: 'withdrawal_id = $withdrawalId',
  isDone: `w.state = 'withdrawn'`,
  refusals: [
    {
      when: `exists (select from award_request r where r.id = w.withdrawal_id and r.state = 'asked')`,
      message: 'Somebody asked to withdraw it already',
    },
  ],
  kind: 'scholarship_award',
  action: `'award-withdrawal-asked'`,
  part: (row) => `jsonb_build_object('withdrawal', ${row}.withdrawal_id)`,
});

/** As their effects are presented, by the student's name. */
export const awardsOfWithdrawal = sql('awards-of-withdrawal')`
  select w.id, coalesce(s.matric_number, a.reg_number) as number, a.full_name, w.amount_kobo, w.state, t.name as scholarship
    from scholarship_award w join scholarship t on t.id = w.scholarship_id join student s on s.id = w.student_id join admission a on a.id = s.admission_id
   where w.withdrawal_id = $withdrawalId order by a.full_name, w.id`;

/** In the order in which money is locked. */
export const awardsLeft = sql('awards-left-to-withdraw')`
  select id, student_id, awarded_at from scholarship_award where withdrawal_id = $withdrawalId and state = 'awarded' order by student_id, id limit $most`;
