import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/**
 * What was submitted becomes an edition with its code; the sections that are open again become drafts, so that the form shows what
 * was answered. Returns no row when the application is not submitted.
 */
export const reopen = sql('applications.reopen')`
  with target as (
    select id, edition, verification_code, completed_at from application where id = $applicationId and completed_at is not null for update
  ), stored as (
    insert into application_edition (application_id, edition, verification_code, answers, submitted_at, sections, reason, reopened_at, actor)
    select t.id, t.edition, t.verification_code,
           coalesce((select jsonb_object_agg(s.section, s.answers) from application_section s where s.application_id = t.id), '{}'),
           t.completed_at, $sections::text[], $reason, $now::timestamptz, $actor from target t
  ), drafted as (
    insert into application_draft (application_id, section, data, revision, saved_at)
    select s.application_id, s.section, s.answers, 1, $now::timestamptz from application_section s join target t on t.id = s.application_id
     where s.section = any($sections::text[])
    on conflict (application_id, section) do update set data = excluded.data, revision = application_draft.revision + 1, saved_at = excluded.saved_at
  ), opened as (
    delete from application_section s using target t where s.application_id = t.id and s.section = any($sections::text[])
  ), ${audited('application.reopen', 'application', 'target', { detail: { sections: '$sections::text[]', reason: '$reason::text', edition: 'edition' } })}
  update application a set completed_at = null, edition = a.edition + 1, revision = a.revision + 1, verification_code = $verificationCode,
         open_sections = $sections::text[], reopened_by = $by from target t where a.id = t.id returning a.id`;

/** Puts the edition of before back, with its code: what was typed since then is dropped. */
export const putBack = sql('applications.putBack')`
  with target as (
    select a.id, e.edition, e.verification_code, e.answers, e.submitted_at, e.sections
      from application a join application_edition e on e.application_id = a.id and e.edition = a.edition - 1
     where a.id = $applicationId and a.completed_at is null and a.open_sections is not null for update of a
  ), restored as (
    insert into application_section (application_id, section, answers, saved_at)
    select t.id, s.key, s.value, t.submitted_at from target t cross join lateral jsonb_each(t.answers) s where s.key = any(t.sections)
    on conflict (application_id, section) do update set answers = excluded.answers, saved_at = excluded.saved_at
  ), undrafted as (
    delete from application_draft d using target t where d.application_id = t.id and d.section = any(t.sections)
  ), unstored as (
    delete from application_edition e using target t where e.application_id = t.id and e.edition = t.edition
  ), ${audited('application.putBack', 'application', 'target', { detail: { edition: 'edition' }, ip: 'null' })}
  update application a set completed_at = t.submitted_at, edition = t.edition, revision = a.revision + 1, verification_code = t.verification_code,
         open_sections = null, reopened_by = null from target t where a.id = t.id returning a.id`;

/** The newest first. */
export const editionsOf = sql('applications.editionsOf')`
  select edition, submitted_at, to_jsonb(sections) as sections, reason, reopened_at, actor from application_edition where application_id = $applicationId
    order by edition desc`;

/**
 * Answers of a submitted application change, and it stays submitted: what was submitted becomes an edition with its code. `answers` are the
 * changed sections. Returns no row when it is not submitted, or its answers are others than at `revision`.
 */
export const amend = sql('applications.amend')`
  with target as (
    select id, edition, verification_code, completed_at from application
     where id = $applicationId and completed_at is not null and revision = $revision for update
  ), stored as (
    insert into application_edition (application_id, edition, verification_code, answers, submitted_at, sections, reason, reopened_at, actor)
    select t.id, t.edition, t.verification_code,
           coalesce((select jsonb_object_agg(s.section, s.answers) from application_section s where s.application_id = t.id), '{}'),
           t.completed_at, (select array_agg(key) from jsonb_object_keys($answers::jsonb) as key), $reason, $now::timestamptz, $actor from target t
  ), amended as (
    update application_section s set answers = amended.value, saved_at = $now
      from target t, jsonb_each($answers::jsonb) as amended where s.application_id = t.id and s.section = amended.key
  ), ${audited('application.amend', 'application', 'target', { detail: { sections: '(select jsonb_agg(key) from jsonb_object_keys($answers::jsonb) as key)', edition: 'edition' } })}
  update application a set edition = a.edition + 1, revision = a.revision + 1, verification_code = $verificationCode
    from target t where a.id = t.id returning a.edition`;
