import { sql } from '../../platform/database/describedSql.ts';
import { ARREARS, COUNTS, joinLive } from '../numbers.ts';

/** Only beds of rooms and hostels that are switched on; a hostel without any stands at the end. */
export const hostelCards = sql('hostel-cards')`
  select h.id, h.name, h.location, h.gender_id, count(distinct m.id)::int4 as rooms,
         (select min(p.price_kobo) from room_price p join room o on o.category_id = p.category_id
           where o.hostel_id = h.id and o.active and p.session_id = $sessionId) as "price_kobo?", ${COUNTS}
    from hostel h left join room m on m.hostel_id = h.id and m.active left join bed b on b.room_id = m.id ${joinLive('$sessionId')}
   where h.active and h.gender_id = $genderId group by h.id order by count(b.id) filter (where r.id is null and b.state = 'usable') = 0, h.name`;

export const hostelOf = sql('hostel-of-gender')`
  select id, name, location from hostel where id = $hostelId and gender_id = $genderId and active`;

export const roomCards = sql('room-cards')`
  select m.id, m.name, m.floor, m.active, c.name as category, p.price_kobo as "price_kobo?", ${COUNTS}
    from room m join room_category c on c.id = m.category_id left join room_price p on p.category_id = c.id and p.session_id = $sessionId
    left join bed b on b.room_id = m.id ${joinLive('$sessionId')}
   where m.hostel_id = $hostelId group by m.id, c.id, p.price_kobo order by m.floor, m.name`;

export const roomOf = sql('room-of-gender')`
  select m.id, m.name, m.active and h.active as active, h.id as hostel_id, h.name as hostel, c.name as category, p.price_kobo as "price_kobo?"
    from room m join hostel h on h.id = m.hostel_id join room_category c on c.id = m.category_id
      left join room_price p on p.category_id = c.id and p.session_id = $sessionId
   where m.id = $roomId and h.gender_id = $genderId`;

export const bedsOf = sql('beds-of-room')`
  select b.id, b.letter, b.state, b.revision, r.id as "reservation_id?", r.state as "reservation?", r.student_id as "student_id?",
    a.full_name as "full_name?", coalesce(s.matric_number, a.reg_number) as "number?", ${ARREARS} as arrears_kobo
    from bed b ${joinLive('$sessionId')} left join academic_session e on e.id = r.session_id left join student s on s.id = r.student_id left join admission a on a.id = s.admission_id
      where b.room_id = $roomId order by b.letter`;

export const openMoveOf = sql('open-move-of-student')`
  select v.id, h.name as hostel, m.name as room, b.letter, v.reason
    from bed_move v join reservation r on r.id = v.reservation_id join bed b on b.id = v.bed_id join room m on m.id = b.room_id
      join hostel h on h.id = m.hostel_id
   where r.student_id = $studentId and v.state = 'requested' order by v.requested_at limit 1`;
