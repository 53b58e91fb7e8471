-- An address may be many people's, a café's for instance, so whoever asks by it names a number on the invoice too. Null beside a
-- phone number. An address that was asked for without one before this version is mailed nothing.
alter table rrr_request add column number text;
