import { kindsThat } from '#rules/finance/journalKinds.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { FULL_NAME, nameOn } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

/**
 * What each posting counts as, and for which head. What students are charged is of its fee; what applicants and visitors paid is charged as it
 * comes; the other accounts are heads of their own, where money waits that pays no fee.
 */
const LINES = `(
    select p.id || ' ' || e.figure as id, p.journal_id, p.student_id, p.invoice_id, e.figure, e.sign * p.amount_kobo as amount_kobo,
           'fee ' || c.fee_id as head_id,
           f.name as head
      from posting p join journal j on j.id = p.journal_id join charge c on c.id = p.charge_id join fee f on f.id = c.fee_id
      cross join lateral (select case when j.kind in (${kindsThat('charged')}) then 'charged'
                                      when j.kind in (${kindsThat('awarded')}) then 'awarded'
                                      when j.kind in (${kindsThat('waived')}) then 'waived' else 'collected' end as figure,
                                 case when j.kind in (${kindsThat('charged')}) then 1 else -1 end as sign) e
     where p.account = 'receivable'
    union all
    select p.id || ' ' || e.figure, p.journal_id, p.student_id, p.invoice_id, e.figure, - p.amount_kobo,
           case when i.fee_id is null then 'forms' else 'fee ' || i.fee_id end, coalesce(f.name, 'Application forms')
      from posting p left join invoice i on i.id = p.invoice_id left join fee f on f.id = i.fee_id cross join (values ('charged'), ('collected')) e (figure)
     where p.account = 'income' and p.charge_id is null
    union all
    select p.id || ' collected', p.journal_id, p.student_id, p.invoice_id, 'collected', - p.amount_kobo, p.account,
           case p.account when 'student credit' then 'Credit of students' when 'suspense' then 'In suspense' when 'refunds due' then 'To be refunded'
                          when 'write-offs' then 'Written off' when 'charges' then 'Bank charges'
                          when 'refunds payable' then 'Refunds with the bank' when 'bank' then 'Paid out by the bank' else p.account end
      from posting p join journal j on j.id = p.journal_id and j.kind not in ('settlement', 'opening credit', ${kindsThat('waived')})
     where p.account not in ('receivable', 'income', 'opening equity', 'awards', 'clearing')) l`;

/** The total comes even when nothing was charged. */
export const sumRevenue = sql('sum-revenue')`
  with summed as (
    select l.head_id, max(l.head) as head, coalesce(sum(l.amount_kobo) filter (where l.figure = 'charged'), 0)::int8 as charged_kobo,
           coalesce(sum(l.amount_kobo) filter (where l.figure = 'awarded'), 0)::int8 as awarded_kobo,
           coalesce(sum(l.amount_kobo) filter (where l.figure = 'waived'), 0)::int8 as waived_kobo,
           coalesce(sum(l.amount_kobo) filter (where l.figure = 'collected'), 0)::int8 as collected_kobo, bool_or(l.figure <> 'collected') as is_revenue
      from ${LINES} join journal j on j.id = l.journal_id
     where ($from?::date is null or j.day >= $from) and ($to?::date is null or j.day <= $to) group by l.head_id
  )
  select grouping(head_id) = 1 as is_total, head_id as "id?", head as "head?", coalesce(sum(charged_kobo), 0)::int8 as charged_kobo,
         coalesce(sum(awarded_kobo), 0)::int8 as awarded_kobo, coalesce(sum(waived_kobo), 0)::int8 as waived_kobo,
         coalesce(sum(collected_kobo), 0)::int8 as collected_kobo,
         coalesce(sum(case when is_revenue or head_id like 'fee %' then charged_kobo - awarded_kobo - waived_kobo - collected_kobo end), 0)::int8 as owed_kobo
    from summed group by grouping sets ((head_id, head), ()) order by charged_kobo desc, collected_kobo desc, head_id`;

export const revenueList = list({
  name: 'revenue-lines',
  from: `${LINES} join journal j on j.id = l.journal_id left join invoice i on i.id = l.invoice_id left join student s on s.id = l.student_id
    left join admission a on a.id = s.admission_id left join user_account u on u.id = s.user_id`,
  columns: {
    id: 'text',
    at: 'timestamptz',
    kind: 'text',
    head: 'text',
    fullName: 'text?',
    number: 'text?',
    studentId: 'uuid?',
    invoiceNumber: 'text?',
    figure: 'text',
    amountKobo: 'int8',
  },
  select: {
    id: 'l.id',
    at: 'j.at',
    kind: 'j.kind',
    head: 'l.head',
    fullName: `coalesce(nullif(${FULL_NAME}, ''), a.full_name, ${nameOn('i')})`,
    number: 'coalesce(s.matric_number, a.reg_number, i.reg_number)',
    studentId: 'l.student_id',
    invoiceNumber: 'i.invoice_number',
    figure: 'l.figure',
    amountKobo: 'l.amount_kobo',
  },
  key: { sql: 'l.id', type: 'text' },
  opens: '-at',
  sorts: { at: { sql: 'j.at', type: 'timestamptz' }, amountKobo: { sql: 'l.amount_kobo', type: 'int8' } },
  sums: ['amountKobo'],
  filters: {
    search: matches(
      searchable('a.full_name', 's.matric_number', 'a.reg_number', 'i.invoice_number', 'i.lastname', 'i.firstname'),
    ),
    headId: equals('l.head_id', 'text'),
    figure: equals('l.figure', 'text'),
    from: { sql: 'j.day >= $', type: 'date' },
    to: { sql: 'j.day <= $', type: 'date' },
  },
});
