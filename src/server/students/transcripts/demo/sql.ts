import { sql } from '../../../platform/database/describedSql.ts';

/** `requests` holds [{id, answers, requestedAt}]. */
export const insertDemoRequests = sql('demo.transcript-requests')`
  insert into transcript_request (id, answers, requested_at)
  select id, answers, "requestedAt" from jsonb_to_recordset($requests::jsonb) as r (id uuid, answers jsonb, "requestedAt" timestamptz)`;

/** `progress` holds [{requestId, state, at}]. */
export const insertDemoProgress = sql('demo.transcript-progress')`
  insert into transcript_progress (request_id, state, actor, at)
  select p."requestId", p.state, coalesce((select 'user:' || id from user_account where user_name = $actor), 'system:demo'), p.at
    from jsonb_to_recordset($progress::jsonb) as p ("requestId" uuid, state text, at timestamptz) order by p.at`;
