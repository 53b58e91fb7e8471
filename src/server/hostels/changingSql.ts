import { sql } from '../platform/database/describedSql.ts';

const ENDED = `
  ended as (
    update reservation r set state = 'expired' from lapsed l where r.id = l.id returning r.id, r.bed_id
  )
  insert into reservation_event (reservation_id, state, bed_id, actor, at) select id, 'expired', bed_id, 'system:hostels', $now from ended
    returning reservation_id as id`;

/** Holds whose minutes are over, of these beds and of this student. Lock both before. */
export const endLapsedOf = sql('end-lapsed-holds-of')`
  with lapsed as (
    select id from reservation where state = 'held' and lapses_at <= $now and session_id = $sessionId
      and (bed_id = any($bedIds::int4[]) or student_id = $studentId)
     order by id for update
  ), ${ENDED}`;

/** All of them; what others are about is passed over. */
export const endLapsedHolds = sql('end-lapsed-holds')`
  with lapsed as (
    select id from reservation where state = 'held' and lapses_at <= $now order by id for update skip locked
  ), ${ENDED}`;

/** No row comes where the bed or the student is taken. */
export const insertReservation = sql('insert-reservation')`
  with made as (
    insert into reservation (bed_id, student_id, session_id, state, lapses_at, invoice_id, created_at)
    values ($bedId, $studentId, $sessionId, $state, $lapsesAt?, $invoiceId?, $now) on conflict do nothing returning id, state, bed_id
  ), noted as (
    insert into reservation_event (reservation_id, state, bed_id, actor, reason, at) select id, state, bed_id, $actor, $reason?, $now from made
  )
  select id from made`;

/** No row comes where it stands elsewhere by now. `lapsesAt` null leaves it as it is. */
export const moveState = sql('move-reservation-state')`
  with changed as (
    update reservation set state = $to, lapses_at = coalesce($lapsesAt?, lapses_at) where id = $id and state = any($from::text[]) returning id, bed_id
  ), noted as (
    insert into reservation_event (reservation_id, state, bed_id, actor, reason, at) select id, $to, bed_id, $actor, $reason?, $now from changed
  )
  select id from changed`;

export const setInvoice = sql('set-reservation-invoice')`
  update reservation set invoice_id = $invoiceId where id = $id`;

/** Reserved beds whose days to pay are over. */
export const unpaidSince = sql('reservations-unpaid-since')`
  select id from reservation where state = 'reserved' and lapses_at <= $now order by lapses_at, id limit 200`;
