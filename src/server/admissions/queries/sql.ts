import { actedBy, joinActor } from '../../kit/people.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

const COLUMNS = `q.id, q.request, q.application_id, to_jsonb(q.questions) as "questions!", q.is_sensitive, q.words, q.until_day, q.earlier, q.state,
    q.revision, q.asked_at, q.answered_at`;

/** The newest first. */
export const queriesOf = sql('queries-of-application')`
  select ${COLUMNS}, coalesce(${actedBy('q.asked_by')}, 'The college') as "asked_by!"
    from application_query q ${joinActor('u', 'q.asked_by')} where q.application_id = $applicationId order by q.asked_at desc, q.id desc`;

export const findQuery = sql('find-application-query')`
  select ${COLUMNS} from application_query q where q.id = $id`;

export const lockQuery = sql('lock-application-query')`
  select ${COLUMNS} from application_query q where q.id = $id for update`;

export const queryOfRequest = sql('application-query-of-request')`
  select id, application_id from application_query where request = $request`;

/** Whoever comes second waits, and then sees what the first asked. Returns no row when it is not submitted. */
export const lockSubmitted = sql('lock-submitted-application')`
  select id from application where id = $applicationId and completed_at is not null for update`;

/** Returns no row where it was sent before. The words are in the record alone: what is sensitive is in no log. */
export const insertQuery = sql('insert-application-query')`
  with made as (
    insert into application_query (request, application_id, questions, is_sensitive, takes_files, words, until_day, asked_at, asked_by)
    values ($request, $applicationId, $questions::text[], $isSensitive, $takesFiles, $words, $until::date, $now, $actor)
    on conflict (request) do nothing returning id, questions, until_day
  ), noted as (
    ${stepped('application_query', 'made', { from: "'open'", to: "'open'", step: "'ask'" })}
  ), ${audited('application-query-asked', 'application', 'made', { id: '$applicationId', detail: { query: 'id', questions: 'to_jsonb(questions)', until: 'until_day' } })}
  select id from made`;

export const reword = sql('reword-application-query')`
  update application_query set request = $request, words = $words, until_day = $until::date, asked_at = $now, asked_by = $actor, answered_at = null,
         earlier = earlier || jsonb_build_object('words', words, 'until', until_day) where id = $id`;

export const noteAnswered = sql('note-application-query-answered')`
  update application_query set request = $request, answered_at = $now where id = $id`;

/** `changes` are `{path, before, after}`. */
export const insertChanges = sql('insert-application-answer-changes')`
  with made as (
    insert into application_answer_change (request, application_id, query_id, edition, path, before, after, reason, evidence, at, actor)
    select $request, $applicationId, $queryId?, $edition, c.path, c.before, c.after, $reason?, $evidence?, $now, $actor
      from jsonb_to_recordset($changes::jsonb) as c (path text, before jsonb, after jsonb)
    returning path
  ), ${audited('application-answers-changed', 'application', null, { id: '$applicationId', detail: { questions: '(select jsonb_agg(path) from made)', edition: '$edition::int4' } })}
  select path from made`;

export const changesOfRequest = sql('application-answer-changes-of-request')`
  select path from application_answer_change where request = $request and application_id = $applicationId and actor = $actor`;

/** The newest first. */
export const changesOf = sql('application-answer-changes')`
  select c.path, c.before as "before?", c.after as "after?", c.edition, c.reason, c.evidence, f.name as "evidence_name?", c.at,
         case when c.actor = 'applicant' then 'The applicant' else coalesce(${actedBy('c.actor')}, 'The college') end as "by!"
    from application_answer_change c left join student_file f on f.id = c.evidence ${joinActor('u', 'c.actor')}
   where c.application_id = $applicationId order by c.at desc, c.id desc limit 200`;
