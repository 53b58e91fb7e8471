import Type, { type Static, type TOptional, type TProperties, type TSchema } from 'typebox';
import { endpoint, type Access, type Endpoint, type Query } from './endpoint.ts';

const Metadata = Type.Object({ pageSize: Type.Integer(), currentPage: Type.Integer(), totalCount: Type.Integer() });
export type Metadata = Static<typeof Metadata>;

/** `sort` is a name, or `-name` for the reverse order. */
export interface ListQuery {
  readonly search?: string;
  readonly sort?: string;
}

/** `after` and `before` are a page's own marks: with them a deep page costs what the first one does. */
export interface PageQuery extends ListQuery {
  readonly page?: number;
  readonly pageSize?: number;
  readonly after?: string;
  readonly before?: string;
}

interface Listed<Path extends `/${string}`, Row extends TSchema, Sort extends string, Filters extends TProperties> {
  readonly path: Path;
  readonly access: Access;
  readonly summary: string;
  readonly row: Row;
  readonly sorts: readonly Sort[];
  readonly filters?: Filters;
}

const Mark = Type.Optional(Type.String({ maxLength: 400 }));

export function listed<const Path extends `/${string}`, Row extends TSchema, const Sort extends string, Filters extends TProperties = Record<never, never>>(
  { path, access, summary, row, sorts, filters }: Listed<Path, Row, Sort, Filters>,
) {
  const query = {
    search: Type.Optional(Type.String({ maxLength: 100 })),
    sort: Type.Optional(Type.Unsafe<Sort | `-${Sort}`>(Type.Enum(sorts.flatMap((name) => [name, `-${name}`])))),
    ...optional(filters ?? {} as Filters),
  };
  const page = {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 10, maximum: 100 })),
    after: Mark, before: Mark,
  };
  return {
    list: endpoint({ method: 'GET', path, access, summary, query: Type.Object({ ...page, ...query }), reply: PageOf(row) }),
    file: endpoint({
      method: 'GET', path: `${path}/file` as `${Path}/file` & `/${string}`, access, summary: `${summary}, all of them as a file`, produces: 'application/octet-stream',
      query: Type.Object({ format: Type.Enum(['xlsx', 'csv']), columns: Type.Optional(Type.String({ maxLength: 1000 })), ...query }), reply: Type.String(),
    }),
  };
}

const PageOf = <Row extends TSchema>(row: Row) => Type.Object({
  rows: Type.Array(row),
  metadata: Metadata,
  /** Marks of this page's first and last row, for the pages beside it; null where there is none. */
  before: Type.Union([Type.String(), Type.Null()]),
  after: Type.Union([Type.String(), Type.Null()]),
});

const optional = <Filters extends TProperties>(filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([name, type]) => [name, Type.Optional(type)])) as { [Name in keyof Filters]: TOptional<Filters[Name]> };

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly metadata: Metadata;
  readonly before: string | null;
  readonly after: string | null;
}

type QueryNames<E extends Endpoint> = Query<E> extends { readonly sort?: infer Sort } ? { readonly sort: Exclude<Sort, undefined | `-${string}`> & string; readonly filter: Exclude<keyof Query<E>, keyof PageQuery> & string } : never;

export type SortOf<E extends Endpoint> = QueryNames<E>['sort'];
export type FilterOf<E extends Endpoint> = QueryNames<E>['filter'];
