import { sql } from '../../../platform/database/describedSql.ts';

/** A college that is older than this note has invoices of the session: it was open by the first of them. */
export const noteOpening = sql('note-first-opening')`
  update academic_session s set opened_at = coalesce((select min(i.created_at) from invoice i where i.session_id = s.id), $now)
    where is_open and opened_at is null`;
