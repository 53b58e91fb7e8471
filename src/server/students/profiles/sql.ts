import { actedBy, joinActor } from '../../kit/people.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { nameFile } from '../../platform/files/parts.ts';

export const sectionsOf = sql('profile-sections-of')`
  select section, answers, revision, saved_at from profile_section where student_id = $studentId`;

/** No row comes where it has another revision by now; 0 is that of what was never saved. */
export const upsertSection = sql('save-profile-section')`
  with first as (
    insert into profile_section (student_id, section, answers, saved_at, saved_by) select $studentId, $section, $answers::jsonb, $now, $actor
      where $revision::int4 = 0 on conflict do nothing returning revision
  ), changed as (
    update profile_section set answers = $answers, saved_at = $now, saved_by = $actor
      where student_id = $studentId and section = $section and revision = $revision returning revision
  ), saved as (select revision from first union all select revision from changed),
  ${audited('profile-section-saved', 'profile-section', 'saved', { id: "$studentId::text || '/' || $section::text" })}
  select revision from saved`;

/** What was submitted under either number of the admission, and what JAMB says of it. */
export const factsBefore = sql('facts-before-the-record')`
  select coalesce((select jsonb_object_agg(section, answers) from application_section where application_id = p.id), '{}') as answers,
         j.gender_id as "gender_id?", j.state_id, j.lga_id, d.file_id as "file_id?", d.byte_count as "byte_count?"
    from admission a
    left join lateral (select id, passport_id from application
      where completed_at is not null and (jamb_number = a.reg_number or application_number = a.reg_number) order by completed_at desc limit 1) p on true
    left join document d on d.id = p.passport_id
    left join lateral (select gender_id, state_id, lga_id from jamb_candidate where registration_number = a.reg_number order by session_id desc
      limit 1) j on true
   where a.id = $admissionId`;

/** Once in a record's life: who comes second writes nothing. `sections` holds [{section, answers}]. */
export const prefill = sql('prefill-profile')`
  with claimed as (
    update student set prefilled_at = $now, gender_id = coalesce(gender_id, $genderId?::int4) where id = $studentId and prefilled_at is null
      returning id, user_id
  ), photographed as (
    insert into student_file (id, user_id, name, content_type, byte_count, file_id, uploaded_at)
    select $photographId?::uuid, user_id, 'photograph.jpg', 'image/jpeg', $byteCount?::int4, $fileId?::uuid, $now from claimed where $fileId::uuid is not null
  ), named as (${nameFile('claimed')}), stored as (
    insert into profile_section (student_id, section, answers, saved_at, saved_by)
    select c.id, r.section, r.answers, $now, 'system:prefill' from claimed c cross join jsonb_to_recordset($sections::jsonb) as r (section text, answers jsonb)
    on conflict do nothing
  )
  select id from claimed`;

/** The code is chosen when a profile is printed for the first time. */
export const verificationCodeOf = sql('student-verification-code')`
  update student set verification_code = coalesce(verification_code, $code) where id = $studentId returning verification_code as "verification_code!"`;

export const studentOfCode = sql('student-of-code')`
  select s.id from student s where s.verification_code = $code`;

/** By either number. */
export const studentOfNumber = sql('student-of-number')`
  select s.id from student s join admission a on a.id = s.admission_id where s.matric_number = $number or a.reg_number = $number order by s.created_at desc
    limit 1`;

/** As the audit log has them, the latest first. */
export const readsOfMedicalRecord = sql('reads-of-medical-record')`
  select coalesce(${actedBy('e.actor')}, 'The college') as by, e.at from audit_entry e ${joinActor('u', 'e.actor')}
   where e.action = 'medical-record-read' and e.subject_id = $studentId order by e.at desc, e.id desc limit 50`;
