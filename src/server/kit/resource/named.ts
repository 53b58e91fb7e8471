import { equals } from '../list/filters.ts';
import { alphabetical } from '../list/search.ts';
import { writes } from './writes.ts';

/** The columns, order, filter and form of a resource that has a name. Its table is `t`. */
export const NAMED = { id: 'int4', name: 'text', active: 'bool', revision: 'int4' } as const;
export const byName = alphabetical('t.name');
export const active = equals('t.active', 'bool');
/** With what stands for it in matric numbers. */
export const CODED = { ...NAMED, code: 'text?' } as const;
export const coded = writes(
  { name: 'text', matric_code: 'text?' },
  ({ name, code }: { readonly name: string; readonly code?: string | undefined }) => ({
    name,
    matric_code: code ?? null,
  }),
);
export const named = writes({ name: 'text' }, ({ name }: { readonly name: string }) => ({ name }));
