import { RESERVATION } from '#contract/hostels/states.ts';

/** The day on which the student of reservation `r` came; who was checked in by another step, as one that moved, came on its day. */
export const CAME_ON = `coalesce(i.on_day, (select min((w.at at time zone 'Africa/Lagos')::date) from workflow_step w
    where w.subject = 'reservation' and w.subject_id = r.id::text and w.to_state = '${RESERVATION['checked in']}'))`;

/** What was written down as they came is `i`, and as they left `o`. */
export const JOIN_HANDOVERS = `left join bed_handover i on i.reservation_id = r.id and i.kind = 'in' left join bed_handover o on o.reservation_id = r.id and o.kind = 'out'`;
