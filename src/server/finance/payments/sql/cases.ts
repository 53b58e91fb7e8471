import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';
import { EVENT_COLUMNS } from './story.ts';

/** An RRR has one case of a kind: no row comes when it is open or settled already. */
export const insertCase = statement('open-payment-case', {
  rrr: 'text', kind: 'text', invoiceId: 'uuid', expectedKobo: 'int8', reportedKobo: 'int8', now: 'timestamptz', actor: 'text',
}, `
  with opened as (
    insert into payment_case (rrr, kind, invoice_id, expected_kobo, reported_kobo, opened_at, opened_by)
    values ($rrr, $kind, $invoiceId, $expectedKobo, $reportedKobo, $now, $actor) on conflict (rrr, kind) do nothing returning invoice_id, rrr, kind, expected_kobo, reported_kobo
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $now, $actor, 'payment-case-opened', 'invoice', invoice_id::text,
           jsonb_build_object('rrr', rrr, 'kind', kind, 'expected', expected_kobo, 'reported', reported_kobo), null from opened
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'case opened', $actor, jsonb_build_object('kind', kind, 'reported', reported_kobo), $now, rrr from opened
  )
  select i.firstname, i.lastname, i.email, i.description from opened o join invoice i on i.id = o.invoice_id`, {
  firstname: 'text', lastname: 'text', email: 'text', description: 'text',
});

/** No row comes when the case is settled already, or when there is none. */
export const settleCase = statement('settle-payment-case', { caseId: 'uuid', note: 'text', now: 'timestamptz', actor: 'text', ip: 'text' }, `
  with settled as (
    update payment_case set settled_at = $now, settled_by = $actor, note = $note where id = $caseId and settled_at is null returning id, invoice_id, rrr, kind
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $now, $actor, 'payment-case-settled', 'invoice', invoice_id::text, jsonb_build_object('rrr', rrr, 'kind', kind, 'note', $note::text), $ip from settled
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'case settled', $actor, jsonb_build_object('kind', kind), $now, rrr from settled
  )
  select id from settled`, { id: 'uuid' });

export const caseOfId = statement('payment-case-of-id', { caseId: 'uuid' }, 'select id from payment_case where id = $caseId', { id: 'uuid' });

export const casesOfInvoice = statement('payment-cases-of-invoice', { invoiceId: 'uuid' }, `
  select id, rrr, kind, expected_kobo, reported_kobo, opened_at, settled_at from payment_case where invoice_id = $invoiceId order by opened_at, id`, {
  id: 'uuid', rrr: 'text', kind: 'text', expected_kobo: 'int8', reported_kobo: 'int8', opened_at: 'timestamptz', settled_at: 'timestamptz?',
});
