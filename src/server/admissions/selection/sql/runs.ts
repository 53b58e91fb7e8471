import { ADMISSION, UNANSWERED } from '#contract/admissions/states.ts';
import { inList } from '../../../platform/database/inList.ts';
import { offerTerms } from '../../offers/service.ts';
import { auditInsert, audited } from '../../../platform/audit.ts';
import { reachOf } from './reach.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { FULL_NAME, joinActor } from '../../../kit/people.ts';

export const dropTrial = sql('drop-selection-trial')`
  delete from selection_run where session_id = $sessionId and state = 'trial'`;

export const insertRun = sql('insert-selection-run')`
  insert into selection_run (id, session_id, formula_id, state, inputs_digest, snapshot, changes, made_at, made_by)
  values ($id, $sessionId, $formulaId, 'trial', $digest, $snapshot::jsonb, $changes?::jsonb, $now, $actor)`;

export const insertPlaces = sql('insert-selection-places')`
  insert into selection_place (run_id, quota_id, registration_number, rank, aggregate, scores, decision, pool, reason, findings, doubts)
  select $runId, "quotaId", "regNumber", rank, aggregate, scores, decision, pool, reason, findings, doubts
    from jsonb_to_recordset($places::jsonb) as p ("quotaId" int4, "regNumber" text, rank int4, aggregate int4, scores jsonb, decision text, pool text,
      reason text, findings jsonb, doubts jsonb)`;

/** What a new one is compared with: the trial that it takes the place of, or what was committed. */
export const lastRun = sql('last-selection-run')`
  select r.id, r.made_at, r.inputs_digest, r.snapshot, r.changes, f.version
    from selection_run r join aggregate_formula f on f.id = r.formula_id
   where r.session_id = $sessionId and r.state <> 'undone' order by r.made_at desc, r.id limit 1`;

export const placesOfRun = sql('places-of-selection-run')`
  select quota_id, registration_number, aggregate, decision, doubts from selection_place where run_id = $runId`;

const nameOf = (user: string, actor: string) =>
  `coalesce(nullif(${FULL_NAME.replaceAll('u.', `${user}.`)}, ''), ${actor})`;

export const findRun = sql('find-selection-run')`
  select r.id, r.session_id, s.name as session, r.formula_id, f.version, f.terms, r.state, r.inputs_digest, r.snapshot, r.changes, r.made_at,
    ${nameOf('m', `'The college'`)} as made_by,
         r.committed_at, case when r.committed_by is not null then ${nameOf('k', `'The college'`)} end as "committed_by?", r.offer_until, r.undone_at,
         (select count(*)::int4 from selection_place p join admission a on a.id = p.admission_id where p.run_id = r.id
           and a.state not in ${inList(UNANSWERED)}) as answered,
         (select count(*)::int4 from selection_place p where p.run_id = r.id and p.decision in ('in', 'unclear')
           and ${reachOf('p.registration_number', 'r.session_id')} = 'none') as unreached
    from selection_run r join academic_session s on s.id = r.session_id join aggregate_formula f on f.id = r.formula_id
         ${joinActor('m', 'r.made_by')} ${joinActor('k', 'r.committed_by')}
   where r.id = $runId`;

export const sessionOfRun = sql('session-of-selection-run')`
  select session_id from selection_run where id = $runId`;

export const lockRun = sql('lock-selection-run')`
  select id, session_id, formula_id, state, inputs_digest from selection_run where id = $runId for update`;

export const listRuns = sql('list-selection-runs')`
  select r.id, r.state, r.made_at, ${nameOf('m', `'The college'`)} as made_by, r.committed_at,
         (select count(*)::int4 from selection_place p where p.run_id = r.id and p.decision = 'in') as places
    from selection_run r ${joinActor('m', 'r.made_by')} where r.session_id = $sessionId order by r.made_at desc, r.id limit $limit`;

/** Of every department, of its last committed run: who wait and who tie, and have no admission by now. */
export const waitingNow = sql('selection-waiting')`
  select p.quota_id, count(*) filter (where p.decision = 'waiting')::int4 as waiting, count(*) filter (where p.decision = 'tied')::int4 as tied
    from selection_place p
   where p.run_id = (select id from selection_run where session_id = $sessionId and state = 'committed' order by committed_at desc limit 1)
     and p.decision in ('waiting', 'tied')
     and not exists (select from admission a where a.session_id = $sessionId and a.reg_number = p.registration_number)
   group by p.quota_id`;

