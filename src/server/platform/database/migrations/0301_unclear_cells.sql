-- What is unclear of a row before it can be judged: words by the headings of its cells; null where nothing is.
alter table sheet_upload_row add column unclear jsonb;
