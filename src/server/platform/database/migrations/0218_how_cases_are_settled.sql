-- What the bursary decided about a payment that fits no invoice; null for cases that are open, and for those settled before it was asked.
alter table payment_case add column settled_as text check (settled_as in ('credit', 'refund', 'provider', 'other'));
