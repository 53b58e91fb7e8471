import { ADMISSION } from '#contract/admissions/states.ts';
import { auditInsert, audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Mails that tell a candidate of an offer and its days. */
const OFFER_MAILS = `('admission-offered', 'admission-extended')`;

/** Of the admission `a`: mails about the offer that is open, not those of an earlier one. */
export const ABOUT_OFFER = `m.subject_kind = 'admission' and m.subject_id = a.id::text and m.kind in ${OFFER_MAILS}
  and m.queued_at >= coalesce(a.offered_at, a.imported_at)`;

/** Where `a` is reached: the confirmed address of an account `u` before the list's. */
export const ADDRESS = `coalesce(case when u.moved_at is not null then u.email end, a.email)`;

export const ACCOUNT = `left join student_claim k on k.reg_number = a.reg_number and k.undone_at is null left join user_account u on u.id = k.user_id`;

const UNDELIVERED = `a.state = '${ADMISSION.offered}' and a.delivered_at is null`;

const LAST_DAY = (at: string) =>
  `case when a.offer_until is null then (${at} at time zone 'Africa/Lagos')::date + a.offer_days else a.offer_until end`;

const DETAIL = { how: 'delivered_how', lastDay: 'offer_until', words: 'delivery_words' } as const;

/** Its days begin where they count from the delivery. No row comes where it has been delivered already, or is no longer offered. */
export const deliverOffer = sql('deliver-offer')`
  with delivered as (
    update admission a set delivered_at = $now, delivered_how = $how, delivery_words = $words?, delivered_by = $actor, offer_until = ${LAST_DAY('$now')}
     where a.id = $admissionId and ${UNDELIVERED} returning a.id, a.delivered_how, a.offer_until, a.delivery_words
  ), ${audited('offer-delivered', 'admission', 'delivered', { detail: DETAIL })}
  select id from delivered`;

/** Those whose mail was accepted by the mail server, at that moment. */
export const deliverMailed = sql('deliver-mailed-offers')`
  with mailed as (
    select a.id, min(m.sent_at) as at from admission a join mail m on ${ABOUT_OFFER} and m.sent_at is not null
     where ${UNDELIVERED} group by a.id order by a.id limit $limit
  ), delivered as (
    update admission a set delivered_at = mailed.at, delivered_how = 'mail', delivered_by = $actor, offer_until = ${LAST_DAY('mailed.at')}
      from mailed where a.id = mailed.id and ${UNDELIVERED} returning a.id, a.delivered_how, a.offer_until, a.delivery_words
  ), ${audited('offer-delivered', 'admission', 'delivered', { detail: DETAIL, ip: 'null' })}
  select id from delivered`;

/** Of these, or of all, who have an address to which no mail about the open offer was queued. Locked until the transaction ends. */
export const unmailedOffers = sql('unmailed-offers')`
  select a.id from admission a ${ACCOUNT}
   where ${UNDELIVERED} and a.offered_at is not null and ${ADDRESS} is not null
     and ($ids?::jsonb is null or a.id in (select value::uuid from jsonb_array_elements_text($ids::jsonb)))
     and not exists (select from mail m where ${ABOUT_OFFER} and lower(m.recipient) = lower(${ADDRESS}))
   order by a.id limit $limit for update of a skip locked`;

/** Contacts with another address than the admission list has: they are newer, since an address of the list brings its contact along. */
export const newerContacts = sql('newer-contacts')`
  select distinct c.registration_number, c.email as "email!" from candidate_contact c join admission a on a.reg_number = c.registration_number
   where c.active and c.email is not null and lower(c.email) is distinct from lower(a.email) order by 1 limit $limit`;

export const findDelivery = sql('find-delivery')`
  select a.state, a.delivered_at from admission a where a.id = $admissionId`;

/** No row where the college has set none. */
export const ruleOfSession = sql('offer-rule-of-session')`
  select counts_from, days, waiting_days from offer_rule where session_id = $sessionId`;

export const setRule = sql('set-offer-rule')`
  with put as (
    insert into offer_rule (session_id, counts_from, days, waiting_days, set_at, set_by) values ($sessionId, $countsFrom, $days, $waitingDays, $now, $actor)
    on conflict (session_id) do update set counts_from = excluded.counts_from, days = excluded.days, waiting_days = excluded.waiting_days,
      set_at = excluded.set_at, set_by = excluded.set_by
    returning session_id, counts_from, days, waiting_days
  )
  ${auditInsert('offer-rule-set', 'offer-rule', 'put', { id: 'session_id', detail: { countsFrom: 'counts_from', days: 'days', waitingDays: 'waiting_days' } })}`;
