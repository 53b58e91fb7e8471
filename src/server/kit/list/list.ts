import type { ListQuery, PageQuery, Page } from '#contract/kit/list.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Column, Row } from '../../platform/database/statement.ts';
import { composed, type Given } from './composed.ts';
import { countOnce, type Counted } from './counts.ts';
import type { Filter } from './filters.ts';
import { markText, readMark, type Mark, type Ordered } from './marks.ts';
import { scopeFor, type Scope } from './scope.ts';
import { searchQuery } from './search.ts';

export interface ListDeclaration<Columns extends Record<string, Column>> {
  readonly name: string;
  readonly from: string;
  /** A column's SQL is its name, unless `select` says otherwise. */
  readonly columns: Columns;
  readonly select?: Partial<Record<keyof Columns, string>>;
  /** The key is unique: it makes any order total. */
  readonly key: Ordered;
  readonly sorts: Readonly<Record<string, Ordered>>;
  /** A `-` before the name sorts from the end. */
  readonly opens: string;
  /** Columns of whole numbers, added up over all that is found. */
  readonly sums?: readonly (keyof Columns & string)[];
  /** The value of `search` is passed to its condition as a text query. */
  readonly filters?: Readonly<Record<string, Filter>>;
  /** The rows that a user may see; without it everybody who may call sees all. */
  readonly scope?: Scope;
}

/** @throws Error where the list has a scope and no user is given */
export interface List<R> {
  page(db: Queryable, query: PageQuery, user?: User): Promise<Page<R>>;
  batches(db: Queryable, query: ListQuery, user?: User): AsyncGenerator<readonly R[]>;
  /** One row by its key; none where this user does not see it. */
  find(db: Queryable, id: string | number, user?: User): Promise<R | undefined>;
  /** The next rows of all that a query finds, after a mark; null stands before the first. */
  batch(
    db: Queryable,
    query: ListQuery,
    from: { readonly after: string | null; readonly size: number },
    user?: User,
  ): Promise<Batch<R>>;
  readonly isScoped: boolean;
  /** Counted and added up now, where a page may have older numbers. */
  count(db: Queryable, query: ListQuery, user?: User): Promise<Counted>;
  /** Selects the ids of all that a query finds, for a statement that does something with them. */
  matching(query: ListQuery, user?: User): Matching;
  readonly keyType: Ordered['type'];
  readonly columns: readonly string[];
  readonly sorts: readonly string[];
  readonly filters: readonly string[];
  readonly sums: readonly string[];
}

export interface Batch<R> {
  readonly rows: readonly R[];
  /** The mark of its last row; null where nothing follows. */
  readonly after: string | null;
}

/** The text selects one column, `id`. */
export interface Matching extends Given {
  readonly text: string;
}

interface Where extends Given {
  readonly conditions: readonly string[];
}

interface Order extends Ordered {
  readonly name: string;
  readonly isDescending: boolean;
}

const BATCH = 1000;
const PAGE_SIZE = 10;

/**
 * Marks make a page cost the same however deep it is; a page by its number alone is counted to from the nearer end. A
 * search is run first: the planner cannot know how rare a word is, and would walk through the whole order for it.
 */
