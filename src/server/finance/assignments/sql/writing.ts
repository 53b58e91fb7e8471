import { statement } from '../../../platform/database/statement.ts';

const LINES = `jsonb_to_recordset($lines::jsonb) as l ("feeId" int4, "amountKobo" int8, "isOffered" bool)`;

/** @throws unique violation where the group has a draft */
export const insertDraft = statement(
  'insert-fee-assignment',
  {
    purpose: 'text',
    sessionId: 'int4',
    studentTypeId: 'int4',
    programmeId: 'int4?',
    departmentId: 'int4?',
    levelId: 'int4?',
    entrySessionId: 'int4?',
    isIndigene: 'bool?',
    tag: 'text?',
    genderId: 'int4?',
  },
  `
  insert into fee_assignment (purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene, tag, gender_id, version)
  select $purpose, $sessionId, $studentTypeId, $programmeId, $departmentId, $levelId, $entrySessionId, $isIndigene, $tag, $genderId,
         coalesce(max(o.version), 0) + 1 from fee_assignment o
   where o.state <> 'draft' and (o.purpose, o.session_id, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id, o.is_indigene, o.tag, o.gender_id)
      is not distinct from ($purpose::text, $sessionId::int4, $studentTypeId::int4, $programmeId::int4, $departmentId::int4, $levelId::int4, $entrySessionId::int4, $isIndigene::bool, $tag::text, $genderId::int4)
  returning id`,
  { id: 'int4' },
);

/** The next version, with the group of what it follows. @throws unique violation where the group has a draft */
export const insertNextVersion = statement(
  'insert-next-fee-assignment',
  { id: 'int4' },
  `
  insert into fee_assignment (purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene, tag, gender_id, version)
  select purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene, tag, gender_id, version + 1
    from fee_assignment where id = $id
  returning id`,
  { id: 'int4' },
);

/** The same group in another session. No row comes where it has a draft there. */
export const insertCopy = statement(
  'copy-fee-assignment',
  { id: 'int4', toSessionId: 'int4' },
  `
  insert into fee_assignment (purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene, tag, gender_id, version)
  select t.purpose, $toSessionId, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id, t.is_indigene, t.tag, t.gender_id,
         1 + coalesce((select max(o.version) from fee_assignment o where o.session_id = $toSessionId and o.state <> 'draft'
            and (o.purpose, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id, o.is_indigene, o.tag, o.gender_id)
              is not distinct from (t.purpose, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id, t.is_indigene, t.tag, t.gender_id)), 0)
    from fee_assignment t where t.id = $id on conflict do nothing returning id`,
  { id: 'int4' },
);

export const clearLines = statement(
  'clear-fee-assignment-lines',
  { id: 'int4' },
  `delete from fee_assignment_line where assignment_id = $id`,
  {},
);

/** `lines` holds [{feeId, amountKobo, isOffered}]. */
export const insertLines = statement(
  'insert-fee-assignment-lines',
  { id: 'int4', lines: 'jsonb' },
  `insert into fee_assignment_line (assignment_id, fee_id, amount_kobo, is_offered) select $id, l."feeId", l."amountKobo", coalesce(l."isOffered", false) from ${LINES}`,
  {},
);

/** Its revision is counted by the trigger. No row comes where it is no draft of that revision. */
export const touchDraft = statement(
  'touch-fee-assignment',
  { id: 'int4', revision: 'int4' },
  `update fee_assignment set state = 'draft' where id = $id and revision = $revision and state = 'draft' returning revision`,
  { revision: 'int4' },
);

export const removeDraft = statement(
  'remove-fee-assignment-draft',
  { id: 'int4' },
  `delete from fee_assignment where id = $id and state = 'draft' returning id`,
  { id: 'int4' },
);

/** What was published for the groups of these drafts is replaced. */
export const replacePublished = statement(
  'replace-fee-assignments',
  { ids: 'int4[]' },
  `
  update fee_assignment o set state = 'replaced' from fee_assignment t
   where t.id = any($ids::int4[]) and o.state = 'published'
     and (o.purpose, o.session_id, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id, o.is_indigene, o.tag, o.gender_id)
      is not distinct from (t.purpose, t.session_id, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id, t.is_indigene, t.tag, t.gender_id)
  returning o.id`,
  { id: 'int4' },
);

export const publishDrafts = statement(
  'publish-fee-assignments',
  { ids: 'int4[]', reachesPaid: 'bool', now: 'timestamptz', actor: 'text' },
  `
  update fee_assignment set state = 'published', published_at = $now, published_by = $actor, reaches_paid = $reachesPaid
   where id = any($ids::int4[]) and state = 'draft' returning id`,
  { id: 'int4' },
);
