import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { nameOn } from '../../kit/people.ts';
import { ADJUSTMENT_REFERENCE } from '../adjustments/reference.ts';
import { LOAN_REFERENCE } from '../loans/reference.ts';
import { sql } from '../../platform/database/describedSql.ts';

const CHANNEL = `case when j.kind in ('lodgement', 'manual lodgement', 'lodgement reversed', 'student loan', 'loan identified') then 'bank'
  when o.channel = 'CARDPAYMENT' then 'card' when o.channel = 'BANKBRANCH' then 'bank'
  else 'unknown' end`;

/**
 * Money is the provider's to settle from here on, or lies at the bank. That it was settled is no second receipt. What came again by a
 * reversed RRR has a word after it.
 */
const ENTRIES = `posting p join journal j on j.id = p.journal_id and p.account = 'clearing' and j.kind <> 'settlement' left join invoice i on i.id = p.invoice_id
    left join payment_case c on j.kind in ('lodgement', 'loan identified') and c.kind in ('lodgement', 'loan') and c.rrr = j.key
    left join bank_statement_line b on b.id = case when j.kind = 'lodgement' then coalesce(
      (select l.id from bank_statement_line l where l.case_id = c.id), case when j.key ~ '^[0-9]+$' then j.key::int4 end) end
    left join adjustment d on j.kind in ('manual lodgement', 'lodgement reversed') and ${ADJUSTMENT_REFERENCE} = j.key
    left join loan_line n on j.kind = 'student loan' and ${LOAN_REFERENCE} = j.key
    left join student ds on ds.id = coalesce(d.student_id, n.student_id) left join admission da on da.id = ds.admission_id
    left join remita_order o on o.rrr = split_part(j.key, ' ', 1)`;

/** Days come in their order. The total comes even when nothing came in. */
export const sumCash = sql('sum-cash-book')`
  with entered as (
    select j.day, ${CHANNEL} as channel, p.amount_kobo from ${ENTRIES}
     where ($from?::date is null or j.day >= $from) and ($to?::date is null or j.day <= $to)
  )
  select grouping(day) = 1 as is_total, to_char(day, 'YYYY-MM-DD') as "day?", count(*) as entries,
         coalesce(sum(amount_kobo) filter (where channel = 'card'), 0)::int8 as card_kobo,
         coalesce(sum(amount_kobo) filter (where channel = 'bank'), 0)::int8 as bank_kobo,
         coalesce(sum(amount_kobo) filter (where channel = 'unknown'), 0)::int8 as unknown_kobo, coalesce(sum(amount_kobo), 0)::int8 as received_kobo
    from entered group by grouping sets ((day), ()) order by day`;

export const cashList = list({
  name: 'cash-book',
  from: ENTRIES,
  columns: {
    id: 'text',
    at: 'timestamptz',
    rrr: 'text?',
    fullName: 'text?',
    settledOn: 'text?',
    invoiceNumber: 'text?',
    channel: 'text',
    kind: 'text',
    accounts: 'text',
    amountKobo: 'int8',
  },
  select: {
    id: 'p.id::text',
    at: 'j.at',
    rrr: `case when j.kind = 'lodgement' then coalesce(b.rrr, c.rrr) else split_part(j.key, ' ', 1) end`,
    fullName: `coalesce(nullif(${nameOn('i')}, ''), nullif(c.payer, ''), da.full_name, b.narration)`,
    settledOn: `(select to_char(max(s.day), 'YYYY-MM-DD') from bank_statement_line s
      where s.state <> 'open' and (s.id = b.id or s.adjustment_id = d.id or s.loan_batch_id = (select l.id from loan_batch l where l.reference = n.batch) or s.rrr = split_part(j.key, ' ', 1)) and s.amount_kobo > 0)`,
    invoiceNumber: 'i.invoice_number',
    channel: CHANNEL,
    kind: 'j.kind',
    accounts: `(select string_agg(distinct x.account, ',') from posting x where x.journal_id = j.id and x.id <> p.id)`,
    amountKobo: 'p.amount_kobo',
  },
  key: { sql: 'p.id', type: 'int8' },
  opens: '-at',
  sorts: { at: { sql: 'j.at', type: 'timestamptz' }, amountKobo: { sql: 'p.amount_kobo', type: 'int8' } },
  sums: ['amountKobo'],
  filters: {
    search: matches(
      searchable(
        'j.key',
        'da.full_name',
        'd.teller_number',
        'n.batch',
        'b.narration',
        'b.rrr',
        'i.invoice_number',
        'i.lastname',
        'i.firstname',
        'i.middlename',
      ),
    ),
    channel: equals(CHANNEL, 'text'),
    from: { sql: 'j.day >= $', type: 'date' },
    to: { sql: 'j.day <= $', type: 'date' },
  },
});
