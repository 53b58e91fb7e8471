import { statement } from '../../../platform/database/statement.ts';

/** A college that is older than this note has invoices of the session: it was open by the first of them. */
export const noteOpening = statement(
  'note-first-opening',
  { now: 'timestamptz' },
  `
  update academic_session s set opened_at = coalesce((select min(i.created_at) from invoice i where i.session_id = s.id), $now) where is_open and opened_at is null`,
  {},
);
