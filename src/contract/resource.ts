import Type, { type TProperties, type TSchema } from 'typebox';
import { FormAnswers } from './bursary.ts';
import { endpoint, type Access } from './endpoint.ts';
import { Id } from './id.ts';
import { listed } from './list.ts';

interface Kept<Path extends `/${string}`, Row extends TSchema, Filters extends TProperties> {
  /** The list's own, under which everything else stands. */
  readonly path: Path;
  readonly access: Access;
  /** 'department', 'Departments': for summaries and flags. */
  readonly one: string;
  readonly many: string;
  readonly row: Row;
  readonly sorts: readonly string[];
  readonly filters?: Filters;
}

const ById = Type.Object({ id: Id });

/** Something that the college keeps a list of: found, created, switched off and on. What is typed is judged by a declared form. */
export function keptList<const Path extends `/${string}`, Row extends TSchema, Filters extends TProperties = Record<never, never>>(
  { path, access, one, many, row, sorts, filters }: Kept<Path, Row, Filters>,
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

/** The same, and it can be corrected. */
export function resource<const Path extends `/${string}`, Row extends TSchema, Filters extends TProperties = Record<never, never>>(kept: Kept<Path, Row, Filters>) {
  const { path, access, one } = kept;
  return {
    ...keptList(kept),
    update: endpoint({ method: 'PUT', path: `${path}/:id` as `${Path}/:id` & `/${string}`, access, summary: `Corrects a ${one}`, params: ById, body: FormAnswers, reply: Type.Null() }),
  };
}