const HAS_MOVED = `$moved::jsonb is not null`;

const QUOTA_DEPARTMENT = 'quota_department_id';
const [USUAL, MOVED] = (['days', 'waiting_days'] as const).map((days) =>
  offerTerms('chosen', '$today', { days, department: QUOTA_DEPARTMENT }),
) as [ReturnType<typeof offerTerms>, ReturnType<typeof offerTerms>];

/**
 * Whom the run lets in is put on the list, or who moves up from its waiting list (\`moved\`, ids of places), with the address that the
 * office entered or by which they applied. The ids come as they are written.
 */
export const writeAdmissions = sql('write-selected-admissions')`
  with chosen as (
    select p.id as place_id, c.*, q.department_id as ${QUOTA_DEPARTMENT}, q.programme_id, g.student_type_id
      from selection_place p join selection_run r on r.id = p.run_id join quota q on q.id = p.quota_id join school_programme g on g.id = q.programme_id
           join jamb_candidate c on c.session_id = r.session_id and c.registration_number = p.registration_number
     where p.run_id = $runId and case when ${HAS_MOVED} then p.id in (select value::int8 from jsonb_array_elements_text($moved?::jsonb))
       else p.decision = 'in' end
  ), written as (
    insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, state_id, level_id, admitted_on, offer_until, offer_days,
      offered_at, email, imported_at, imported_by, state)
    select session_id, student_type_id, registration_number, concat_ws(' ', lastname, firstname, nullif(middlename, '')), programme_id, quota_department_id,
      state_id, 100, $today, case when ${HAS_MOVED} then ${MOVED.lastDay} else ${USUAL.lastDay} end,
      case when ${HAS_MOVED} then ${MOVED.offerDays} else ${USUAL.offerDays} end, $now,
           coalesce((select o.email from candidate_contact o where o.registration_number = chosen.registration_number and o.active), (select min(lower(own.email)) from application own where own.session_id = chosen.session_id and own.jamb_number = chosen.registration_number
             and own.completed_at is not null
            having count(distinct lower(own.email)) = 1)), $now, $actor, '${ADMISSION.listed}' from chosen
    on conflict (session_id, student_type_id, reg_number) do nothing
    returning id, reg_number, full_name, programme_id
  ), ${audited('admission-listed', 'admission', 'written', {
    detail: { regNumber: 'reg_number', name: 'full_name', programmeId: 'programme_id', run: '$runId::uuid' },
  })}
  select w.id, chosen.place_id from written w join chosen on chosen.registration_number = w.reg_number order by w.reg_number`;

export const linkPlaces = sql('link-selection-places')`
  update selection_place p set admission_id = w.id from jsonb_to_recordset($written::jsonb) as w (id uuid, "placeId" int8) where p.id = w."placeId"`;

export const markCommitted = sql('mark-selection-committed')`
  update selection_run set state = 'committed', committed_at = $now, committed_by = $actor, offer_until = $until? where id = $runId and state = 'trial'
    returning id`;

export const countIn = sql('count-selected')`
  select count(*) filter (where decision = 'in')::int4 as places, count(*) filter (where decision = 'unclear')::int4 as unclear from selection_place
    where run_id = $runId`;

export const departmentsOffered = sql('departments-offered-by-run')`
  select distinct q.department_id from selection_place p join quota q on q.id = p.quota_id where p.run_id = $runId and p.decision = 'in'`;

/** In the order of their ids, so that two who lock many never stop each other. */
export const lockSelected = sql('lock-selected-admissions')`
  select a.id, a.state from admission a join selection_place p on p.admission_id = a.id where p.run_id = $runId order by a.id for update of a`;

export const deleteSelected = sql('delete-selected-admissions')`
  with removed as (
    delete from admission a using selection_place p where p.admission_id = a.id and p.run_id = $runId returning a.id, a.reg_number
  ), marked as (
    update selection_run set state = 'undone', undone_at = $now where id = $runId
  )
  ${auditInsert('admission-unlisted', 'admission', 'removed', { detail: { regNumber: 'reg_number', run: '$runId::uuid', reason: '$reason::text' } })}`;
