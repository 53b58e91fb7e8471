import { sql } from '../../../platform/database/describedSql.ts';

/** The fee that the window names, with its own price; no row where it names none. */
export const feeOfWindow = sql('late-fee-of-window')`
  select f.id, f.name, f.amount_kobo from registration_window w join fee f on f.id = w.late_fee_id
   where w.session_id = $sessionId and w.semester_id = $semesterId and w.student_type_id = $studentTypeId and w.active`;

/** The invoice that is paid, else the last one that was made. */
export const lateInvoice = sql('late-registration-invoice')`
  select i.invoice_number, (p.invoice_id is not null or i.settled_at is not null) as is_paid
    from invoice i left join payment p on p.invoice_id = i.id
   where i.student_id = $studentId and i.session_id = $sessionId and i.semester_id = $semesterId and i.purpose = 'late-registration' and i.void_at is null
   order by 2 desc, i.created_at desc limit 1`;

/** What that payment opened is closed; what staff opened stays. */
export const closeLateWindow = sql('close-late-window')`
  with closed as (
    update student_window w set active = false from invoice i
     where i.id = $invoiceId and w.student_id = i.student_id and w.session_id = i.session_id and w.semester_id = i.semester_id and w.reason = $reason
       and w.active
  )
  select m.name as semester, e.name as session
    from invoice i join registration r on r.student_id = i.student_id and r.session_id = i.session_id and r.semester_id = i.semester_id
    join semester m on m.id = i.semester_id join academic_session e on e.id = i.session_id
   where i.id = $invoiceId and r.state <> 'draft'`;

export const invoiceNumberOf = sql('late-invoice-number')`
  select invoice_number from invoice where id = $invoiceId`;

/** It lasts to the last late day, and a day at least for who paid on it: a bank's payment may arrive late. What staff opened for longer stays. */
export const openLateWindow = sql('open-late-window')`
  insert into student_window (student_id, session_id, semester_id, until, reason, opened_by)
  select p.student_id, p.session_id, $semesterId, greatest(w.late_until, $tomorrow::date), $reason, $openedBy
    from student_session p left join registration_window w on w.session_id = p.session_id and w.semester_id = $semesterId
      and w.student_type_id = p.student_type_id and w.active
   where p.student_id = $studentId and p.session_id = $sessionId
  on conflict (student_id, session_id, semester_id) do update set until = greatest(student_window.until, excluded.until), active = true
  returning to_char(until, 'DD/MM/YYYY') as until, (select s.user_id from student s where s.id = student_id) as "user_id?"`;
