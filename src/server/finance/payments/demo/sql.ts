import { nameOn } from '../../../kit/people.ts';
import { stepped } from '../../../kit/workflow/stepped.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const PAID_CODE = '00';

/**
 * `rows` holds the invoices of invoices.ts with `place`, `payer` and `paidText`. An invoice that is open is not asked about:
 * its payer's visit or the sandbox's notification has it checked.
 */
export const insertInvoices = sql('demo.invoices')`
  with listed as (
    select r.*, f.id as fee_id, coalesce(r."amountKobo", f.amount_kobo * coalesce(r.times, 1)) as kobo, coalesce(nullif(r.description, ''), f.name) as words
      from jsonb_to_recordset($rows::jsonb) as r (place int4, id uuid, "applicationTypeId" int4, fee text, description text, times int4, "amountKobo" int8,
           "regNumber" text, about text, phone text, lastname text, firstname text, middlename text, email text, "createdAt" timestamptz, rrr text,
             "orderId" text,
           "paidAt" timestamptz, channel text, "verificationCode" text, payer text, "paidText" text)
      left join lateral (select id, name, amount_kobo from fee where fee.name = r.fee order by id limit 1) as f on true
     where r."applicationTypeId" is not null or f.id is not null
     order by r.place
  ), made as (
    insert into invoice (id, invoice_number, application_type_id, fee_id, reg_number, about, session_id, phone, lastname, firstname, middlename,
      email, description,
                         amount_kobo, created_at)
    select id, $numberPrefix || lpad(nextval('invoice_number')::text, 8, '0'), "applicationTypeId", fee_id, "regNumber", about, $sessionId, phone,
      lastname, firstname,
           middlename, email, words, kobo, "createdAt" from listed
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at, checked_at, status_code, channel)
    select "orderId", id, kobo, "createdAt", rrr, "createdAt" + interval '2 seconds', "paidAt" + interval '4 seconds',
      case when "paidAt" is not null then '${PAID_CODE}' end,
           case when "paidAt" is not null then channel end from listed
  ), sold as (
    insert into remita_sandbox_order (rrr, order_id, amount_kobo, payer_name, payer_email, payer_phone, description, created_at, state, paid_kobo,
      channel, paid_at)
    select rrr, "orderId", kobo, payer, email, phone, words, "createdAt" + interval '2 seconds', case when "paidAt" is null then 'open' else 'paid' end,
           case when "paidAt" is not null then kobo end, case when "paidAt" is not null then channel end, "paidAt" from listed
  ), paid as (
    insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, provider_paid_at, credited_at, credited_by, verification_code)
    select id, "orderId", rrr, kobo, '${PAID_CODE}', "paidText", "paidAt" + interval '4 seconds', 'system:remita-notification', "verificationCode"
      from listed where "paidAt" is not null
  ), happened as (
    select id, place, 1 as turn, 'invoiced' as kind, 'public' as actor, jsonb_build_object('kobo', kobo) as detail, "createdAt" as at, null as rrr from listed
    union all select id, place, 2, 'rrr made', 'provider', jsonb_build_object('rrr', rrr, 'orderId', "orderId"), "createdAt" + interval '2 seconds',
      rrr from listed
    union all select id, place, 3, 'told', 'provider', jsonb_build_object('rrr', rrr), "paidAt" + interval '3 seconds', rrr from listed
      where "paidAt" is not null
    union all select id, place, 4, 'credited', 'system:remita-notification', jsonb_build_object('rrr', rrr, 'kobo', kobo, 'code', '${PAID_CODE}'),
           "paidAt" + interval '4 seconds', rrr from listed where "paidAt" is not null
  )
  insert into payment_event (invoice_id, kind, actor, detail, at, rrr) select id, kind, actor, detail, at, rrr from happened order by place, turn`;

/** What came in for these invoices of no student is income. */
export const postDemoIncome = sql('demo.post-income')`
  with paid as (
    select p.invoice_id, p.rrr, p.amount_kobo, p.credited_at from payment p join invoice i on i.id = p.invoice_id
     where i.id = any($ids::uuid[]) and i.student_id is null
  ), posted as (
    insert into journal (kind, key, at, day, actor)
    select 'payment', rrr, credited_at, (credited_at at time zone 'Africa/Lagos')::date, 'system:remita-notification' from paid order by credited_at, rrr
    on conflict do nothing returning id, key
  )
  insert into posting (journal_id, account, invoice_id, amount_kobo)
  select j.id, side.account, p.invoice_id, side.sign * p.amount_kobo
    from posted j join paid p on p.rrr = j.key cross join (values ('clearing', 1), ('income', -1)) as side (account, sign)`;

/** Of cases that wait, and that were settled before their money was posted. */
export const postDemoSuspense = sql('demo.post-suspense')`
  with waiting as (
    select id, rrr, invoice_id, reported_kobo, opened_at from payment_case
     where id = any($ids::uuid[]) and kind in ('short', 'over', 'twice', 'superseded', 'mismatch')
  ), posted as (
    insert into journal (kind, key, at, day, actor)
    select 'suspense', rrr, opened_at, (opened_at at time zone 'Africa/Lagos')::date, 'system:remita-notification' from waiting order by opened_at, rrr
    on conflict do nothing returning id, key
  )
  insert into posting (journal_id, account, invoice_id, case_id, amount_kobo)
  select j.id, side.account, w.invoice_id, case side.account when 'suspense' then w.id end, side.sign * w.reported_kobo
    from posted j join waiting w on w.rrr = j.key cross join (values ('clearing', 1), ('suspense', -1)) as side (account, sign)`;

