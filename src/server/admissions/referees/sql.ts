import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

const REFEREE = { id: 'uuid', application_id: 'uuid', place: 'int4', fullname: 'text', email: 'text', answered_at: 'timestamptz?', declined: 'bool' } as const;
const COLUMNS = 'r.id, r.application_id, r.place, r.fullname, r.email, r.answered_at, r.declined';

/** Held to the end of the transaction, so that two changes of an application's referees never pass each other. $1 application */
export const lockApplication = statement('referees.lockApplication', 'select id from application where id = $1 for update', { id: 'uuid' });

/** Whom an application names now. $1 application */
export const currentReferees = statement('referees.current', `
  select ${COLUMNS} from referee r where r.application_id = $1 and r.withdrawn_at is null order by r.place`, REFEREE);

/** $1 application, $2 place, $3 full name, $4 email, $5 now, $6 when to remind, $7 ip */
export const nameReferee = statement('referees.name', `
  with named as (
    insert into referee (application_id, place, fullname, email, asked_at, remind_at) values ($1, $2, $3, $4, $5, $6)
    returning id, application_id, place, fullname, email, answered_at, declined
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $5, 'applicant', 'referee.name', 'application', application_id::text, jsonb_build_object('referee', id, 'email', email), $7 from named
  )
  select * from named`, REFEREE);

/** Another row, or another spelling of the name; the address is the same. $1 referee, $2 place, $3 full name */
export const placeReferee = statement('referees.place', 'update referee set place = $2, fullname = $3 where id = $1', {});

/** Every pass code of one who is withdrawn is void. $1 referee, $2 now, $3 ip */
export const withdrawReferee = statement('referees.withdraw', `
  with withdrawn as (
    update referee set withdrawn_at = $2, remind_at = null where id = $1 and withdrawn_at is null returning id, application_id, email
  ), revoked as (
    delete from referee_pass_code where referee_id = $1
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $2, 'applicant', 'referee.withdraw', 'application', application_id::text, jsonb_build_object('referee', id, 'email', email), $3 from withdrawn
  )
  select id from withdrawn`, { id: 'uuid' });

/** $1 code hash, $2 referee, $3 expires */
export const insertPassCode = statement('referees.insertPassCode', 'insert into referee_pass_code (code_hash, referee_id, expires_at) values ($1, $2, $3)', {});

/** $1 now */
export const forgetPassCodes = statement('referees.forgetPassCodes', 'delete from referee_pass_code where expires_at <= $1', {});

/** How many mails an application has caused to its referees since $2, those withdrawn among them. $1 application */
export const countEmails = statement('referees.countMails', `
  select count(*) as mails from mail m join referee r on m.subject_id = r.id::text
  where r.application_id = $1 and m.subject_kind = 'referee' and m.queued_at > $2`, { mails: 'int8' });

/**
 * The referees with the story of their mails, oldest first. $1 application
 */
export const refereeStories = statement('referees.stories', `
  select ${COLUMNS}, r.asked_at,
    coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind, 'queuedAt', m.queued_at, 'sentAt', m.sent_at, 'refusedAt', m.refused_at,
      'attempts', m.attempts, 'answer', m.last_answer) order by m.queued_at, m.id)
      from mail m where m.subject_kind = 'referee' and m.subject_id = r.id::text), '[]') as mails
  from referee r where r.application_id = $1 and r.withdrawn_at is null order by r.place`,
{ ...REFEREE, asked_at: 'timestamptz', mails: 'jsonb' });

/** $1 referee. When the last mail was written. */
export const lastMail = statement('referees.lastMail', `
  select max(queued_at) as at from mail where subject_kind = 'referee' and subject_id = $1`, { at: 'timestamptz?' });

/** $1 code hash, $2 email, $3 now */
export const refereeByPassCode = statement('referees.byPassCode', `
  select ${COLUMNS} from referee_pass_code c join referee r on r.id = c.referee_id
  where c.code_hash = $1 and lower(r.email) = lower($2) and c.expires_at > $3 and r.withdrawn_at is null`, REFEREE);

/** Once. $1 referee, $2 now, $3 declined, $4 reference, $5 ip */
export const insertReference = statement('referees.insertReference', `
  with answered as (
    update referee set answered_at = $2, declined = $3, reference = $4::jsonb, remind_at = null
    where id = $1 and answered_at is null and withdrawn_at is null returning id, application_id
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $2, 'referee:' || id, case when $3 then 'referee.decline' else 'referee.answer' end, 'application', application_id::text,
           jsonb_build_object('referee', id), $5 from answered
  )
  select id from answered`, { id: 'uuid' });

/** Whether a referee's answer is exactly this: a retry of what was heard already. $1 referee, $2 reference */
export const holdsReference = statement('referees.holdsReference', 'select reference = $2::jsonb as same from referee where id = $1', { same: 'bool?' });

/** The stored answers, with one referee's address in place of another. $1 application, $2 section, $3 old address, $4 new address */
export const rewriteAddress = statement('referees.rewriteAddress', `
  update application_section set answers = jsonb_set(answers, '{referees}', (
    select jsonb_agg(case when lower(row->>'email') = lower($3) then jsonb_set(row, '{email}', to_jsonb($4::text)) else row end order by place)
    from jsonb_array_elements(answers->'referees') with ordinality as rows (row, place)))
  where application_id = $1 and section = $2`, {});

/** What became of the latest mail. */
const REFUSED = `(select m.refused_at from mail m where m.subject_kind = 'referee' and m.subject_id = r.id::text order by m.queued_at desc limit 1) is not null`;

/** Those who are to be reminded; not those whose mail server refused us. $1 now, $2 how many */
export const dueReferees = statement('referees.due', `
  select ${COLUMNS} from referee r where r.remind_at <= $1 and not ${REFUSED} order by r.remind_at limit $2`, REFEREE);

/** One server takes it. $1 referee, $2 now; how many reminders have gone, this one among them */
export const claimReminder = statement('referees.claimReminder', `
  update referee set reminders = reminders + 1, remind_at = null where id = $1 and remind_at <= $2 returning reminders, asked_at`, { reminders: 'int4', asked_at: 'timestamptz' });

/** $1 referee, $2 when; null for never */
export const remindAt = statement('referees.remindAt', 'update referee set remind_at = $2 where id = $1 and answered_at is null and withdrawn_at is null', {});

/** Those who were refused, of which the applicant has not been told yet: the reminder's place is free for it. $1 how many */
export const refusedReferees = statement('referees.refused', `
  select ${COLUMNS} from referee r where r.remind_at is not null and ${REFUSED} limit $1`, REFEREE);

/** $1 referee */
export const claimRefusal = statement('referees.claimRefusal', `
  update referee set remind_at = null where id = $1 and remind_at is not null returning id`, { id: 'uuid' });
