import { statement } from '../../platform/database/statement.ts';

/** An application with its answers and drafts, by id: one round trip for all that a page, a save or a slip needs. */
export const loadApplication = statement(
  'applications.load',
  `select a.id, a.application_number, a.programme, a.version, a.rrr, a.session_id, s.name as session,
          a.lastname, a.firstname, a.middlename, a.email, a.mobile_number, a.passport_id, a.verification_code, a.started_at, a.completed_at,
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
                    'putmeScore', coalesce(r.putme_score, 0), 'aggregateScore', coalesce(r.aggregate_score, 0)))
             from jamb_candidate c left join putme_result r using (session_id, registration_number)
            where c.session_id = a.session_id and c.registration_number = a.jamb_number) as jamb
     from application a join academic_session s on s.id = a.session_id
    where a.id = $1`,
  {
    id: 'uuid', application_number: 'text', programme: 'text', version: 'text', rrr: 'text', session_id: 'int4', session: 'text',
    lastname: 'text', firstname: 'text', middlename: 'text', email: 'text', mobile_number: 'text', passport_id: 'uuid?',
    verification_code: 'text', started_at: 'timestamptz', completed_at: 'timestamptz?', answers: 'jsonb', drafts: 'jsonb', documents: 'jsonb', jamb: 'jsonb?',
  },
);

/**
 * The application of an RRR, begun now if it was not. Two logins at once begin one.
 * $1 rrr, $2 programme, $3 version, $4 session, $5..$9 the invoice's facts, $10 verification code, $11 number prefix, $12 now, $13 ip, $14 JAMB number or null,
 * $15 whether it is complete as it begins
 */
export const beginApplication = statement(
  'applications.begin',
  `with begun as (
     insert into application (application_number, programme, version, rrr, session_id, lastname, firstname, middlename, email,
                              mobile_number, verification_code, started_at, jamb_number, completed_at)
     select $11 || lpad(nextval('application_serial')::text, 6, '0'), $2, $3, $1, $4, $5, $6, $7, $8, $9, $10, $12, $14, case when $15::boolean then $12::timestamptz end
      where not exists (select from application where rrr = $1)
     on conflict (rrr) do nothing
     returning id
   ), audited as (
     insert into audit_entry (at, actor, action, subject_kind, subject_id, detail, ip)
     select $12, 'applicant', 'application.begin', 'application', id::text, jsonb_build_object('completed', $15::boolean), $13 from begun
   )
   select id from begun union all select id from application where rrr = $1`,
  { id: 'uuid' },
);

/** $1 rrr */
export const findSubmitted = statement(
  'applications.findSubmitted', 'select id from application where rrr = $1 and completed_at is not null', { id: 'uuid' },
);

/**
 * Saves a section unless the application has been submitted; returns no row then.
 * $1 application, $2 section, $3 answers, $4 now, $5 whether this completes the form, $6 ip
 */
export const saveSection = statement(
  'applications.saveSection',
  `with target as (
     update application set completed_at = case when $5::boolean then $4::timestamptz end
      where id = $1 and completed_at is null returning id
   ), saved as (
     insert into application_section (application_id, section, answers, saved_at)
     select id, $2, $3::jsonb, $4::timestamptz from target
     on conflict (application_id, section) do update set answers = excluded.answers, saved_at = excluded.saved_at
     returning application_id
   ), undrafted as (
     delete from application_draft where application_id = (select id from target) and section = $2
   ), audited as (
     insert into audit_entry (at, actor, action, subject_kind, subject_id, detail, ip)
     select $4::timestamptz, 'applicant', 'application.saveSection', 'application', id::text,
            jsonb_build_object('section', $2::text, 'completed', $5::boolean), $6 from target
   )
   select application_id from saved`,
  { application_id: 'uuid' },
);

/** Whether a section holds exactly these answers: a retry of what was saved already. $1 application, $2 section, $3 answers */
export const holdsAnswers = statement(
  'applications.holdsAnswers',
  'select answers = $3::jsonb as same from application_section where application_id = $1 and section = $2',
  { same: 'bool' },
);

/**
 * Keeps a draft that grew from revision $4; returns no row when another device has changed it since.
 * $1 application, $2 section, $3 data, $4 revision it grew from, $5 now
 */
export const keepDraft = statement(
  'applications.keepDraft',
  `insert into application_draft as draft (application_id, section, data, revision, saved_at)
   select id, $2, $3::jsonb, 1, $5::timestamptz from application
    where id = $1 and completed_at is null
      and ($4::int = 0 or exists (select from application_draft where application_id = $1 and section = $2))
   on conflict (application_id, section) do update
      set data = excluded.data, revision = draft.revision + 1, saved_at = excluded.saved_at
    where draft.revision = $4
   returning revision, saved_at`,
  { revision: 'int4', saved_at: 'timestamptz' },
);

/** Moves applications that are not submitted to another version. $1 programmes text[], $2 versions text[] */
export const followVersions = statement(
  'applications.followVersions',
  `update application set version = declared.version
     from unnest($1::text[], $2::text[]) as declared (programme, version)
    where application.programme = declared.programme and application.version <> declared.version and completed_at is null`,
  {},
);

/** Applications that are begun and not submitted, the newest first. $1 at most so many */
export const listBegun = statement(
  'applications.listBegun',
  'select id from application where completed_at is null order by started_at desc, id limit $1',
  { id: 'uuid' },
);

/** $1 moment: one that was submitted since then. */
export const completedSince = statement('applications.completedSince', 'select id from application where completed_at >= $1 limit 1', { id: 'uuid' });
