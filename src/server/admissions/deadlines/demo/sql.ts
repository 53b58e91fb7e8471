import { sql } from '../../../platform/database/describedSql.ts';

/** `extensions` holds [{request, programme, applicationTypeId, closes, reason, at}]. */
export const insertDemoExtensions = sql('demo.deadline-extensions')`
  insert into deadline_extension (request, programme, application_type_id, session_id, closes, reason, extended_at, extended_by, notified_all_at)
  select r.request, r.programme, r."applicationTypeId", $sessionId, r.closes, r.reason, r.at, 'user:' || u.id, r.at + interval '1 minute'
    from jsonb_to_recordset($extensions::jsonb) as r (request uuid, programme text, "applicationTypeId" int4, closes date, reason text, at timestamptz)
    join user_account u on u.user_name = $extendedBy
  on conflict do nothing`;
