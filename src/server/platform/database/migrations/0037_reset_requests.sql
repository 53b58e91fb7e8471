-- A forgotten password is asked for here, alike for every address, and looked up after the answer: how long that takes tells
-- nobody whether there is such an account.
create table reset_request (
  id int8 generated always as identity primary key,
  email text not null
);
