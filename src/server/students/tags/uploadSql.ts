import { CHANGED, comparing, SLICE } from '../../kit/upload/comparing.ts';
import { sparing } from '../../kit/upload/undoing.ts';
import { audited } from '../../platform/audit.ts';
import { markRows } from '../../kit/upload/texts.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { statement } from '../../platform/database/statement.ts';

/** A student as the groups of the latest session. */
const COMPARED = {
  table: `(
  select s.id, p.revision, s.id as student_id, coalesce((select string_agg(tag, ', ' order by tag) from unnest(p.tags) as tag), '') as tags
    from student s join student_session p on p.student_id = s.id and p.is_latest)`,
  idType: 'uuid',
  columns: { student_id: 'uuid', tags: 'text' },
  key: { student_id: 'exact' },
  changes: ['tags'],
  one: 'student',
} as const;

export const uploadedTags = comparing(COMPARED, 'student-tags');
export const sparedTags = sparing(COMPARED, 'student-tags');

/** `wanted` holds [{row, number}]; no row for a number that no student has. */
export const studentsOfRows = sql('tagged-students-of-rows')`
  select distinct on (n.row) n.row, s.id from jsonb_to_recordset($wanted::jsonb) as n (row int4, number text)
    join admission a on true join student s on s.admission_id = a.id and (s.matric_number = upper(n.number) or a.reg_number = upper(n.number))
   order by n.row, s.created_at desc`;

interface Writing {
  readonly rows: string;
  readonly tags: string;
  readonly revision: string;
  readonly action: string;
  readonly noted: string;
}

/** Only what is still as the row says is changed. It returns whose charges follow. */
const writing = (name: string, { rows, tags, revision, action, noted }: Writing) =>
  statement(
    name,
    { ...SLICE, ...CHANGED },
    `
  with given as (
    select r.number, r.target::uuid as student_id, string_to_array(nullif(${tags}->>'tags', ''), ', ') as tags, ${revision} as revision
      from sheet_upload_row r where r.upload_id = $uploadId and r.number > $after and r.number <= $through and ${rows}),
  before as (
    select g.number, g.tags as wanted, p.student_id, p.session_id, p.tags from student_session p join given g on g.student_id = p.student_id
     where p.is_latest and p.revision = g.revision order by p.student_id for update of p),
  changed as (
    update student_session p set tags = coalesce(b.wanted, '{}') from before b where p.student_id = b.student_id and p.session_id = b.session_id
    returning b.number, p.student_id, p.session_id, p.revision, b.tags as stood, p.tags),
  ${audited(action, 'student', 'changed', {
    id: 'student_id',
    detail: {
      before: { tags: 'to_jsonb(stood)' },
      after: { tags: 'to_jsonb(tags)' },
      sessionId: 'session_id',
      upload: '$uploadId',
    },
  })},
  noted as (
    ${markRows(noted, 'changed c')} and r.number = c.number)
  select student_id, session_id, to_jsonb(tags) as tags from changed order by student_id`,
    { student_id: 'uuid', session_id: 'int4', tags: 'jsonb' },
  );

export const writeTags = writing('write-uploaded-tags', {
  rows: `r.outcome = 'changed'`,
  tags: 'r.record',
  revision: 'r.revision',
  action: 'tags-set',
  noted: `outcome = 'corrected', written = c.revision,
           image = jsonb_build_object('tags', coalesce((select string_agg(tag, ', ' order by tag) from unnest(c.stood) as tag), ''))`,
});

export const restoreTags = writing('restore-uploaded-tags', {
  rows: `r.outcome = 'corrected' and r.undone is null`,
  tags: 'r.image',
  revision: 'r.written',
  action: 'tags-restored',
  noted: `undone = 'restored'`,
});
