/**
 * A lateral table of at most one row: where an admission `a` is from as its papers say, and which paper, the most trusted first. That is the
 * submitted application, then the JAMB list, then the admission list.
 */
export const STATED_ORIGIN = `lateral (
  select said.state_id, said.source from (
    (select 1 as rank, case when n.answers->>'stateId' ~ '^[0-9]{1,4}$' then (n.answers->>'stateId')::int4 end as state_id, 'application' as source
       from application p join application_section n on n.application_id = p.id
      where p.completed_at is not null and (p.jamb_number = a.reg_number or p.application_number = a.reg_number) and n.answers->>'stateId' ~ '^[0-9]{1,4}$'
      order by p.completed_at desc limit 1)
    union all
    (select 2, j.state_id, 'jamb' from jamb_candidate j where j.registration_number = a.reg_number and j.state_id is not null order by j.session_id desc
      limit 1)
    union all
    select 3, a.state_id, 'list') said
   where said.state_id is not null order by said.rank limit 1)`;
