-- Voiding an invoice is a claim of its own. Whoever looked invoices up could void them too, and still can; internal audit looks at what others did.
insert into role_claim (role_id, claim)
select c.role_id, 'void-invoices' from role_claim c join role r on r.id = c.role_id where c.claim = 'invoices' and r.name <> 'internal-audit'
 union select id, 'void-invoices' from role where name = 'admin' on conflict do nothing;
insert into user_claim (user_id, claim, granted) select user_id, 'void-invoices', granted from user_claim where claim = 'invoices' on conflict do nothing;
