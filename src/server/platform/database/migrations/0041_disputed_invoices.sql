-- A candidate says that the paid invoice on their registration number is somebody else's.
alter table payment_case drop constraint payment_case_kind_check;
alter table payment_case add constraint payment_case_kind_check check (kind in ('short', 'over', 'twice', 'superseded', 'mismatch', 'unconfirmed', 'disputed'));
