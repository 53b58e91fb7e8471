import { statement } from '../../../platform/database/statement.ts';
import { LISTED } from '../../../platform/lookups/listSource.ts';

const ROLE = { id: 'int4', name: 'text', may_sign_in: 'bool', claims: 'jsonb' } as const;

const CLAIMS = "coalesce((select jsonb_agg(c.claim order by c.claim) from role_claim c where c.role_id = r.id), '[]')";

export const allRoles = statement('all-roles', `
  select r.id, r.name, r.may_sign_in, ${CLAIMS} as claims,
         ((select count(*) from user_account u where u.role_id = r.id) + (select count(*) from user_role u where u.role_id = r.id))::int4 as holders
    from role r order by r.name`, { ...ROLE, holders: 'int4' });

/** $1 id */
export const listRoleNames = statement('list-roles', 'select id, name, null::int4 as parent, true as active from role order by id', LISTED);

export const roleById = statement('role-by-id', `select r.id, r.name, r.may_sign_in, ${CLAIMS} as claims from role r where r.id = $1`, ROLE);

/** $1 name, $2 may_sign_in: none when there is a role of this name. */
export const insertRole = statement('insert-role', `
  insert into role (name, may_sign_in) values ($1, $2) on conflict (name) do nothing returning id`, { id: 'int4' });

/** $1 id, $2 name, $3 may_sign_in: none when another role has this name. */
export const updateRole = statement('update-role', `
  update role set name = $2, may_sign_in = $3 where id = $1 and not exists (select 1 from role other where other.name = $2 and other.id <> $1)
  returning id`, { id: 'int4' });

/** $1 id: none when somebody has it. */
export const deleteRole = statement('delete-role', `
  with unheld as (
         select id from role where id = $1 and not exists (select 1 from user_account where role_id = $1) and not exists (select 1 from user_role where role_id = $1)),
       claims as (delete from role_claim where role_id in (select id from unheld))
  delete from role where id in (select id from unheld) returning id`, { id: 'int4' });

/** $1 role_id, $2 claims as jsonb */
export const giveRoleClaims = statement('give-role-claims', `
  insert into role_claim (role_id, claim) select $1, claim from jsonb_array_elements_text($2) as claim on conflict do nothing`, {});

/** $1 role_id, $2 claims as jsonb */
export const takeRoleClaims = statement('take-role-claims', `
  delete from role_claim where role_id = $1 and claim in (select jsonb_array_elements_text($2::jsonb))`, {});
