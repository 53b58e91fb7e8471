-- Where the payer paid, as the provider's notification says: a card on its page, or a bank's counter. Its answers about a
-- payment do not tell it, so it is null where nobody was notified; nothing is credited by it.
alter table remita_order add column channel text check (channel in ('CARDPAYMENT', 'BANKBRANCH'));
