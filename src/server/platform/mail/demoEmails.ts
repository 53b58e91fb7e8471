import { sql } from '../database/describedSql.ts';

/** `emails` holds [{id, subjectId, name, address, subject, text, html, queuedAt, state, answer}]; without a `send_at` nothing is ever sent. */
export const insertDemoEmails = sql('demo.emails')`
  insert into mail (id, kind, subject_kind, subject_id, recipient_name, recipient, subject, words_text, words_html, queued_at, attempts, send_at, sent_at,
    refused_at, last_answer)
  select e.id, 'demo', 'user', e."subjectId", e.name, e.address, e.subject, e.text, e.html, e."queuedAt", case when e.state = 'held' then 0 else 1 end, null,
         case when e.state = 'delivered' then e."queuedAt" + interval '2 seconds' end, case when e.state = 'refused' then e."queuedAt" + interval '2 seconds' end, e.answer
    from jsonb_to_recordset($emails::jsonb) as e (id uuid, "subjectId" text, name text, address text, subject text, text text, html text,
      "queuedAt" timestamptz,
         state text, answer text)`;
