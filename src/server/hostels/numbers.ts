import { RESERVATION } from '#contract/hostels/states.ts';
import { LIVE } from '#rules/hostels/beds.ts';
import { inList } from '../platform/database/inList.ts';

const { held, reserved, paid } = RESERVATION;

/**
 * The numbers of beds, in SQL. Beds are `b`, and `r` their live reservation of a session. Holds that have lapsed are ended before
 * anybody counts (`endLapsedHolds`), so that a card, a list, a page and a summary agree.
 */
export const LIVE_STATES = inList(LIVE);

export const joinLive = (sessionId: string): string =>
  `left join reservation r on r.bed_id = b.id and r.session_id = ${sessionId} and r.state in ${LIVE_STATES}`;

/** What reservation `r` brings with it: what its student owes of hostels from sessions before session `e`. */
export const ARREARS = `coalesce((select sum(p.amount_kobo) from charge c join academic_session x on x.id = c.session_id
    join posting p on p.charge_id = c.id and p.account = 'receivable'
   where c.student_id = r.student_id and c.purpose = 'hostel' and x.name < e.name), 0)::int8`;

export const COUNTS = `
  count(b.id)::int4 as beds,
  (count(b.id) filter (where r.state = '${RESERVATION['checked in']}'))::int4 as "in",
  (count(b.id) filter (where r.state = '${paid}'))::int4 as paid,
  (count(b.id) filter (where r.state in ${inList([held, reserved])}))::int4 as held,
  (count(b.id) filter (where r.id is null and b.state = 'usable'))::int4 as free,
  (count(b.id) filter (where r.id is null and b.state <> 'usable'))::int4 as "outOfUse"`;

export const COUNTED = {
  beds: 'int4',
  in: 'int4',
  paid: 'int4',
  held: 'int4',
  free: 'int4',
  outOfUse: 'int4',
} as const;
