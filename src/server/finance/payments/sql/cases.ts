import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { EVENT_COLUMNS } from './story.ts';

/** An RRR has one case of a kind: no row comes when it is open or settled already. */
export const insertCase = sql('open-payment-case')`
  with opened as (
    insert into payment_case (rrr, kind, invoice_id, expected_kobo, reported_kobo, remains, opened_at, opened_by)
    values ($rrr, $kind, $invoiceId, $expectedKobo, $reportedKobo, $remains, $now, $actor)
    on conflict (rrr, kind) do nothing returning id, invoice_id, rrr, kind, expected_kobo, reported_kobo
  ), ${audited('payment-case-opened', 'invoice', 'opened', {
    id: 'invoice_id',
    detail: { rrr: 'rrr', kind: 'kind', expected: 'expected_kobo', reported: 'reported_kobo' },
    ip: 'null',
  })}, noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'case opened', $actor, jsonb_build_object('kind', kind, 'reported', reported_kobo), $now, rrr from opened
  )
  select o.id, i.firstname, i.lastname, i.email, i.description from opened o join invoice i on i.id = o.invoice_id`;

export const noteSettlement = sql('note-case-settlement')`
  with decided as (
    update payment_case set settled_as = $decision where id = $caseId returning id
  )
  insert into payment_event (${EVENT_COLUMNS})
  select invoice_id, 'case settled', $actor, jsonb_build_object('kind', kind, 'decision', $decision::text), $now, rrr from payment_case where id = $caseId`;

export const casesOfInvoice = sql('payment-cases-of-invoice')`
  select c.id, c.rrr, c.kind, c.expected_kobo, c.reported_kobo, c.opened_at, c.state,
         (select max(s.at) from workflow_step s where s.subject = 'payment_case' and s.subject_id = c.id::text
           and s.to_state = 'settled' and c.state <> 'open') as "settled_at?"
  from payment_case c where c.invoice_id = $invoiceId order by c.opened_at, c.id`;

export const countOpenCases = sql('count-open-payment-cases')`
  select count(*) as open from payment_case where state = 'open'`;

export const countCasesByKind = sql('payment-cases-by-kind')`
  select kind, count(*) filter (where state = 'open') as open, count(*) filter (where state = 'unposted') as unposted,
    count(*) filter (where state = 'settled') as settled from payment_case group by kind
    order by count(*) desc, kind`;
