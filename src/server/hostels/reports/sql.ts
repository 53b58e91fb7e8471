import { RESERVATION } from '#contract/hostels/states.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { COUNTS, joinLive } from '../numbers.ts';

const {
  held,
  reserved,
  paid,
  expired,
  cancelled,
  deactivated,
  moved,
  'checked in': checkedIn,
  'checked out': checkedOut,
} = RESERVATION;
const IN_ORDER = `'{${[checkedIn, paid, reserved, held, checkedOut, moved, expired, cancelled, deactivated].join(',')}}'::text[]`;

const SESSION = 'coalesce($sessionId?::int4, (select id from academic_session where is_open))';

/** What an invoice asks for, and what of it is paid. */
const PAID = `(i.settled_at is not null or exists (select from payment p where p.invoice_id = i.id))`;

export const reservationsByState = sql('reservations-by-state')`
  select h.name as hostel, r.state, count(*)::int4 as reservations,
    coalesce(sum(i.amount_kobo) filter (where i.void_at is null and not ${PAID}), 0)::int8 as "dueKobo",
         coalesce(sum(i.amount_kobo) filter (where r.state <> '${moved}' and ${PAID}), 0)::int8 as "paidKobo"
    from reservation r join bed b on b.id = r.bed_id join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id
      left join invoice i on i.id = r.invoice_id
   where r.session_id = ${SESSION} and ($hostelId?::int4 is null or h.id = $hostelId)
   group by h.id, r.state order by h.name, min(array_position(${IN_ORDER}, r.state))`;

export const bedsByHostel = sql('beds-by-hostel')`
  select h.name as hostel, h.gender_id, ${COUNTS}, coalesce(sum(i.amount_kobo) filter (where i.void_at is null and not ${PAID}), 0)::int8 as "dueKobo",
         coalesce(sum(i.amount_kobo) filter (where ${PAID}), 0)::int8 as "paidKobo"
    from hostel h left join room m on m.hostel_id = h.id and m.active left join bed b on b.room_id = m.id ${joinLive(SESSION)}
      left join invoice i on i.id = r.invoice_id
   group by h.id order by h.name`;
