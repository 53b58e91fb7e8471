import { RESERVATION } from '#contract/hostels/states.ts';
import { sql } from '../platform/database/describedSql.ts';
import { LIVE_STATES } from './numbers.ts';

const FROM_BED =
  'bed b join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id join room_category c on c.id = m.category_id';
const SELECT_BED = `select b.id, b.letter, b.state, m.active and h.active as active, m.id as room_id, m.name as room, m.floor, h.id as hostel_id,
  h.name as hostel, h.gender_id,
         c.id as category_id, c.name as category from ${FROM_BED}`;

/**
 * Whoever gives or frees beds locks the student's money first, then all the beds it needs in one order, then reservations by id: nobody
 * waits in a circle. Rooms and hostels are not switched off meanwhile.
 */
export const lockBeds = sql('lock-beds')`
  ${SELECT_BED} where b.id = any($bedIds::int4[]) order by b.id for no key update of b for share of m, h`;

/** A free bed of the same kind: that very one first, then the nearest. What others are about is passed over. */
export const lockFreeBedLike = sql('lock-free-bed-like')`
  ${SELECT_BED} join bed like_b on like_b.id = $bedId join room like_m on like_m.id = like_b.room_id join hostel like_h on like_h.id = like_m.hostel_id
   where m.category_id = like_m.category_id and h.gender_id = like_h.gender_id and b.state = 'usable' and m.active and h.active
     and not exists (select from reservation r where r.bed_id = b.id and r.session_id = $sessionId and r.state in ${LIVE_STATES}
       and not (r.state = '${RESERVATION.held}' and r.lapses_at <= $now))
   order by b.id = $bedId desc, m.id = like_m.id desc, h.id = like_h.id desc, b.id limit 1 for no key update of b skip locked`;

export const freeLetters = sql('free-letters-of-room')`
  select b.letter from bed b join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id
   where b.room_id = $roomId and b.state = 'usable' and m.active and h.active
     and not exists (select from reservation r where r.bed_id = b.id and r.session_id = $sessionId and r.state in ${LIVE_STATES}) order by b.letter`;
