import { statement } from '../../platform/database/statement.ts';

/**
 * All that is done with a student's money waits here for one another: credit is of no session, so each session's row is locked, in
 * one order.
 */
export const lockMoney = statement(
  'lock-student-money',
  { studentId: 'uuid' },
  'select session_id from student_session where student_id = $studentId order by session_id for no key update',
  { session_id: 'int4' },
);

/** As `lockMoney`, of many: in the same order, so that two never wait for each other. */
export const lockMoneyOfMany = statement(
  'lock-money-of-students',
  { studentIds: 'uuid[]' },
  `
  select count(*)::int4 as rows from (
    select session_id from student_session where student_id = any($studentIds::uuid[]) order by student_id, session_id for no key update) locked`,
  { rows: 'int4' },
);

/** `lines` holds [{studentId, feeId, amountKobo, occasion, why}]. No row comes for what was charged before. */
export const insertCharges = statement(
  'insert-charges',
  { sessionId: 'int4', purpose: 'text', lines: 'jsonb', now: 'timestamptz' },
  `
  insert into charge (student_id, session_id, fee_id, purpose, occasion, amount_kobo, why, is_once_a_programme, assessed_at)
  select l."studentId", $sessionId, f.id, $purpose, l.occasion, l."amountKobo", l.why, f.is_once_a_programme, $now
    from jsonb_to_recordset($lines::jsonb) as l ("studentId" uuid, "feeId" int4, "amountKobo" bigint, occasion text, why jsonb) join fee f on f.id = l."feeId"
  on conflict do nothing returning id, student_id, amount_kobo`,
  { id: 'uuid', student_id: 'uuid', amount_kobo: 'int8' },
);

/** Kinds of journals that pay a charge, or take back what was paid; the others change it. */
const PAYS = `'payment', 'credit used', 'overpaid', 'payment reversed'`;
/** Without what was paid and is credit again. */
const CAME = `'payment', 'credit used', 'payment reversed'`;

const FIGURES = ['charged', 'awarded', 'paid', 'due']
  .map((each) => `coalesce(b.${each}, 0)::int8 as ${each}_kobo`)
  .concat('coalesce(b.came, 0) > 0 as has_paid')
  .join(', ');

/** What the ledger says of the charge `c`. */
const LEDGER = `(
      select sum(p.amount_kobo) filter (where j.kind not in ('award', ${PAYS})) as charged,
             - sum(p.amount_kobo) filter (where j.kind = 'award') as awarded,
             - sum(p.amount_kobo) filter (where j.kind in (${PAYS})) as paid, sum(p.amount_kobo) as due,
             - sum(p.amount_kobo) filter (where j.kind in (${CAME})) as came
        from posting p join journal j on j.id = p.journal_id where p.charge_id = c.id and p.account = 'receivable')`;

/**
 * What the ledger says of each charge of a student, in the order in which credit pays them: the oldest session first, then by rank.
 * `charged` is what it is now, `awarded` what scholarships take of it, `paid` what was paid, `due` what is left of it.
 * `has_paid`: money or credit paid it once, also where that is credit again.
 */
export const chargesOf = statement(
  'charges-of-student',
  { studentId: 'uuid' },
  `
  select c.id, c.session_id, e.name as session, c.fee_id, f.name, f.rank, f.is_splittable, c.purpose, c.occasion, c.why, c.is_once_a_programme, c.assessed_at,
         ${FIGURES}
    from charge c join fee f on f.id = c.fee_id join academic_session e on e.id = c.session_id
    left join lateral ${LEDGER} b on true
   where c.student_id = $studentId order by e.name, f.rank, f.id, c.id`,
  {
    id: 'uuid',
    session_id: 'int4',
    session: 'text',
    fee_id: 'int4',
    name: 'text',
    rank: 'int4',
    is_splittable: 'bool',
    purpose: 'text',
    occasion: 'text',
    why: 'jsonb',
    is_once_a_programme: 'bool',
    assessed_at: 'timestamptz',
    charged_kobo: 'int8',
    awarded_kobo: 'int8',
    paid_kobo: 'int8',
    due_kobo: 'int8',
    has_paid: 'bool',
  },
);

