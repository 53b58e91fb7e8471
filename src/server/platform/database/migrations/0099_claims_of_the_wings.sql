-- Claims that are new belong to the administrators of a college that has its roles already: nobody gives what they do not hold.
insert into role_claim (role_id, claim)
select r.id, c.claim
  from role r, (values ('siwes'), ('approve-registration'), ('approve-results'), ('senate'), ('publish-results')) as c (claim)
 where r.name = 'admin' on conflict do nothing;
