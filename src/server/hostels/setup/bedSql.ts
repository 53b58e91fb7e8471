import { markRows } from '../../kit/upload/texts.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { ARREARS, joinLive } from '../numbers.ts';

const BED = { roomId: 'room_id', letter: 'letter' };

/** The first letter that is free; no row comes for a room that has them all. */
export const insertBed = sql('insert-bed')`
  with made as (
    insert into bed (room_id, letter)
    select m.id, (select chr(64 + n) from generate_series(1, 26) n
      where not exists (select from bed b where b.room_id = m.id and b.letter = chr(64 + n)) order by n limit 1)
      from room m where m.id = $roomId and (select count(*) from bed b where b.room_id = m.id) < 26
    on conflict do nothing returning id, letter, room_id
  ), ${audited('created', 'bed', 'made', { detail: { after: BED } })}
  select id, letter from made`;

const HAD = ['reservation', 'bed_move', 'bed_waiting']
  .map((table) => `exists (select from ${table} h where h.bed_id = b.id)`)
  .join(' or ');

/** Of rooms that an undo restored, the beds that the upload added: those that nobody has had go, and the report names the others. */
export const takeAddedBedsBack = sql('take-added-beds-back')`
  with added as (
    select b.id, b.room_id, b.letter, r.number, (${HAD}) as had
      from sheet_upload_row r join room m on m.id = r.target::int4 join bed b on b.room_id = m.id and b.room_revision = r.written
     where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome = 'corrected' and r.undone = 'restored'
       and ascii(b.letter) - 64 > m.beds
     order by b.id for update of b
  ), removed as (
    delete from bed b using added a where b.id = a.id and not a.had returning b.id, b.room_id, b.letter
  ), ${audited('removed', 'bed', 'removed', { detail: { before: BED } })}, left_over as (
    select number, string_agg(letter, ', ' order by letter) as letters, count(*) as beds from added where had group by number
  )
  ${markRows(
    `undone = 'spared',
     reason = case l.beds when 1 then 'Bed ' || l.letters || ' stays: somebody has had it' else 'Beds ' || l.letters || ' stay: somebody has had each' end`,
    'left_over l',
  )} and r.number = l.number`;

export const setBedState = sql('set-bed-state')`
  with before as (
    select id, state from bed where id = $id for update
  ), changed as (
    update bed b set state = $state from before f where b.id = f.id and f.state <> $state returning b.id, f.state as before, b.state as after
  ), ${audited('corrected', 'bed', 'changed', { detail: { before: { state: 'before' }, after: { state: 'after' } } })}
  select id from before`;

export const bedById = sql('bed-by-id')`
  select b.id, b.letter, m.name as room, h.name as hostel from bed b join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id where b.id = $id`;

export const hostelById = sql('hostel-by-id')`
  select id, name, location from hostel where id = $id`;

/** A room without a bed has one row, whose bed is null. */
export const bedsOfHostel = sql('beds-of-hostel')`
  select m.id as room_id, m.name as room, m.block, m.floor, m.active, c.name as category, b.id as "id?", b.letter as "letter?", b.state as "state?",
         r.id as "reservation_id?", r.state as "reservation?", a.full_name as "full_name?", coalesce(s.matric_number, a.reg_number) as "number?",
         ${ARREARS} as arrears_kobo
    from room m join room_category c on c.id = m.category_id left join bed b on b.room_id = m.id ${joinLive('$sessionId')}
    left join academic_session e on e.id = r.session_id left join student s on s.id = r.student_id left join admission a on a.id = s.admission_id where m.hostel_id = $hostelId order by m.floor, m.name, b.letter`;
