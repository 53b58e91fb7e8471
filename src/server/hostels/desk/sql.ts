import { RESERVATION } from '#contract/hostels/states.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { inList } from '../../platform/database/inList.ts';
import { CAME_ON, JOIN_HANDOVERS } from '../handoverSql.ts';
import { LIVE_STATES } from '../numbers.ts';

const { held, 'checked in': checkedIn, 'checked out': checkedOut } = RESERVATION;

const HAS_PHOTOGRAPH = `exists (select from profile_section f where f.student_id = s.id and f.section = 'passport' and f.answers->>'passport' is not null)`;

export const insertHandover = sql('insert-bed-handover')`
  insert into bed_handover (reservation_id, kind, on_day, condition, keys, note, damage_kobo, charge_id, actor, at)
  values ($id, $kind, $onDay, $condition?, $keys?, $note?, $damageKobo?, $chargeId?, $actor, $now)`;

/** Of what was sent before; no row where it says something else. */
export const sameHandover = sql('same-bed-handover')`
  select reservation_id from bed_handover where reservation_id = $id and kind = $kind and on_day = $onDay and actor = $actor
     and (condition, keys, note, damage_kobo) is not distinct from ($condition?::text, $keys?::int4, $note?::text, $damageKobo?::int8)`;

export const cameOnOf = sql('came-on-of-reservation')`
  select ${CAME_ON} as "came_on?" from reservation r ${JOIN_HANDOVERS} where r.id = $id`;

/** By another session's reservation too. */
export const whoIsIn = sql('who-is-in-bed')`
  select a.full_name, coalesce(s.matric_number, a.reg_number) as number, e.name as session, h.name || ', ' || m.name || b.letter as bed, r.bed_id, r.student_id
    from reservation r join student s on s.id = r.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = r.session_id
    join bed b on b.id = r.bed_id join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id
   where r.state = '${checkedIn}' and r.id <> $id and (r.bed_id = $bedId or r.student_id = $studentId) order by r.bed_id = $bedId desc limit 1`;

export const studentsOfNumber = sql('students-of-desk-number')`
  select s.id from student s where s.matric_number = $number
  union select s.id from admission a join student s on s.admission_id = a.id where a.reg_number = $number
  union select s.id from application n join admission a on a.reg_number in (n.jamb_number, n.application_number) join student s on s.admission_id = a.id
    where n.application_number = $number`;

/** The valid one first. */
export const slipOfCode = sql('hostel-slip-of-code')`
  select student_id as "student_id!", revoked_at is null as is_valid, revoked_because from document_record
   where kind = 'hostel-slip' and student_id is not null and (code = $code or number = $number)
   order by revoked_at is null desc, issued_at desc limit 1`;

/** A bed that a student has, of any session, and what they left in the open one. */
export const deskStays = sql('desk-stays-of-students')`
  select r.id, r.state, a.full_name, coalesce(s.matric_number, a.reg_number) as number, d.name as "department?", p.level_id as "level_id?",
         e.name as session, h.name as hostel, m.name as room, m.floor, b.letter, ${HAS_PHOTOGRAPH} as has_photograph,
         case when r.state in ${inList([checkedIn, checkedOut])} then ${CAME_ON} end as "came_on?",
         i.on_day as "in_day?", i.condition as "in_condition?", i.keys as "in_keys?", i.note as "in_note?",
         o.on_day as "out_day?", o.condition as "out_condition?", o.keys as "out_keys?", o.note as "out_note?", o.damage_kobo as "damage_kobo?"
    from reservation r join student s on s.id = r.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = r.session_id
    join bed b on b.id = r.bed_id join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id
    left join student_session p on p.student_id = s.id and p.session_id = r.session_id left join department d on d.id = p.department_id ${JOIN_HANDOVERS}
   where r.student_id = any($studentIds::uuid[]) and (r.state in ${LIVE_STATES} and r.state <> '${held}' or r.state = '${checkedOut}' and e.is_open)
   order by r.state = '${checkedIn}' desc, r.state = '${checkedOut}', e.name desc, r.created_at desc`;

export const holderOf = sql('holder-of-reservation')`
  select student_id from reservation where id = $id`;

export const listedHostels = sql('hostels-of-desk')`
  select id, name from hostel where active order by name, id`;

export const listedSessions = sql('sessions-with-beds')`
  select e.id, e.name from academic_session e where e.is_open or exists (select from reservation r where r.session_id = e.id) order by e.name desc`;

/** In a session that is over whoever left is named: its list prints as it was. A room without a bed has no row. */
export const listedBeds = sql('listed-beds-of-hostel')`
  select m.id as room_id, m.name as room, m.floor, b.letter, r.id as "reservation_id?", r.state as "state?", a.full_name as "full_name?",
         coalesce(s.matric_number, a.reg_number) as "number?", ${HAS_PHOTOGRAPH} as has_photograph
    from room m join bed b on b.room_id = m.id left join lateral (
      select r.* from reservation r join academic_session e on e.id = r.session_id
       where r.bed_id = b.id and r.session_id = $sessionId and (r.state in ${LIVE_STATES} or r.state = '${checkedOut}' and not e.is_open)
       order by r.state = '${checkedOut}', r.created_at desc limit 1) r on true
    left join student s on s.id = r.student_id left join admission a on a.id = s.admission_id
   where m.hostel_id = $hostelId and m.active order by m.floor, m.name, b.letter`;
