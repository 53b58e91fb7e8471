import { sql } from '../../../platform/database/describedSql.ts';

export const doubtsIn = sql('doubts-of-selection-place')`
  select doubts from selection_place where run_id = $runId and registration_number = $regNumber and decision = 'unclear'`;

/** A later word takes the place of the earlier one. */
export const exceptCandidate = sql('except-candidate')`
  insert into selection_exception (session_id, registration_number, doubts, reason, decided_at, decided_by)
  values ($sessionId, $regNumber, $doubts::jsonb, $reason, $now, $actor)
  on conflict (session_id, registration_number) do update
    set doubts = excluded.doubts, reason = excluded.reason, decided_at = excluded.decided_at, decided_by = excluded.decided_by`;
