-- What whoever scans a paper that is revoked reads beside the day: 'The student was moved to another bed'.
alter table document_record add column revoked_because text;
