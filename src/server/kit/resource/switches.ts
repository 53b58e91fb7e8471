import type { Parameter } from '../../platform/database/statement.ts';
import { bulk } from '../bulk/bulk.ts';
import type { BulkAct } from '../bulk/serveBulk.ts';
import type { List } from '../list/list.ts';

interface Switched<P extends Record<string, Parameter>> {
  readonly table: string;
  readonly list: List<unknown>;
  /** The record's name, in SQL of the table `t`. */
  readonly title: string;
  /** The policy of who may switch which, with its parameters. */
  readonly parameters: P;
  readonly refusals: readonly { readonly when: string; readonly message: string }[];
}

/** Many rows of a resource at once, as its `toggle` switches one. */
export const switching = <const P extends Record<string, Parameter>>({
  table,
  list,
  title,
  parameters,
  refusals,
}: Switched<P>) =>
  bulk({
    name: table,
    list,
    table,
    alias: 't',
    title,
    parameters: { isActive: 'bool', ...parameters } as { readonly isActive: 'bool' } & P,
    set: 'active = $isActive',
    isDone: 't.active = $isActive::bool',
    refusals,
    kind: table,
    action: `case when $isActive::bool then 'activated' else 'deactivated' end`,
    part: (row) => `to_jsonb(${row}) - 'revision'`,
  });

export const switchingFreely = (table: string, list: List<unknown>, title: string) =>
  switching({ table, list, title, parameters: {}, refusals: [] });

/** The acts by the names that a list declares. */
export function switches(switchAll: ReturnType<typeof switchingFreely>): Readonly<Record<string, BulkAct>> {
  const to =
    (isActive: boolean): BulkAct =>
    (tx, target, given, { user }) =>
      switchAll(tx, target, { ...given, isActive }, user);
  return { activate: to(true), deactivate: to(false) };
}
