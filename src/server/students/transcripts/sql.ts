import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

const REQUEST = { id: 'uuid', answers: 'jsonb', requested_at: 'timestamptz' } as const;

export const insertTranscriptRequest = statement(
  'insert-transcript-request',
  { requestId: 'uuid', answers: 'jsonb', now: 'timestamptz', ip: 'text' },
  `
  with kept as (
    insert into transcript_request (id, answers, requested_at) values ($requestId, $answers, $now) on conflict (id) do nothing returning id
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS}) select $now, 'public', 'transcript-requested', 'transcript', id::text, '{}', $ip from kept
  )
  select id from kept`,
  { id: 'uuid' },
);

export const findRequest = statement(
  'find-transcript-request',
  { requestId: 'uuid' },
  'select id, answers, requested_at from transcript_request where id = $requestId',
  REQUEST,
);

export const holdsRequest = statement(
  'holds-transcript-request',
  { requestId: 'uuid', answers: 'jsonb' },
  `
  select answers = $answers::jsonb as same from transcript_request where id = $requestId`,
  { same: 'bool' },
);

export const progressOf = statement(
  'transcript-progress',
  { requestId: 'uuid' },
  'select state, at from transcript_progress where request_id = $requestId order by id',
  {
    state: 'text',
    at: 'timestamptz',
  },
);

export const creditedAt = statement(
  'transcript-credited-at',
  { invoiceId: 'uuid' },
  `
  select credited_at from payment where invoice_id = $invoiceId`,
  { credited_at: 'timestamptz' },
);

/** Only a paid request advances, and never to the same state twice in a row. */
export const advance = statement(
  'advance-transcript',
  { requestId: 'uuid', state: 'text', actor: 'text', now: 'timestamptz' },
  `
  with moved as (
    insert into transcript_progress (request_id, state, actor, at)
    select r.id, $state, $actor, $now from transcript_request r
    where r.id = $requestId
      and exists (select from invoice i join payment p on p.invoice_id = i.id where i.about <> '' and i.about = r.id::text)
      and $state is distinct from (select state from transcript_progress where request_id = r.id order by id desc limit 1)
    returning request_id, state
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $now, $actor, 'transcript-advanced', 'transcript', request_id::text, jsonb_build_object('state', state), null from moved
  )
  select state from moved`,
  { state: 'text' },
);
