import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';
import { EVENT_COLUMNS } from './story.ts';

/** $1 rrr, $2 kind, $3 invoice, $4 expected kobo, $5 reported kobo, $6 now, $7 actor. One case of a kind for an RRR; whom it concerns, when it is new. */
export const insertCase = statement('open-payment-case', `
  with opened as (
    insert into payment_case (rrr, kind, invoice_id, expected_kobo, reported_kobo, opened_at, opened_by)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (rrr, kind) do nothing returning invoice_id, rrr, kind, expected_kobo, reported_kobo
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $6, $7, 'payment-case-opened', 'invoice', invoice_id::text,
           jsonb_build_object('rrr', rrr, 'kind', kind, 'expected', expected_kobo, 'reported', reported_kobo), null from opened
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'case opened', $7, jsonb_build_object('kind', kind, 'reported', reported_kobo), $6, rrr from opened
  )
  select i.firstname, i.lastname, i.email, i.description from opened o join invoice i on i.id = o.invoice_id`, {
  firstname: 'text', lastname: 'text', email: 'text', description: 'text',
});

/** $1 case, $2 note, $3 now, $4 actor, $5 ip. No row when it is settled already, or when there is none. */
export const settleCase = statement('settle-payment-case', `
  with settled as (
    update payment_case set settled_at = $3, settled_by = $4, note = $2 where id = $1 and settled_at is null returning id, invoice_id, rrr, kind
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $3, $4, 'payment-case-settled', 'invoice', invoice_id::text, jsonb_build_object('rrr', rrr, 'kind', kind, 'note', $2::text), $5 from settled
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'case settled', $4, jsonb_build_object('kind', kind), $3, rrr from settled
  )
  select id from settled`, { id: 'uuid' });

/** $1 invoice. The oldest first. */
export const casesOfInvoice = statement('payment-cases-of-invoice', `
  select id, rrr, kind, expected_kobo, reported_kobo, opened_at, settled_at from payment_case where invoice_id = $1 order by opened_at, id`, {
  id: 'uuid', rrr: 'text', kind: 'text', expected_kobo: 'int8', reported_kobo: 'int8', opened_at: 'timestamptz', settled_at: 'timestamptz?',
});
