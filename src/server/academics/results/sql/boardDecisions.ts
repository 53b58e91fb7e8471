import { SHEET } from '#contract/academics/states.ts';
import { FULL_NAME } from '../../../kit/people.ts';
import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_APPROVED } from '../../lineStates.ts';

const SELECT_DECISION = `
  select b.id, b.department_id, b.level_id, b.session_id, b.semester_id, b.programme_id, b.rule_set_id, w.name as programme, r.name as rules, b.number,
         b.met_on, b.minute, b.present, b.digest, ${FULL_NAME} as by, b.recorded_by, b.recorded_at
    from board_decision b join school_programme w on w.id = b.programme_id join rule_set r on r.id = b.rule_set_id
    join user_account u on u.id = b.recorded_by`;

/** The last on a programme's lists comes after those before it. */
export const decisionsOfClass = sql('board-decisions-of-class')`
  ${SELECT_DECISION} where b.department_id = $departmentId and b.level_id = $levelId and b.session_id = $sessionId and b.semester_id = $semesterId
   order by w.name, b.rule_set_id, b.number`;

export const decisionById = sql('board-decision')`
  ${SELECT_DECISION} where b.id = $id`;

export const listsOfDecision = sql('lists-of-board-decision')`
  select lists from board_decision where id = $id`;

/** No row comes where somebody else was faster. */
export const insertDecision = sql('insert-board-decision')`
  with decided as (
    insert into board_decision (id, department_id, level_id, session_id, semester_id, programme_id, rule_set_id, number, met_on, minute, present, digest,
      lists, recorded_by, recorded_at)
    values ($id, $departmentId, $levelId, $sessionId, $semesterId, $programmeId, $ruleSetId, $number, $metOn, $minute, $present::jsonb, $digest,
      $lists::jsonb, $userId, $now)
    on conflict do nothing returning id, number, met_on, minute, present, digest
  ), ${audited('board-decision-recorded', 'board_decision', 'decided', {
    detail: { number: 'number', metOn: 'met_on', minute: 'minute', present: 'present', digest: 'digest' },
  })}
  select id from decided`;

/** Whether a level has no sheet left that is not published. */
export const classIsPublished = sql('class-is-published')`
  select not exists (
    select from student_session q join registration g on g.student_id = q.student_id and g.session_id = q.session_id and g.semester_id = $semesterId
      join registration_line l on l.registration_id = g.id
      left join result_sheet r on r.department_course_id = l.department_course_id and r.session_id = l.session_id
     where q.department_id = $departmentId and q.level_id = $levelId and q.session_id = $sessionId and ${IS_APPROVED}
       and r.state is distinct from '${SHEET.published}') as "is_published!"`;
