-- The headings of the row's empty cells that leave what is stored, which the trial has filled in; null where it has none.
alter table sheet_upload_row add column left_empty jsonb;
