import Type, { type TProperties, type TSchema, type TUnsafe } from 'typebox';
import { endpoint, type Access } from './endpoint.ts';
import { FormAnswers } from './formAnswers.ts';
import { Id } from './id.ts';
import { listed, type Page } from './list.ts';

interface ResourceOptions<Path extends `/${string}`, Row extends TSchema, Sort extends string, Filters extends TProperties> {
  readonly path: Path;
  readonly access: Access;
  readonly one: string;
  readonly many: string;
  readonly row: Row;
  readonly sorts: readonly Sort[];
  readonly filters?: Filters;
}

const ById = Type.Object({ id: Id });

export function listResource<const Path extends `/${string}`, Row extends TSchema, const Sort extends string, Filters extends TProperties = Record<never, never>>(
  { path, access, one, many, row, sorts, filters }: ResourceOptions<Path, Row, Sort, Filters>,
) {
  return {
    one,
    ...listed({ path, access, summary: many, row, sorts, ...(filters && { filters }) }),
    find: endpoint({ method: 'GET', path: `${path}/:id` as `${Path}/:id` & `/${string}`, access, summary: `One ${one}`, params: ById, reply: row }),
    create: endpoint({ method: 'POST', path, access, summary: `Creates a ${one}`, body: FormAnswers, reply: ById }),
    toggle: endpoint({
      method: 'PUT', path: `${path}/:id/toggle-activation` as `${Path}/:id/toggle-activation` & `/${string}`, access, summary: `Switches a ${one} off or on: what is off is offered no more`,
      params: ById, body: Type.Object({ active: Type.Boolean() }), reply: Type.Null(),
    }),
  };
}

export function resource<const Path extends `/${string}`, Row extends TSchema, const Sort extends string, Filters extends TProperties = Record<never, never>>(options: ResourceOptions<Path, Row, Sort, Filters>) {
  const { path, access, one } = options;
  return {
    ...listResource(options),
    update: endpoint({ method: 'PUT', path: `${path}/:id` as `${Path}/:id` & `/${string}`, access, summary: `Corrects a ${one}`, params: ById, body: FormAnswers, reply: Type.Null() }),
  };
}

type Any = ReturnType<typeof resource<`/${string}`, TSchema, string, TProperties>>;

export type ListOf<Row> = Omit<Any['list'], 'reply'> & { readonly reply: TUnsafe<Page<Row>> };
export type FindOf<Row> = Omit<Any['find'], 'reply'> & { readonly reply: TUnsafe<Row> };
export type Create = Any['create'];
export type Update = Any['update'];
export type Toggle = Any['toggle'];
