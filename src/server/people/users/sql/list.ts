import { list } from '../../../kit/list/list.ts';
import { equals } from '../../../kit/list/filters.ts';
import { matches } from '../../../kit/list/search.ts';
import { FULL_NAME, NAME_ORDER } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** 200,000 accounts are paged, sorted and searched by the indices of migrations 0018 and 0089. */
export const userList = list({
  name: 'users',
  from: 'user_account u join role r on r.id = u.role_id',
  columns: {
    id: 'uuid',
    userName: 'text',
    fullName: 'text',
    email: 'text?',
    role: 'text',
    active: 'bool',
    createdAt: 'timestamptz',
    revision: 'int4',
  },
  select: {
    id: 'u.id',
    userName: 'u.user_name',
    role: 'r.name',
    createdAt: 'u.created_at',
    revision: 'u.revision',
    fullName: FULL_NAME,
  },
  key: { sql: 'u.id', type: 'uuid' },
  opens: 'fullName',
  sorts: {
    fullName: NAME_ORDER,
    userName: { sql: 'lower(u.user_name)', type: 'text' },
    createdAt: { sql: 'u.created_at', type: 'timestamptz' },
  },
  filters: { search: matches('u.search'), roleId: equals('u.role_id', 'int4'), active: equals('u.active', 'bool') },
});

/** From the index of migration 0082 alone. */
export const countUsersByRole = sql('users-by-role')`
  select r.name as role, u.active, u.deactivated
    from role r join (select role_id, count(*) filter (where active) as active, count(*) filter (where not active) as deactivated from user_account
      group by role_id) u on u.role_id = r.id
   order by u.active desc, r.name`;
