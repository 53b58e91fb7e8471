import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { actedBy, joinActor } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const reservationList = list({
  name: 'reservations',
  from: `reservation r join student s on s.id = r.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = r.session_id
         join bed b on b.id = r.bed_id join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    number: 'text',
    hostel: 'text',
    room: 'text',
    letter: 'text',
    session: 'text',
    state: 'text',
    createdAt: 'timestamptz',
  },
  select: {
    id: 'r.id',
    fullName: 'a.full_name',
    number: 'coalesce(s.matric_number, a.reg_number)',
    hostel: 'h.name',
    room: 'm.name',
    letter: 'b.letter',
    session: 'e.name',
    state: 'r.state',
    createdAt: 'r.created_at',
  },
  key: { sql: 'r.id', type: 'uuid' },
  opens: '-createdAt',
  sorts: { createdAt: { sql: 'r.created_at', type: 'timestamptz' }, fullName: alphabetical('a.full_name') },
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
    state: equals('r.state', 'text'),
    hostelId: equals('h.id', 'int4'),
    sessionId: equals('r.session_id', 'int4'),
  },
});

export const whoHas = sql('who-has-reservation')`
  select s.admission_id, a.full_name, coalesce(s.matric_number, a.reg_number) as number,
    (select o.rrr from remita_order o where o.invoice_id = r.invoice_id and o.cancelled_at is null limit 1) as "rrr?"
    from reservation r join student s on s.id = r.student_id join admission a on a.id = s.admission_id where r.id = $id`;

const CHANGES = `
  select w.at, w.to_state as state, coalesce(${actedBy('w.actor')}, 'The college') as by, w.reason,
         h.name || ', ' || m.name || b.letter as bed, a.full_name, e.name as session
    from reservation r join workflow_step w on w.subject = 'reservation' and w.subject_id = r.id::text
      join student s on s.id = r.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = r.session_id
      join bed b on b.id = r.bed_id join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id ${joinActor('u', 'w.actor')}`;

export const changesOf = sql('changes-of-reservation')`
  ${CHANGES} where r.id = $id order by w.number`;

/** Who slept, held and paid in a bed, newest first. */
export const historyOfBed = sql('history-of-bed')`
  ${CHANGES} where r.bed_id = $bedId order by w.number desc limit 200`;

const MOVES = `
  select v.id, v.reservation_id, v.bed_id, v.reason, v.state, v.requested_by, coalesce(${actedBy('v.requested_by')}, 'The college') as by,
    h.name || ', ' || m.name || b.letter as bed
    from bed_move v join bed b on b.id = v.bed_id join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id ${joinActor('u', 'v.requested_by')}`;

export const openMove = sql('open-move-of-reservation')`
  ${MOVES} where v.reservation_id = $reservationId and v.state = 'requested'`;

export const moveById = sql('bed-move-by-id')`
  ${MOVES} where v.id = $id`;

/** No row comes where one waits already. */
export const insertMove = sql('insert-bed-move')`
  insert into bed_move (reservation_id, bed_id, reason, requested_by, requested_at) values ($reservationId, $bedId, $reason, $actor, $now)
  on conflict (reservation_id) where state = 'requested' do nothing returning id`;

/** No row comes where it is decided. */
export const decideMove = sql('decide-bed-move')`
  update bed_move set state = $state, decided_by = $actor, decided_at = $now where id = $id and state = 'requested' returning id`;

export const studentForBed = sql('student-for-bed')`
  select s.id, s.user_id, s.gender_id, p.session_id, e.name as session from student s join student_session p on p.student_id = s.id and p.is_latest
    join academic_session e on e.id = p.session_id where s.id = $studentId`;
