import { comparing } from '../../../kit/upload/comparing.ts';
import { IN_SLICE, markRows, markSlice, refuseSlice } from '../../../kit/upload/texts.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Who pays, as one text: `groupKey` says the same of a row of the file. */
const groupOf = (t: string) =>
  `concat_ws('/', ${t}.purpose, ${t}.session_id, ${t}.student_type_id, ${[
    'school_programme_id',
    'department_id',
    'level_id',
    'entry_session_id',
    'is_indigene',
    'tag',
    'gender_id',
  ]
    .map((column) => `coalesce(${t}.${column}::text, '-')`)
    .join(', ')})`;

const PUBLISHED_LINE = `(
  select t.id || '/' || l.fee_id as id, t.revision, ${groupOf('t')} || '/' || l.fee_id as group_fee, l.amount_kobo
    from fee_assignment t join fee_assignment_line l on l.assignment_id = t.id where t.state = 'published')`;

export const uploadedLines = comparing(
  {
    table: PUBLISHED_LINE,
    columns: { group_fee: 'text', amount_kobo: 'int8' },
    key: { group_fee: 'exact' },
    changes: ['amount_kobo'],
    one: 'fee of a group',
  },
  'fee-assignments',
);

/** A draft that somebody else works on stays theirs. */
export const refuseDrafted = sql('refuse-uploaded-fees-of-drafts')`
  ${refuseSlice()} and r.outcome in ('new', 'changed')
     and exists (select from fee_assignment t where t.state = 'draft' and ${groupOf('t')} = r.record->>'group_key'
                    and not exists (select from sheet_upload_row o
                      where o.upload_id = $uploadId and o.target = t.id::text and o.outcome in ('created', 'corrected')))`;

const GIVEN = `
  given as materialized (
    select r.number, v.* from sheet_upload_row r cross join lateral jsonb_to_record(r.record) as v (
             group_key text, purpose text, session_id int4, student_type_id int4, school_programme_id int4, department_id int4, level_id int4,
               entry_session_id int4,
             is_indigene bool, tag text, gender_id int4, fee_id int4, amount_kobo int8)
     where ${IN_SLICE} and r.outcome in ('new', 'changed'))`;

/** The next version of each group of the slice that has no draft yet, with the fees that are published for it. */
export const draftGroups = sql('draft-uploaded-fee-assignments')`
  with ${GIVEN}, groups as (
    select distinct on (group_key) * from given g where not exists (select from fee_assignment t
      where t.state = 'draft' and ${groupOf('t')} = g.group_key) order by group_key, number),
  made as (
    insert into fee_assignment (purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene,
      tag, gender_id, version, drafted_by)
    select g.purpose, g.session_id, g.student_type_id, g.school_programme_id, g.department_id, g.level_id, g.entry_session_id, g.is_indigene, g.tag,
      g.gender_id,
           1 + coalesce((select max(o.version) from fee_assignment o where o.state <> 'draft' and ${groupOf('o')} = g.group_key), 0),
           array[$actor::text] from groups g on conflict do nothing returning *),
  copied as (
    insert into fee_assignment_line (assignment_id, fee_id, amount_kobo, is_offered)
    select m.id, l.fee_id, l.amount_kobo, l.is_offered from made m join fee_assignment p on p.state = 'published' and ${groupOf('p')} = ${groupOf('m')}
      join fee_assignment_line l on l.assignment_id = p.id)
  select id from made`;

/** A draft that an upload made has the revision 1 until somebody changes it. */
export const writeLines = sql('write-uploaded-fee-assignment-lines')`
  with ${GIVEN}, written as (
    insert into fee_assignment_line (assignment_id, fee_id, amount_kobo)
    select t.id, g.fee_id, g.amount_kobo from given g join fee_assignment t on t.state = 'draft' and ${groupOf('t')} = g.group_key
    on conflict (assignment_id, fee_id) do update set amount_kobo = excluded.amount_kobo returning assignment_id, fee_id)
  ${markSlice(
    `outcome = case r.outcome when 'new' then 'created' else 'corrected' end, target = t.id::text, written = t.revision, image = r.before`,
    `given g join fee_assignment t on t.state = 'draft' and ${groupOf('t')} = g.group_key
       join written w on w.assignment_id = t.id and w.fee_id = g.fee_id`,
  )} and r.number = g.number`;

const LEFT = `${IN_SLICE} and r.outcome in ('created', 'corrected') and r.undone is null`;

/** All rows of a draft go with it, those of other slices too. */
export const removeDrafts = sql('remove-uploaded-fee-assignments')`
  with removed as (
    delete from fee_assignment t using (select distinct r.target, r.written from sheet_upload_row r where ${LEFT}) u
     where t.id = u.target::int4 and t.state = 'draft' and t.revision = u.written returning t.id)
  , noted as (
    ${markRows("undone = 'removed'", 'removed d')} and r.target = d.id::text and r.outcome in ('created', 'corrected') and r.undone is null)
  select id from removed`;

export const spareDrafts = sql('spare-uploaded-fee-assignments')`
  with others as (
    select r.number, case t.state when 'draft' then 'somebody changed this draft since'
      when 'published' then 'this is published: go back to the version before it' else 'this draft is there no more' end as reason
      from sheet_upload_row r left join fee_assignment t on t.id = r.target::int4 where ${LEFT})
  ${markRows("undone = 'spared', reason = o.reason", 'others o')} and r.number = o.number`;

/** Of every purpose, by their names in small letters. */
export const feesByName = sql('assignable-fees-by-name')`
  select id, lower(name) as name, purpose from fee where active order by id`;
