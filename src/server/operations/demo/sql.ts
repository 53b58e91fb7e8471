import { sql } from '../../platform/database/describedSql.ts';

/** A college that was begun before, as by an older version of the program, is nobody's to fill. */
export const beginDemoCollege = sql('demo.begin')`
  insert into demo_college (day, students, session_id) select $day, $students, id from academic_session
   where is_open and not exists (select 1 from audit_entry where subject_kind = 'domain' and action = 'seeded')
  on conflict do nothing`;

export const findDemoCollege = sql('demo.find')`
  select d.day::text as day, d.students, s.id as session_id, s.name as session from demo_college d join academic_session s on s.id = d.session_id`;

/** The lock is held to the end of the transaction: servers that start together write one slice at a time. */
export const lockDemo = sql('demo.lock')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('demo college'))) as lock`;

/** No row comes where the college is no demo (any more): a backup of another was restored. */
export const demoProgress = sql('demo.progress')`
  select coalesce(s.slices, 0) as slices, coalesce(s.finished, false) as finished from demo_college left join demo_step s on s.name = $name`;

/** No row comes where another server has written the slice. */
export const noteSlice = sql('demo.note-slice')`
  insert into demo_step as step (name, slices, finished)
  select $name, $slice + 1, $finished from demo_college where $slice = coalesce((select slices from demo_step where name = $name), 0)
  on conflict (name) do update set slices = excluded.slices, finished = excluded.finished
  returning name`;

/** Plans that were made while tables were small read them whole: what has doubled since it was looked at is looked at again. */
export const analyzeGrownTables = sql('demo.analyze')`
  do $$
  declare grown regclass;
  begin
    for grown in
      select oid from pg_class
       where relkind = 'r' and relnamespace = current_schema()::regnamespace
         and pg_relation_size(oid) / current_setting('block_size')::int8 >= 2 * greatest(relpages, 4)
    loop
      execute format('analyze %s', grown);
    end loop;
  end $$`;
