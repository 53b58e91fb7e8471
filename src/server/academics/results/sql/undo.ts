import { FULL_NAME } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Whether the score `x` of the event `v` is as that event left it. */
const STANDS = `(x.ca, x.exam, x.code) is not distinct from ((v.after ->> 'ca')::numeric, (v.after ->> 'exam')::numeric, v.after ->> 'code')`;

export const insertScoreUpload = sql('insert-score-upload')`
  insert into score_upload (id, department_course_id, session_id, via, file_name, written, waiting, uploaded_by, uploaded_at)
  values ($id, $departmentCourseId, $sessionId, $via, $fileName, $written, $waiting, $userId, $now)`;

/** Of one sheet, the latest first. `changed_since` counts scores that somebody changed after the file. */
export const scoreUploadsOf = sql('score-uploads-of-sheet')`
  select f.id, f.via, f.file_name, f.written, f.waiting, ${FULL_NAME} as by, f.uploaded_at, f.undone_at,
         (select count(*)::int4 from score_event v join score x on x.line_id = v.line_id where v.batch = f.id and not ${STANDS}) as changed_since
    from score_upload f join user_account u on u.id = f.uploaded_by
   where f.department_course_id = $departmentCourseId and f.session_id = $sessionId order by f.number desc limit 10`;

export const scoreUploadById = sql('score-upload')`
  select department_course_id, session_id from score_upload where id = $id`;

/** The last of the sheet that stands. Call it once the sheet is locked. */
export const lastScoreUpload = sql('last-score-upload')`
  select id from score_upload where department_course_id = $departmentCourseId and session_id = $sessionId and undone_at is null
   order by number desc limit 1`;

/** What a file wrote, and whether it stands so. */
export const scoresOfUpload = sql('scores-of-upload')`
  select v.line_id, v.before, v.after, coalesce(s.matric_number, a.reg_number) as number, a.full_name as name, ${STANDS} as stands
    from score_event v join score x on x.line_id = v.line_id join registration_line l on l.id = v.line_id join student s on s.id = l.student_id
      join admission a on a.id = s.admission_id
   where v.batch = $id order by 4`;

export const markUploadUndone = sql('mark-score-upload-undone')`
  update score_upload set undone_by = $userId, undone_at = $now where id = $id and undone_at is null`;

/** Rows of the file that nobody settled leave the list, and those whose place they took come back. What a person settled stays so. */
export const undoWaitingRows = sql('undo-waiting-score-rows')`
  with gone as (
    update unplaced_score set settled_at = $now, settled_by = $actor where batch = $id and settled_at is null
  )
  update unplaced_score u set settled_at = null, settled_by = null, replaced_by = null where u.replaced_by = $id
     and not exists (select from unplaced_score s where s.batch = $id and s.number = u.number and s.name = u.name and s.settled_at is not null)`;

/** `spared` are lines whose score somebody changed since: what the test gave them stays. */
export const undoCbtResults = sql('undo-cbt-results')`
  with gone as (
    delete from cbt_result where batch = $id and settled_at is null and (line_id is null or not (line_id = any($spared)))
  )
  update cbt_result b set replaced_by = null where b.replaced_by = $id
     and not exists (
       select from cbt_result s where s.batch = $id and s.number = b.number and s.component = b.component
          and (s.settled_at is not null or s.line_id = any($spared)))`;
