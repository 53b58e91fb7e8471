import { ADMISSION, EXTENDABLE } from '#contract/admissions/states.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { bulk } from '../../kit/bulk/bulk.ts';
import { inList } from '../../platform/database/inList.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { HOLDS_NO_SEAT, PROGRAMME } from '../admission-list/service.ts';
import { ACCOUNT, ADDRESS } from './delivery/sql.ts';
import { offerTerms } from './delivery/terms.ts';

const FROM = `admission a left join school_programme p on p.id = a.programme_id left join department_option o on o.id = a.option_id
  left join department d on d.id = a.department_id join academic_session s on s.id = a.session_id`;

export const offersList = list({
  name: 'offers',
  from: FROM,
  columns: {
    id: 'uuid',
    regNumber: 'text',
    fullName: 'text',
    programme: 'text',
    department: 'text?',
    state: 'text',
    offerUntil: 'date?',
    offerDays: 'int4?',
    deliveredAt: 'timestamptz?',
    deliveredHow: 'text?',
    admittedOn: 'date',
    revision: 'int4',
  },
  select: {
    id: 'a.id',
    regNumber: 'a.reg_number',
    fullName: 'a.full_name',
    programme: PROGRAMME,
    department: 'd.name',
    state: 'a.state',
    offerUntil: 'a.offer_until',
    offerDays: 'a.offer_days',
    deliveredAt: 'a.delivered_at',
    deliveredHow: 'a.delivered_how',
    admittedOn: 'a.admitted_on',
    revision: 'a.revision',
  },
  key: { sql: 'a.id', type: 'uuid' },
  opens: 'fullName',
  sorts: {
    fullName: alphabetical('a.full_name'),
    offerUntil: { sql: `coalesce(a.offer_until, '9999-12-31')`, type: 'date' },
  },
  filters: {
    search: matches(searchable('a.reg_number', 'a.full_name')),
    state: equals('a.state', 'text'),
    departmentId: equals('a.department_id', 'int4'),
    sessionId: equals('a.session_id', 'int4'),
  },
});

/** More of a department are chosen than have a seat left, counting those before this one. A department without a quota has no limit. */
const SEAT_IS_GONE = `a.state in ('lapsed', 'declined') and exists (
  select from quota q where q.session_id = a.session_id and q.department_id = a.department_id and q.programme_id = a.programme_id and q.active
     and q.seats < (select count(*) from admission h where h.session_id = a.session_id and h.department_id = a.department_id and h.programme_id = a.programme_id
                       and h.level_id = 100 and h.state not in ${HOLDS_NO_SEAT})
                 + (select count(*) from admission b join chosen x on x.id = b.id where b.session_id = a.session_id and b.department_id = a.department_id
                       and b.programme_id = a.programme_id and b.state in ${inList([ADMISSION.lapsed, ADMISSION.declined])} and b.id <= a.id))`;

const AGAIN = inList([ADMISSION.lapsed, ADMISSION.declined]);

/** Of the chosen, this one and those before it that hold no seat now. */
const chosenBefore = (of: string): string => `(select count(*) from admission b join chosen x on x.id = b.id
  where b.session_id = a.session_id and ${of} and b.state in ${AGAIN} and b.id <= a.id)`;

/** The regulator counts all levels together. */
const CAPACITY_IS_REACHED = `a.state in ${AGAIN} and exists (
  select from quota q where q.session_id = a.session_id and q.department_id = a.department_id and q.programme_id = a.programme_id and q.active
     and q.carrying_capacity < (select count(*) from admission h where h.session_id = a.session_id and h.department_id = a.department_id
                                   and h.programme_id = a.programme_id and h.state not in ${HOLDS_NO_SEAT})
                             + ${chosenBefore('b.department_id = a.department_id and b.programme_id = a.programme_id')})`;

const quotaOf = (row: string): string => `exists (select from quota q where q.session_id = ${row}.session_id
  and q.department_id = ${row}.department_id and q.programme_id = ${row}.programme_id and q.active)`;

const COLLEGE_IS_FULL = `a.state in ${AGAIN} and ${quotaOf('a')} and exists (
  select from college_quota k where k.session_id = a.session_id
     and k.seats < (select count(*) from admission h where h.session_id = a.session_id and h.state not in ${HOLDS_NO_SEAT} and ${quotaOf('h')})
                 + ${chosenBefore(quotaOf('b'))})`;

