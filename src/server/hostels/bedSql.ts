import { statement } from '../platform/database/statement.ts';
import { LIVE_STATES } from './numbers.ts';

const BED = {
  id: 'int4',
  letter: 'text',
  state: 'text',
  active: 'bool',
  room_id: 'int4',
  room: 'text',
  floor: 'int4',
  hostel_id: 'int4',
  hostel: 'text',
  gender_id: 'int4',
  category_id: 'int4',
  category: 'text',
} as const;

const FROM_BED =
  'bed b join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id join room_category c on c.id = m.category_id';
const SELECT_BED = `select b.id, b.letter, b.state, m.active and h.active as active, m.id as room_id, m.name as room, m.floor, h.id as hostel_id, h.name as hostel, h.gender_id,
         c.id as category_id, c.name as category from ${FROM_BED}`;

/**
 * Whoever gives or frees beds locks the student's money first, then all the beds it needs in one order, then reservations by id: nobody
 * waits in a circle. Rooms and hostels are not switched off meanwhile.
 */
export const lockBeds = statement(
  'lock-beds',
  { bedIds: 'int4[]' },
  `${SELECT_BED} where b.id = any($bedIds::int4[]) order by b.id for no key update of b for share of m, h`,
  BED,
);

/** A free bed of the same kind: that very one first, then the nearest. What others are about is passed over. */
export const lockFreeBedLike = statement(
  'lock-free-bed-like',
  { bedId: 'int4', sessionId: 'int4', now: 'timestamptz' },
  `
  ${SELECT_BED} join bed like_b on like_b.id = $bedId join room like_m on like_m.id = like_b.room_id join hostel like_h on like_h.id = like_m.hostel_id
   where m.category_id = like_m.category_id and h.gender_id = like_h.gender_id and b.state = 'usable' and m.active and h.active
     and not exists (select from reservation r where r.bed_id = b.id and r.session_id = $sessionId and r.state in ${LIVE_STATES} and not (r.state = 'held' and r.lapses_at <= $now))
   order by b.id = $bedId desc, m.id = like_m.id desc, h.id = like_h.id desc, b.id limit 1 for no key update of b skip locked`,
  BED,
);

const ENDED = `
  ended as (
    update reservation r set state = 'expired' from lapsed l where r.id = l.id returning r.id, r.bed_id
  )
  insert into reservation_event (reservation_id, state, bed_id, actor, at) select id, 'expired', bed_id, 'system:hostels', $now from ended returning reservation_id as id`;

/** Holds whose minutes are over, of these beds and of this student. Lock both before. */
export const endLapsedOf = statement(
  'end-lapsed-holds-of',
  { bedIds: 'int4[]', studentId: 'uuid', sessionId: 'int4', now: 'timestamptz' },
  `
  with lapsed as (
    select id from reservation where state = 'held' and lapses_at <= $now and session_id = $sessionId and (bed_id = any($bedIds::int4[]) or student_id = $studentId)
     order by id for update
  ), ${ENDED}`,
  { id: 'uuid' },
);

/** All of them; what others are about is passed over. */
export const endLapsedHolds = statement(
  'end-lapsed-holds',
  { now: 'timestamptz' },
  `
  with lapsed as (
    select id from reservation where state = 'held' and lapses_at <= $now order by id for update skip locked
  ), ${ENDED}`,
  { id: 'uuid' },
);

/** No row comes where the bed or the student is taken. */
export const insertReservation = statement(
  'insert-reservation',
  {
    bedId: 'int4',
    studentId: 'uuid',
    sessionId: 'int4',
    state: 'text',
    lapsesAt: 'timestamptz?',
    invoiceId: 'uuid?',
    actor: 'text',
    reason: 'text?',
    now: 'timestamptz',
  },
  `
  with made as (
    insert into reservation (bed_id, student_id, session_id, state, lapses_at, invoice_id, created_at)
    values ($bedId, $studentId, $sessionId, $state, $lapsesAt, $invoiceId, $now) on conflict do nothing returning id, state, bed_id
  ), noted as (
    insert into reservation_event (reservation_id, state, bed_id, actor, reason, at) select id, state, bed_id, $actor, $reason, $now from made
  )
  select id from made`,
  { id: 'uuid' },
);

/** No row comes where it stands elsewhere by now. `lapsesAt` null leaves it as it is. */
export const moveState = statement(
  'move-reservation-state',
  {
    id: 'uuid',
    from: 'text[]',
    to: 'text',
    lapsesAt: 'timestamptz?',
    actor: 'text',
    reason: 'text?',
    now: 'timestamptz',
  },
  `
  with changed as (
    update reservation set state = $to, lapses_at = coalesce($lapsesAt, lapses_at) where id = $id and state = any($from::text[]) returning id, bed_id
  ), noted as (
    insert into reservation_event (reservation_id, state, bed_id, actor, reason, at) select id, $to, bed_id, $actor, $reason, $now from changed
  )
  select id from changed`,
  { id: 'uuid' },
);

