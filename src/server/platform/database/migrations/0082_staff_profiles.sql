-- What the college keeps of a member of staff beside the account. Ids are of data/, those of departments of `staff-departments`.
create table staff_profile (
  user_id uuid primary key references user_account on delete cascade,
  staff_type_id int4 not null,
  salary_grade_id int4,
  department_id int4 not null,
  bank_id int4,
  account_number text check (account_number ~ '^\d{10}$'),
  pension_fund_id int4,
  pension_pin text check (pension_pin ~ '^PEN\d{12}$'),
  -- 1 is the profile that nobody has written yet.
  revision int4 not null default 2,
  check ((bank_id is null) = (account_number is null)),
  check ((pension_fund_id is null) = (pension_pin is null))
);

create trigger count_revision before update on staff_profile for each row execute function count_revision();

-- Users are counted by their role on the administrator's dashboard.
drop index user_account_role;
create index user_account_role on user_account (role_id, active);
