-- Which column of a file is which of a list, as a person confirmed it for files with these headings.
create table sheet_layout (
  -- The list's path in the contract.
  list text not null,
  -- Of the file's headings, in any order.
  fingerprint text not null,
  -- The list's headings by the file's.
  columns jsonb not null,
  confirmed_by uuid not null references user_account (id),
  confirmed_at timestamptz not null,
  primary key (list, fingerprint)
);
