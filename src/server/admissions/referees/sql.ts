import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

const COLUMNS = 'r.id, r.application_id, r.place, r.fullname, r.email, r.answered_at, r.declined';

/** The lock lasts until the transaction ends, so that two changes of an application's referees never overlap. */
export const lockApplication = sql('referees.lockApplication')`
  select id from application where id = $applicationId for update`;

export const currentReferees = sql('referees.current')`
  select ${COLUMNS} from referee r where r.application_id = $applicationId and r.withdrawn_at is null order by r.place`;

export const nameReferee = sql('referees.name')`
  with named as (
    insert into referee (application_id, place, fullname, email, asked_at, remind_at) values ($applicationId, $place, $fullname, $email, $now, $remindAt?)
    returning id, application_id, place, fullname, email, answered_at, declined
  ), ${audited('referee.name', 'application', 'named', { id: 'application_id', detail: { referee: 'id', email: 'email' }, actor: "'applicant'" })}
  select * from named`;

export const placeReferee = sql('referees.place')`
  update referee set place = $place, fullname = $fullname where id = $refereeId`;

/** The pass codes of a withdrawn referee become void. */
export const withdrawReferee = sql('referees.withdraw')`
  with withdrawn as (
    update referee set withdrawn_at = $now, remind_at = null where id = $refereeId and withdrawn_at is null returning id, application_id, email
  ), revoked as (
    delete from referee_pass_code where referee_id = $refereeId
  ), ${audited('referee.withdraw', 'application', 'withdrawn', { id: 'application_id', detail: { referee: 'id', email: 'email' }, actor: "'applicant'" })}
  select id from withdrawn`;

/** It takes the place of the earlier ones. */
export const insertPassCode = sql('referees.insertPassCode')`
  with replaced as (update referee_pass_code set replaced_at = $now where referee_id = $refereeId)
  insert into referee_pass_code (code_hash, referee_id, expires_at) values ($codeHash, $refereeId, $expiresAt)`;

export const forgetPassCodes = sql('referees.forgetPassCodes')`
  delete from referee_pass_code where expires_at <= $before`;

/** Emails to withdrawn referees count too. */
export const countEmails = sql('referees.countMails')`
  select count(*) as mails from mail m join referee r on m.subject_id = r.id::text
  where r.application_id = $applicationId and m.subject_kind = 'referee' and m.queued_at > $since`;

export const refereeStories = sql('referees.stories')`
  select ${COLUMNS}, r.asked_at, r.reference,
    coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind, 'queuedAt', m.queued_at, 'sentAt', m.sent_at, 'refusedAt', m.refused_at,
      'attempts', m.attempts, 'answer', m.last_answer) order by m.queued_at, m.id)
      from mail m where m.subject_kind = 'referee' and m.subject_id = r.id::text), '[]') as mails
  from referee r where r.application_id = $applicationId and r.withdrawn_at is null order by r.place`;

export const lastMail = sql('referees.lastMail')`
  select max(queued_at) as "at?" from mail where subject_kind = 'referee' and subject_id = $refereeId`;

export const refereeByPassCode = sql('referees.byPassCode')`
  select ${COLUMNS}, c.expires_at, c.replaced_at from referee_pass_code c join referee r on r.id = c.referee_id
  where c.code_hash = $codeHash and lower(r.email) = lower($email) and r.withdrawn_at is null`;

export const insertReference = sql('referees.insertReference')`
  with answered as (
    update referee set answered_at = $now, declined = $declined, reference = $reference::jsonb, remind_at = null
    where id = $refereeId and answered_at is null and withdrawn_at is null returning id, application_id
  ), ${audited("case when $declined then 'referee.decline' else 'referee.answer' end", 'application', 'answered', {
    id: 'application_id',
    detail: { referee: 'id' },
    actor: "'referee:' || id",
  })}
  select id from answered`;

/** Tells a retry from a second, different answer. */
export const holdsReference = sql('referees.holdsReference')`
  select reference = $reference::jsonb as "same?" from referee where id = $refereeId`;

/** Half a draft may be of any shape, and its addresses are as they were typed. */
const corrected = (answers: string) => `coalesce(jsonb_set(${answers}, '{referees}', (
    select jsonb_agg(case when lower(btrim(row->>'email', E' \\t\\r\\n')) = lower($oldEmail) then jsonb_set(row, '{email}', to_jsonb($newEmail::text))
      else row end order by place)
    from jsonb_array_elements(case when jsonb_typeof(${answers}->'referees') = 'array' then ${answers}->'referees'
      else '[]' end) with ordinality as rows (row, place))), ${answers})`;

export const rewriteAddress = sql('referees.rewriteAddress')`
  update application_section set answers = ${corrected('answers')} where application_id = $applicationId and section = $section`;

/**
 * The draft's revision moves even where it has no such address, and where there is no draft it begins: so a device that
 * typed before the correction is refused and shows both, instead of bringing the old address back.
 */
export const rewriteDraft = sql('referees.rewriteDraft')`
  insert into application_draft as draft (application_id, section, data, revision, saved_at)
  select s.application_id, s.section, ${corrected('s.answers')}, 1, $now from application_section s join application a on a.id = s.application_id
  where s.application_id = $applicationId and s.section = $section and a.completed_at is null
  on conflict (application_id, section) do update set data = ${corrected('draft.data')}, revision = draft.revision + 1, saved_at = excluded.saved_at`;

const ofLastEmail = (column: 'm.sent_at' | 'm.refused_at') =>
  `(select ${column} from mail m where m.subject_kind = 'referee' and m.subject_id = r.id::text order by m.queued_at desc limit 1)`;

const REFUSED = `${ofLastEmail('m.refused_at')} is not null`;

export const dueReferees = sql('referees.due')`
  select ${COLUMNS} from referee r where r.remind_at <= $now and not ${REFUSED} order by r.remind_at limit $limit`;

/** Only one server gets a row; `reminders` counts this one too. */
export const claimReminder = sql('referees.claimReminder')`
  update referee set reminders = reminders + 1, remind_at = null where id = $refereeId and remind_at <= $now
  returning reminders, asked_at`;

/** With null no reminder is left; 'infinity' still has the last email watched for a refusal. */
export const remindAt = sql('referees.remindAt')`
  update referee set remind_at = coalesce($remindAt?::timestamptz, 'infinity') where id = $refereeId and answered_at is null and withdrawn_at is null`;

/** An email that its server has taken is never refused. */
export const forgetDelivered = sql('referees.forgetDelivered')`
  update referee r set remind_at = null where r.remind_at = 'infinity' and ${ofLastEmail('m.sent_at')} is not null`;

/** `remind_at` is cleared once the applicant is notified, so that each refusal is reported once. */
export const refusedReferees = sql('referees.refused')`
  select ${COLUMNS} from referee r where r.remind_at is not null and ${REFUSED} limit $limit`;

export const claimRefusal = sql('referees.claimRefusal')`
  update referee set remind_at = null where id = $refereeId and remind_at is not null returning id`;

export const setAside = sql('referees.setAside')`
  with revoked as (
    delete from referee_pass_code where referee_id in (select id from referee where application_id = $applicationId)
  ), removed as (
    delete from referee r where application_id = $applicationId returning id, to_jsonb(r) as content
  ), stored as (
    insert into application_version_part (version_id, kind, content) select $applicationId, 'referee', content from removed
  )
  select id from removed`;
