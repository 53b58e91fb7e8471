import Type, { type TInteger, type TOptional, type TProperties } from 'typebox';
import { endpoint, type Access } from './endpoint.ts';

interface Reported<
  Path extends `/${string}`,
  File extends `/${string}`,
  Group extends TProperties,
  Sum extends string,
  Filters extends TProperties,
> {
  readonly path: Path;
  readonly file: File;
  readonly access: Access;
  readonly summary: string;
  readonly group: Group;
  /** Sums are whole numbers; money is in kobo, and its name ends in `Kobo`. */
  readonly sums: readonly Sum[];
  readonly filters: Filters;
}

/** The groups are few, so a report is read whole; what is long is a list. */
export function reported<
  const Path extends `/${string}`,
  const File extends `/${string}`,
  Group extends TProperties,
  const Sum extends string,
  Filters extends TProperties,
>({ path, file, access, summary, group, sums, filters }: Reported<Path, File, Group, Sum, Filters>) {
  const total = Object.fromEntries(sums.map((name) => [name, Type.Integer()])) as Record<Sum, TInteger>;
  const query = Object.fromEntries(Object.entries(filters).map(([name, type]) => [name, Type.Optional(type)])) as {
    [Name in keyof Filters]: TOptional<Filters[Name]>;
  };
  return {
    report: endpoint({
      method: 'GET',
      path,
      access,
      summary,
      query: Type.Object(query),
      reply: Type.Object({ rows: Type.Array(Type.Object({ ...group, ...total })), total: Type.Object(total) }),
    }),
    file: endpoint({
      method: 'GET',
      path: file,
      access,
      summary: `${summary}, as a file`,
      produces: 'application/octet-stream',
      query: Type.Object({ format: Type.Enum(['xlsx', 'csv']), ...query }),
      reply: Type.String(),
    }),
  };
}

export interface Report<Row, Total> {
  readonly rows: readonly Row[];
  readonly total: Total;
}

/** Days of the college's calendar, both included. */
export const Days = { from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) };
