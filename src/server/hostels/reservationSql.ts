import { RESERVATION } from '#contract/hostels/states.ts';
import { IS_REVIEWED } from '../finance/invoices/columns.ts';
import { sql } from '../platform/database/describedSql.ts';
import { inList } from '../platform/database/inList.ts';
import { LIVE_STATES } from './numbers.ts';

const { held, reserved, cancelled, expired } = RESERVATION;

const SELECT_RESERVATION = `
  select r.id, r.student_id, s.user_id, r.session_id, e.name as session, r.state, r.bed_id, b.letter, m.id as room_id, m.name as room, m.floor,
    h.id as hostel_id, h.name as hostel,
         h.location, c.id as category_id, c.name as category, p.price_kobo as "price_kobo?", r.lapses_at, r.invoice_id,
           i.invoice_number as "invoice_number?", i.amount_kobo as "invoice_kobo?", i.void_at is not null as invoice_void,
         ${IS_REVIEWED} as is_checked
    from reservation r join student s on s.id = r.student_id join academic_session e on e.id = r.session_id join bed b on b.id = r.bed_id
      join room m on m.id = b.room_id
    join hostel h on h.id = m.hostel_id join room_category c on c.id = m.category_id
      left join room_price p on p.category_id = c.id and p.session_id = r.session_id
    left join invoice i on i.id = r.invoice_id`;

export const reservationById = sql('reservation-by-id')`
  ${SELECT_RESERVATION} where r.id = $id`;

/** Newest first, the live one before all. */
export const reservationsOf = sql('reservations-of-student')`
  ${SELECT_RESERVATION} where r.student_id = $studentId order by r.state in ${LIVE_STATES} desc, r.created_at desc, r.id`;

export const liveOf = sql('live-reservation-of')`
  ${SELECT_RESERVATION} where r.student_id = $studentId and r.session_id = $sessionId and r.state in ${LIVE_STATES}`;

/** Of an invoice the latest: a move hands the invoice on. */
export const reservationOfInvoice = sql('reservation-of-invoice')`
  ${SELECT_RESERVATION} where r.invoice_id = $invoiceId order by r.created_at desc, r.id desc limit 1`;

/** What a student booked in a session and neither paid nor lost to the office; `firstAt` is when the first of it was reserved. */
export const bookedSoFar = sql('booked-so-far')`
  select (count(*) filter (where r.state <> '${reserved}' and v.at is not null))::int4 as reservations,
         (count(*) filter (where r.state <> '${held}' and v.at is null))::int4 as holds, min(v.at) as "first_at?"
    from reservation r left join lateral (
      select min(w.at) as at from workflow_step w where w.subject = 'reservation' and w.subject_id = r.id::text and w.to_state = '${reserved}'
    ) v on true
   where r.student_id = $studentId and r.session_id = $sessionId and r.state in ${inList([held, reserved, cancelled, expired])}`;

/** Reserved, by another invoice of the same charge. */
export const reservedByCharge = sql('reservation-reserved-by-charge')`
  select r.id from invoice_line l join invoice_line o on o.charge_id = l.charge_id and o.invoice_id <> l.invoice_id
    join reservation r on r.invoice_id = o.invoice_id
   where l.invoice_id = $invoiceId and r.state = '${reserved}' order by r.created_at desc, r.id desc limit 1`;

/** Reserved, by an invoice of that charge. */
export const reservationOfCharge = sql('reservation-of-charge')`
  select r.id from invoice_line l join reservation r on r.invoice_id = l.invoice_id
   where l.charge_id = $chargeId and r.state = '${reserved}' order by r.created_at desc, r.id desc limit 1`;
