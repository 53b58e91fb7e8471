import { statement } from '../database/statement.ts';

/** $1 id, $2 kind, $3 subject kind, $4 subject id, $5 recipient's name, $6 address, $7 subject, $8 text, $9 html, $10 now */
export const insertMail = statement('mail.queue', `
  insert into mail (id, kind, subject_kind, subject_id, recipient_name, recipient, subject, words_text, words_html, queued_at, send_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`, {});

/** $1 now, $2 until when the sending server has them for itself, $3 how many. When that server dies, they are due again at $2. */
export const claimEmails = statement('mail.claim', `
  update mail set send_at = $2, attempts = attempts + 1
  where id in (select id from mail where send_at <= $1 order by send_at limit $3 for update skip locked)
  returning id, kind, recipient_name, recipient, subject, words_text, words_html, attempts, queued_at`, {
  id: 'uuid', kind: 'text', recipient_name: 'text', recipient: 'text', subject: 'text', words_text: 'text?', words_html: 'text?',
  attempts: 'int4', queued_at: 'timestamptz',
});

const FORGOTTEN = `words_text = case when $4::boolean then words_text end, words_html = case when $4::boolean then words_html end`;

/** $1 mail, $2 now, $3 the server's answer, $4 whether its words are kept */
export const markSent = statement('mail.sent', `
  update mail set sent_at = $2, send_at = null, last_answer = $3, ${FORGOTTEN} where id = $1 and sent_at is null`, {});

/** $1 mail, $2 now, $3 the server's answer, $4 whether its words are kept */
export const markRefused = statement('mail.refused', `
  update mail set refused_at = $2, send_at = null, last_answer = $3, ${FORGOTTEN} where id = $1 and sent_at is null`, {});

/** $1 mail, $2 when it is tried again, $3 what went wrong */
export const postpone = statement('mail.postpone', `
  update mail set send_at = $2, last_answer = $3 where id = $1 and sent_at is null`, {});

/** What was not sent yet is not sent any more. $1 subject kind, $2 subject id */
export const withdrawEmails = statement('mail.withdraw', `
  delete from mail where subject_kind = $1 and subject_id = $2 and sent_at is null and refused_at is null`, {});

const LISTED = { id: 'uuid', recipient_name: 'text', recipient: 'text', subject: 'text', queued_at: 'timestamptz', sent_at: 'timestamptz?', refused_at: 'timestamptz?' } as const;

/** The latest first. $1 how many */
export const listEmails = statement('mail.list', `
  select id, recipient_name, recipient, subject, queued_at, sent_at, refused_at from mail order by queued_at desc, id limit $1`, LISTED);

/** $1 mail */
export const findMail = statement('mail.find', `
  select id, recipient_name, recipient, subject, queued_at, sent_at, refused_at, words_html, last_answer from mail where id = $1`,
{ ...LISTED, words_html: 'text?', last_answer: 'text?' });
