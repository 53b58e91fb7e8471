import { statement, type Column } from '../../platform/database/statement.ts';
import { list, type ListDeclaration } from '../list/list.ts';
import { changeText, createText, removeText } from './texts.ts';

/** The columns that answers to a form are written to, and what is written. */
type Writes<Answers> = Readonly<Record<string, (answers: Answers) => unknown>>;

/**
 * Something that the college keeps a list of, whose rows have an `id` and are `active` or not. These few words make its
 * list, its statements and its addresses; each change is one statement, with what was before and after in the audit log.
 */
export interface ResourceDeclaration<Columns extends Record<string, Column>, New, Corrected> {
  readonly table: string;
  /** `from` calls the table itself `t`. */
  readonly list: Omit<ListDeclaration<Columns>, 'name' | 'key'>;
  /** What a new row is made of. */
  readonly creates: Writes<New>;
  /** What of a row can be corrected; nothing where rows are only made, and switched off and on. */
  readonly corrects?: Writes<Corrected>;
  /** Told where a row may not be switched off, by the constraint of the table that forbids it. */
  readonly kept?: { readonly constraint: string; readonly message: string };
  /** Told at a field where such a row is there already. */
  readonly taken: { readonly at: `/${string}`; readonly message: string };
}

const ID = { id: 'int4' } as const;

export function resource<const Columns extends Record<string, Column>, New, Corrected = never>(declared: ResourceDeclaration<Columns, New, Corrected>) {
  const { table, list: { columns, select = {} as Partial<Record<string, string>>, from }, creates, corrects = {}, taken } = declared;
  const shown = Object.keys(columns).map((name) => `${select[name] ?? name} as "${name}"`).join(', ');
  return {
    taken,
    kept: declared.kept,
    list: list({ ...declared.list, name: table, key: { sql: 't.id', type: 'int4' } }),
    /** $1 id. */
    find: statement(`find-${table}`, `select ${shown} from ${from} where t.id = $1`, columns),
    /** What `written` gives, now, actor, ip. Nothing where there is such a row already. */
    create: statement(`create-${table}`, createText(table, Object.keys(creates)), ID),
    written: (answers: New) => Object.values(creates).map((value) => value(answers)),
    /** $1 id, what `corrected` gives, now, actor, ip. Nothing where there is no such row. */
    ...(declared.corrects && { correct: statement(`correct-${table}`, changeText(table, Object.keys(corrects), `'corrected'`), ID) }),
    corrected: (answers: Corrected) => Object.values<(answers: Corrected) => unknown>(corrects).map((value) => value(answers)),
    /** $1 id, $2 active, $3 now, $4 actor, $5 ip. Nothing where there is no such row. */
    toggle: statement(`toggle-${table}`, changeText(table, ['active'], `case when changed.active then 'activated' else 'deactivated' end`), ID),
    /** $1 id, $2 now, $3 actor, $4 ip. Fails where something refers to the row. */
    remove: statement(`remove-${table}`, removeText(table), ID),
  };
}

export type Resource<Columns extends Record<string, Column>, New, Corrected> = ReturnType<typeof resource<Columns, New, Corrected>>;
