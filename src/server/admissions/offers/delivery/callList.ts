import { ADMISSION } from '#contract/admissions/states.ts';
import type { callList as contract } from '#contract/admissions/call-list.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { displayDate } from '#rules/displayDate.ts';
import { whyUndelivered } from '#rules/admissions/offerClock.ts';
import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { PROGRAMME } from '../../admission-list/service.ts';
import { ABOUT_OFFER, ACCOUNT, ADDRESS } from './sql.ts';

/** The phone that the office entered, of the account, or of the application. */
const PHONE = `coalesce((select c.phone from candidate_contact c where c.registration_number = a.reg_number and c.active), u.mobile_number,
  (select max(own.mobile_number) from application own where own.jamb_number = a.reg_number and own.session_id = a.session_id))`;

/** Offers that have reached nobody yet, with what became of the latest mail. */
export const callList = list({
  name: 'call-list',
  from: `(select * from admission where state = '${ADMISSION.offered}' and delivered_at is null) a
    left join school_programme p on p.id = a.programme_id left join department_option o on o.id = a.option_id
    left join department d on d.id = a.department_id ${ACCOUNT}
    left join lateral (select m.refused_at is not null as is_refused, m.last_answer from mail m where ${ABOUT_OFFER} order by m.queued_at desc, m.id limit 1) sent on true`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    regNumber: 'text',
    programme: 'text',
    department: 'text?',
    phone: 'text?',
    address: 'text?',
    offerUntil: 'date?',
    offerDays: 'int4?',
    offeredOn: 'timestamptz',
    isRefused: 'bool?',
    answer: 'text?',
  },
  select: {
    id: 'a.id',
    fullName: 'a.full_name',
    regNumber: 'a.reg_number',
    programme: PROGRAMME,
    department: 'd.name',
    phone: PHONE,
    address: ADDRESS,
    offerUntil: 'a.offer_until',
    offerDays: 'a.offer_days',
    offeredOn: 'coalesce(a.offered_at, a.imported_at)',
    isRefused: 'sent.is_refused',
    answer: 'sent.last_answer',
  },
  key: { sql: 'a.id', type: 'uuid' },
  opens: 'fullName',
  sorts: {
    fullName: alphabetical('a.full_name'),
    offeredOn: { sql: 'coalesce(a.offered_at, a.imported_at)', type: 'timestamptz' },
  },
  filters: {
    search: matches(searchable('a.reg_number', 'a.full_name')),
    departmentId: equals('a.department_id', 'int4'),
    sessionId: equals('a.session_id', 'int4'),
  },
});

interface Row {
  readonly id: string;
  readonly fullName: string;
  readonly regNumber: string;
  readonly programme: string;
  readonly department: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly offerUntil: string | null;
  readonly offerDays: number | null;
  readonly offeredOn: Date;
  readonly isRefused: boolean | null;
  readonly answer: string | null;
}

export const toCall = ({
  isRefused,
  answer,
  offerDays,
  offeredOn,
  ...row
}: Row): Reply<typeof contract.list>['rows'][number] => ({
  ...row,
  offeredOn: offeredOn.toISOString(),
  days: daysOf(row.offerUntil, offerDays),
  why: whyUndelivered(row.address, isRefused === null ? null : { isRefused, answer }),
});

const daysOf = (offerUntil: string | null, offerDays: number | null): string =>
  offerUntil !== null
    ? `Until ${displayDate(offerUntil)}`
    : offerDays === null
      ? 'No last day'
      : `${offerDays} ${offerDays === 1 ? 'day' : 'days'} from delivery`;
