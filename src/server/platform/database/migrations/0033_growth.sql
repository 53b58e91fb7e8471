-- Ids of applications and invoices begin with the moment at which they are made (UUID version 7). Those who are filling a
-- form now then lie together in every index that names an application, however many are stored: a save touches pages that
-- are at hand, and writes a few of them to the log. Random ids touched as many strange pages as there are indices.
create function uuid_of_now() returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::int8) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

alter table application alter column id set default uuid_of_now();
alter table invoice alter column id set default uuid_of_now();

-- Those that are being filled, the newest first, and those that were submitted lately, without those of other years.
create index application_begun on application (started_at desc, id) where completed_at is null;
create index application_completed_at on application (completed_at) where completed_at is not null;

-- What an invoice is for, where that is neither an application nor a fee alone: a transcript asks whether it is paid.
create index invoice_about on invoice (about) where about <> '';
