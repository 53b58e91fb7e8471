-- What a row must be asked about before it can be judged: words by the headings of its cells; null where nothing is unclear.
alter table sheet_upload_row add column asked jsonb;
