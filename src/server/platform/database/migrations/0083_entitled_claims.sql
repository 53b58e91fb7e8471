-- What people would hold if nothing were denied to them. Who may change whom is judged by it: a denial takes a claim from its
-- person and lowers nobody, or to deny would be the first step to another's account.
create view entitled_claim as
  select u.id as user_id, c.claim from user_account u join role_claim c on c.role_id = u.role_id
  union select r.user_id, c.claim from user_role r join role_claim c on c.role_id = r.role_id
  union select user_id, claim from user_claim where granted;

-- The same claims as before (0060).
create or replace view held_claim as
  select h.user_id, h.claim from entitled_claim h
   where not exists (select 1 from user_claim t where t.user_id = h.user_id and t.claim = h.claim and not t.granted);
