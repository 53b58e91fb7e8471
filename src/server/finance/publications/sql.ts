import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { selected } from '../../kit/list/selected.ts';
import { actedBy, joinActor } from '../../kit/people.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

const FROM = `publication_request r ${joinActor('u', 'r.asked_by')}`;
const ROW = {
  id: 'uuid',
  name: 'text',
  drafts: 'int4',
  students: 'int4',
  incomeKobo: 'int8',
  state: 'text',
  askedAt: 'timestamptz',
  askedBy: 'text',
} as const;
const SELECT = {
  id: 'r.id',
  name: `concat_ws(' ', r.drafts -> 0 ->> 'group', 'in', r.drafts -> 0 ->> 'session',
    case when cardinality(r.assignment_ids) > 1 then 'and ' || (cardinality(r.assignment_ids) - 1) || ' more' end)`,
  drafts: 'cardinality(r.assignment_ids)',
  students: `(r.impact ->> 'students')::int4`,
  incomeKobo: `(r.impact ->> 'incomeKobo')::int8`,
  state: 'r.state',
  askedAt: 'r.asked_at',
  askedBy: `coalesce(${actedBy('r.asked_by')}, 'The college')`,
};

export const publicationList = list({
  name: 'publications',
  from: FROM,
  columns: ROW,
  select: SELECT,
  key: { sql: 'r.id', type: 'uuid' },
  opens: '-askedAt',
  sorts: { askedAt: { sql: 'r.asked_at', type: 'timestamptz' } },
  filters: { state: equals('r.state', 'text') },
});

export const findPublication = sql('find-publication')`
  select ${selected(SELECT, ROW)}, to_jsonb(r.assignment_ids) as ids, r.reaches_paid, r.drafts as seen, r.impact, r.digest
    from ${FROM} where r.id = $id`;

export const publicationOfRequest = sql('publication-of-request')`
  select id from publication_request where request = $request and asked_by = $actor`;

/** Of these drafts, those that somebody asked to publish. Lock the drafts before. */
export const draftsAskedFor = sql('drafts-asked-for')`
  select d.id as "id!" from publication_request r cross join unnest(r.assignment_ids) as d (id)
   where r.state = 'asked' and r.assignment_ids && $ids::int4[] and d.id = any($ids::int4[]) order by d.id`;

/** No row comes where it was sent before. */
export const insertPublication = sql('insert-publication-request')`
  with made as (
    insert into publication_request (request, assignment_ids, reaches_paid, drafts, impact, digest, asked_at, asked_by)
    values ($request, $ids::int4[], $reachesPaid, $drafts::jsonb, $impact::jsonb, $digest, $now, $actor) on conflict (request) do nothing
    returning id, assignment_ids, digest
  ), noted as (
    ${stepped('publication_request', 'made', { from: "'asked'", to: "'asked'", step: "'ask'" })}
  ), ${audited('publication-request-asked', 'publication_request', 'made', { detail: { drafts: 'to_jsonb(assignment_ids)', digest: 'digest' } })}
  select id from made`;
