import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { selected } from '../../../kit/list/selected.ts';
import { actedBy, FULL_NAME, joinActor } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { loanReference } from '../reference.ts';

/** A batch of which every line was taken back is none any more. */
const BATCHES = `(
  select b.*, l.* from loan_batch b cross join lateral (
    select count(*)::int4 as lines, sum(n.amount_kobo)::int8 as amount_kobo, count(*) filter (where n.state = 'posted')::int4 as posted,
           coalesce(sum(n.amount_kobo) filter (where n.state = 'posted'), 0)::int8 as posted_kobo, sum(n.credit_kobo)::int8 as credit_kobo,
           count(*) filter (where n.problem is not null)::int4 as faulty,
           coalesce(sum(n.amount_kobo) filter (where n.problem is not null), 0)::int8 as faulty_kobo
      from loan_line n where n.batch = b.reference) l
   where l.lines > 0) b ${joinActor('u', 'b.made_by')}`;
const ROW = {
  id: 'uuid',
  reference: 'text',
  lines: 'int4',
  amountKobo: 'int8',
  posted: 'int4',
  faulty: 'int4',
  faultyKobo: 'int8',
  madeAt: 'timestamptz',
  madeBy: 'text',
  state: 'text',
} as const;
const SELECT = {
  id: 'b.id',
  reference: 'b.reference',
  lines: 'b.lines',
  amountKobo: 'b.amount_kobo',
  posted: 'b.posted',
  faulty: 'b.faulty',
  faultyKobo: 'b.faulty_kobo',
  madeAt: 'b.made_at',
  madeBy: `coalesce(${actedBy('b.made_by')}, 'The college')`,
  state: 'b.state',
};

export const batchList = list({
  name: 'loan-batches',
  from: BATCHES,
  columns: ROW,
  select: SELECT,
  key: { sql: 'b.id', type: 'uuid' },
  opens: '-madeAt',
  sorts: { madeAt: { sql: 'b.made_at', type: 'timestamptz' } },
  sums: ['lines', 'amountKobo', 'posted', 'faulty', 'faultyKobo'],
  filters: { search: matches(searchable('b.reference')), state: equals('b.state', 'text') },
});

export const findBatch = sql('find-loan-batch')`
  select ${selected(SELECT, ROW)}, b.posted_kobo as "posted_kobo!", b.credit_kobo as "credit_kobo!",
         (select to_char(s.day, 'YYYY-MM-DD') from bank_statement_line s where s.loan_batch_id = b.id) as "statement_day?"
    from ${BATCHES} where b.id = $id`;

export const problemsOfBatch = sql('problems-of-loan-batch')`
  select n.problem as "problem!", count(*)::int4 as lines, sum(n.amount_kobo)::int8 as "amount_kobo!",
         coalesce(sum((select - sum(p.amount_kobo) from posting p where p.case_id = n.case_id and p.account = 'suspense')), 0)::int8 as "open_kobo!"
    from loan_line n where n.batch = $reference and n.problem is not null group by n.problem order by 3 desc, 1`;

const REFERENCE = loanReference('n');

export const lineList = list({
  name: 'loan-lines',
  from: 'loan_line n',
  columns: {
    id: 'int4',
    reference: 'text',
    batch: 'text',
    session: 'text',
    number: 'text',
    fullName: 'text',
    amountKobo: 'int8',
    creditKobo: 'int8',
    state: 'text',
    problem: 'text?',
    studentId: 'uuid?',
    caseId: 'uuid?',
    postedAt: 'timestamptz?',
  },
  select: {
    id: 'n.id',
    reference: REFERENCE,
    batch: 'n.batch',
    session: 'n.session',
    number: 'n.number',
    fullName: 'n.full_name',
    amountKobo: 'n.amount_kobo',
    creditKobo: 'n.credit_kobo',
    state: 'n.state',
    problem: 'n.problem',
    studentId: 'n.student_id',
    caseId: 'n.case_id',
    postedAt: 'n.posted_at',
  },
  key: { sql: 'n.id', type: 'int4' },
  opens: 'fullName',
  sorts: { fullName: alphabetical('n.full_name'), amountKobo: { sql: 'n.amount_kobo', type: 'int8' } },
  sums: ['amountKobo', 'creditKobo'],
  filters: {
    search: matches(searchable('n.full_name', 'n.number', 'n.batch', REFERENCE)),
    state: equals('n.state', 'text'),
    problem: equals('n.problem', 'text'),
  },
});

const WAITING = `(
  select 'line ' || n.id as id, 'posting' as kind, n.full_name, n.number, n.session, n.batch, n.amount_kobo, n.uploaded_at as since,
         null::uuid as owner_id, null::uuid as case_id
    from loan_line n where n.state = 'new'
  union all
  select 'case ' || c.id, 'difference', n.full_name, n.number, n.session, n.batch, w.kobo, c.opened_at, c.owner_id, c.id
    from loan_line n join payment_case c on c.id = n.case_id cross join lateral (
      select - sum(p.amount_kobo)::int8 as kobo from posting p where p.case_id = c.id and p.account = 'suspense') w
   where c.state <> 'settled') w left join user_account u on u.id = w.owner_id`;

export const waitingList = list({
  name: 'loan-waiting',
  from: WAITING,
  columns: {
    id: 'text',
    kind: 'text',
    fullName: 'text',
    number: 'text',
    session: 'text',
    batch: 'text?',
    amountKobo: 'int8',
    since: 'timestamptz',
    owner: 'text?',
    caseId: 'uuid?',
  },
  select: {
    id: 'w.id',
    kind: 'w.kind',
    fullName: 'w.full_name',
    number: 'w.number',
    session: 'w.session',
    batch: 'w.batch',
    amountKobo: 'w.amount_kobo',
    since: 'w.since',
    owner: `nullif(${FULL_NAME}, '')`,
    caseId: 'w.case_id',
  },
  key: { sql: 'w.id', type: 'text' },
  opens: 'since',
  sorts: { since: { sql: 'w.since', type: 'timestamptz' }, amountKobo: { sql: 'w.amount_kobo', type: 'int8' } },
  sums: ['amountKobo'],
  filters: { search: matches(searchable('w.full_name', 'w.number', 'w.batch')), kind: equals('w.kind', 'text') },
});
