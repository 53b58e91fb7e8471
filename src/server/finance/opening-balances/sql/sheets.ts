import { actedBy, joinActor } from '../../../kit/people.ts';
import { selected } from '../../../kit/list/selected.ts';
import { stepped } from '../../../kit/workflow/stepped.ts';
import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const ROW = {
  id: 'uuid',
  day: 'text',
  debtKobo: 'int8',
  creditKobo: 'int8',
  students: 'int4',
  state: 'text',
  statedAt: 'timestamptz',
  statedBy: 'text',
  signedAt: 'timestamptz?',
  signedBy: 'text?',
} as const;
const SELECT = {
  id: 's.id',
  day: `to_char(s.day, 'YYYY-MM-DD')`,
  debtKobo: 's.debt_kobo',
  creditKobo: 's.credit_kobo',
  students: 's.students',
  state: 's.state',
  statedAt: 's.stated_at',
  statedBy: `coalesce(${actedBy('s.stated_by')}, 'The college')`,
  signedAt: 's.signed_at',
  signedBy: actedBy('s.signed_by', 'v'),
};
const FROM = `opening_sheet s ${joinActor('u', 's.stated_by')} ${joinActor('v', 's.signed_by')}`;

/** The one named; else the latest that is in force. */
export const findSheet = sql('find-opening-sheet')`
  select ${selected(SELECT, ROW)}, s.figures from ${FROM}
   where case when $id?::uuid is null then s.state in ('stated', 'signed') else s.id = $id end order by s.stated_at desc, s.id desc limit 1`;

/** The day on which opening balances are posted, and that on which the first ones were. */
export const cutOver = sql('cut-over-day')`
  select (select to_char(day, 'YYYY-MM-DD') from opening_sheet where state in ('stated', 'signed') order by stated_at desc, id desc limit 1) as day,
         (select to_char(min(day), 'YYYY-MM-DD') from journal where kind in ('opening balance', 'opening credit')
             and exists (select from opening_line where state = 'posted')) as posted_on`;

export const sheetOfRequest = sql('opening-sheet-of-request')`
  select id from opening_sheet where request = $request and stated_by = $actor`;

/** No row comes where totals are stated already. */
export const insertSheet = sql('insert-opening-sheet')`
  with made as (
    insert into opening_sheet (request, day, debt_kobo, credit_kobo, students, stated_at, stated_by)
    values ($request, $day, $debtKobo, $creditKobo, $students, $now, $actor) on conflict do nothing returning id, day, debt_kobo, credit_kobo, students
  ), noted as (
    ${stepped('opening_sheet', 'made', { from: "'stated'", to: "'stated'", step: "'state'" })}
  ), ${audited('opening-balances-stated', 'opening_sheet', 'made', {
    detail: { day: 'day', debtKobo: 'debt_kobo', creditKobo: 'credit_kobo', students: 'students' },
  })}
  select id from made`;

export const sealSheet = sql('seal-opening-sheet')`
  update opening_sheet set figures = $figures::jsonb, signed_at = $now, signed_by = $actor where id = $id and state = 'signed' and figures is null returning id`;

/** By the ledger, as it was posted: later payments change nothing of it. */
export const postedTotals = sql('posted-opening-totals')`
  with moved as (
    select p.student_id, sum(p.amount_kobo) filter (where p.account = 'receivable') as debt, - sum(p.amount_kobo) filter (where p.account = 'student credit') as credit
      from posting p join journal j on j.id = p.journal_id
     where j.kind in ('opening balance', 'opening corrected', 'opening credit') and p.account in ('receivable', 'student credit') group by p.student_id
  )
  select coalesce(sum(debt), 0)::int8 as "debt_kobo!", coalesce(sum(credit), 0)::int8 as "credit_kobo!",
         count(*) filter (where coalesce(debt, 0) <> 0 or coalesce(credit, 0) <> 0)::int4 as "students!" from moved`;

export const postedHeads = sql('posted-opening-heads')`
  select f.name as head, e.name as session, sum(p.amount_kobo)::int8 as "debt_kobo!"
    from posting p join journal j on j.id = p.journal_id join charge c on c.id = p.charge_id join fee f on f.id = c.fee_id
    join academic_session e on e.id = c.session_id
   where j.kind in ('opening balance', 'opening corrected') and p.account = 'receivable'
   group by e.name, f.rank, f.id having sum(p.amount_kobo) <> 0 order by e.name, f.rank, f.id`;

/** What the file says, and no account has: the oldest first. */
export const linesLeft = sql('opening-lines-left')`
  select l.id, l.matric_number as number, l.name, e.name as session, l.state, l.question, l.settled_because, l.credit_kobo,
         (select coalesce(sum(h.value::int8), 0)::int8 from jsonb_each_text(l.debts) h) as "debt_kobo!",
         exists (select from opening_line o where o.matric_number = l.matric_number and o.state = 'posted' and (o.credit_kobo > 0 or o.debts <> '{}')) as "is_counted!"
    from opening_line l join academic_session e on e.id = l.session_id where l.state <> 'posted' order by l.uploaded_at, l.matric_number, e.name`;

/** Rows of files that were refused, and have come in by no later file; the last word of each. */
export const rowsRefused = sql('opening-rows-refused')`
  select distinct on (number_in_file, session_in_file) r.number as row, r.cells, r.mistakes as "mistakes!",
         exists (select from opening_line o where o.matric_number = number_in_file and o.state = 'posted' and (o.credit_kobo > 0 or o.debts <> '{}')) as "is_counted!"
    from sheet_upload u join sheet_upload_row r on r.upload_id = u.id
    cross join lateral (select upper(coalesce(r.cells ->> $numberHeading::text, '')) as number_in_file, coalesce(r.cells ->> $sessionHeading::text, '') as session_in_file) c
   where u.list = $list and u.committed_at is not null and u.taken_back_at is null and r.outcome in ('wrong', 'refused', 'unknown')
     and not exists (select from opening_line l join academic_session e on e.id = l.session_id where l.matric_number = number_in_file and e.name = session_in_file)
   order by number_in_file, session_in_file, u.committed_at desc, r.number`;
