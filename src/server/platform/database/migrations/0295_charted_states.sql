-- An amendment begins open, as its chart does, and is submitted in the same transaction.
alter table score_amendment drop constraint score_amendment_state_check, alter column state set default 'open';
alter table score_amendment add constraint score_amendment_state_check
  check (state in ('open', 'submitted', 'head-approved', 'dean-approved', 'senate-approved', 'published', 'returned'));

-- A state that its chart in flows/work does not have is refused here too.
alter table admission add constraint admission_state_check check (state in (
  'listed', 'offered', 'declined', 'lapsed', 'accepted', 'profiled', 'queried', 'refused', 'cleared', 'matriculated', 'deferred', 'suspended', 'withdrawn',
  'completed', 'graduated'));
alter table correction_request add constraint correction_request_state_check check (state in ('requested', 'approved', 'declined', 'taken-back'));
