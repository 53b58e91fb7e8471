-- What a trial says of the file itself: its sheet, columns that are not read, numbers whose zero was put back.
alter table sheet_upload add column notes jsonb not null default '[]';
