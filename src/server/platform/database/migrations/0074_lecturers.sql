-- What the college says of a lecturer beside their account: a change of it counts as a change of the account.
create table lecturer_profile (
  user_id uuid primary key references user_account (id) on delete cascade,
  -- Of data/titles.json.
  title_id int4,
  department_id int4 not null references department (id)
);

create index lecturer_profile_department on lecturer_profile (department_id);
