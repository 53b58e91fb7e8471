import { statement } from '../database/statement.ts';

export const insertMail = statement(
  'mail.queue',
  {
    emailId: 'uuid',
    kind: 'text',
    subjectKind: 'text',
    subjectId: 'text',
    recipientName: 'text',
    recipient: 'text',
    subject: 'text',
    text: 'text',
    html: 'text',
    now: 'timestamptz',
  },
  `
  insert into mail (id, kind, subject_kind, subject_id, recipient_name, recipient, subject, words_text, words_html, queued_at, send_at)
  values ($emailId, $kind, $subjectKind, $subjectId, $recipientName, $recipient, $subject, $text, $html, $now, $now)`,
  {},
);

/** No other server takes them until `claimedUntil`. When this one dies, they are due again then. */
export const claimEmails = statement(
  'mail.claim',
  { now: 'timestamptz', claimedUntil: 'timestamptz', limit: 'int8' },
  `
  update mail set send_at = $claimedUntil, attempts = attempts + 1
  where id in (select id from mail where send_at <= $now order by send_at limit $limit for update skip locked)
  returning id, kind, recipient_name, recipient, subject, words_text, words_html, attempts, queued_at`,
  {
    id: 'uuid',
    kind: 'text',
    recipient_name: 'text',
    recipient: 'text',
    subject: 'text',
    words_text: 'text?',
    words_html: 'text?',
    attempts: 'int4',
    queued_at: 'timestamptz',
  },
);

const FORGOTTEN = `words_text = case when $keepsWords::boolean then words_text end, words_html = case when $keepsWords::boolean then words_html end`;

export const markSent = statement(
  'mail.sent',
  { emailId: 'uuid', now: 'timestamptz', answer: 'text', keepsWords: 'bool' },
  `
  update mail set sent_at = $now, send_at = null, last_answer = $answer, ${FORGOTTEN} where id = $emailId and sent_at is null`,
  {},
);

export const markRefused = statement(
  'mail.refused',
  { emailId: 'uuid', now: 'timestamptz', answer: 'text', keepsWords: 'bool' },
  `
  update mail set refused_at = $now, send_at = null, last_answer = $answer, ${FORGOTTEN} where id = $emailId and sent_at is null`,
  {},
);

export const postpone = statement(
  'mail.postpone',
  { emailId: 'uuid', sendAt: 'timestamptz', answer: 'text?' },
  `
  update mail set send_at = $sendAt, last_answer = $answer where id = $emailId and sent_at is null`,
  {},
);

export const withdrawEmails = statement(
  'mail.withdraw',
  { subjectKind: 'text', subjectId: 'text' },
  `
  delete from mail where subject_kind = $subjectKind and subject_id = $subjectId and sent_at is null and refused_at is null`,
  {},
);

const LISTED = {
  id: 'uuid',
  recipient_name: 'text',
  recipient: 'text',
  subject: 'text',
  queued_at: 'timestamptz',
  sent_at: 'timestamptz?',
  refused_at: 'timestamptz?',
} as const;

export const listEmails = statement(
  'mail.list',
  { limit: 'int8' },
  `
  select id, recipient_name, recipient, subject, queued_at, sent_at, refused_at from mail order by queued_at desc, id limit $limit`,
  LISTED,
);

export const findMail = statement(
  'mail.find',
  { emailId: 'uuid' },
  `
  select id, recipient_name, recipient, subject, queued_at, sent_at, refused_at, words_html, last_answer from mail where id = $emailId`,
  { ...LISTED, words_html: 'text?', last_answer: 'text?' },
);
