import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { matches, searchable } from '../../../kit/list/search.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const SHOWN_DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

export const lineList = list({
  name: 'bank-lines',
  from: 'bank_statement_line b',
  columns: {
    id: 'int4',
    accountNumber: 'text',
    day: 'text',
    valueDay: 'text?',
    narration: 'text',
    reference: 'text?',
    amountKobo: 'int8',
    balanceKobo: 'int8?',
    state: 'text',
    rrr: 'text?',
    caseId: 'uuid?',
    refundId: 'uuid?',
    adjustmentId: 'uuid?',
    loanBatchId: 'uuid?',
    postedOn: 'text?',
    isLate: 'bool',
  },
  select: {
    id: 'b.id',
    accountNumber: 'b.account_number',
    day: SHOWN_DAY('b.day'),
    valueDay: SHOWN_DAY('b.value_day'),
    narration: 'b.narration',
    reference: 'b.reference',
    amountKobo: 'b.amount_kobo',
    balanceKobo: 'b.balance_kobo',
    state: 'b.state',
    rrr: 'b.rrr',
    caseId: 'b.case_id',
    refundId: 'b.refund_id',
    adjustmentId: 'b.adjustment_id',
    loanBatchId: 'b.loan_batch_id',
    postedOn: SHOWN_DAY(`b.posted_at at time zone 'Africa/Lagos'`),
    isLate: 'b.is_late',
  },
  key: { sql: 'b.id', type: 'int4' },
  opens: '-day',
  sorts: { day: { sql: 'b.day', type: 'date' }, amountKobo: { sql: 'b.amount_kobo', type: 'int8' } },
  sums: ['amountKobo'],
  filters: {
    search: matches(searchable('b.narration', 'b.rrr', 'b.reference')),
    state: equals('b.state', 'text'),
    from: { sql: 'b.day >= $', type: 'date' },
    to: { sql: 'b.day <= $', type: 'date' },
  },
});

/** In the order of the statements. A file may have its newest line first: a line follows the one before it or the one after it. */
const CHAINED = `
  select b.*, b.balance_kobo - b.amount_kobo as before_kobo,
         lag(b.balance_kobo) over w as above_kobo, lead(b.balance_kobo) over w as below_kobo, row_number() over w as line
    from bank_statement_line b window w as (partition by b.account_number order by b.day, b.uploaded_at, b.place)`;

export const bankAccounts = sql('bank-accounts-by-statement')`
  with chained as (${CHAINED})
  select a.account_number as "account_number!", ${SHOWN_DAY('min(a.day)')} as "from!", ${SHOWN_DAY('max(a.day)')} as "to!", count(*)::int4 as lines,
         coalesce((array_agg(a.before_kobo order by a.line) filter (where a.before_kobo is not null
           and not exists (select from bank_statement_line o where o.account_number = a.account_number and o.day = a.day and o.id <> a.id
                              and o.balance_kobo = a.before_kobo)))[1], (array_agg(a.before_kobo order by a.line))[1], 0)::int8 as opening_kobo,
         coalesce(sum(a.amount_kobo) filter (where a.amount_kobo > 0), 0)::int8 as credit_kobo,
         coalesce(sum(a.amount_kobo) filter (where a.amount_kobo < 0), 0)::int8 as debit_kobo,
         (array_agg(a.balance_kobo order by a.line desc) filter (where a.balance_kobo is not null
           and not exists (select from bank_statement_line o where o.account_number = a.account_number and o.day = a.day and o.id <> a.id
                              and o.balance_kobo - o.amount_kobo = a.balance_kobo)))[1]::int8 as "closing_kobo?"
    from chained a group by a.account_number order by a.account_number`;

export const bankGaps = sql('gaps-of-bank-statements')`
  with chained as (${CHAINED})
  select account_number as "account_number!", id as "line_id!", ${SHOWN_DAY('day')} as "day!", narration as "narration!",
         (before_kobo - above_kobo)::int8 as "missing_kobo!"
    from chained where before_kobo <> above_kobo and (below_kobo is null or before_kobo <> below_kobo)
   order by account_number, line limit 100`;

/** The bank by the ledger. */
export const bankByKind = sql('bank-by-kind-of-journal')`
  select j.kind, sum(p.amount_kobo)::int8 as "kobo!" from posting p join journal j on j.id = p.journal_id where p.account = 'bank' group by j.kind`;

export const clearingKobo = sql('clearing-kobo')`
  select coalesce(sum(amount_kobo), 0)::int8 as kobo from posting where account = 'clearing'`;

/** Lines that are in no book of ours yet, and refunds that were confirmed and that no statement has. */
export const bankDifferences = sql('differences-of-bank')`
  select * from (
    select b.narration as "what!", ${SHOWN_DAY('b.day')} as "day?", b.amount_kobo as "amount_kobo!" from bank_statement_line b where b.state = 'open'
    union all
    select 'Refund RF' || lpad(r.number::text, 6, '0') || ' is on no statement', ${SHOWN_DAY('r.paid_on')}, r.amount_kobo from refund r
     where r.state = 'paid' and not exists (select from bank_statement_line b where b.refund_id = r.id)
    union all
    select concat('Teller ', a.teller_number, ' of ', a.bank, ' is on no statement'), ${SHOWN_DAY('a.lodged_on')}, a.amount_kobo from adjustment a
     where a.kind = 'lodgement' and a.state = 'posted' and not exists (select from bank_statement_line b where b.adjustment_id = a.id)
    union all
    select concat('Student loans, batch ', l.reference, ', are on no statement'), ${SHOWN_DAY(`l.approved_at at time zone 'Africa/Lagos'`)},
           (select coalesce(sum(n.amount_kobo), 0)::int8 from loan_line n where n.batch = l.reference) from loan_batch l
     where l.state = 'approved' and not exists (select from bank_statement_line b where b.loan_batch_id = l.id)) d order by 2, 1 limit 500`;