export const setInvoice = statement(
  'set-reservation-invoice',
  { id: 'uuid', invoiceId: 'uuid' },
  'update reservation set invoice_id = $invoiceId where id = $id',
  {},
);

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
  select r.id, r.student_id, s.user_id, r.session_id, e.name as session, r.state, r.bed_id, b.letter, m.id as room_id, m.name as room, m.floor, h.id as hostel_id, h.name as hostel,
         h.location, c.id as category_id, c.name as category, p.price_kobo, r.lapses_at, r.invoice_id, i.invoice_number, i.amount_kobo as invoice_kobo, i.void_at is not null as invoice_void
    from reservation r join student s on s.id = r.student_id join academic_session e on e.id = r.session_id join bed b on b.id = r.bed_id join room m on m.id = b.room_id
    join hostel h on h.id = m.hostel_id join room_category c on c.id = m.category_id left join room_price p on p.category_id = c.id and p.session_id = r.session_id
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

/** A hostel's own window comes before that of all. */
export const windowOf = statement(
  'hostel-window-of',
  { sessionId: 'int4', hostelId: 'int4?' },
  `
  select opens_at, closes_at, hold_minutes, pay_days from hostel_window
   where session_id = $sessionId and active and (hostel_id is null or hostel_id = $hostelId) order by hostel_id nulls last limit 1`,
  { opens_at: 'timestamptz', closes_at: 'timestamptz', hold_minutes: 'int4', pay_days: 'int4' },
);

export const priceOf = statement(
  'room-price-of',
  { categoryId: 'int4', sessionId: 'int4' },
  'select price_kobo from room_price where category_id = $categoryId and session_id = $sessionId',
  { price_kobo: 'int8' },
);

export const freeLetters = statement(
  'free-letters-of-room',
  { roomId: 'int4', sessionId: 'int4' },
  `
  select b.letter from bed b join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id
   where b.room_id = $roomId and b.state = 'usable' and m.active and h.active
     and not exists (select from reservation r where r.bed_id = b.id and r.session_id = $sessionId and r.state in ${LIVE_STATES}) order by b.letter`,
  { letter: 'text' },
);

export const findHostelFee = statement(
  'find-hostel-fee',
  {},
  `select id from fee where purpose = 'hostel' and active order by id limit 1`,
  { id: 'int4' },
);

/** What a reservation charges; its amount is the category's price. A college has it from its first reservation on. */
export const addHostelFee = statement(
  'add-hostel-fee',
  {},
  `
  with category as (
    insert into fee_category (name) values ('Hostels') on conflict (name) do update set name = excluded.name returning id
  ), type as (
    insert into fee_type (category_id, name) select id, 'Accommodation' from category on conflict (category_id, name) do update set name = excluded.name returning id
  )
  insert into fee (type_id, name, purpose) select id, 'Hostel accommodation', 'hostel' from type
  on conflict (type_id, name) do update set purpose = 'hostel', active = true returning id`,
  { id: 'int4' },
);

/** Reserved beds whose days to pay are over. */
export const unpaidSince = statement(
  'reservations-unpaid-since',
  { now: 'timestamptz' },
  `select id from reservation where state = 'reserved' and lapses_at <= $now order by lapses_at, id limit 200`,
  { id: 'uuid' },
);

export const chargesOfInvoice = statement(
  'hostel-charges-of-invoice',
  { invoiceId: 'uuid' },
  'select charge_id from invoice_line where invoice_id = $invoiceId',
  { charge_id: 'uuid' },
);

export const waitFor = statement(
  'wait-for-bed',
  { studentId: 'uuid', sessionId: 'int4', bedId: 'int4', now: 'timestamptz' },
  `
  insert into bed_waiting (student_id, session_id, bed_id, since) values ($studentId, $sessionId, $bedId, $now)
  on conflict (student_id, session_id) do update set bed_id = excluded.bed_id, housed_at = null`,
  {},
);

export const waiting = statement(
  'waiting-for-beds',
  {},
  'select student_id, session_id, bed_id, since from bed_waiting where housed_at is null order by since, student_id limit 200',
  { student_id: 'uuid', session_id: 'int4', bed_id: 'int4', since: 'timestamptz' },
);

export const noteHoused = statement(
  'note-housed',
  { studentId: 'uuid', sessionId: 'int4', now: 'timestamptz' },
  'update bed_waiting set housed_at = $now where student_id = $studentId and session_id = $sessionId and housed_at is null',
  {},
);

export const waitingOf = statement(
  'waiting-of-student',
  { studentId: 'uuid', sessionId: 'int4' },
  'select since from bed_waiting where student_id = $studentId and session_id = $sessionId and housed_at is null',
  { since: 'timestamptz' },
);
