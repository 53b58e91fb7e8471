import { sql } from '../../../platform/database/describedSql.ts';

const CLAIMS = "coalesce((select jsonb_agg(c.claim order by c.claim) from role_claim c where c.role_id = r.id), '[]')";

/** `user_role` may name a person's main role too, by an appointment: whoever has it both ways is one holder. */
export const allRoles = sql('all-roles')`
  select r.id, r.name, r.may_sign_in, r.revision, ${CLAIMS} as claims,
         ((select count(*) from user_account u where u.role_id = r.id)
          + (select count(*) from user_role x join user_account u on u.id = x.user_id where x.role_id = r.id and u.role_id <> r.id))::int4 as holders
    from role r order by r.name`;

export const listRoleNames = sql('list-roles')`
  select id, name, null::int4 as "parent?", true as active from role order by id`;

export const roleById = sql('role-by-id')`
  select r.id, r.name, r.may_sign_in, r.revision, ${CLAIMS} as claims from role r where r.id = $roleId`;

export const insertRole = sql('insert-role')`
  insert into role (name, may_sign_in) values ($name, $maySignIn) on conflict (name) do nothing returning id`;

export const updateRole = sql('update-role')`
  update role set name = $name, may_sign_in = $maySignIn
    where id = $roleId and not exists (select 1 from role other where other.name = $name and other.id <> $roleId)
  returning id`;

export const deleteRole = sql('delete-role')`
  with unheld as (
         select id from role where id = $roleId and not exists (select 1 from user_account where role_id = $roleId)
            and not exists (select 1 from user_role where role_id = $roleId)),
       claims as (delete from role_claim where role_id in (select id from unheld))
  delete from role where id in (select id from unheld) returning id`;

export const giveRoleClaims = sql('give-role-claims')`
  insert into role_claim (role_id, claim) select $roleId, claim from jsonb_array_elements_text($claims::jsonb) as claim on conflict do nothing`;

export const takeRoleClaims = sql('take-role-claims')`
  delete from role_claim where role_id = $roleId and claim in (select jsonb_array_elements_text($claims::jsonb))`;
