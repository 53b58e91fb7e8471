-- Students see who has read their medical records.
create index audit_entry_medical_reads on audit_entry (subject_id, at) where action = 'medical-record-read';