export function list<const Columns extends Record<string, Column>>(
  declared: ListDeclaration<Columns>,
): List<Row<Columns>> {
  const { columns, select = {} as Partial<Record<keyof Columns, string>>, key, from, sums = [] } = declared;
  const sqlOf = (name: string) => select[name as keyof Columns] ?? name;
  const selected = Object.keys(columns)
    .map((name) => `${sqlOf(name)} as "${name}"`)
    .join(', ');
  const summed = sums.map((name) => `, coalesce(sum(${sqlOf(name)}), 0)::int8 as "${name}"`).join('');
  const run = composed(`list-${declared.name}`);

  async function rows(db: Queryable, where: Where, order: Order, isReversed: boolean, limit: number, offset = 0) {
    const direction = order.isDescending === isReversed ? 'asc' : 'desc';
    const text = `select ${selected}, (${order.sql})::text as "markValue", (${key.sql})::text as "markKey" from ${from}${whereText(where)}
      order by ${order.sql} ${direction}, ${key.sql} ${direction} limit $limit offset $offset`;
    const paged: Given = {
      parameters: { ...where.parameters, limit: 'int8', offset: 'int8' },
      values: { ...where.values, limit, offset },
    };
    const results = await run(db, text, paged, { ...columns, markValue: 'text', markKey: 'text' });
    return (isReversed ? results.reverse() : results) as (Row<Columns> & { markValue: string; markKey: string })[];
  }

  const countNow = async (db: Queryable, where: Where): Promise<Counted> => {
    const types = Object.fromEntries(sums.map((name) => [name, 'int8'] as const));
    const [counted] = await run(
      db,
      `select count(*)::int4 as "totalCount"${summed} from ${from}${whereText(where)}`,
      where,
      { ...types, totalCount: 'int4' },
    );
    const { totalCount, ...added } = counted as { totalCount: number } & Record<string, number>;
    return { total: totalCount, sums: added };
  };
  const count = (db: Queryable, where: Where) =>
    countOnce(db, JSON.stringify([declared.name, where]), () => countNow(db, where));

  const markOf = ({ name }: Order, row: { markValue: string; markKey: string }) =>
    markText([name, row.markValue, row.markKey]);

  function beyond(where: Where, order: Order, mark: string, isBefore: boolean): Where {
    const [, value, id]: Mark = readMark(mark, order.name, order, key);
    const sign = order.isDescending === isBefore ? '>' : '<';
    return {
      conditions: [
        ...where.conditions,
        `(${order.sql}, ${key.sql}) ${sign} ($markValue::${order.type}, $markKey::${key.type})`,
      ],
      parameters: { ...where.parameters, markValue: order.type, markKey: key.type },
      values: { ...where.values, markValue: value, markKey: id },
    };
  }

  async function pageRows(
    db: Queryable,
    where: Where,
    order: Order,
    { after, before, page = 1 }: PageQuery,
    size: number,
    total: number,
  ) {
    if (after !== undefined) return rows(db, beyond(where, order, after, false), order, false, size);
    if (before !== undefined) return rows(db, beyond(where, order, before, true), order, true, size);
    const offset = (page - 1) * size;
    const left = total - offset;
    if (offset <= total / 2) return rows(db, where, order, false, size, offset);
    return left > 0 ? rows(db, where, order, true, Math.min(size, left), Math.max(0, left - size)) : [];
  }

  const batch: List<Row<Columns>>['batch'] = async (db, query, { after, size }, user) => {
    const [where, order] = [whereOf(declared, query, user), orderOf(declared, query.sort)];
    const results = await rows(db, after === null ? where : beyond(where, order, after, false), order, false, size);
    const last = results.at(-1);
    return { rows: results, after: last && results.length === size ? markOf(order, last) : null };
  };

  return {
    isScoped: declared.scope !== undefined,
    columns: Object.keys(columns),
    sorts: Object.keys(declared.sorts),
    filters: Object.keys(declared.filters ?? {}),
    sums,
    keyType: key.type,
    async find(db, id, user) {
      const { conditions, parameters, values } = whereOf(declared, {}, user);
      const text = `select ${selected} from ${from}${whereText({ conditions: [...conditions, `${key.sql} = $recordId`] })}`;
      const [row] = await run(
        db,
        text,
        { parameters: { ...parameters, recordId: key.type }, values: { ...values, recordId: id } },
        columns,
      );
      return row;
    },
    count: (db, query, user) => countNow(db, whereOf(declared, query, user)),
    matching(query, user) {
      const { parameters, values, ...where } = whereOf(declared, query, user);
      return { text: `select ${key.sql} as id from ${from}${whereText(where)}`, parameters, values };
    },
    async page(db, query, user) {
      const { pageSize = PAGE_SIZE } = query;
      const [where, order] = [whereOf(declared, query, user), orderOf(declared, query.sort)];
      const { total: counted, sums: totals } = await count(db, where);
      const page = pageNumber(query, Math.ceil(counted / pageSize));
      const results = await pageRows(db, where, order, { ...query, page }, pageSize, counted);
      // The count may be older than the rows.
      const totalCount = Math.max(counted, (page - 1) * pageSize + results.length);
      const [first, last] = [results[0], results.at(-1)];
      return {
        rows: results.map(({ markValue: _, markKey: __, ...row }) => row as unknown as Row<Columns>),
        metadata: { pageSize, currentPage: page, totalCount },
        ...(sums.length > 0 && { totals }),
        before: first && page > 1 ? markOf(order, first) : null,
        after: last && page * pageSize < totalCount ? markOf(order, last) : null,
      };
    },
    batch,
    async *batches(db, query, user) {
      for (let after: string | null = null; ;) {
        const next: Batch<Row<Columns>> = await batch(db, query, { after, size: BATCH }, user);
        yield next.rows;
        after = next.after;
        if (after === null) return;
      }
    },
  };
}

/** By its number a page beyond the end is the last one; by a mark it is where the mark says. */
function pageNumber({ page = 1, after, before }: PageQuery, last: number): number {
  return after === undefined && before === undefined ? Math.max(1, Math.min(page, last)) : page;
}

function orderOf({ sorts, opens }: Pick<ListDeclaration<never>, 'sorts' | 'opens'>, sort = opens): Order {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  return { ...sorts[name]!, name, isDescending };
}

/** Filters come in the list's order, so that each set of them is one prepared statement. What a caller sends replaces nothing of the scope. */
function whereOf(
  {
    name: listName,
    filters = {},
    from,
    key,
    scope,
  }: Pick<ListDeclaration<never>, 'name' | 'filters' | 'from' | 'key' | 'scope'>,
  query: ListQuery,
  user: User | undefined,
): Where {
  const scoped = scopeFor(listName, scope, user);
  const given = Object.keys(filters).filter((name) => query[name as keyof ListQuery] !== undefined);
  const condition = (name: string) => {
    const sql = filters[name]!.sql.replaceAll(/\$(?!\w)/g, () => `$${name}`);
    return name === 'search' ? `${key.sql} = any(array(select ${key.sql} from ${from} where ${sql}))` : sql;
  };
  return {
    conditions: [...(scoped ? [`(${scoped.sql})`] : []), ...given.map(condition)],
    parameters: { ...Object.fromEntries(given.map((name) => [name, filters[name]!.type])), ...scoped?.parameters },
    values: {
      ...Object.fromEntries(
        given.map((name) => [name, name === 'search' ? searchQuery(query.search!) : query[name as keyof ListQuery]]),
      ),
      ...scoped?.values,
    },
  };
}

const whereText = ({ conditions }: Pick<Where, 'conditions'>) =>
  conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
