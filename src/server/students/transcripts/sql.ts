import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

const REQUEST = { id: 'uuid', answers: 'jsonb', requested_at: 'timestamptz' } as const;

/** $1 request, $2 answers (jsonb), $3 now, $4 ip. Nothing when it is there already. */
export const insertTranscriptRequest = statement('insert-transcript-request', `
  with kept as (
    insert into transcript_request (id, answers, requested_at) values ($1, $2, $3) on conflict (id) do nothing returning id
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS}) select $3, 'public', 'transcript-requested', 'transcript', id::text, '{}', $4 from kept
  )
  select id from kept`, { id: 'uuid' });

/** $1 request. */
export const findRequest = statement('find-transcript-request', 'select id, answers, requested_at from transcript_request where id = $1', REQUEST);

/** $1 request, $2 answers (jsonb). Whether it is the very request that was kept. */
export const holdsRequest = statement('holds-transcript-request', 'select answers = $2::jsonb as same from transcript_request where id = $1', { same: 'bool' });

/** $1 request. What the college has done, the oldest first; when it was paid is not here. */
export const progressOf = statement('transcript-progress', 'select state, at from transcript_progress where request_id = $1 order by id', {
  state: 'text', at: 'timestamptz',
});

/** $1 invoice. */
export const creditedAt = statement('transcript-credited-at', 'select credited_at from payment where invoice_id = $1', { credited_at: 'timestamptz' });

/** $1 request, $2 state, $3 actor, $4 now. Only of a request that is paid, and never twice in a row. */
export const advance = statement('advance-transcript', `
  with moved as (
    insert into transcript_progress (request_id, state, actor, at)
    select r.id, $2, $3, $4 from transcript_request r
    where r.id = $1
      and exists (select from invoice i join payment p on p.invoice_id = i.id where i.about <> '' and i.about = r.id::text)
      and $2 is distinct from (select state from transcript_progress where request_id = r.id order by id desc limit 1)
    returning request_id, state
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $4, $3, 'transcript-advanced', 'transcript', request_id::text, jsonb_build_object('state', state), null from moved
  )
  select state from moved`, { state: 'text' });
