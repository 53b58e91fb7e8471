import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { condition } from '../../kit/list/scope.ts';
import { selected } from '../../kit/list/selected.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { nameOn } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

const FROM = `invoice i join academic_session e on e.id = i.session_id left join payment p on p.invoice_id = i.id
    left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null left join application a on a.rrr = p.rrr`;

const STATE = `case when i.void_at is not null then 'void' when p.invoice_id is null then 'unpaid' when a.id is null then 'paid'
    when a.completed_at is not null then 'submitted' when a.open_sections is not null then 'reopened' else 'begun' end`;

/** By the applications of who named referees; null where nobody was named. */
const REFERENCES = `case when count(*) filter (where r.answered_at is null) > 0 then 'waiting' when bool_or(r.declined) then 'declined' else 'answered' end`;

const NAMES = `i.lastname || ' ' || i.firstname || ' ' || i.middlename`;

const ROW = {
  id: 'uuid',
  number: 'text',
  fullName: 'text',
  programme: 'text',
  applicationTypeId: 'int4',
  state: 'text',
  paidAt: 'timestamptz?',
  submittedAt: 'timestamptz?',
  madeAt: 'timestamptz',
  rrr: 'text?',
  invoiceNumber: 'text',
  mobileNumber: 'text',
  email: 'text',
  session: 'text',
  references: 'text?',
} as const;

const SELECT = {
  id: 'i.id',
  number: 'coalesce(a.application_number, i.reg_number)',
  fullName: nameOn('i'),
  programme: 'i.description',
  applicationTypeId: 'i.application_type_id',
  state: STATE,
  paidAt: 'p.credited_at',
  submittedAt: 'a.completed_at',
  madeAt: 'i.created_at',
  rrr: 'coalesce(p.rrr, o.rrr)',
  invoiceNumber: 'i.invoice_number',
  mobileNumber: 'i.phone',
  email: 'i.email',
  session: 'e.name',
  references: `(select ${REFERENCES} from referee r where r.application_id = a.id and r.withdrawn_at is null having count(*) > 0)`,
} as const;

/** Whoever was deleted is in none. */
const listOf = (name: string, which: string, filters: object) =>
  list({
    name,
    from: FROM,
    columns: ROW,
    select: SELECT,
    key: { sql: 'i.id', type: 'uuid' },
    opens: '-madeAt',
    sorts: { madeAt: { sql: 'i.created_at', type: 'timestamptz' }, fullName: alphabetical(NAMES) },
    filters: {
      search: matches(
        searchable(
          NAMES,
          'i.description',
          'i.reg_number',
          'i.phone',
          'i.invoice_number',
          'a.application_number',
          'coalesce(p.rrr, o.rrr)',
        ),
      ),
      sessionId: equals('i.session_id', 'int4'),
      ApplicationTypeId: equals('i.application_type_id', 'int4'),
      ...filters,
    },
    scope: () => condition(`i.application_type_id is not null and i.erased_at is null and ${which}`, {}, {}),
  });

const state = equals(STATE, 'text');

export const applicantList = listOf('applicants', 'true', {
  state,
  RRR: equals('coalesce(p.rrr, o.rrr)', 'text'),
  references: {
    sql: `a.id = any(array(select r.application_id from referee r where r.withdrawn_at is null group by r.application_id having ${REFERENCES} = $))`,
    type: 'text',
  },
});
export const submittedList = listOf(
  'submitted-applications',
  '(a.completed_at is not null or a.open_sections is not null)',
  { state },
);
export const unpaidList = listOf('unpaid-applications', 'p.invoice_id is null', { state });

/** Submitted with a sitting that is still awaited. */
export const awaitingList = listOf(
  'awaited-results',
  `a.completed_at is not null and exists (
      select from application_section w where w.application_id = a.id and w.section = 'o-level-result' and awaits_result(w.answers))`,
  {},
);

export const applicantById = sql('applicant-by-id')`
  select ${selected(SELECT, ROW)}, a.id as "application_id?", i.amount_kobo, coalesce(a.edition, 1) as edition
    from ${FROM} where i.id = $id and i.application_type_id is not null and i.erased_at is null`;