/** An offer that is made again has days of its own. */
const AGAIN_TERMS = offerTerms('a', '$until');

const SEAT_GONE_MESSAGE = 'Its seat was given to another, and the department has none left';

interface Dated {
  readonly name: string;
  readonly from: readonly string[];
  readonly wrong: string;
  readonly isDone: string;
  readonly set: string;
  readonly refusals?: readonly { readonly when: string; readonly message: string }[];
}

const dated = ({ name, from, wrong, isDone, set, refusals = [] }: Dated) =>
  bulk({
    name,
    list: offersList,
    table: 'admission',
    alias: 'a',
    title: `a.full_name || ', ' || a.reg_number`,
    parameters: { until: 'date' },
    set,
    isDone,
    refusals: [
      { when: `a.state not in ${inList(from)}`, message: wrong },
      ...refusals,
      { when: SEAT_IS_GONE, message: SEAT_GONE_MESSAGE },
      { when: CAPACITY_IS_REACHED, message: 'The carrying capacity of its programme is reached' },
      { when: COLLEGE_IS_FULL, message: 'The quota of the college is reached' },
    ],
    kind: 'admission',
    action: `'offer-dated'`,
    part: (row) => `jsonb_build_object('offerUntil', ${row}.offer_until)`,
  });

/** These put the last day; the step that goes with it is the candidacy's. */
export const dateOffers = dated({
  name: 'offer-admissions',
  from: [ADMISSION.listed, ADMISSION.lapsed, ADMISSION.declined],
  wrong: 'It has been offered already, or is further on',
  isDone: 'false',
  set: `offer_until = ${AGAIN_TERMS.lastDay}, offer_days = ${AGAIN_TERMS.offerDays}, offered_at = $now, delivered_at = null, delivered_how = null,
    delivery_words = null, delivered_by = null`,
});
export const putOffOffers = dated({
  name: 'extend-offers',
  from: EXTENDABLE,
  wrong: 'No offer of it waits for an answer',
  isDone: `a.state = '${ADMISSION.offered}' and a.offer_until >= $until::date`,
  set: 'offer_until = $until::date, offer_days = null',
  refusals: [
    {
      when: `a.state = '${ADMISSION.offered}' and a.delivered_at is null and a.offer_until is null and a.offer_days is not null`,
      message: 'It has not reached the candidate yet: its days begin then',
    },
  ],
});

/** Who is to be mailed, with the confirmed address of an account before the list's. */
export const reachedByMany = sql('reached-by-admissions')`
  select a.id, a.full_name, a.reg_number, ${PROGRAMME} as programme, a.offer_until, a.offer_days, ${ADDRESS} as "address?"
    from admission a left join school_programme p on p.id = a.programme_id left join department_option o on o.id = a.option_id ${ACCOUNT}
   where a.id in (select value::uuid from jsonb_array_elements_text($ids::jsonb)) order by a.id`;

/** Locked until the transaction ends; another server takes others. */
export const takeLapsed = sql('take-lapsed-offers')`
  select id from admission where state = '${ADMISSION.offered}' and offer_until < $today order by offer_until, id limit $limit for update skip locked`;

const OWN_SELECT = `select a.id, a.reg_number, a.full_name, ${PROGRAMME} as programme, d.name as "department?", s.name as session, a.student_type_id,
  a.admitted_on, a.state, a.offer_until, a.offer_days, a.delivered_at,
  (select matric_number from student where admission_id = a.id) as "matric_number?" from ${FROM}`;

export const findOffer = sql('find-offer')`
  ${OWN_SELECT} where a.id = $admissionId`;

/** The admission of an account: of the record, or of the number by which the account was claimed. */
export const findOwnOffer = sql('find-own-offer')`
  ${OWN_SELECT} where a.id = (
    select m.id from admission m left join student own on own.admission_id = m.id
      left join student_claim k on k.reg_number = m.reg_number and k.undone_at is null
     where own.user_id = $userId or k.user_id = $userId order by own.user_id is not null desc, m.session_id desc limit 1)`;
