import { RESERVATION } from '#contract/hostels/states.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { inList } from '../../platform/database/inList.ts';
import { ARREARS, COUNTS, joinLive, LIVE_STATES } from '../numbers.ts';

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

export const occupancy = sql('hostel-occupancy')`
  select o.hostel, o.faculty as "faculty?", o.level_id as "level_id?", count(*)::int4 as students,
         (count(*) filter (where o.state = '${checkedIn}'))::int4 as "in", (count(*) filter (where o.state = '${paid}'))::int4 as paid,
         (count(*) filter (where o.state in ${inList([held, reserved])}))::int4 as held,
         sum(o.due)::int8 as due_kobo, sum(o.arrears)::int8 as arrears_kobo
    from (
      select h.name as hostel, f.name as faculty, l.level_id, r.state, ${ARREARS} as arrears,
             case when i.void_at is null and not ${PAID} then coalesce(i.amount_kobo, 0) else 0 end as due
        from reservation r join academic_session e on e.id = r.session_id join bed b on b.id = r.bed_id join room m on m.id = b.room_id
        join hostel h on h.id = m.hostel_id left join invoice i on i.id = r.invoice_id
        left join student_session l on l.student_id = r.student_id and l.session_id = r.session_id
        left join department d on d.id = l.department_id left join faculty f on f.id = d.faculty_id
       where r.session_id = ${SESSION} and r.state in ${LIVE_STATES} and ($hostelId?::int4 is null or h.id = $hostelId)) o
   group by o.hostel, o.faculty, o.level_id order by o.hostel, o.faculty nulls last, o.level_id nulls last`;

export const bedsByHostel = sql('beds-by-hostel')`
  select h.name as hostel, h.gender_id, ${COUNTS}, coalesce(sum(i.amount_kobo) filter (where i.void_at is null and not ${PAID}), 0)::int8 as "dueKobo",
         coalesce(sum(i.amount_kobo) filter (where ${PAID}), 0)::int8 as "paidKobo"
    from hostel h left join room m on m.hostel_id = h.id and m.active left join bed b on b.room_id = m.id ${joinLive(SESSION)}
      left join invoice i on i.id = r.invoice_id
   group by h.id order by h.name`;
