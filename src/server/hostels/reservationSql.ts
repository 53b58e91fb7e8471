import { statement } from '../platform/database/statement.ts';
import { LIVE_STATES } from './numbers.ts';

const RESERVATION = {
  id: 'uuid',
  student_id: 'uuid',
  user_id: 'uuid?',
  session_id: 'int4',
  session: 'text',
  state: 'text',
  bed_id: 'int4',
  letter: 'text',
  room_id: 'int4',
  room: 'text',
  floor: 'int4',
  hostel_id: 'int4',
  hostel: 'text',
  location: 'text',
  category_id: 'int4',
  category: 'text',
  price_kobo: 'int8?',
  lapses_at: 'timestamptz?',
  invoice_id: 'uuid?',
  invoice_number: 'text?',
  invoice_kobo: 'int8?',
  invoice_void: 'bool',
} as const;

const SELECT_RESERVATION = `
  select r.id, r.student_id, s.user_id, r.session_id, e.name as session, r.state, r.bed_id, b.letter, m.id as room_id, m.name as room, m.floor,
    h.id as hostel_id, h.name as hostel,
         h.location, c.id as category_id, c.name as category, p.price_kobo, r.lapses_at, r.invoice_id, i.invoice_number,
           i.amount_kobo as invoice_kobo, i.void_at is not null as invoice_void
    from reservation r join student s on s.id = r.student_id join academic_session e on e.id = r.session_id join bed b on b.id = r.bed_id
      join room m on m.id = b.room_id
    join hostel h on h.id = m.hostel_id join room_category c on c.id = m.category_id
      left join room_price p on p.category_id = c.id and p.session_id = r.session_id
    left join invoice i on i.id = r.invoice_id`;

export const reservationById = statement(
  'reservation-by-id',
  { id: 'uuid' },
  `${SELECT_RESERVATION} where r.id = $id`,
  RESERVATION,
);

/** Newest first, the live one before all. */
export const reservationsOf = statement(
  'reservations-of-student',
  { studentId: 'uuid' },
  `${SELECT_RESERVATION} where r.student_id = $studentId order by r.state in ${LIVE_STATES} desc, r.created_at desc, r.id`,
  RESERVATION,
);

export const liveOf = statement(
  'live-reservation-of',
  { studentId: 'uuid', sessionId: 'int4' },
  `${SELECT_RESERVATION} where r.student_id = $studentId and r.session_id = $sessionId and r.state in ${LIVE_STATES}`,
  RESERVATION,
);

/** Of an invoice the latest: a move hands the invoice on. */
export const reservationOfInvoice = statement(
  'reservation-of-invoice',
  { invoiceId: 'uuid' },
  `${SELECT_RESERVATION} where r.invoice_id = $invoiceId order by r.created_at desc, r.id desc limit 1`,
  RESERVATION,
);

/** What a student booked in a session and neither paid nor lost to the office; `first_at` is when the first of it was reserved. */
export const bookedSoFar = statement(
  'booked-so-far',
  { studentId: 'uuid', sessionId: 'int4' },
  `
  select (count(*) filter (where r.state <> 'reserved' and v.at is not null))::int4 as reservations,
         (count(*) filter (where r.state <> 'held' and v.at is null))::int4 as holds, min(v.at) as first_at
    from reservation r left join lateral (select min(e.at) as at from reservation_event e where e.reservation_id = r.id and e.state = 'reserved') v on true
   where r.student_id = $studentId and r.session_id = $sessionId and r.state in ('held', 'reserved', 'cancelled', 'expired')`,
  { reservations: 'int4', holds: 'int4', first_at: 'timestamptz?' },
);

/** Reserved, by another invoice of the same charge. */
export const reservedByCharge = statement(
  'reservation-reserved-by-charge',
  { invoiceId: 'uuid' },
  `
  select r.id from invoice_line l join invoice_line o on o.charge_id = l.charge_id and o.invoice_id <> l.invoice_id
    join reservation r on r.invoice_id = o.invoice_id
   where l.invoice_id = $invoiceId and r.state = 'reserved' order by r.created_at desc, r.id desc limit 1`,
  { id: 'uuid' },
);

/** Reserved, by an invoice of that charge. */
export const reservationOfCharge = statement(
  'reservation-of-charge',
  { chargeId: 'uuid' },
  `
  select r.id from invoice_line l join reservation r on r.invoice_id = l.invoice_id
   where l.charge_id = $chargeId and r.state = 'reserved' order by r.created_at desc, r.id desc limit 1`,
  { id: 'uuid' },
);
