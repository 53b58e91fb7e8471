import { sql } from '../../../platform/database/describedSql.ts';

const PAID_CODE = '00';
const CREDITED_BY = 'system:remita-notification';
const LAGOS_DAY = (moment: string) => `(${moment} at time zone 'Africa/Lagos')::date`;

/** `charges` holds [{id, userName, session, purpose, fee, occasion, kobo, isIndigene, tag, at}]. */
export const insertDemoCharges = sql('demo.charges')`
  insert into charge (id, student_id, session_id, fee_id, purpose, occasion, amount_kobo, why, is_once_a_programme, assessed_at)
  select r.id, s.id, e.id, f.id, r.purpose, r.occasion, r.kobo,
         jsonb_build_object('won', jsonb_build_object('assignmentId', a.id, 'amountKobo', r.kobo),
           'beaten', case when a.id <> b.assignment_id then jsonb_build_array(jsonb_build_object('assignmentId', b.assignment_id, 'amountKobo',
             b.amount_kobo)) else '[]' end),
         f.is_once_a_programme, r.at
    from jsonb_to_recordset($charges::jsonb) as r (id uuid, "userName" text, session text, purpose text, fee text, occasion text, kobo int8,
      "isIndigene" bool, tag text, at timestamptz)
    join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id
    join academic_session e on e.name = r.session join fee f on f.purpose = r.purpose and f.name = r.fee
    left join fee_assignment a on a.session_id = e.id and a.student_type_id = s.student_type_id and a.purpose = r.purpose and a.state = 'published'
      and a.level_id is null
     and a.is_indigene is not distinct from r."isIndigene" and a.tag is not distinct
       from r.tag and num_nonnulls(a.school_programme_id, a.department_id, a.entry_session_id, a.gender_id) = 0
    left join fee_assignment base on base.session_id = e.id and base.student_type_id = s.student_type_id and base.purpose = r.purpose
      and base.state = 'published'
     and num_nonnulls(base.level_id, base.is_indigene, base.tag, base.school_programme_id, base.department_id, base.entry_session_id, base.gender_id) = 0
    left join fee_assignment_line b on b.assignment_id = base.id and b.fee_id = f.id`;

/** Each charge is owed, and income. */
export const postDemoCharges = sql('demo.post-charges')`
  with posted as (
    insert into journal (kind, key, at, day, actor) select 'charge', id::text, assessed_at, ${LAGOS_DAY('assessed_at')}, 'system:demo' from charge
      where id = any($ids) order by assessed_at, id
    returning id, key
  )
  insert into posting (journal_id, account, student_id, charge_id, amount_kobo)
  select p.id, side.account, case side.account when 'receivable' then c.student_id end, c.id, side.sign * c.amount_kobo
    from posted p join charge c on c.id = p.key::uuid cross join (values ('receivable', 1), ('income', -1)) as side (account, sign)
   where c.amount_kobo <> 0`;

/** `rows` holds the bills of bills.ts with their `place`, without their lines. What is open is asked about when its payer comes. */
export const insertDemoStudentInvoices = sql('demo.student-invoices')`
  with listed as (
    select r.*, s.id as student_id, s.matric_number, e.id as session_id
      from jsonb_to_recordset($rows::jsonb) as r (place int4, id uuid, "userName" text, session text, purpose text, part text, description text,
        kobo int8, phone text,
           lastname text, firstname text, middlename text, email text, payer text, "createdAt" timestamptz, rrr text, "orderId" text,
             "paidAt" timestamptz, "paidText" text,
           channel text, "verificationCode" text)
      join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id join academic_session e on e.name = r.session
     order by r.place
  ), made as (
    insert into invoice (id, invoice_number, student_id, purpose, part, reg_number, session_id, phone, lastname, firstname, middlename, email,
      description, amount_kobo, created_at)
    select id, $numberPrefix || lpad(nextval('invoice_number')::text, 8, '0'), student_id, purpose, part, coalesce(matric_number, ''), session_id,
      phone, lastname, firstname,
           middlename, email, description, kobo, "createdAt" from listed
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at, checked_at, status_code, channel)
    select "orderId", id, kobo, "createdAt", rrr, "createdAt" + interval '2 seconds', "paidAt" + interval '4 seconds',
      case when "paidAt" is not null then '${PAID_CODE}' end,
           case when "paidAt" is not null then channel end from listed
  ), sold as (
    insert into remita_sandbox_order (rrr, order_id, amount_kobo, payer_name, payer_email, payer_phone, description, created_at, state, paid_kobo,
      channel, paid_at)
    select rrr, "orderId", kobo, payer, email, phone, description, "createdAt" + interval '2 seconds', case when "paidAt" is null then 'open' else 'paid' end,
           case when "paidAt" is not null then kobo end, case when "paidAt" is not null then channel end, "paidAt" from listed
  ), paid as (
    insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, provider_paid_at, credited_at, credited_by, verification_code)
    select id, "orderId", rrr, kobo, '${PAID_CODE}', "paidText", "paidAt" + interval '4 seconds', '${CREDITED_BY}', "verificationCode" from listed
      where "paidAt" is not null
  ), happened as (
    select id, place, 1 as turn, 'invoiced' as kind, 'public' as actor, jsonb_build_object('kobo', kobo) as detail, "createdAt" as at, null as rrr from listed
    union all select id, place, 2, 'rrr made', 'provider', jsonb_build_object('rrr', rrr, 'orderId', "orderId"), "createdAt" + interval '2 seconds',
      rrr from listed
    union all select id, place, 3, 'credited', '${CREDITED_BY}', jsonb_build_object('rrr', rrr, 'kobo', kobo, 'code', '${PAID_CODE}'),
      "paidAt" + interval '4 seconds', rrr
           from listed where "paidAt" is not null
  )
  insert into payment_event (invoice_id, kind, actor, detail, at, rrr) select id, kind, actor, detail, at, rrr from happened order by place, turn`;

