import { statement } from '../../../platform/database/statement.ts';

export const doubtsIn = statement(
  'doubts-of-selection-place',
  { runId: 'uuid', regNumber: 'text' },
  `select doubts from selection_place where run_id = $runId and registration_number = $regNumber and decision = 'unclear'`,
  { doubts: 'jsonb' },
);

/** A later word takes the place of the earlier one. */
export const exceptCandidate = statement(
  'except-candidate',
  { sessionId: 'int4', regNumber: 'text', doubts: 'jsonb', reason: 'text', now: 'timestamptz', actor: 'text' },
  `
  insert into selection_exception (session_id, registration_number, doubts, reason, decided_at, decided_by)
  values ($sessionId, $regNumber, $doubts, $reason, $now, $actor)
  on conflict (session_id, registration_number) do update
    set doubts = excluded.doubts, reason = excluded.reason, decided_at = excluded.decided_at, decided_by = excluded.decided_by`,
  {},
);