/** Of cases that were settled so. */
export const postDemoRefunds = sql('demo.post-refunds')`
  with refunded as (
    select c.id, c.invoice_id, c.reported_kobo, s.actor, s.at from payment_case c
      join workflow_step s on s.subject = 'payment_case' and s.subject_id = c.id::text and s.step = 'settle'
     where c.id = any($ids::uuid[]) and c.state = 'settled' and c.settled_as = 'refund'
       and exists (select from posting p where p.case_id = c.id)
  ), posted as (
    insert into journal (kind, key, at, day, actor)
    select 'case settled', id::text, at, (at at time zone 'Africa/Lagos')::date, actor from refunded order by at, id
    on conflict do nothing returning id, key
  )
  insert into posting (journal_id, account, invoice_id, case_id, amount_kobo)
  select j.id, side.account, r.invoice_id, r.id, side.sign * r.reported_kobo
    from posted j join refunded r on r.id::text = j.key cross join (values ('suspense', 1), ('refunds due', -1)) as side (account, sign)`;

/**
 * `orders` holds the second RRRs of invoices, as [{invoiceId, orderId, rrr, kobo, createdAt, cancelledAt, paidKobo, paidAt}]; what is paid there is not
 * credited.
 */
export const insertOrders = sql('demo.orders')`
  with listed as (
    select r.*, i.email, i.phone, i.description, ${nameOn('i')} as payer
      from jsonb_to_recordset($orders::jsonb) as r ("invoiceId" uuid, "orderId" text, rrr text, kobo int8, "createdAt" timestamptz, "cancelledAt" timestamptz,
           "paidKobo" int8, "paidAt" timestamptz) join invoice i on i.id = r."invoiceId"
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at, cancelled_at, checked_at, status_code, channel)
    select "orderId", "invoiceId", kobo, "createdAt", rrr, "createdAt", "cancelledAt", "paidAt", '${PAID_CODE}', 'BANKBRANCH' from listed
  )
  insert into remita_sandbox_order (rrr, order_id, amount_kobo, payer_name, payer_email, payer_phone, description, created_at, state, paid_kobo,
    channel, paid_at)
  select rrr, "orderId", kobo, payer, email, phone, description, "createdAt", 'paid', "paidKobo", 'BANKBRANCH', "paidAt" from listed`;

/** What came in for RRRs of insertInvoices and was not credited, as [{rrr, kobo, at, orderId}]; `orderId` where the provider names another. */
export const payAtSandbox = sql('demo.pay-at-sandbox')`
  with asked as (
    update remita_order o set channel = 'BANKBRANCH', checked_at = p.at, status_code = '${PAID_CODE}'
      from jsonb_to_recordset($paid::jsonb) as p (rrr text, at timestamptz) where o.rrr = p.rrr
  )
  update remita_sandbox_order o set state = 'paid', paid_kobo = p.kobo, channel = 'BANKBRANCH', paid_at = p.at, order_id = coalesce(p."orderId", o.order_id)
    from jsonb_to_recordset($paid::jsonb) as p (rrr text, kobo int8, at timestamptz, "orderId" text) where o.rrr = p.rrr`;

/** The provider took a payment back, or never had it. */
export const unpayAtSandbox = sql('demo.unpay-at-sandbox')`
  update remita_sandbox_order set state = 'open', paid_kobo = null, channel = null, paid_at = null where rrr = any($rrrs::text[])`;

/** `cases` holds [{id, rrr, kind, invoiceId, reportedKobo, openedAt, settledAt, settledAs, isUnposted, note}]; what was expected is the invoice's amount. */
export const insertCases = sql('demo.payment-cases')`
  with listed as (
    select r.*, i.amount_kobo, (select 'user:' || id from user_account where user_name = $settledBy) as settler
      from jsonb_to_recordset($cases::jsonb) as r (id uuid, rrr text, kind text, "invoiceId" uuid, "reportedKobo" int8, "openedAt" timestamptz,
        "settledAt" timestamptz, "settledAs" text, "isUnposted" bool, note text)
      join invoice i on i.id = r."invoiceId"
  ), opened as (
    insert into payment_case (id, rrr, kind, invoice_id, expected_kobo, reported_kobo, opened_at, opened_by, state, settled_as)
    select id, rrr, kind, "invoiceId", amount_kobo, "reportedKobo", "openedAt", 'system:remita-notification',
      case when "settledAt" is null or settler is null then 'open' when "isUnposted" then 'unposted' else 'settled' end,
      case when settler is not null then "settledAs" end
      from listed
  ), settled as (
    ${stepped('payment_case', 'listed where "settledAt" is not null and settler is not null', {
      from: "'open'",
      to: "'settled'",
      step: "'settle'",
      request: 'id',
      actor: 'settler',
      reason: 'note',
      at: '"settledAt"',
    })}
  ), relisted as (
    ${stepped('payment_case', 'listed where "isUnposted" and "settledAt" is not null and settler is not null', {
      from: "'settled'",
      to: "'unposted'",
      step: "'list'",
      actor: "'system:suspense'",
      reason: "'Its money waits in suspense'",
      at: '"settledAt"',
    })}
  )
  insert into payment_event (invoice_id, kind, actor, detail, at, rrr)
  select "invoiceId", 'case opened', 'system:remita-notification', jsonb_build_object('kind', kind, 'reported', "reportedKobo"), "openedAt", rrr from listed
  union all select "invoiceId", 'case settled', settler, jsonb_build_object('kind', kind), "settledAt", rrr from listed
    where "settledAt" is not null and settler is not null`;
