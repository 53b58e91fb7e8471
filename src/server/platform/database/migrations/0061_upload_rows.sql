-- A staged row is updated three times: there is room for it beside the old one, and no index changes once its key is known.
alter table sheet_upload_row set (fillfactor = 40);
drop index sheet_upload_row_outcome;

-- The first row with the same key is found at once: by the primary key's order all rows before it were read.
drop index sheet_upload_row_key;
create index sheet_upload_row_key on sheet_upload_row (upload_id, key, number);
