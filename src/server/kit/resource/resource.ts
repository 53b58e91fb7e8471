import type { Queryable } from '../../platform/database/database.ts';
import { statement, type Column, type Values } from '../../platform/database/statement.ts';
import { list, type ListDeclaration } from '../list/list.ts';
import type { Seen } from '../revision/stale.ts';
import type { Key } from '../upload/compared.ts';
import { uploadedTable } from '../upload/writing.ts';
import { switchingFreely } from './switches.ts';
import { changeText, createText, removeText } from './texts.ts';
import type { Writes } from './writes.ts';

/** Rows have an `id` and are `active` or not; each change is one statement, with before and after in the audit log. */
export interface ResourceDeclaration<Columns extends Record<string, Column>, New, Corrected> {
  readonly table: string;
  /** The record's name, in SQL of the table `t`, for acts on many; absent where there are none, or its domain has its own. */
  readonly title?: string;
  /** `from` calls the table itself `t`. */
  readonly list: Omit<ListDeclaration<Columns>, 'name' | 'key'>;
  readonly creates: Writes<New>;
  /** It is absent where rows are only made, and switched off and on. */
  readonly corrects?: Writes<Corrected>;
  /** The table's `constraint` forbids switching some row off; `message` says so to the person, by the database's own detail. */
  readonly mustStayActive?: { readonly constraint: string; readonly message: string | ((detail: string) => string) };
  /** The table's unique index, by which a row of a spreadsheet finds the one that it is about; absent where nothing is uploaded. */
  readonly key?: Key;
  readonly taken: { readonly at: `/${string}`; readonly message: string };
}

const ID = { id: 'int4' } as const;
/** `is_met` is false where the row has another revision by now. */
const FOUND = { ...ID, is_met: 'bool' } as const;

const TOGGLED = `case when changed.active then 'activated' else 'deactivated' end`;

const CHANGED = { now: 'timestamptz', actor: 'text', ip: 'text' } as const;
export type Changed = Values<typeof CHANGED>;

export function resource<const Columns extends Record<string, Column>, New, Corrected = never>(
  declared: ResourceDeclaration<Columns, New, Corrected>,
) {
  const {
    table,
    title,
    list: { columns, from, ...listing },
    creates,
    corrects,
    key,
    taken,
  } = declared;
  const select = { revision: 't.revision', ...listing.select } as Partial<Record<string, string>>;
  const create = statement(
    `create-${table}`,
    { ...creates.columns, ...CHANGED },
    createText(table, Object.keys(creates.columns)),
    ID,
  );
  const listed = list({
    ...listing,
    columns,
    from,
    select: select as Partial<Record<keyof Columns, string>>,
    name: table,
    key: { sql: 't.id', type: 'int4' },
  });
  return {
    table,
    taken,
    mustStayActive: declared.mustStayActive,
    list: listed,
    ...(title && { switchAll: switchingFreely(table, listed, title) }),
    /** No row comes where there is such a row already. */
    create: (db: Queryable, answers: New, changed: Changed) => create(db, { ...creates.valuesOf(answers), ...changed }),
    ...(corrects && { correct: correcting(table, corrects) }),
    ...(key && { upload: uploading(table, creates, key, Object.keys(corrects?.columns ?? {})) }),
    toggle: statement(
      `toggle-${table}`,
      { ...ID, active: 'bool', ...CHANGED },
      changeText(table, ['active'], TOGGLED),
      FOUND,
    ),
    /** It fails where something refers to the row. */
    remove: statement(`remove-${table}`, { ...ID, ...CHANGED }, removeText(table), ID),
  };
}

function uploading<New>(table: string, { columns, valuesOf }: Writes<New>, key: Key, corrected: readonly string[]) {
  // A sheet has the columns of what is created; what is only corrected stays.
  const compared = {
    table,
    columns,
    key,
    changes: corrected.filter((column) => column in columns && !(column in key)),
    one: table.replaceAll('_', ' '),
  };
  return { ...uploadedTable(compared), key, recordOf: (answers: New) => valuesOf(answers) };
}

function correcting<Corrected>(table: string, { columns, valuesOf }: Writes<Corrected>) {
  const correct = statement(
    `correct-${table}`,
    { ...columns, ...ID, revision: 'int4', ...CHANGED },
    changeText(table, Object.keys(columns), `'corrected'`, 'revision = $revision'),
    FOUND,
  );
  return (db: Queryable, { id, revision }: Seen, answers: Corrected, changed: Changed) =>
    correct(db, { ...valuesOf(answers), id, revision, ...changed });
}

export type Resource<Columns extends Record<string, Column>, New, Corrected> = ReturnType<
  typeof resource<Columns, New, Corrected>
>;
