import type { Reply } from '#contract/kit/endpoint.ts';
import type { matricNumberReport } from '#contract/students/matric-numbers.ts';
import { sql } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { numberIn, SERIAL } from './policy.ts';

/** Of each scope: its numbers, whose holders have left, and where it goes on without anybody. */
const scopes = sql('matric-number-scopes')`
  with held as (
    select m.scope, count(*)::int4 as given, (count(*) filter (where a.state in ('withdrawn', 'completed', 'graduated')))::int4 as gone
      from matric_number m join student s on s.id = m.student_id join admission a on a.id = s.admission_id
      left join student_session p on p.student_id = s.id and p.is_latest
     where ($studentTypeId?::int4 is null or s.student_type_id = $studentTypeId) and ($sessionId?::int4 is null or s.entry_session_id = $sessionId)
       and ($departmentId?::int4 is null or p.department_id = $departmentId)
     group by m.scope
  ), missing as (
    select c.scope, serial, serial < c.first as is_earlier, serial - row_number() over (partition by c.scope, serial < c.first order by serial) as island
      from matric_counter c cross join lateral generate_series(1, c.last) serial
     where c.scope in (select scope from held) and not exists (select from matric_number m where m.scope = c.scope and m.serial = serial.serial)
  ), islands as (
    select scope, is_earlier, min(serial) as from_serial, max(serial) as to_serial, count(*)::int4 as missing from missing group by scope, is_earlier, island
  )
  select c.scope, c.first, c.last, h.given, h.gone, coalesce(sum(i.missing), 0)::int4 as missing,
         coalesce(jsonb_agg(jsonb_build_object('from', i.from_serial, 'to', i.to_serial, 'isEarlier', i.is_earlier)
           order by i.from_serial) filter (where i.scope is not null), '[]') as islands
    from held h join matric_counter c on c.scope = h.scope left join islands i on i.scope = h.scope group by c.scope, c.first, c.last, h.given, h.gone
      order by c.scope`;

interface Island {
  readonly from: number;
  readonly to: number;
  readonly isEarlier: boolean;
}

interface Filters {
  readonly studentTypeId?: number | null;
  readonly sessionId?: number | null;
  readonly departmentId?: number | null;
}

type Report = Reply<typeof matricNumberReport.report>;

export async function numbersByScope(
  { database }: Platform,
  { studentTypeId = null, sessionId = null, departmentId = null }: Filters,
): Promise<Report> {
  const found = await scopes(database, { studentTypeId, sessionId, departmentId });
  const rows = found.map(({ scope, last, given, gone, missing, islands }) => ({
    scope: inWords(scope),
    from: numberIn(scope, 1),
    to: numberIn(scope, last),
    gaps: (islands as Island[]).map((island) => explained(scope, island)).join('; '),
    given,
    left: gone,
    missing,
  }));
  const total = (name: 'given' | 'left' | 'missing') => rows.reduce((sum, row) => sum + row[name], 0);
  return { rows, total: { given: total('given'), left: total('left'), missing: total('missing') } };
}

function explained(scope: string, { from, to, isEarlier }: Island): string {
  const which = from === to ? numberIn(scope, from) : `${numberIn(scope, from)} to ${numberIn(scope, to)}`;
  return `${which}: ${isEarlier ? 'given before the portal counted them' : 'not assigned'}`;
}

/** 'UG/26/CSC/…' */
const inWords = (scope: string): string => scope.replace(SERIAL, '…');
