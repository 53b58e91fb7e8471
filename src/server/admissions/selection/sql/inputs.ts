import { HOLDS_NO_SEAT } from '../../admission-list/service.ts';
import { O_LEVEL_POINTS, SITTINGS } from '../../formulas/service.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { hasContact } from './reach.ts';

/** Those of first year: the lists of Direct Entry have seats of their own. Whom an uploaded list admitted is of no pool. */
const HELD = `
  select coalesce(p.pool, w.pool, 'listed') as pool, count(*)::int4 as held
    from admission a left join selection_place p on p.admission_id = a.id left join waiting_move w on w.admission_id = a.id
   where a.session_id = q.session_id and a.department_id = q.department_id and a.programme_id = q.programme_id and a.level_id = 100
     and a.state not in ${HOLDS_NO_SEAT}
   group by 1`;

/** `admitted` are those of all levels, which the regulator counts together. */
const QUOTAS = `
  select q.id, q.department_id, q.programme_id, s.name as session, d.name as department, p.name as programme, q.seats, q.carrying_capacity, q.merit_share, q.catchment_share, q.elds_share, q.catchment_states,
    q.cut_off, q.counts_from, q.waiting_paused,
         coalesce((select jsonb_object_agg(h.pool, h.held) from (${HELD}) h), '{}') as held,
         (select count(*)::int4 from admission a where a.session_id = q.session_id and a.department_id = q.department_id and a.programme_id = q.programme_id
            and a.state not in ${HOLDS_NO_SEAT}) as "admitted!"
    from quota q join academic_session s on s.id = q.session_id join department d on d.id = q.department_id join school_programme p on p.id = q.programme_id
   where q.session_id = $sessionId and q.active`;

const APPLIED = `application own where own.jamb_number = c.registration_number and own.session_id = c.session_id and own.completed_at is not null`;

/** Candidates with a score of their screening, who are on no admission list of the session yet, with what their eligibility follows from. `preferred_at` are the aggregates of ties that were decided for them. */
const CANDIDATES = `
  select c.registration_number, q.id as quota_id, c.utme_score as "utme_score!", r.putme_score, ${O_LEVEL_POINTS} as o_level_points, c.state_id,
         coalesce((select jsonb_agg(t.aggregate order by t.aggregate) from tie_decision t
           where t.quota_id = q.id and t.registration_number = c.registration_number), '[]') as preferred_at,
         exists (select from ${APPLIED}) as has_applied, (select count(distinct lower(own.email))::int4 from ${APPLIED}) as addresses,
         ${hasContact('c.registration_number')} as "has_contact!", c.subjects,
         ${SITTINGS} as sittings,
         (select min(born.answers ->> 'dateOfBirth') from application own join application_section born on born.application_id = own.id
            and born.section = 'personal-details' where own.jamb_number = c.registration_number and own.session_id = c.session_id
            and own.completed_at is not null) as "born_on?",
         coalesce((select x.doubts from selection_exception x where x.session_id = c.session_id and x.registration_number = c.registration_number),
           '[]') as excepted
    from quota q join jamb_candidate c on c.session_id = q.session_id and c.department_id = q.department_id and c.list = 'UTME'
         join putme_result r on r.session_id = c.session_id and r.registration_number = c.registration_number
   where q.session_id = $sessionId and q.active
     and not exists (select from admission a where a.session_id = q.session_id and a.reg_number = c.registration_number)`;

export const runQuotas = sql('selection-quotas')`
  ${QUOTAS} order by d.name, q.id`;

export const runCandidates = sql('selection-candidates')`
  ${CANDIDATES} order by c.registration_number`;
