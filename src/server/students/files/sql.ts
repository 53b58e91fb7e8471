import { sql } from '../../platform/database/describedSql.ts';
import { loosenFiles, nameFile } from '../../platform/files/parts.ts';

/** In a record: the photograph of a profile, the evidence of a correction, of a step in somebody's studies, or of an adjustment. */
const NAMED = `(exists (select from correction_request c where c.evidence = f.id) or exists (select from workflow_step w where w.evidence = f.id)
  or exists (select from adjustment a where a.paper = f.id)
  or exists (select from student s join profile_section p on p.student_id = s.id and p.section = 'passport'
    where s.user_id = f.user_id and p.answers->>'passport' = f.id::text))`;

/** No row comes for who has `most` files that no record names, nor for a file that is there already. */
export const insertFile = sql('insert-student-file')`
  with stored as (
    insert into student_file (id, user_id, name, content_type, byte_count, file_id, uploaded_at)
    select $id, $userId, $name, $contentType, $byteCount, $fileId, $now
      where (select count(*) from student_file f where f.user_id = $userId and not ${NAMED}) < $most on conflict (id) do nothing returning id
  ), named as (${nameFile('stored')})
  select id from stored`;

/** One's own, or for who manages students one that a record names. Without a user one's own is none. */
export const findFile = sql('find-student-file')`
  select id, name, content_type, byte_count, file_id from student_file f where id = $id and (user_id = $userId? or ($isOfficer and ${NAMED}))`;

export const sweepFiles = sql('sweep-student-files')`
  with removed as (delete from student_file f where uploaded_at < $before and not ${NAMED} returning file_id)
  ${loosenFiles('removed')}`;
