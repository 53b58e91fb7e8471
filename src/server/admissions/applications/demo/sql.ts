import { sql } from '../../../platform/database/describedSql.ts';

/** `applications` holds [{id, place, programme, version, rrr, numberPrefix, lastname, firstname, middlename, email, phone, passportId, verificationCode, startedAt, completedAt, jambNumber}]. */
export const insertApplications = sql('demo.applications')`
  insert into application (id, application_number, programme, version, rrr, session_id, lastname, firstname, middlename, email, mobile_number, passport_id,
                           verification_code, started_at, completed_at, jamb_number)
  select id, "numberPrefix" || lpad(nextval('application_serial')::text, 6, '0'), programme, version, rrr, $sessionId, lastname, firstname, middlename,
    email, phone,
         "passportId", "verificationCode", "startedAt", "completedAt", "jambNumber"
    from (select * from jsonb_to_recordset($applications::jsonb) as r (id uuid, place int4, programme text, version text, rrr text, "numberPrefix" text,
      lastname text,
          firstname text, middlename text, email text, phone text, "passportId" uuid, "verificationCode" text, "startedAt" timestamptz,
          "completedAt" timestamptz, "jambNumber" text) order by place) as listed`;

/** `sections` holds [{applicationId, section, answers, savedAt}]. */
export const insertSections = sql('demo.application-sections')`
  insert into application_section (application_id, section, answers, saved_at)
  select "applicationId", section, answers, "savedAt"
    from jsonb_to_recordset($sections::jsonb) as r ("applicationId" uuid, section text, answers jsonb, "savedAt" timestamptz)`;

/** `drafts` holds [{applicationId, section, data, savedAt}]. */
export const insertDrafts = sql('demo.application-drafts')`
  insert into application_draft (application_id, section, data, revision, saved_at)
  select "applicationId", section, data, 1, "savedAt"
    from jsonb_to_recordset($drafts::jsonb) as r ("applicationId" uuid, section text, data jsonb, "savedAt" timestamptz)`;

/** `documents` holds [{id, applicationId, purpose, name, byteCount, at, fileId}]; all are JPEGs. */
export const insertDocuments = sql('demo.documents')`
  insert into document (id, application_id, purpose, content_type, byte_count, uploaded_at, name, file_id)
  select id, "applicationId", purpose, 'image/jpeg', "byteCount", at, name, "fileId"
    from jsonb_to_recordset($documents::jsonb) as r (id uuid, "applicationId" uuid, purpose text, "byteCount" int4, at timestamptz, name text, "fileId" uuid)`;

/** `referees` holds [{id, applicationId, place, fullname, email, askedAt, answeredAt, reference}]. Nobody reminds them: a demo mails nobody. */
export const insertReferees = sql('demo.referees')`
  insert into referee (id, application_id, place, fullname, email, asked_at, answered_at, reference)
  select id, "applicationId", place, fullname, email, "askedAt", "answeredAt", reference
    from jsonb_to_recordset($referees::jsonb) as r (id uuid, "applicationId" uuid, place int4, fullname text, email text, "askedAt" timestamptz,
      "answeredAt" timestamptz,
         reference jsonb)`;
