import { audited } from '../../platform/audit.ts';
import { END_APPLICANT_TOKENS, storeApplicantToken } from '../../platform/auth/applicantTokenParts.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { loosenFiles } from '../../platform/files/parts.ts';

/** As `displayAggregate` of src/rules shows it: half up, once. */
const DISPLAYED_AGGREGATE = '((r.aggregate * 200 + 120) / 240) / 100.0';

/** One round trip reads all that a page, a save or a slip needs. */
export const loadApplication = sql('applications.load')`
  select a.id, a.application_number, a.programme, a.version, a.rrr, a.session_id, s.name as session,
          a.lastname, a.firstname, a.middlename, a.email, a.mobile_number, a.passport_id, a.verification_code, a.started_at, a.completed_at, a.revision,
            a.edition,
          to_jsonb(a.open_sections) as "open_sections?",
          (select reason from application_edition e where e.application_id = a.id and e.edition = a.edition - 1) as "reopened_for?",
          (select max(set_aside_at) from application_version where rrr = a.rrr) as "given_at?",
          coalesce((select jsonb_object_agg(section, answers) from application_section where application_id = a.id), '{}') as answers,
          coalesce((select jsonb_object_agg(section, jsonb_build_object('data', data, 'revision', revision, 'savedAt', saved_at))
                      from application_draft where application_id = a.id), '{}') as drafts,
          coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', coalesce(name, 'photograph.jpg'), 'contentType', content_type, 'size', byte_count))
                      from document where application_id = a.id), '[]') as documents,
          (select jsonb_strip_nulls(jsonb_build_object('jambNumber', c.registration_number, 'genderId', c.gender_id, 'facultyId', c.faculty_id,
                    'departmentId', c.department_id, 'utmeScore', c.utme_score,
                    'utmeSubject1Id', c.subjects->0->'subjectId', 'utmeSubject1Score', c.subjects->0->'score',
                    'utmeSubject2Id', c.subjects->1->'subjectId', 'utmeSubject2Score', c.subjects->1->'score',
                    'utmeSubject3Id', c.subjects->2->'subjectId', 'utmeSubject3Score', c.subjects->2->'score',
                    'utmeSubject4Id', c.subjects->3->'subjectId', 'utmeSubject4Score', c.subjects->3->'score',
                    'putmeScore', coalesce(r.putme_score, 0), 'aggregateScore', coalesce(${DISPLAYED_AGGREGATE}, 0)))
             from jamb_candidate c left join putme_result r using (session_id, registration_number)
            where c.session_id = a.session_id and c.registration_number = a.jamb_number) as "jamb?"
     from application a join academic_session s on s.id = a.session_id
    where a.id = $applicationId`;

/**
 * Two logins at once begin one application; the second may get none, and has to ask again. Who pays is the invoice's; a
 * candidate's names are those of the JAMB list. Returns no row when the invoice was moved since the login read it.
 */
export const beginApplication = sql('applications.begin')`
  with held as (
     select id, session_id, reg_number, lastname, firstname, middlename, email, phone from invoice where id = $invoiceId and moves = $moves for share
   ), begun as (
     insert into application (application_number, programme, version, rrr, session_id, lastname, firstname, middlename, email,
                              mobile_number, verification_code, started_at, jamb_number, completed_at)
     select $numberPrefix || lpad(nextval('application_serial')::text, 6, '0'), $programme, $version, $rrr, i.session_id, coalesce(c.lastname, i.lastname),
            coalesce(c.firstname, i.firstname), coalesce(c.middlename, i.middlename), i.email, i.phone, $verificationCode, $now,
            case when $isCandidate::boolean then i.reg_number end, case when $isComplete::boolean then $now::timestamptz end
       from held i left join jamb_candidate c on $isCandidate::boolean and c.session_id = i.session_id and c.registration_number = i.reg_number
      where not exists (select from application where rrr = $rrr)
     on conflict (rrr) do nothing
     returning id
   ), ${audited('application.begin', 'application', 'begun', { detail: { completed: '$isComplete::boolean' }, actor: "'applicant'" })}
   select coalesce((select id from begun), (select id from application where rrr = $rrr)) as "id?" from held`;

/** Returns no row when the invoice was moved since the login read it: the lock has a move come wholly before or after. */
export const openApplication = sql('applications.open')`
  with held as (select id from invoice where id = $invoiceId and moves = $moves for share)
   ${storeApplicantToken('held')} returning application_id`;

export const findSubmitted = sql('applications.findSubmitted')`
  select id from application where rrr = $rrr and completed_at is not null`;

/**
 * Returns no row when the application has been submitted. A file that the section named and names no more goes with the save, unless
 * another section, draft or edition names it.
 */
