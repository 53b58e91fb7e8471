import { changeText } from '../../../kit/resource/texts.ts';
import { audited } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** By matric number, or by the number of the admission; of a session alone. */
export const studentOfNumber = statement(
  'registration-student-of-number',
  { number: 'text', sessionId: 'int4' },
  `
  select s.id from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.session_id = $sessionId
   where upper(s.matric_number) = upper($number) or upper(a.reg_number) = upper($number) order by s.created_at desc limit 1`,
  { id: 'uuid' },
);

const BY = { now: 'timestamptz', actor: 'text', ip: 'text' } as const;

/** One row a student and term: a second one replaces it, and what stood is in the audit log. */
const replaced = (table: string, columns: readonly string[], key: readonly string[]) => `
  with before as (
    select * from ${table} where ${key.map((column) => `${column} = $${column}`).join(' and ')}
  ), made as (
    insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `$${column}`).join(', ')})
    on conflict (${key.join(', ')}) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')} returning *
  ), ${audited("case when exists (select from before) then 'corrected' else 'created' end", table, 'made', {
    detail: `jsonb_strip_nulls(jsonb_build_object(
      'before', (select to_jsonb(before) - 'revision' from before), 'after', to_jsonb(made) - 'revision'))`,
  })}
  select id from made`;

const TERM = { student_id: 'uuid', session_id: 'int4', semester_id: 'int4' } as const;
const TERM_KEY = Object.keys(TERM);

const LOAD = { ...TERM, min_units: 'int4', max_units: 'int4', until: 'date?', reason: 'text', active: 'bool' } as const;
export const setLoad = statement(
  'set-student-unit-load',
  { ...LOAD, ...BY },
  replaced('student_unit_load', Object.keys(LOAD), TERM_KEY),
  { id: 'int4' },
);

const WINDOW = { ...TERM, until: 'date', reason: 'text', active: 'bool', opened_by: 'text' } as const;
export const openWindow = statement(
  'open-student-window',
  { ...WINDOW, ...BY },
  replaced('student_window', Object.keys(WINDOW), TERM_KEY),
  { id: 'int4' },
);

const PERMIT = { student_id: 'uuid', session_id: 'int4', max_units: 'int4', active: 'bool', given_by: 'text' } as const;
export const givePermit = statement(
  'give-borrow-permit',
  { ...PERMIT, ...BY },
  replaced('borrow_permit', Object.keys(PERMIT), ['student_id', 'session_id']),
  { id: 'int4' },
);

const toggling = (table: string) =>
  statement(
    `toggle-${table}`,
    { id: 'int4', active: 'bool', ...BY },
    changeText(table, ['active'], `case when changed.active then 'activated' else 'deactivated' end`),
    { id: 'int4', is_met: 'bool' },
  );

export const toggleLoad = toggling('student_unit_load');
export const toggleWindow = toggling('student_window');
