import Type, { type Static, type TProperties, type TSchema, type TUnsafe } from 'typebox';
import { withArticle } from '#rules/article.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { bulk } from './bulk.ts';
import { endpoint } from './endpoint.ts';
import { FormAnswers } from './formAnswers.ts';
import { historyOf } from './history.ts';
import { Id } from './id.ts';
import { AtRevision, Revision, type Revised } from './revision.ts';
import { listed, type Listed, type Page } from './list.ts';

interface ResourceOptions<
  Path extends `/${string}`,
  List extends ListDeclaration,
  Row extends TSchema,
  Others extends TProperties,
> extends Omit<Listed<Path, List, Row, Others>, 'summary'> {
  readonly one: string;
}

/** What most resources have of their own: a name. */
export const Named = { id: Id, name: Type.String(), active: Type.Boolean(), revision: Revision };

/** With what stands for it in matric numbers, where that is said. */
export const Coded = { ...Named, code: Type.Union([Type.String(), Type.Null()]) };

const ById = Type.Object({ id: Id });

/** The acts on many that the list declares, by their names. */
type ActsOf<Path extends `/${string}`, List extends ListDeclaration> = List extends ListDeclaration & {
  readonly bulk: object;
}
  ? ReturnType<typeof bulk<Path, List>>
  : unknown;

export function listResource<
  const Path extends `/${string}`,
  List extends ListDeclaration,
  Row extends TSchema,
  Others extends TProperties = Record<never, never>,
>({ one, ...options }: ResourceOptions<Path, List, Row, Others>) {
  const { path, access, declared, row } = options;
  const read = listed({ ...options, summary: declared.title });
  const acts = declared.bulk ? bulk(read.list, declared as ListDeclaration & { readonly bulk: object }, Id) : {};
  const made = {
    one,
    ...read,
    find: endpoint({
      method: 'GET',
      path: `${path}/:id` as `${Path}/:id` & `/${string}`,
      access,
      summary: `One ${one}`,
      params: ById,
      reply: row as Row,
    }),
    history: historyOf(`${path}/:id` as `${Path}/:id` & `/${string}`, ById, access, one),
    create: endpoint({
      method: 'POST',
      path,
      access,
      summary: `Creates ${withArticle(one)}`,
      body: FormAnswers,
      reply: ById,
    }),
    toggle: endpoint({
      method: 'PUT',
      path: `${path}/:id/toggle-activation` as `${Path}/:id/toggle-activation` & `/${string}`,
      access,
      summary: `Switches ${withArticle(one)} off or on: what is off is no longer offered`,
      params: ById,
      body: Type.Object({ active: Type.Boolean() }),
      reply: Type.Null(),
    }),
  };
  return { ...acts, ...made } as typeof made & ActsOf<Path, List>;
}

export function resource<
  const Path extends `/${string}`,
  List extends ListDeclaration,
  Row extends TSchema,
  Others extends TProperties = Record<never, never>,
>(
  options: ResourceOptions<Path, List, Row, Others> &
    (Static<Row> extends Revised ? unknown : { readonly row: 'a row that can be edited has its revision' }),
) {
  const { path, access, one } = options;
  return {
    ...listResource(options),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id` as `${Path}/:id` & `/${string}`,
      access,
      summary: `Corrects ${withArticle(one)}; 409 when it was changed since that revision`,
      params: ById,
      query: AtRevision,
      body: FormAnswers,
      reply: Type.Null(),
    }),
  };
}

type Any = ReturnType<typeof resource<`/${string}`, ListDeclaration, TSchema, TProperties>>;

export type ListOf<Row> = Omit<Any['list'], 'reply'> & { readonly reply: TUnsafe<Page<Row>> };
export type FindOf<Row> = Omit<Any['find'], 'reply'> & { readonly reply: TUnsafe<Row> };
export type Create = Any['create'];
export type Update = Any['update'];
export type Toggle = Any['toggle'];