export const storeSection = sql('applications.storeSection')`
  with target as (
     update application set completed_at = case when $completes::boolean then $now::timestamptz end, revision = revision + 1,
           open_sections = case when not $completes::boolean then open_sections end, reopened_by = case when not $completes::boolean then reopened_by end
      where id = $applicationId and completed_at is null returning id, passport_id
   ), replaced as (
     delete from document d using target t, application_section b
      where d.application_id = t.id and d.id is distinct from t.passport_id and b.application_id = t.id and b.section = $section
        and strpos(b.answers::text, d.id::text) > 0 and strpos($answers::jsonb::text, d.id::text) = 0
        and not exists (select from application_section s where s.application_id = t.id and s.section <> $section and strpos(s.answers::text, d.id::text) > 0)
        and not exists (select from application_draft s where s.application_id = t.id and s.section <> $section and strpos(s.data::text, d.id::text) > 0)
        and not exists (select from application_edition e where e.application_id = t.id and strpos(e.answers::text, d.id::text) > 0)
     returning d.id, d.file_id
   ), loosened as (${loosenFiles('replaced')}),
   saved as (
     insert into application_section (application_id, section, answers, saved_at)
     select id, $section, $answers::jsonb, $now::timestamptz from target
     on conflict (application_id, section) do update set answers = excluded.answers, saved_at = excluded.saved_at
     returning application_id
   ), undrafted as (
     delete from application_draft where application_id = (select id from target) and section = $section
   ), ${audited('application.saveSection', 'application', 'target', {
     detail: `jsonb_build_object('section', $section::text, 'completed', $completes::boolean)
       || coalesce((select jsonb_build_object('replaced', jsonb_agg(id)) from replaced having count(*) > 0), '{}')`,
     actor: "'applicant'",
   })}
   select coalesce((select jsonb_agg(file_id) from replaced), '[]') as replaced from saved`;

/** Returns no row when a section has been saved since `revision`, or the application has been submitted. */
export const submit = sql('applications.submit')`
  with submitted as (
     update application set completed_at = $now::timestamptz, open_sections = null, reopened_by = null
      where id = $applicationId and completed_at is null and revision = $revision returning id
   ), ${audited('application.submit', 'application', 'submitted', { detail: { revision: '$revision::int' }, actor: "'applicant'" })}
   select id from submitted`;

/** With the submission: answers that are no longer asked are not stored. */
export const settleAnswers = sql('applications.settleAnswers')`
  with dropped as (
     delete from application_section where application_id = $applicationId and section = any($skipped::text[])
   )
   update application_section s set answers = settled.value
     from jsonb_each($answers::jsonb) as settled
    where s.application_id = $applicationId and s.section = settled.key`;

/** Tells a retry from a change after submission. */
export const holdsAnswers = sql('applications.holdsAnswers')`
  select answers = $answers::jsonb as same from application_section where application_id = $applicationId and section = $section`;

/** Returns no row when another device has changed the draft since `revision`, or the application has been submitted. */
export const keepDraft = sql('applications.keepDraft')`
  with held as (select id from application where id = $applicationId and completed_at is null for key share)
   insert into application_draft as draft (application_id, section, data, revision, saved_at)
   select id, $section, $data::jsonb, 1, $now::timestamptz from held
    where ($revision::int = 0 or exists (select from application_draft where application_id = $applicationId and section = $section))
   on conflict (application_id, section) do update
      set data = excluded.data, revision = draft.revision + 1, saved_at = excluded.saved_at
    where draft.revision = $revision
   returning revision, saved_at`;

export const followVersions = sql('applications.followVersions')`
  update application set version = declared.version
     from unnest($programmes::text[], $versions::text[]) as declared (programme, version)
    where application.programme = declared.programme and application.version <> declared.version and completed_at is null`;

export const listBegun = sql('applications.listBegun')`
  select id from application where completed_at is null order by started_at desc, id limit $limit`;

/** `is_admitted`: an admission list names it by its own number. */
export const lockOfInvoice = sql('applications.lockOfInvoice')`
  select a.id, a.application_number, exists (select from admission where reg_number = a.application_number) as is_admitted
    from application a where a.rrr in (select rrr from remita_order where invoice_id = $invoiceId) for update of a`;

/** An application has the address of its invoice. */
export const setEmailOfApplication = sql('applications.setEmail')`
  update application set email = $email where rrr in (select rrr from remita_order where invoice_id = $invoiceId)`;

/** Its answers and drafts become parts of the version; what else hangs on it must be set aside by then, or `dropSetAside` fails. */
export const setAside = sql('applications.setAside')`
  with version as (
    insert into application_version (id, rrr, content, set_aside_at, actor)
    select id, rrr, to_jsonb(a) - 'search', $now, $actor from application a where id = $applicationId
  ), sections as (
    delete from application_section s where application_id = $applicationId returning 'section' as kind, to_jsonb(s) as content
  ), drafts as (
    delete from application_draft d where application_id = $applicationId returning 'draft' as kind, to_jsonb(d) as content
  ), ended as (${END_APPLICANT_TOKENS}), ${audited('application.setAside', 'application', null, { id: '$applicationId' })}
  insert into application_version_part (version_id, kind, content)
  select $applicationId, kind, content from (select * from sections union all select * from drafts) as part`;

export const dropSetAside = sql('applications.dropSetAside')`
  delete from application where id = $applicationId`;
