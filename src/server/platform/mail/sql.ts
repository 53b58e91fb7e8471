import { sql } from '../database/describedSql.ts';

export const insertMail = sql('mail.queue')`
  insert into mail (id, kind, subject_kind, subject_id, recipient_name, recipient, subject, words_text, words_html, queued_at, send_at)
  values ($emailId, $kind, $subjectKind, $subjectId, $recipientName, $recipient, $subject, $text, $html, $now, $now)`;

/** No other server takes them until `claimedUntil`. When this one dies, they are due again then. */
export const claimEmails = sql('mail.claim')`
  update mail set send_at = $claimedUntil, attempts = attempts + 1
  where id in (select id from mail where send_at <= $now order by send_at limit $limit for update skip locked)
  returning id, kind, recipient_name, recipient, subject, words_text, words_html, attempts, queued_at`;

const FORGOTTEN = `words_text = case when $keepsWords::boolean then words_text end, words_html = case when $keepsWords::boolean then words_html end`;

export const markSent = sql('mail.sent')`
  update mail set sent_at = $now, send_at = null, last_answer = $answer, ${FORGOTTEN} where id = $emailId and sent_at is null`;

export const markRefused = sql('mail.refused')`
  update mail set refused_at = $now, send_at = null, last_answer = $answer, ${FORGOTTEN} where id = $emailId and sent_at is null`;

export const postpone = sql('mail.postpone')`
  update mail set send_at = $sendAt, last_answer = $answer? where id = $emailId and sent_at is null`;

export const withdrawEmails = sql('mail.withdraw')`
  delete from mail where subject_kind = $subjectKind and subject_id = $subjectId and sent_at is null and refused_at is null`;

export const listEmails = sql('mail.list')`
  select id, recipient_name, recipient, subject, queued_at, sent_at, refused_at from mail order by queued_at desc, id limit $limit`;

export const findMail = sql('mail.find')`
  select id, recipient_name, recipient, subject, queued_at, sent_at, refused_at, words_html, last_answer from mail where id = $emailId`;
