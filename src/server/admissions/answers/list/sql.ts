import { FULL_NAME, nameOn } from '../../../kit/people.ts';
import type { Condition } from '../../../kit/list/scope.ts';
import { bounded } from '../../../platform/database/bounded.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { hasOpenQuery, isShortlisted } from '../officeMarks.ts';
import { numbered, ordered, type Parameter } from '../../../platform/database/parameters.ts';
import type { Mark, Order } from './orderOf.ts';

export interface ListedApplication {
  /** The application's, by which the list goes on. */
  readonly id: string;
  /** Null where the payment was moved to another invoice since. */
  readonly applicantId: string | null;
  readonly number: string;
  readonly fullName: string;
  readonly state: 'begun' | 'reopened' | 'submitted';
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly isShortlisted: boolean;
  readonly hasOpenQuery: boolean;
  /** Of the order, for the mark. */
  readonly value: string;
}

export interface Filter extends Condition {
  /** What it says of an application that is looked at alone, where no index is needed. */
  readonly ofOne?: Condition;
}

interface Wanted {
  readonly order: Order;
  /** Of which programme, session and state: the index of the newest knows them. */
  readonly base: readonly Condition[];
  readonly filters: readonly Filter[];
  /** How many of the first are looked at one by one; none where that takes longer than to find all. */
  readonly lookedAt: number;
  readonly mark: Mark | null;
  /** From the mark to the beginning. */
  readonly isBackwards: boolean;
  readonly limit: number;
}

const BOUND = {
  mostMs: 3000,
  advice: 'This search takes too long. Please choose a session, a status or one more filter',
};

const STATE = `case when a.completed_at is not null then 'submitted' when a.open_sections is not null then 'reopened' else 'begun' end`;

/**
 * In the order of the page, backwards too. The database cannot know how common an answer is: where many of the first have it, to look at
 * those takes a hundredth of the time that finding all takes.
 */
export async function applicationsOf(database: Database, wanted: Wanted): Promise<ListedApplication[]> {
  const { filters, lookedAt, isBackwards, limit } = wanted;
  const ofOne = filters.map((each) => each.ofOne ?? each);
  const rows = await bounded(database, BOUND, async (tx) => {
    const first = lookedAt > 0 && filters.length > 0 ? await found(tx, { ...wanted, filters: ofOne }, lookedAt) : [];
    return first.length === limit ? first : found(tx, wanted, null);
  });
  return isBackwards ? rows.toReversed() : rows;
}

/** All that have the words are found before they are put in order: else the database looks through them at each application. */
const isSearched = (filters: readonly Filter[]): boolean => filters.some(({ ofOne }) => ofOne);

function found(
  db: Queryable,
  { order, base, filters, mark, isBackwards, limit }: Wanted,
  among: number | null,
): Promise<ListedApplication[]> {
  const isDescending = order.isDescending !== isBackwards;
  const direction = isDescending ? 'desc' : 'asc';
  const ordered = `order by ${order.sql} ${direction}, a.id ${direction}`;
  const beyond: Condition[] = mark
    ? [
        {
          sql: `(${order.sql}, a.id) ${isDescending ? '<' : '>'} ($markValue::text::${order.type}, $markId::uuid)`,
          parameters: { markValue: 'text', markId: 'uuid' },
          values: { markValue: mark.value, markId: mark.id },
        },
      ]
    : [];
  const of = [...base, ...beyond];
  const from =
    among !== null
      ? `(select a.* from application a where ${textOf(of)} ${ordered} limit ${among}) a where ${textOf(filters)}`
      : isSearched(filters)
        ? `(select a.* from application a where ${textOf([...base, ...filters])} offset 0) a ${order.from} where ${textOf(beyond)}`
        : `application a ${order.from} where ${textOf([...of, ...filters])}`;
  return run<ListedApplication>(
    db,
    `select x.*, (select p.invoice_id from payment p where p.rrr = x.rrr) as "applicantId", ${isShortlisted('x')} as "isShortlisted", ${hasOpenQuery('x')} as "hasOpenQuery"
       from (select a.id, a.rrr, a.application_number as number, ${nameOn('a')} as "fullName", ${STATE} as state, a.started_at as "startedAt",
                    a.completed_at as "submittedAt", (${order.sql})::text as value
               from ${from} ${ordered} limit $limit::int4) x`,
    [order, ...of, ...filters, { parameters: { limit: 'int4' }, values: { limit } }],
  );
}

export async function countApplications(database: Database, where: readonly Condition[]): Promise<number> {
  const text = `select count(*)::int4 as total from application a where ${textOf(where)}`;
  const [counted] = await bounded(database, BOUND, (tx) => run<{ readonly total: number }>(tx, text, where));
  return counted!.total;
}

const textOf = (conditions: readonly Condition[]): string => conditions.map((each) => each.sql).join(' and ') || 'true';

/** Each filter makes a text of its own: the database plans it by its values, and nobody remembers it. */
async function run<Row>(
  db: Queryable,
  text: string,
  given: readonly Pick<Condition, 'parameters' | 'values'>[],
): Promise<Row[]> {
  const parameters: Record<string, Parameter> = Object.assign({}, ...given.map((each) => each.parameters));
  const values: Record<string, unknown> = Object.assign({}, ...given.map((each) => each.values));
  const { rows } = await db.query({
    name: '',
    text: numbered('answer-list', parameters, text),
    values: ordered(parameters)(values),
  });
  return rows as Row[];
}

const ROLES_OF_USER = `(select m.role_id from user_account m where m.id = $userId union select r.role_id from user_role r where r.user_id = $userId)`;

export const rolesOfUser = sql('roles-of-answer-views')`
  select r.id, r.name from role r where r.id in ${ROLES_OF_USER} order by r.name`;

export const viewsFor = sql('answer-views-for')`
  select v.id, v.name, v.view, r.name as "role?", v.user_id = $userId as "is_own!", ${FULL_NAME} as "by!"
    from answer_view v join user_account u on u.id = v.user_id left join role r on r.id = v.role_id
   where v.programme = $programme and (v.user_id = $userId or v.role_id in ${ROLES_OF_USER})
   order by v.user_id <> $userId, lower(v.name), v.id`;

export const saveView = sql('save-answer-view')`
  insert into answer_view (programme, name, view, user_id, role_id, saved_at) values ($programme, $name, $view::jsonb, $userId, $roleId?, $now)
  on conflict (user_id, programme, name) do update set view = excluded.view, role_id = excluded.role_id, saved_at = excluded.saved_at
  returning id`;

export const removeView = sql('remove-answer-view')`
  delete from answer_view where id = $id and user_id = $userId returning programme, name`;
