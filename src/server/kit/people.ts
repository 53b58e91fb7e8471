import type { Queryable } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { searchQuery } from './list/search.ts';

/** Of `user_account u`: the name as people read it. */
export const FULL_NAME = `concat_ws(' ', u.surname, u.firstname, nullif(u.middlename, ''))`;

/** Of `user_account u`: the order in which people are listed, which is that of an index (migration 0018). */
export const NAME_ORDER = `lower(u.surname || ' ' || u.firstname || ' ' || u.middlename)`;

/** A join to the person of `user_account` who acted, by a column or an expression that names an actor as the audit log does. */
export const joinActor = (alias: string, actor: string): string =>
  `left join user_account ${alias} on ${alias}.id = case when ${actor} like 'user:%' then substr(${actor}, 6, 36)::uuid end`;

/** As `joinActor`, to the one in whose place it was done, where it was. */
export const joinReplaced = (alias: string, actor: string): string =>
  `left join user_account ${alias} on ${alias}.id = case when ${actor} like 'user:% as user:%' then substr(${actor}, 51)::uuid end`;

/** The first people whom a picker offers, by a text query; `condition` speaks of `user_account u` and their main `role r`. */
export const peopleWho = (name: string, condition: string) => statement(name, { search: 'text' }, `
  select u.user_name, ${FULL_NAME} as full_name, r.name as role from user_account u join role r on r.id = u.role_id
   where u.search @@ to_tsquery('simple', $search) and ${condition}
   order by ${NAME_ORDER}, u.id limit 10`, { user_name: 'text', full_name: 'text', role: 'text' });

/** Those of them whose names begin as typed. */
export async function findPeople(db: Queryable, people: ReturnType<typeof peopleWho>, typed: string) {
  const found = await people(db, { search: searchQuery(typed) });
  return found.map(({ user_name, full_name, role }) => ({ userName: user_name, fullName: full_name, role }));
}