/** `lines` holds [{invoice, charge, kobo}]. */
export const insertDemoInvoiceLines = sql('demo.invoice-lines')`
  insert into invoice_line (invoice_id, charge_id, amount_kobo)
  select r.invoice, r.charge, r.kobo from jsonb_to_recordset($lines::jsonb) as r (invoice uuid, charge uuid, kobo int8)`;

/** What was paid came from the provider, and pays the lines of its invoice. */
export const postDemoPayments = sql('demo.post-payments')`
  with credited as (
    select i.id, i.student_id, p.rrr, p.amount_kobo, p.credited_at from payment p join invoice i on i.id = p.invoice_id where i.id = any($ids)
  ), posted as (
    insert into journal (kind, key, at, day, actor) select 'payment', rrr, credited_at, ${LAGOS_DAY('credited_at')}, '${CREDITED_BY}' from credited
      order by credited_at, rrr
    returning id, key
  )
  insert into posting (journal_id, account, student_id, charge_id, invoice_id, amount_kobo)
  select p.id, 'clearing', c.student_id, null, c.id, c.amount_kobo from posted p join credited c on c.rrr = p.key
  union all
  select p.id, 'receivable', c.student_id, l.charge_id, c.id, -l.amount_kobo from posted p join credited c on c.rrr = p.key
    join invoice_line l on l.invoice_id = c.id`;

/** `scholarships` holds [{name, funder, session, fee, percent, kobo, capKobo}]. */
export const insertDemoScholarships = sql('demo.scholarships')`
  insert into scholarship (name, funder, session_id, fee_ids, percent, amount_kobo, cap_kobo)
  select r.name, r.funder, e.id, case when r.fee is null then '{}' else array[f.id] end, r.percent, r.kobo, r."capKobo"
    from jsonb_to_recordset($scholarships::jsonb) as r (name text, funder text, session text, fee text, percent int4, kobo int8, "capKobo" int8)
    join academic_session e on e.name = r.session left join fee f on f.purpose = 'school' and f.name = r.fee
  on conflict do nothing`;

/** `awards` holds [{id, scholarship, userName, session, charge, kobo, at}]; what is awarded is owed no more. */
export const insertDemoAwards = sql('demo.scholarship-awards')`
  with listed as (
    select r.*, s.id as student_id, e.id as session_id, k.id as scholarship_id
      from jsonb_to_recordset($awards::jsonb) as r (id uuid, scholarship text, "userName" text, session text, charge uuid, kobo int8, at timestamptz)
      join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id
      join academic_session e on e.name = r.session join scholarship k on k.session_id = e.id and lower(k.name) = lower(r.scholarship)
  ), awarded as (
    insert into scholarship_award (id, scholarship_id, student_id, session_id, amount_kobo, awarded_by, awarded_at)
    select id, scholarship_id, student_id, session_id, kobo, $awardedBy, at from listed
  ), posted as (
    insert into journal (kind, key, at, day, actor) select 'award', id::text, at, ${LAGOS_DAY('at')}, $awardedBy from listed order by id returning id, key
  )
  insert into posting (journal_id, account, student_id, charge_id, amount_kobo)
  select p.id, side.account, case side.account when 'receivable' then l.student_id end, l.charge, side.sign * l.kobo
    from posted p join listed l on l.id = p.key::uuid cross join (values ('awards', 1), ('receivable', -1)) as side (account, sign)`;
