import { HELD_KINDS } from '#rules/finance/suspense.ts';
import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { EVENT_COLUMNS } from './story.ts';

/** An RRR has one case of a kind, open or settled: no row comes for another, unless more money came by it (`isMore`). */
export const insertCase = sql('open-payment-case')`
  with opened as (
    insert into payment_case (rrr, kind, invoice_id, expected_kobo, reported_kobo, remains, opened_at, opened_by)
    select $rrr, $kind, $invoiceId, $expectedKobo, $reportedKobo, $remains, $now, $actor
     where $isMore or not exists (select from payment_case where rrr = $rrr and kind = $kind)
    on conflict do nothing returning id, invoice_id, rrr, kind, expected_kobo, reported_kobo
  ), ${audited('payment-case-opened', 'invoice', 'opened', {
    id: 'invoice_id',
    detail: { rrr: 'rrr', kind: 'kind', expected: 'expected_kobo', reported: 'reported_kobo' },
    ip: 'null',
  })}, noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'case opened', $actor, jsonb_build_object('kind', kind, 'reported', reported_kobo), $now, rrr from opened
  )
  select o.id, i.firstname, i.lastname, i.email, i.description from opened o join invoice i on i.id = o.invoice_id`;

/** Where money of an RRR waits for a person, with how much of it does. */
export const waitingCase = sql('waiting-payment-case')`
  select c.id, c.kind, (select coalesce(- sum(p.amount_kobo), 0)::int8 from posting p where p.case_id = c.id and p.account = 'suspense') as held_kobo
    from payment_case c where c.rrr = $rrr and c.state <> 'settled' and c.kind in (${HELD_KINDS}) order by c.opened_at limit 1`;

/** What the provider says of it now. */
export const correctCase = sql('correct-payment-case')`
  with corrected as (
    update payment_case set kind = $kind, expected_kobo = $expectedKobo, reported_kobo = $reportedKobo where id = $caseId
    returning id, invoice_id, rrr, kind, expected_kobo, reported_kobo
  ), ${audited('payment-case-corrected', 'invoice', 'corrected', {
    id: 'invoice_id',
    detail: { rrr: 'rrr', kind: 'kind', expected: 'expected_kobo', reported: 'reported_kobo' },
    ip: 'null',
  })}, noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'case opened', $actor, jsonb_build_object('kind', kind, 'reported', reported_kobo), $now, rrr from corrected
  )
  select c.id, i.firstname, i.lastname, i.email, i.description from corrected c join invoice i on i.id = c.invoice_id`;

/** Money that no invoice of ours asked for. No row comes while the same waits, or where the bank's line was posted before. */
export const insertFoundCase = sql('open-case-of-found-money')`
  with opened as (
    insert into payment_case (rrr, kind, expected_kobo, reported_kobo, payer, bank_reference, opened_at, opened_by)
    values (coalesce($rrr?::text, 'LD' || lpad(nextval('lodgement_number')::text, 6, '0')), $kind, 0, $amountKobo, $payer, $bankReference?, $now, $actor)
    on conflict do nothing returning id, rrr, kind, reported_kobo
  ), ${audited('payment-case-opened', 'payment_case', 'opened', {
    detail: { rrr: 'rrr', kind: 'kind', reported: 'reported_kobo' },
    ip: 'null',
  })}
  select id, rrr from opened`;

export const correctFoundCase = sql('correct-case-of-found-money')`
  with corrected as (
    update payment_case set reported_kobo = $amountKobo where id = $caseId returning id, rrr, kind, reported_kobo
  ), ${audited('payment-case-corrected', 'payment_case', 'corrected', {
    detail: { rrr: 'rrr', kind: 'kind', reported: 'reported_kobo' },
    ip: 'null',
  })}
  select id from corrected`;

/** Whoever settles one of them locks it first, and then the money of its invoice. */
export const lockCasesOfRrr = sql('lock-cases-of-rrr')`
  select id from payment_case where rrr = $rrr order by id for no key update`;

export const payerOfInvoice = sql('payer-of-invoice')`
  select i.firstname, i.lastname, i.email, i.description,
         i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id) as is_to_pay
    from invoice i where i.id = $invoiceId`;

export const takeOwnership = sql('own-payment-case')`
  update payment_case set owner_id = $userId::uuid where id = $caseId`;

export const noteSettlement = sql('note-case-settlement')`
  with decided as (
    update payment_case set settled_as = $decision where id = $caseId returning id
  )
  insert into payment_event (${EVENT_COLUMNS})
  select invoice_id, 'case settled', $actor, jsonb_build_object('kind', kind, 'decision', $decision::text), $now, rrr
    from payment_case where id = $caseId and invoice_id is not null`;

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
