import { FULL_NAME } from '../../../kit/people.ts';
import { statement } from '../../../platform/database/statement.ts';

/** Whether the score `x` of the event `v` is as that event left it. */
const STANDS = `(x.ca, x.exam, x.code) is not distinct from ((v.after ->> 'ca')::numeric, (v.after ->> 'exam')::numeric, v.after ->> 'code')`;

const OF = { departmentCourseId: 'int4', sessionId: 'int4' } as const;

export const insertScoreUpload = statement(
  'insert-score-upload',
  {
    ...OF,
    id: 'uuid',
    via: 'text',
    fileName: 'text',
    written: 'int4',
    waiting: 'int4',
    userId: 'uuid',
    now: 'timestamptz',
  },
  `
  insert into score_upload (id, department_course_id, session_id, via, file_name, written, waiting, uploaded_by, uploaded_at)
  values ($id, $departmentCourseId, $sessionId, $via, $fileName, $written, $waiting, $userId, $now)`,
  {},
);

/** Of one sheet, the latest first. `changed_since` counts scores that somebody changed after the file. */
export const scoreUploadsOf = statement(
  'score-uploads-of-sheet',
  OF,
  `
  select f.id, f.via, f.file_name, f.written, f.waiting, ${FULL_NAME} as by, f.uploaded_at, f.undone_at,
         (select count(*)::int4 from score_event v join score x on x.line_id = v.line_id where v.batch = f.id and not ${STANDS}) as changed_since
    from score_upload f join user_account u on u.id = f.uploaded_by
   where f.department_course_id = $departmentCourseId and f.session_id = $sessionId order by f.number desc limit 10`,
  {
    id: 'uuid',
    via: 'text',
    file_name: 'text',
    written: 'int4',
    waiting: 'int4',
    by: 'text',
    uploaded_at: 'timestamptz',
    undone_at: 'timestamptz?',
    changed_since: 'int4',
  },
);

export const scoreUploadById = statement(
  'score-upload',
  { id: 'uuid' },
  'select department_course_id, session_id from score_upload where id = $id',
  { department_course_id: 'int4', session_id: 'int4' },
);

/** The last of the sheet that stands. Call it once the sheet is locked. */
export const lastScoreUpload = statement(
  'last-score-upload',
  OF,
  `
  select id from score_upload where department_course_id = $departmentCourseId and session_id = $sessionId and undone_at is null
   order by number desc limit 1`,
  { id: 'uuid' },
);

/** What a file wrote, and whether it stands so. */
export const scoresOfUpload = statement(
  'scores-of-upload',
  { id: 'uuid' },
  `
  select v.line_id, v.before, v.after, coalesce(s.matric_number, a.reg_number) as number, a.full_name as name, ${STANDS} as stands
    from score_event v join score x on x.line_id = v.line_id join registration_line l on l.id = v.line_id join student s on s.id = l.student_id join admission a on a.id = s.admission_id
   where v.batch = $id order by 4`,
  { line_id: 'uuid', before: 'jsonb', after: 'jsonb', number: 'text', name: 'text', stands: 'bool' },
);

export const markUploadUndone = statement(
  'mark-score-upload-undone',
  { id: 'uuid', userId: 'uuid', now: 'timestamptz' },
  'update score_upload set undone_by = $userId, undone_at = $now where id = $id and undone_at is null',
  {},
);

/** Rows of the file that nobody settled leave the list, and those whose place they took come back. What a person settled stays so. */
export const undoWaitingRows = statement(
  'undo-waiting-score-rows',
  { id: 'uuid', actor: 'text', now: 'timestamptz' },
  `
  with gone as (
    update unplaced_score set settled_at = $now, settled_by = $actor where batch = $id and settled_at is null
  )
  update unplaced_score u set settled_at = null, settled_by = null, replaced_by = null where u.replaced_by = $id
     and not exists (select from unplaced_score s where s.batch = $id and s.number = u.number and s.name = u.name and s.settled_at is not null)`,
  {},
);

/** `spared` are lines whose score somebody changed since: what the test gave them stays. */
export const undoCbtResults = statement(
  'undo-cbt-results',
  { id: 'uuid', spared: 'uuid[]' },
  `
  with gone as (
    delete from cbt_result where batch = $id and settled_at is null and (line_id is null or not (line_id = any($spared)))
  )
  update cbt_result b set replaced_by = null where b.replaced_by = $id
     and not exists (
       select from cbt_result s where s.batch = $id and s.number = b.number and s.component = b.component
          and (s.settled_at is not null or s.line_id = any($spared)))`,
  {},
);
