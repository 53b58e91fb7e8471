import { sql } from '../database/describedSql.ts';

/** The message is the id of the user whose jobs have moved. */
export const CHANNEL = 'background_job';

/** Of two jobs that one person begins at once the second is counted after the first. */
export const lockOwner = sql('lock-background-job-owner')`
  select pg_advisory_xact_lock(hashtextextended('background jobs of ' || $owner::text, 0))::text as locked`;

export const countUnderWay = sql('count-background-jobs-under-way')`
  select count(*) as jobs from background_job where owner = $owner and state in ('waiting', 'running')`;

export const insertJob = sql('insert-background-job')`
  with made as (
         insert into background_job (id, kind, subject, title, page, owner, impersonator, ip, total, created_at, due_at)
         values ($jobId, $kind, $subject::jsonb, $title, $page, $owner, $impersonator?, $ip, $total, $now, $now) returning owner)
  select pg_notify('${CHANNEL}', owner::text)::text as notified from made`;

/** The row stays locked until the step's transaction ends. Servers take different jobs. */
export const takeJob = sql('take-background-job')`
  select id, kind, subject, owner, impersonator, ip, done, total, reached from background_job
   where state in ('waiting', 'running') and due_at <= $now and kind = any($kinds::text[])
   order by due_at, id limit 1 for update skip locked`;

/** Its owner's pages hear of it at most once a second, and of its end at once. */
export const advanceJob = sql('advance-background-job')`
  with before as (
         select id, $result?::jsonb is not null or notified_at is null or notified_at <= $now::timestamptz - interval '1 second' as tells
           from background_job where id = $jobId),
       moved as (
         update background_job j set state = case when $result::jsonb is null then 'running' else 'done' end, done = $done, reached = $reached,
           result = $result,
                failures = 0, due_at = $now, notified_at = case when b.tells then $now else j.notified_at end,
                finished_at = case when $result::jsonb is not null then $now end
           from before b where j.id = b.id returning j.owner, b.tells)
  select pg_notify('${CHANNEL}', owner::text)::text as notified from moved where tells`;

/** A job that has ended meanwhile stays as it is. */
export const endJob = sql('end-background-job')`
  with ended as (
         update background_job set state = $state, error = $error?, finished_at = $now where id = $jobId and state in ('waiting', 'running') returning owner)
  select pg_notify('${CHANNEL}', owner::text)::text as notified from ended`;

export const delayJob = sql('delay-background-job')`
  update background_job set failures = failures + 1, due_at = $dueAt where id = $jobId returning failures`;

const SELECT =
  'select id, title, page, state, done, total, result, error, created_at, finished_at, seen_at is not null as is_seen from background_job';

export const jobsOf = sql('background-jobs-of')`
  ${SELECT} where owner = $owner and (finished_at is null or finished_at > $since) order by created_at desc, id limit $limit`;

export const findJob = sql('find-background-job')`
  ${SELECT} where id = $jobId and owner = $owner`;

/** It waits for the step that is under way, and no other follows. */
export const cancelJob = sql('cancel-background-job')`
  with ended as (
         update background_job set state = 'cancelled', finished_at = $now, seen_at = $now
          where id = $jobId and owner = $owner and state in ('waiting', 'running') returning owner)
  select pg_notify('${CHANNEL}', owner::text)::text as notified from ended`;

export const markJobSeen = sql('mark-background-job-seen')`
  with seen as (
         update background_job set seen_at = $now where id = $jobId and owner = $owner and finished_at is not null and seen_at is null returning owner)
  select pg_notify('${CHANNEL}', owner::text)::text as notified from seen`;

export const forgetJobs = sql('forget-background-jobs')`
  delete from background_job where finished_at <= $before`;

export const jobOwner = sql('background-job-owner')`
  select u.user_name, r.name as user_type, coalesce((select jsonb_agg(claim) from held_claim where user_id = u.id), '[]') as claims,
         coalesce((select jsonb_agg(claim) from entitled_claim where user_id = u.id), '[]') as entitled,
         coalesce((select jsonb_agg(claim) from held_claim where user_id = $impersonator?), '[]') as impersonator_claims
    from user_account u join role r on r.id = u.role_id
   where u.id = $owner and u.active and r.may_sign_in
     and ($impersonator::uuid is null or exists (select from user_account i where i.id = $impersonator and i.active))`;

/** Of everybody, as long as they are stored. */
export const countJobsByState = sql('background-jobs-by-state')`
  select state, count(*) as jobs from background_job group by state`;
