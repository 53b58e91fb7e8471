alter table fee_category
  add column active boolean not null default true,
  add column revision int4 not null default 1;
alter table fee_type
  add column active boolean not null default true,
  add column revision int4 not null default 1;
alter table fee add column revision int4 not null default 1;
create trigger count_revision before update on fee_category for each row execute function count_revision();
create trigger count_revision before update on fee_type for each row execute function count_revision();
create trigger count_revision before update on fee for each row execute function count_revision();

-- Both are lists of the forms.
create trigger fee_category_changed after insert or update or delete on fee_category for each statement execute function count_school_change();
create trigger fee_type_changed after insert or update or delete on fee_type for each statement execute function count_school_change();
