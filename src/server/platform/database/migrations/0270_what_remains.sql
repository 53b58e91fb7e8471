-- What a payment had opened before it was reversed, and what cannot be closed any more.
alter table payment_case add column remains text not null default '';
