import { statement } from '../../../platform/database/statement.ts';
import { LISTED } from '../../../platform/lookups/listSource.ts';

const ROLE = { id: 'int4', name: 'text', may_sign_in: 'bool', revision: 'int4', claims: 'jsonb' } as const;

const CLAIMS = "coalesce((select jsonb_agg(c.claim order by c.claim) from role_claim c where c.role_id = r.id), '[]')";

/** `user_role` may name a person's main role too, by an appointment: whoever has it both ways is one holder. */
export const allRoles = statement(
  'all-roles',
  {},
  `
  select r.id, r.name, r.may_sign_in, r.revision, ${CLAIMS} as claims,
         ((select count(*) from user_account u where u.role_id = r.id)
          + (select count(*) from user_role x join user_account u on u.id = x.user_id where x.role_id = r.id and u.role_id <> r.id))::int4 as holders
    from role r order by r.name`,
  { ...ROLE, holders: 'int4' },
);

export const listRoleNames = statement(
  'list-roles',
  {},
  'select id, name, null::int4 as parent, true as active from role order by id',
  LISTED,
);

export const roleById = statement(
  'role-by-id',
  { roleId: 'int4' },
  `select r.id, r.name, r.may_sign_in, r.revision, ${CLAIMS} as claims from role r where r.id = $roleId`,
  ROLE,
);

export const insertRole = statement(
  'insert-role',
  { name: 'text', maySignIn: 'bool' },
  `
  insert into role (name, may_sign_in) values ($name, $maySignIn) on conflict (name) do nothing returning id`,
  { id: 'int4' },
);

export const updateRole = statement(
  'update-role',
  { roleId: 'int4', name: 'text', maySignIn: 'bool' },
  `
  update role set name = $name, may_sign_in = $maySignIn where id = $roleId and not exists (select 1 from role other where other.name = $name and other.id <> $roleId)
  returning id`,
  { id: 'int4' },
);

export const deleteRole = statement(
  'delete-role',
  { roleId: 'int4' },
  `
  with unheld as (
         select id from role where id = $roleId and not exists (select 1 from user_account where role_id = $roleId)
            and not exists (select 1 from user_role where role_id = $roleId)),
       claims as (delete from role_claim where role_id in (select id from unheld))
  delete from role where id in (select id from unheld) returning id`,
  { id: 'int4' },
);

export const giveRoleClaims = statement(
  'give-role-claims',
  { roleId: 'int4', claims: 'jsonb' },
  `
  insert into role_claim (role_id, claim) select $roleId, claim from jsonb_array_elements_text($claims) as claim on conflict do nothing`,
  {},
);

export const takeRoleClaims = statement(
  'take-role-claims',
  { roleId: 'int4', claims: 'jsonb' },
  `
  delete from role_claim where role_id = $roleId and claim in (select jsonb_array_elements_text($claims::jsonb))`,
  {},
);
