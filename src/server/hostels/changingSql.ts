import { RESERVATION } from '#contract/hostels/states.ts';
import { stepped } from '../kit/workflow/stepped.ts';
import { sql } from '../platform/database/describedSql.ts';

const { held, reserved } = RESERVATION;

/** No row comes where the bed or the student is taken. */
export const insertReservation = sql('insert-reservation')`
  with made as (
    insert into reservation (bed_id, student_id, session_id, state, lapses_at, invoice_id, created_at)
    values ($bedId, $studentId, $sessionId, $state, $lapsesAt?, $invoiceId?, $now) on conflict do nothing returning id, state
  ), noted as (
    ${stepped('reservation', 'made', { from: `'${held}'`, to: 'state', step: '$step', reason: '$reason?' })}
  )
  select id from made`;

export const setInvoice = sql('set-reservation-invoice')`
  update reservation set invoice_id = $invoiceId where id = $id`;

export const addDays = sql('add-days-to-reservation')`
  update reservation set lapses_at = greatest(lapses_at, $now) + make_interval(days => $days) where id = $id`;

const IS_LAPSED = `state = '${held}' and lapses_at <= $now`;

export const anyLapsedHold = sql('any-lapsed-hold')`
  select id from reservation where ${IS_LAPSED} limit 1`;

/** All of them; what others are about is passed over. */
export const lockLapsedHolds = sql('lock-lapsed-holds')`
  select id from reservation where ${IS_LAPSED} order by id for update skip locked`;

/** Of these beds and of this student. Lock both before. */
export const lockLapsedHoldsOf = sql('lock-lapsed-holds-of')`
  select id from reservation where ${IS_LAPSED} and session_id = $sessionId and (bed_id = any($bedIds::int4[]) or student_id = $studentId)
   order by id for update`;

/** Reserved beds whose days to pay are over. */
export const unpaidSince = sql('reservations-unpaid-since')`
  select id from reservation where state = '${reserved}' and lapses_at <= $now order by lapses_at, id limit 200`;
