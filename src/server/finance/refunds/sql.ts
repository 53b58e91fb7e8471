import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { selected } from '../../kit/list/selected.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { actedBy, joinActor } from '../../kit/people.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { auditInsert, audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** As the bank's file and the emails call it. */
const REFERENCE = `'RF' || lpad(r.number::text, 6, '0')`;

const FROM = 'refund r left join payment_case c on c.id = r.case_id';
const ROW = {
  id: 'uuid',
  reference: 'text',
  payerName: 'text',
  source: 'text',
  amountKobo: 'int8',
  bank: 'text',
  accountNumber: 'text',
  accountName: 'text',
  askedAt: 'timestamptz',
  state: 'text',
  bankReference: 'text?',
  paidOn: 'text?',
} as const;
const SOURCE = `case when r.case_id is null then 'credit' else 'case' end`;
const SELECT = {
  id: 'r.id',
  reference: REFERENCE,
  payerName: 'r.payer_name',
  source: SOURCE,
  amountKobo: 'r.amount_kobo',
  bank: 'r.bank',
  accountNumber: 'r.account_number',
  accountName: 'r.account_name',
  askedAt: 'r.asked_at',
  state: 'r.state',
  bankReference: 'r.bank_reference',
  paidOn: `to_char(r.paid_on, 'YYYY-MM-DD')`,
};

export const refundList = list({
  name: 'refunds',
  from: FROM,
  columns: ROW,
  select: SELECT,
  key: { sql: 'r.id', type: 'uuid' },
  opens: '-askedAt',
  sorts: { askedAt: { sql: 'r.asked_at', type: 'timestamptz' } },
  sums: ['amountKobo'],
  filters: {
    search: matches(searchable(REFERENCE, 'r.payer_name', 'r.account_number', 'c.rrr')),
    state: equals('r.state', 'text'),
    source: equals(SOURCE, 'text'),
  },
});

export const findRefund = sql('find-refund')`
  select ${selected(SELECT, ROW)}, r.case_id as "case_id?", r.student_id as "student_id?", r.email, r.reason, r.name_reason, r.file_id as "file_id?",
         coalesce(${actedBy('r.asked_by')}, 'The college') as asked_by, f.made_at as "sent_at?"
    from ${FROM} left join refund_file f on f.id = r.file_id ${joinActor('u', 'r.asked_by')} where r.id = $id`;

/** Of the same case or student. */
export const otherRefunds = sql('other-refunds')`
  select r.id, ${REFERENCE} as reference, r.amount_kobo, r.asked_at, r.state from refund r join refund one on one.id = $id
   where r.id <> one.id and (r.case_id = one.case_id or r.student_id = one.student_id) order by r.asked_at, r.id`;

/** No row comes for a request that was sent before. */
export const insertRefund = sql('insert-refund')`
  with made as (
    insert into refund (request, case_id, student_id, amount_kobo, payer_name, email, bank, account_number, account_name, name_reason, reason,
                        asked_at, asked_by)
    values ($request, $caseId?, $studentId?, $amountKobo, $payerName, $email, $bank, $accountNumber, $accountName, $nameReason?, $reason, $now, $actor)
    on conflict (request) do nothing returning id, amount_kobo
  ), noted as (
    ${stepped('refund', 'made', { from: "'asked'", to: "'asked'", step: "'ask'", reason: '$reason' })}
  ), ${audited('refund-asked', 'refund', 'made', { detail: { kobo: 'amount_kobo', reason: '$reason::text' } })}
  select id from made`;

export const refundOfRequest = sql('refund-of-request')`
  select id from refund where request = $request and asked_by = $actor`;

/** In the order of the bank's file. What another file takes now is left to it. */
export const lockApproved = sql('lock-approved-refunds')`
  select r.id, ${REFERENCE} as reference, r.account_number, r.bank, r.account_name, r.amount_kobo, c.rrr as "rrr?" from ${FROM}
   where r.state = 'approved' order by r.number for update of r`;

export const insertFile = sql('insert-refund-file')`
  with made as (
    insert into refund_file (request, made_at, made_by, content) values ($request, $now, $actor, $content) returning id
  ), ${audited('refund-file-made', 'refund-file', 'made', { detail: { refunds: '$refunds::int4', kobo: '$kobo::int8' } })}
  select id from made`;

export const fileOfRequest = sql('refund-file-of-request')`
  select f.id, (select count(*)::int4 from refund r where r.file_id = f.id) as refunds from refund_file f
   where f.request = $request and f.made_by = $actor`;

/** Who took it is written down. */
export const takeFile = sql('take-refund-file')`
  with taken as (
    select id, content from refund_file where id = $id
  ), noted as (${auditInsert('refund-file-taken', 'refund-file', 'taken')})
  select content from taken`;

const FILES = `refund_file f ${joinActor('u', 'f.made_by')} cross join lateral (
    select count(*)::int4 as refunds, coalesce(sum(r.amount_kobo), 0)::int8 as kobo, count(*) filter (where r.state = 'sent')::int4 as open
      from refund r where r.file_id = f.id) s`;

export const fileList = list({
  name: 'refund-files',
  from: FILES,
  columns: { id: 'int4', madeAt: 'timestamptz', madeBy: 'text', refunds: 'int4', amountKobo: 'int8', open: 'int4' },
  select: {
    id: 'f.id',
    madeAt: 'f.made_at',
    madeBy: `coalesce(${actedBy('f.made_by')}, 'The college')`,
    refunds: 's.refunds',
    amountKobo: 's.kobo',
    open: 's.open',
  },
  key: { sql: 'f.id', type: 'int4' },
  opens: '-madeAt',
  sorts: { madeAt: { sql: 'f.made_at', type: 'timestamptz' } },
  sums: ['refunds', 'amountKobo', 'open'],
});
