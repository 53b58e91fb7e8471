import { FULL_NAME, nameOn } from '../../kit/people.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { condition } from '../../kit/list/scope.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** A check is of the sitting as it was claimed then. */
const FROM = `application a join application_section s on s.application_id = a.id and s.section = 'o-level-result'
    cross join lateral jsonb_array_elements(s.answers -> 'oLevelInfo') with ordinality as x (claimed, number)
    left join olevel_check c on c.application_id = a.id and c.sitting = x.number and c.claimed = x.claimed`;

const STATE = `case when awaits_result(jsonb_build_object('oLevelInfo', jsonb_build_array(x.claimed))) then 'awaited'
    when c.verdict = 'differs' and c.confirmed_at is null then 'to-confirm' else coalesce(c.verdict, 'unverified') end`;

const NAMES = `a.lastname || ' ' || a.firstname || ' ' || a.middlename`;
const KEY = `a.id::text || '-' || x.number`;

export const checkList = list({
  name: 'olevel-checks',
  from: FROM,
  columns: {
    id: 'text',
    applicationNumber: 'text',
    fullName: 'text',
    sitting: 'int4',
    examTypeId: 'text?',
    examNumber: 'text',
    examYear: 'text',
    state: 'text',
    checkedAt: 'timestamptz?',
  },
  select: {
    id: KEY,
    applicationNumber: 'a.application_number',
    fullName: nameOn('a'),
    sitting: 'x.number::int4',
    examTypeId: `x.claimed ->> 'ExaminationTypeId'`,
    examNumber: `coalesce(x.claimed ->> 'examNumber', '')`,
    examYear: `coalesce(x.claimed ->> 'examYear', '')`,
    state: STATE,
    checkedAt: 'c.checked_at',
  },
  key: { sql: KEY, type: 'text' },
  opens: 'fullName',
  sorts: { fullName: alphabetical(NAMES) },
  filters: {
    search: matches(searchable(NAMES, 'a.application_number', 'a.jamb_number', `x.claimed ->> 'examNumber'`)),
    state: equals(STATE, 'text'),
    sessionId: equals('a.session_id', 'int4'),
  },
  scope: () => condition('a.completed_at is not null', {}, {}),
});

/** The sittings of the newest submitted application with this number, in their order. */
export const sittingsOf = sql('olevel-sittings-of')`
  select a.id, a.application_number, a.programme, ${nameOn('a')} as full_name,
         x.number::int4 as sitting, x.claimed, ${STATE} as state, c.found, coalesce(c.evidence, '') as evidence,
         c.checked_by as "checked_by?", c.checked_at as "checked_at?", coalesce(c.revision, 0) as revision,
           nullif(${FULL_NAME.replaceAll('u.', 'h.')}, '') as "checker?",
           nullif(${FULL_NAME.replaceAll('u.', 'k.')}, '') as "confirmer?",
         (select o.sittings from jamb_olevel o where o.registration_number = a.jamb_number) as "listed?"
    from ${FROM} left join user_account h on h.id = c.checked_by left join user_account k on k.id = c.confirmed_by
   where a.id = (select id from application where (application_number = $number or jamb_number = $number) and completed_at is not null
     order by completed_at desc limit 1)
   order by x.number`;

/** To be called in a statement before `sittingNow`, which then sees what a check before it has written. */
export const lockChecks = sql('lock-olevel-checks')`
  select id from application where id = $applicationId for update`;

export const sittingNow = sql('olevel-sitting-now')`
  select x.claimed, ${STATE} as state, coalesce(c.revision, 0) as revision, c.checked_by as "checked_by?"
    from ${FROM} where a.id = $applicationId and x.number = $sitting::int4 and a.completed_at is not null`;

export const storeCheck = sql('store-olevel-check')`
  with ${audited('olevel-checked', 'application', null, {
    id: '$applicationId::uuid',
    detail: {
      sitting: '$sitting::int4',
      verdict: '$verdict::text',
      found: '$found?::jsonb',
      evidence: '$evidence::text',
    },
  })}
  insert into olevel_check (application_id, sitting, claimed, found, verdict, evidence, checked_by, checked_at)
  values ($applicationId, $sitting, $claimed::jsonb, $found::jsonb, $verdict, $evidence, $userId, $now)
  on conflict (application_id, sitting) do update set claimed = excluded.claimed, found = excluded.found, verdict = excluded.verdict,
     evidence = excluded.evidence, checked_by = excluded.checked_by, checked_at = excluded.checked_at, confirmed_by = null, confirmed_at = null`;

const CONFIRMED = "case when $agrees::bool then 'olevel-difference-confirmed' else 'olevel-difference-sent-back' end";

export const storeConfirmation = sql('confirm-olevel-check')`
  with ${audited(CONFIRMED, 'application', null, { id: '$applicationId::uuid', detail: { sitting: '$sitting::int4' } })}
  update olevel_check set verdict = case when $agrees::bool then verdict else 'unverified' end, found = case when $agrees::bool then found end,
         confirmed_by = case when $agrees::bool then $userId::uuid end, confirmed_at = case when $agrees::bool then $now::timestamptz end
   where application_id = $applicationId and sitting = $sitting`;
