import Type, { type Static, type TOptional, type TProperties, type TSchema, type TUnsafe } from 'typebox';
import { cellValues } from '#rules/lists/cells.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { endpoint, type Access } from './endpoint.ts';
import { Day } from './day.ts';
import { Id } from './id.ts';

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

/** The columns that a list is sorted by. */
type Sorts<List extends ListDeclaration> = {
  [Name in keyof List['columns']]: List['columns'][Name] extends { readonly sort: boolean } ? Name : never;
}[keyof List['columns']] &
  string;

type ValuesOf<Declared> = Declared extends { readonly values: infer Values } ? keyof Values : never;

/** What the query may say of a filter: an id of the list that it is chosen from, a day, a switch, or one of its values. */
type FilterValue<List extends ListDeclaration, Name> = NonNullable<List['filters']>[Name &
  keyof NonNullable<List['filters']>] extends infer Filter
  ? Filter extends { readonly from: string }
    ? number
    : Filter extends { readonly kind: string }
      ? string
      : [
            Exclude<ValuesOf<Filter> | ValuesOf<List['columns'][Name & keyof List['columns']]>, 'true' | 'false'>,
          ] extends [never]
        ? boolean
        : ValuesOf<Filter> | ValuesOf<List['columns'][Name & keyof List['columns']]>
  : never;

type Filters<List extends ListDeclaration> = {
  [Name in keyof NonNullable<List['filters']>]: TUnsafe<FilterValue<List, Name>>;
};

export interface Listed<
  Path extends `/${string}`,
  List extends ListDeclaration,
  Row extends TSchema,
  Others extends TProperties,
> {
  readonly path: Path;
  readonly access: Access;
  readonly summary: string;
  readonly declared: List;
  /** Each column's value, and what else the page needs of a row. */
  readonly row: keyof List['columns'] extends keyof Static<Row> ? Row : never;
  /** Filters that only links set, and those whose ids are no numbers. */
  readonly filters?: Others;
}

/** What a list's query says beside its filters. */
export const OWN_OF_LISTS: ReadonlySet<string> = new Set([
  'page',
  'pageSize',
  'after',
  'before',
  'sort',
  'format',
  'columns',
]);

const Search = Type.Optional(Type.String({ maxLength: 100 }));
const Mark = Type.Optional(Type.String({ maxLength: 400 }));

/** The id is the job's. */
const MadeFile = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** The list's address in the portal, to which the job leads its owner back. */
const FromPage = Type.Object({ page: Type.String({ pattern: '^(/[\\w.:-]+)+(\\?[^#\\s]*)?$', maxLength: 1500 }) });

/** A list, paged by the server, and the whole of it as a file. */
export function listed<
  const Path extends `/${string}`,
  List extends ListDeclaration,
  Row extends TSchema,
  Others extends TProperties = Record<never, never>,
>({ path, access, summary, declared, row, filters }: Listed<Path, List, Row, Others>) {
  const sorts = Object.entries(declared.columns)
    .filter(([, { sort }]) => sort)
    .map(([name]) => name) as Sorts<List>[];
  const query = {
    ...((declared.searches ? { search: Search } : {}) as { search: typeof Search }),
    sort: Type.Optional(
      Type.Unsafe<Sorts<List> | `-${Sorts<List>}`>(Type.Enum(sorts.flatMap((name) => [name, `-${name}`]))),
    ),
    ...optional({ ...filterTypes(declared), ...filters } as Omit<Filters<List>, keyof Others> & Others),
  };
  const page = {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 10, maximum: 100 })),
    after: Mark,
    before: Mark,
  };
  const asFile = Type.Object({
    format: Type.Enum(['xlsx', 'csv', 'pdf']),
    columns: Type.Optional(Type.String({ maxLength: 1000 })),
    ...query,
  });
  return {
    declared: declared as ListDeclaration,
    list: endpoint({
      method: 'GET',
      path,
      access,
      summary,
      query: Type.Object({ ...page, ...query }),
      reply: PageOf(row as Row),
    }),
    file: endpoint({
      method: 'GET',
      path: `${path}/file` as `${Path}/file` & `/${string}`,
      access,
      summary: `${summary}, all of them as a file or on paper`,
      produces: 'application/octet-stream',
      query: asFile,
      reply: Type.String(),
    }),
    makeFile: endpoint({
      method: 'POST',
      path: `${path}/file` as `${Path}/file` & `/${string}`,
      access,
      summary: `${summary}, all of them as a file that a background job makes; repeated while it is made, it begins no other`,
      query: asFile,
      body: FromPage,
      reply: MadeFile,
    }),
    madeFile: endpoint({
      method: 'GET',
      path: `${path}/file/:id` as `${Path}/file/:id` & `/${string}`,
      access,
      summary: 'A file that a background job has made for the caller, for a day',
      produces: 'application/octet-stream',
      params: MadeFile,
      reply: Type.String(),
    }),
  };
}

const filterTypes = ({ filters = {}, columns }: ListDeclaration): TProperties =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { from, values }]) => {
      if (from) return [name, Id];
      const codes = Object.keys(values ?? (columns[name] && cellValues(columns[name])) ?? {});
      if (codes.length === 0) return [name, Day];
      return [name, codes.includes('true') ? Type.Boolean() : Type.Enum(codes)];
    }),
  );

const PageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    rows: Type.Array(row),
    metadata: Metadata,
    /** Of the columns that are added up, over all that is found; absent where none is. */
    totals: Type.Optional(Type.Record(Type.String(), Type.Integer())),
    /** Marks of this page's first and last row, for the pages beside it; null where there is none. */
    before: Type.Union([Type.String(), Type.Null()]),
    after: Type.Union([Type.String(), Type.Null()]),
  });

const optional = <Filters extends TProperties>(filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([name, type]) => [name, Type.Optional(type)])) as {
    [Name in keyof Filters]: TOptional<Filters[Name]>;
  };

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly metadata: Metadata;
  readonly totals?: Readonly<Record<string, number>>;
  readonly before: string | null;
  readonly after: string | null;
}
