import { sql } from '../../../platform/database/describedSql.ts';

/** `sets` is data/rule-sets.json. A student type that no set names has the first one. */
export const insertRuleSets = sql('seed-rule-sets')`
  with given as (
    select value as set, ordinality as place from jsonb_array_elements($sets::jsonb) with ordinality
  ), bound as (
    select t.id, coalesce((select min(g.place) from given g where g.set->'studentTypes' ? t.name), 1) as place from student_type t
  )
  insert into rule_set (student_type_id, version, name, bands, pass_mark, attempts, resits, resit_cap, exempt_units, classes, probation,
    published_at)
  select b.id, 1, g.set->>'name', g.set->'bands', (g.set->>'passMark')::int4, g.set->>'attempts', g.set->>'resits',
         (g.set->>'resitCap')::int4, g.set->>'exemptUnits', g.set->'classes', (g.set->>'probation')::int4, $now
    from bound b join given g on g.place = b.place order by b.id`;
