import { statement } from '../../platform/database/statement.ts';

/** A college that was begun before, as by an older version of the program, is nobody's to fill. */
export const beginDemoCollege = statement(
  'demo.begin',
  { day: 'date', students: 'int4' },
  `
  insert into demo_college (day, students, session_id) select $day, $students, id from academic_session
   where is_open and not exists (select 1 from audit_entry where subject_kind = 'domain' and action = 'seeded')
  on conflict do nothing`,
  {},
);

export const findDemoCollege = statement(
  'demo.find',
  {},
  `
  select d.day::text as day, d.students, s.id as session_id, s.name as session from demo_college d join academic_session s on s.id = d.session_id`,
  {
    day: 'text',
    students: 'int4',
    session_id: 'int4',
    session: 'text',
  },
);

/** The lock is held to the end of the transaction: servers that start together write one slice at a time. */
export const lockDemo = statement(
  'demo.lock',
  {},
  `select 1 as locked from (select pg_advisory_xact_lock(hashtext('demo college'))) as lock`,
  { locked: 'int4' },
);

/** No row comes where the college is no demo (any more): a backup of another was restored. */
export const demoProgress = statement(
  'demo.progress',
  { name: 'text' },
  `
  select coalesce(s.slices, 0) as slices, coalesce(s.finished, false) as finished from demo_college left join demo_step s on s.name = $name`,
  {
    slices: 'int4',
    finished: 'bool',
  },
);

/** No row comes where another server has written the slice. */
export const noteSlice = statement(
  'demo.note-slice',
  { name: 'text', slice: 'int4', finished: 'bool' },
  `
  insert into demo_step as step (name, slices, finished)
  select $name, $slice + 1, $finished from demo_college where $slice = coalesce((select slices from demo_step where name = $name), 0)
  on conflict (name) do update set slices = excluded.slices, finished = excluded.finished
  returning name`,
  { name: 'text' },
);

/** What the planner knows of the tables; a plan that was made while they were small is made anew. */
export const analyzeTables = statement('demo.analyze', {}, 'analyze', {});
