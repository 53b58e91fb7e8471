-- How something of a row was read, or that it was left out: words by the headings of its cells; null where nothing is to be said.
alter table sheet_upload_row add column notices jsonb;
