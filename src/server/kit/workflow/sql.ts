import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { statement } from '../../platform/database/statement.ts';
import { actedBy, joinActor } from '../people.ts';

/** The round of a record's next step. `id` is an expression, `endings` the steps that end a round, whose names are letters and hyphens. */
const nextRound = (table: string, endings: readonly string[], id: string): string =>
  `coalesce((select w.round + (w.step = any('{${endings.join(',')}}'))::int4 from workflow_step w where w.subject = '${table}' and w.subject_id = ${id}
    order by w.number desc limit 1), 1)`;

/** Expressions of the statement that moves a record: what a column of its own can be set to. */
export interface MovedTo {
  readonly to: string;
  readonly reason: string;
  readonly digest: string;
  readonly answers: string;
  readonly now: string;
}

/** Columns of the record's own that a step sets beside the state: `reason = ${reason}`. */
export type Sets = (moved: MovedTo) => string;

/**
 * One statement: the records, their history and the audit log. `records` are `{id, request, reason, digest}`, `transitions` the
 * state that each state leads to; who is in another is passed over. `endings` are the steps that end a round.
 */
export const moving = (table: string, endings: readonly string[], sets?: Sets) =>
  statement(
    `move-${table}`,
    {
      records: 'jsonb',
      transitions: 'jsonb',
      step: 'text',
      action: 'text',
      isAudited: 'bool',
      evidence: 'uuid?',
      answers: 'jsonb',
      now: 'timestamptz',
      actor: 'text',
      ip: 'text?',
    },
    `
  with moved as (
    update ${table} t set state = way.to_state${sets ? `, ${sets(MOVED_TO)}` : ''}
      from jsonb_to_recordset($records::jsonb) as r (id uuid, request uuid, reason text, digest text),
           jsonb_each_text($transitions::jsonb) as way (from_state, to_state)
     where t.id = r.id and t.state = way.from_state
    returning t.id, way.from_state, way.to_state, r.request, r.reason, r.digest
  ), noted as (
    insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, evidence, digest, round, at)
    select m.request, '${table}', m.id::text, m.from_state, m.to_state, $step, $actor, m.reason, $evidence::uuid, m.digest,
           ${nextRound(table, endings, 'm.id::text')}, $now from moved m
  ), ${audited('$action', table, 'moved where $isAudited', {
    detail:
      "$answers::jsonb || jsonb_strip_nulls(jsonb_build_object('from', from_state, 'to', to_state, 'reason', reason))",
  })}
  select id from moved`,
    { id: 'uuid' },
  );

const MOVED_TO: MovedTo = {
  to: 'way.to_state',
  reason: 'r.reason',
  digest: 'r.digest',
  answers: '$answers::jsonb',
  now: '$now',
};

/** In one order, so that two who take many at once wait for one another in turn. `ids` holds uuids. */
export const locking = (table: string) =>
  statement(
    `lock-${table}-of-work`,
    { ids: 'jsonb' },
    `select id, state from ${table} where id in (select value::uuid from jsonb_array_elements_text($ids::jsonb)) order by id for update`,
    { id: 'uuid', state: 'text' },
  );

/** Who took which step in the round that the records are in. `ids` holds uuids. */
export const takenInRound = (table: string, endings: readonly string[]) =>
  statement(
    `steps-in-round-of-${table}`,
    { ids: 'jsonb' },
    `
  select w.subject_id as id, w.step, w.actor from jsonb_array_elements_text($ids::jsonb) as r (id)
    join workflow_step w on w.subject = '${table}' and w.subject_id = r.id and w.round = ${nextRound(table, endings, 'r.id')}`,
    { id: 'text', step: 'text', actor: 'text' },
  );

export const isThere = (table: string) =>
  statement(`is-there-${table}`, { id: 'uuid' }, `select id from ${table} where id = $id`, { id: 'uuid' });
const SELECT_STEP = `select s.step, s.from_state, s.to_state, coalesce(${actedBy('s.actor')}, 'The college') as by, s.reason, s.evidence,
  f.name as "evidence_name?", s.digest, s.round, s.at
    from workflow_step s left join student_file f on f.id = s.evidence ${joinActor('u', 's.actor')}`;

export const stepsTaken = sql('steps-taken')`
  ${SELECT_STEP} where s.subject = $subject and s.subject_id = $id order by s.number`;

export const lastStep = sql('last-step')`
  ${SELECT_STEP} where s.subject = $subject and s.subject_id = $id order by s.number desc limit 1`;

/** A repeat is of the same actor, record and step. */
export const stepOfRequest = sql('step-of-request')`
  select to_state from workflow_step where request = $request and subject = $subject and subject_id = $id and step = $step and actor = $actor`;