/** What many students were charged for a purpose in a session, and once in all their years. */
export const chargesToPrice = statement(
  'charges-to-price',
  { studentIds: 'uuid[]', sessionId: 'int4', purpose: 'text' },
  `
  select c.student_id, c.id, c.session_id, e.name as session, c.fee_id, f.name, f.rank, f.is_splittable, c.purpose, c.occasion, c.is_once_a_programme,
         ${FIGURES}
    from charge c join fee f on f.id = c.fee_id join academic_session e on e.id = c.session_id left join lateral ${LEDGER} b on true
   where c.student_id = any($studentIds::uuid[]) and c.purpose = $purpose and (c.session_id = $sessionId or c.is_once_a_programme)`,
  {
    student_id: 'uuid',
    id: 'uuid',
    session_id: 'int4',
    session: 'text',
    fee_id: 'int4',
    name: 'text',
    rank: 'int4',
    is_splittable: 'bool',
    purpose: 'text',
    occasion: 'text',
    is_once_a_programme: 'bool',
    charged_kobo: 'int8',
    awarded_kobo: 'int8',
    paid_kobo: 'int8',
    due_kobo: 'int8',
    has_paid: 'bool',
  },
);

/** No row comes for an invoice of an applicant or visitor. */
export const studentInvoiceOf = statement(
  'student-invoice',
  { invoiceId: 'uuid' },
  `
  select i.id, i.student_id, i.session_id, i.semester_id, i.purpose, i.part, i.about, i.amount_kobo, s.user_id, i.description
    from invoice i join student s on s.id = i.student_id where i.id = $invoiceId`,
  {
    id: 'uuid',
    student_id: 'uuid',
    session_id: 'int4',
    semester_id: 'int4?',
    purpose: 'text',
    part: 'text?',
    about: 'text',
    amount_kobo: 'int8',
    user_id: 'uuid?',
    description: 'text',
  },
);

export const linesOf = statement(
  'lines-of-invoice',
  { invoiceId: 'uuid' },
  'select charge_id, amount_kobo from invoice_line where invoice_id = $invoiceId',
  { charge_id: 'uuid', amount_kobo: 'int8' },
);

/** The invoice that took its place, or the one that took the place of that; no row where that one is paid, void or does not exist. */
export const successorOf = statement(
  'successor-of-invoice',
  { invoiceId: 'uuid' },
  `
  with recursive chain as (
    select id, replaced_by from invoice where id = $invoiceId union select i.id, i.replaced_by from chain c join invoice i on i.id = c.replaced_by
  )
  select i.id from chain c join invoice i on i.id = c.id
   where i.replaced_by is null and i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id)`,
  { id: 'uuid' },
);

/** Unpaid invoices that ask for one of these charges, and for nothing that is still due. */
export const coveredInvoices = statement(
  'covered-invoices',
  { studentId: 'uuid', chargeIds: 'uuid[]' },
  `
  select i.id from invoice i
   where i.student_id = $studentId and i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id)
     and exists (select from invoice_line l where l.invoice_id = i.id and l.charge_id = any($chargeIds::uuid[]))
     and not exists (select from invoice_line l where l.invoice_id = i.id
          and (select coalesce(sum(p.amount_kobo), 0) from posting p where p.charge_id = l.charge_id and p.account = 'receivable') > 0)
   order by i.created_at, i.id`,
  { id: 'uuid' },
);

/** Its RRR is due at once: it is withdrawn at the provider then. */
export const settleInvoice = statement(
  'settle-invoice-by-credit',
  { invoiceId: 'uuid', now: 'timestamptz', actor: 'text' },
  `
  with settled as (
    update invoice i set settled_at = $now
     where id = $invoiceId and void_at is null and settled_at is null and not exists (select from payment p where p.invoice_id = i.id) returning id, amount_kobo
  ), due as (
    update remita_order o set check_at = $now from settled s where o.invoice_id = s.id and o.rrr is not null and o.cancelled_at is null
  ), noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at) select id, 'paid by credit', $actor, jsonb_build_object('kobo', amount_kobo), $now
      from settled
  )
  select id from settled`,
  { id: 'uuid' },
);

export const noteCredit = statement(
  'note-payment-taken-as-credit',
  { invoiceId: 'uuid', rrr: 'text', amountKobo: 'int8', now: 'timestamptz', actor: 'text' },
  `
  insert into payment_event (invoice_id, kind, actor, detail, at, rrr)
    values ($invoiceId, 'taken as credit', $actor, jsonb_build_object('kobo', $amountKobo::int8), $now, $rrr)`,
  {},
);

/** What these students have not paid yet is priced again. What is made later is priced as it is made. */
export const recheckPrices = statement(
  'recheck-prices-of-invoices',
  { studentIds: 'uuid[]', now: 'timestamptz' },
  `
  update invoice i set check_price_at = $now
   where student_id = any($studentIds::uuid[]) and void_at is null and settled_at is null
     and not exists (select from payment p where p.invoice_id = i.id)`,
  {},
);
