import { kindsThat } from '#rules/finance/journalKinds.ts';
import { sql } from '../../platform/database/describedSql.ts';

/**
 * All that is done with a student's money waits here for one another: credit is of no session, so each session's row is locked, in
 * one order.
 */
export const lockMoney = sql('lock-student-money')`
  select session_id from student_session where student_id = $studentId order by session_id for no key update`;

/** As `lockMoney`, of many: in the same order, so that two never wait for each other. */
export const lockMoneyOfMany = sql('lock-money-of-students')`
  select count(*)::int4 as rows from (
    select session_id from student_session where student_id = any($studentIds::uuid[]) order by student_id, session_id for no key update) locked`;

/** `lines` holds [{studentId, feeId, amountKobo, occasion, why}]. No row comes for what was charged before. */
export const insertCharges = sql('insert-charges')`
  insert into charge (student_id, session_id, fee_id, purpose, occasion, amount_kobo, why, is_once_a_programme, assessed_at)
  select l."studentId", $sessionId, f.id, $purpose, l.occasion, l."amountKobo", l.why, f.is_once_a_programme, $now
    from jsonb_to_recordset($lines::jsonb) as l ("studentId" uuid, "feeId" int4, "amountKobo" bigint, occasion text, why jsonb) join fee f on f.id = l."feeId"
  on conflict do nothing returning id, student_id, amount_kobo`;

/** Kinds of journals that pay a charge, or take back what was paid; the others change it. */
const PAYS = kindsThat('paid', 'beyond');
/** Without what was paid and is credit again. */
const CAME = kindsThat('paid');

const FIGURES = ['charged', 'awarded', 'waived', 'paid', 'due']
  .map((each) => `coalesce(b.${each}, 0)::int8 as ${each}_kobo`)
  .concat('coalesce(b.came, 0) > 0 as has_paid')
  .join(', ');

/** What the ledger says of the charge `c`. */
const LEDGER = `(
      select sum(p.amount_kobo) filter (where j.kind in (${kindsThat('charged')})) as charged,
             - sum(p.amount_kobo) filter (where j.kind in (${kindsThat('awarded', 'waived')})) as awarded,
             - sum(p.amount_kobo) filter (where j.kind in (${kindsThat('waived')})) as waived,
             - sum(p.amount_kobo) filter (where j.kind in (${PAYS})) as paid, sum(p.amount_kobo) as due,
             - sum(p.amount_kobo) filter (where j.kind in (${CAME})) as came
        from posting p join journal j on j.id = p.journal_id where p.charge_id = c.id and p.account = 'receivable')`;

/**
 * What the ledger says of each charge of a student, in the order in which credit pays them: the oldest session first, then by rank.
 * `charged` is what it is now, `awarded` what scholarships and waivers take of it, `waived` the waivers and write-offs among that, `paid` what
 * was paid, `due` what is left of it.
 * `has_paid`: money or credit paid it once, also where that is credit again.
 */
export const chargesOf = sql('charges-of-student')`
  select c.id, c.session_id, e.name as session, c.fee_id, f.name, f.rank, f.is_splittable, c.purpose, c.occasion, c.why, c.is_once_a_programme, c.assessed_at,
         ${FIGURES}
    from charge c join fee f on f.id = c.fee_id join academic_session e on e.id = c.session_id
    left join lateral ${LEDGER} b on true
   where c.student_id = $studentId order by e.name, f.rank, f.id, c.id`;

/** What many students were charged for a purpose in a session, and once in all their years. */
export const chargesToPrice = sql('charges-to-price')`
  select c.student_id, c.id, c.session_id, e.name as session, c.fee_id, f.name, f.rank, f.is_splittable, c.purpose, c.occasion, c.is_once_a_programme,
         ${FIGURES}
    from charge c join fee f on f.id = c.fee_id join academic_session e on e.id = c.session_id left join lateral ${LEDGER} b on true
   where c.student_id = any($studentIds::uuid[]) and c.purpose = $purpose and (c.session_id = $sessionId or c.is_once_a_programme)`;

/** No row comes for an invoice of an applicant or visitor. */
export const studentInvoiceOf = sql('student-invoice')`
  select i.id, i.student_id as "student_id!", i.session_id, i.semester_id, i.purpose as "purpose!", i.part, i.about, i.amount_kobo, i.part_paid_kobo,
    s.user_id, i.description
    from invoice i join student s on s.id = i.student_id where i.id = $invoiceId`;

export const linesOf = sql('lines-of-invoice')`
  select charge_id, amount_kobo from invoice_line where invoice_id = $invoiceId`;

/** The invoice that took its place, or the one that took the place of that; no row where that one is paid, void or does not exist. */
export const successorOf = sql('successor-of-invoice')`
  with recursive chain as (
    select id, replaced_by from invoice where id = $invoiceId union select i.id, i.replaced_by from chain c join invoice i on i.id = c.replaced_by
  )
  select i.id from chain c join invoice i on i.id = c.id
   where i.replaced_by is null and i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id)`;

/** Unpaid invoices that ask for one of these charges, and for nothing that is still due. */
export const coveredInvoices = sql('covered-invoices')`
  select i.id from invoice i
   where i.student_id = $studentId and i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id)
     and exists (select from invoice_line l where l.invoice_id = i.id and l.charge_id = any($chargeIds::uuid[]))
     and not exists (select from invoice_line l where l.invoice_id = i.id
          and (select coalesce(sum(p.amount_kobo), 0) from posting p where p.charge_id = l.charge_id and p.account = 'receivable') > 0)
   order by i.created_at, i.id`;

export const noteCredit = sql('note-payment-taken-as-credit')`
  insert into payment_event (invoice_id, kind, actor, detail, at, rrr)
    values ($invoiceId, 'taken as credit', $actor, jsonb_build_object('kobo', $amountKobo::int8), $now, $rrr)`;

/** What these students have not paid yet is priced again. What is made later is priced as it is made. */
export const recheckPrices = sql('recheck-prices-of-invoices')`
  update invoice i set check_price_at = $now
   where student_id = any($studentIds::uuid[]) and void_at is null and settled_at is null
     and not exists (select from payment p where p.invoice_id = i.id)`;
