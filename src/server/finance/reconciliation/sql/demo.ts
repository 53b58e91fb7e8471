import { sql } from '../../../platform/database/describedSql.ts';

/** `nights` holds [{day, from, to, startedAt, finishedAt, unanswered}]. */
export const insertDemoNights = sql('demo.reconciliations')`
  insert into reconciliation (day, period_from, period_to, started_at, started_by, rrrs, queried, unanswered, reached, finished_at)
  select n.day, n."from", n."to", n."startedAt", $startedBy, o.rrrs, o.rrrs, least(n.unanswered, o.rrrs), o.reached, n."finishedAt"
    from jsonb_to_recordset($nights::jsonb) as n (day date, "from" timestamptz, "to" timestamptz, "startedAt" timestamptz, "finishedAt" timestamptz,
      unanswered int4),
         lateral (select count(*)::int4 as rrrs, coalesce(max(rrr), '') as reached from remita_order where rrr_at >= n."from" and rrr_at < n."to") as o
   order by n.day
  on conflict do nothing`;

/** Each case differs in the nights that asked about it before it was settled; one that an applicant disputes differs in none. */
export const insertDemoDifferences = sql('demo.reconciliation-differences')`
  insert into reconciliation_difference (reconciliation_id, rrr, kind, invoice_id, expected_kobo, reported_kobo, provider_code, found_at)
  select n.id, c.rrr, c.kind, c.invoice_id, c.expected_kobo, c.reported_kobo, case when c.kind = 'unconfirmed' then '021' else '00' end,
    n.started_at + interval '1 minute'
    from reconciliation n join payment_case c on c.kind <> 'disputed' and c.opened_at < n.started_at and c.opened_at >= n.period_from
   where n.day is not null
     and not exists (select from workflow_step s where s.subject = 'payment_case' and s.subject_id = c.id::text and s.at <= n.started_at)
   order by n.id, c.rrr
  on conflict do nothing`;
