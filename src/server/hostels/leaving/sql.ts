import { RESERVATION } from '#contract/hostels/states.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { CAME_ON, JOIN_HANDOVERS } from '../handoverSql.ts';

const IS_IN = `r.state = '${RESERVATION['checked in']}'`;

/** Sessions are in the order of their names. */
export const nextSession = sql('next-session-of-beds')`
  select max(e.name) as "name?" from academic_session e
   where e.is_open or exists (select from hostel_window w where w.session_id = e.id and w.active and w.closes_at > $now)`;

export const staysBefore = sql('stays-before-session')`
  select r.id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, e.name as session, h.name as hostel,
         h.name || ', ' || m.name || b.letter as bed, ${CAME_ON} as "came_on?", (r.created_at at time zone 'Africa/Lagos')::date as made_on
    from reservation r join student s on s.id = r.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = r.session_id
    join bed b on b.id = r.bed_id join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id ${JOIN_HANDOVERS}
   where ${IS_IN} and e.name < $next order by e.name, h.name, m.floor, m.name, b.letter`;

export const countStaysBefore = sql('count-stays-before-session')`
  select count(*)::int4 as people, min(e.name) as "session?" from reservation r join academic_session e on e.id = r.session_id where ${IS_IN} and e.name < $next`;

/** Those of them who are in, in one order. */
export const lockStays = sql('lock-stays')`
  with locked as (select r.* from reservation r where r.id = any($ids::uuid[]) and ${IS_IN} order by r.id for update)
  select r.id, r.student_id, r.session_id, s.user_id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, ${CAME_ON} as "came_on?"
    from locked r join student s on s.id = r.student_id join admission a on a.id = s.admission_id ${JOIN_HANDOVERS} order by r.id`;

/** `stays` holds [{id, leftOn}]. Nobody looked at their rooms. */
export const insertHandovers = sql('insert-bed-handovers')`
  insert into bed_handover (reservation_id, kind, on_day, actor, at)
  select l.id, 'out', l."leftOn", $actor, $now from jsonb_to_recordset($stays::jsonb) as l (id uuid, "leftOn" date)`;
