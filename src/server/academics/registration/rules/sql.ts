import { changeText } from '../../../kit/resource/texts.ts';
import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { statement } from '../../../platform/database/statement.ts';

/** By matric number, or by the number of the admission; of a session alone. */
export const studentOfNumber = sql('registration-student-of-number')`
  select s.id from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.session_id = $sessionId
   where upper(s.matric_number) = upper($number) or upper(a.reg_number) = upper($number) order by s.created_at desc limit 1`;

const BY = { now: 'timestamptz', actor: 'text', ip: 'text' } as const;

/** Of a column that may be null, which `?` marks. */
const plain = (column: string) => column.replace('?', '');

/** One row a student and term: a second one replaces it, and what it replaced is in the audit log. */
const replaced = (table: string, columns: readonly string[], key: readonly string[]) => `
  with before as (
    select * from ${table} where ${key.map((column) => `${column} = $${column}`).join(' and ')}
  ), made as (
    insert into ${table} (${columns.map(plain).join(', ')}) values (${columns.map((column) => `$${column}`).join(', ')})
    on conflict (${key.join(', ')}) do update set ${columns
      .map(plain)
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')} returning *
  ), ${audited("case when exists (select from before) then 'corrected' else 'created' end", table, 'made', {
    detail: `jsonb_strip_nulls(jsonb_build_object(
      'before', (select to_jsonb(before) - 'revision' from before), 'after', to_jsonb(made) - 'revision'))`,
  })}
  select id from made`;

const TERM_KEY = ['student_id', 'session_id', 'semester_id'];

const LOAD = [...TERM_KEY, 'min_units', 'max_units', 'until?', 'reason', 'active'];
export const setLoad = sql('set-student-unit-load')`${replaced('student_unit_load', LOAD, TERM_KEY)}`;

const WINDOW = [...TERM_KEY, 'until', 'reason', 'active', 'opened_by'];
export const openWindow = sql('open-student-window')`${replaced('student_window', WINDOW, TERM_KEY)}`;

const PERMIT = ['student_id', 'session_id', 'max_units', 'active', 'given_by'];
export const givePermit = sql('give-borrow-permit')`${replaced('borrow_permit', PERMIT, ['student_id', 'session_id'])}`;

const toggling = (table: string) =>
  statement(
    `toggle-${table}`,
    { id: 'int4', active: 'bool', ...BY },
    changeText(table, ['active'], `case when changed.active then 'activated' else 'deactivated' end`),
    { id: 'int4', is_met: 'bool' },
  );

export const toggleLoad = toggling('student_unit_load');
export const toggleWindow = toggling('student_window');
