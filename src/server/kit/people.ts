import type { Queryable } from '../platform/database/database.ts';
import { sql } from '../platform/database/describedSql.ts';
import { statement } from '../platform/database/statement.ts';
import { alphabetical, searchQuery } from './list/search.ts';

/** This and `NAME_ORDER` read `user_account u`. */
export const FULL_NAME = `concat_ws(' ', u.surname, u.firstname, nullif(u.middlename, ''))`;

/** The same of an invoice, an application or a candidate. @param row its alias */
export const nameOn = (row: string): string =>
  `concat_ws(' ', ${row}.lastname, ${row}.firstname, nullif(${row}.middlename, ''))`;

/** This is the order of an index (migration 0089). */
export const NAME_ORDER = alphabetical(`u.surname || ' ' || u.firstname || ' ' || u.middlename`);

/** `actor` is a column or an expression that names an actor as the audit log does, as 'user:<id>'. */
export const joinActor = (alias: string, actor: string): string =>
  `left join user_account ${alias} on ${alias}.id = case when ${actor} like 'user:%' then substr(${actor}, 6, 36)::uuid end`;

/** The person is the one in whose place somebody acted, as in 'user:<id> as user:<id>'. */
export const joinReplaced = (alias: string, actor: string): string =>
  `left join user_account ${alias} on ${alias}.id = case when ${actor} like 'user:% as user:%' then substr(${actor}, 51)::uuid end`;

/** Who did it, as 'Bello Amina as Okafor Ada' where they acted in another's place; null where nobody did. `joinActor` has joined `u`. */
export const actedBy = (actor: string, alias = 'u'): string => {
  const name = (of: string) => `nullif(${FULL_NAME.replaceAll('u.', `${of}.`)}, '')`;
  const replaced = `(select ${name('replaced')} from user_account replaced
    where replaced.id = case when ${actor} like 'user:% as user:%' then substr(${actor}, 51)::uuid end)`;
  return `nullif(concat_ws(' as ', ${name(alias)}, ${replaced}), '')`;
};

/** `condition` speaks of `user_account u` and their main `role r`. */
export const peopleQuery = (name: string, condition: string) =>
  statement(
    name,
    { search: 'text' },
    `
  select u.user_name, ${FULL_NAME} as full_name, r.name as role from user_account u join role r on r.id = u.role_id
   where u.search @@ to_tsquery('simple', $search) and ${condition}
   order by ${NAME_ORDER.sql}, u.id limit 10`,
    { user_name: 'text', full_name: 'text', role: 'text' },
  );

export async function findPeople(db: Queryable, people: ReturnType<typeof peopleQuery>, typed: string) {
  const rows = await people(db, { search: searchQuery(typed) });
  return rows.map(({ user_name, full_name, role }) => ({ userName: user_name, fullName: full_name, role }));
}

export const nameOfUser = sql('name-of-user')`
  select ${FULL_NAME} as name from user_account u where u.id = $userId`;
