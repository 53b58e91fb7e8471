import { sql } from '../../../platform/database/describedSql.ts';
import { list } from '../../../kit/list/list.ts';
import { equals } from '../../../kit/list/filters.ts';
import { matches, searchable } from '../../../kit/list/search.ts';
import { selected } from '../../../kit/list/selected.ts';
import { FULL_NAME as NAME_OF_USER, joinActor, nameOn } from '../../../kit/people.ts';

const FULL_NAME = nameOn('i');
const WORDS = searchable('i.invoice_number', 'i.lastname', 'i.firstname', 'i.middlename');

const CASES = `payment_case c left join invoice i on i.id = c.invoice_id left join user_account u on u.id = c.owner_id`;
const OWNER = `nullif(${NAME_OF_USER}, '')`;
const CASE = {
  id: 'uuid',
  rrr: 'text',
  kind: 'text',
  invoiceNumber: 'text?',
  fullName: 'text',
  expectedKobo: 'int8',
  reportedKobo: 'int8',
  heldKobo: 'int8',
  owner: 'text?',
  openedAt: 'timestamptz',
  state: 'text',
  settledAs: 'text?',
} as const;
const SELECT_CASE = {
  id: 'c.id',
  rrr: 'c.rrr',
  kind: 'c.kind',
  invoiceNumber: 'i.invoice_number',
  fullName: `case when i.id is null then c.payer else ${FULL_NAME} end`,
  owner: OWNER,
  expectedKobo: 'c.expected_kobo',
  reportedKobo: 'c.reported_kobo',
  heldKobo: `(select coalesce(- sum(p.amount_kobo), 0)::int8 from posting p where p.case_id = c.id and p.account = 'suspense')`,
  openedAt: 'c.opened_at',
  state: 'c.state',
  settledAs: 'c.settled_as',
};

export const caseList = list({
  name: 'payment-cases',
  from: CASES,
  columns: CASE,
  select: SELECT_CASE,
  key: { sql: 'c.id', type: 'uuid' },
  opens: '-openedAt',
  sorts: { openedAt: { sql: 'c.opened_at', type: 'timestamptz' } },
  sums: ['heldKobo'],
  filters: {
    search: matches(
      `(coalesce(${WORDS}, '') || to_tsvector('simple', concat_ws(' ', c.rrr, c.payer, c.bank_reference)))`,
    ),
    state: equals('c.state', 'text'),
    isOwned: equals(`case when c.owner_id is null then 'no' else 'yes' end`, 'text'),
    kind: equals('c.kind', 'text'),
    settledAs: equals('c.settled_as', 'text'),
  },
});

export const findCase = sql('find-payment-case')`
  select ${selected(SELECT_CASE, CASE)}, i.description as "description?", c.bank_reference, coalesce(o.user_name, c.opened_by) as opened_by, c.remains,
         (select coalesce(- sum(p.amount_kobo), 0)::int8 from posting p where p.case_id = c.id and p.account = 'refunds due') as due_kobo
  from ${CASES} ${joinActor('o', 'c.opened_by')} where c.id = $caseId`;

const NIGHTS = `reconciliation n ${joinActor('u', 'n.started_by')}`;
const NIGHT = {
  id: 'int4',
  day: 'text?',
  periodFrom: 'timestamptz',
  periodTo: 'timestamptz',
  startedAt: 'timestamptz',
  finishedAt: 'timestamptz?',
  startedBy: 'text',
  rrrs: 'int4',
  queried: 'int4',
  unanswered: 'int4',
  differences: 'int4',
} as const;
const SELECT_NIGHT = {
  id: 'n.id',
  day: `to_char(n.day, 'YYYY-MM-DD')`,
  periodFrom: 'n.period_from',
  periodTo: 'n.period_to',
  startedAt: 'n.started_at',
  finishedAt: 'n.finished_at',
  startedBy: `case when n.day is not null then 'Every night' else coalesce(u.user_name, n.started_by) end`,
  rrrs: 'n.rrrs',
  queried: 'n.queried',
  unanswered: 'n.unanswered',
  differences: '(select count(*)::int4 from reconciliation_difference d where d.reconciliation_id = n.id)',
};

export const nightList = list({
  name: 'reconciliations',
  from: NIGHTS,
  columns: NIGHT,
  select: SELECT_NIGHT,
  key: { sql: 'n.id', type: 'int4' },
  opens: '-startedAt',
  sorts: { startedAt: { sql: 'n.started_at', type: 'timestamptz' } },
  sums: ['differences'],
});

export const findNight = sql('find-reconciliation')`
  select ${selected(SELECT_NIGHT, NIGHT)} from ${NIGHTS} where n.id = $reconciliationId`;

export const differenceList = list({
  name: 'reconciliation-differences',
  from: `reconciliation_difference d join invoice i on i.id = d.invoice_id left join payment_case c on c.rrr = d.rrr and c.kind = d.kind`,
  columns: {
    id: 'int8',
    rrr: 'text',
    kind: 'text',
    invoiceNumber: 'text',
    fullName: 'text',
    expectedKobo: 'int8',
    reportedKobo: 'int8',
    providerCode: 'text',
    foundAt: 'timestamptz',
    caseId: 'uuid?',
    followed: 'text?',
  },
  select: {
    id: 'd.id',
    rrr: 'd.rrr',
    kind: 'd.kind',
    invoiceNumber: 'i.invoice_number',
    fullName: FULL_NAME,
    expectedKobo: 'd.expected_kobo',
    reportedKobo: 'd.reported_kobo',
    providerCode: 'd.provider_code',
    foundAt: 'd.found_at',
    caseId: 'c.id',
    followed: `case when c.id is not null then c.state when d.kind = 'missed' then 'credited' end`,
  },
  key: { sql: 'd.id', type: 'int8' },
  opens: 'foundAt',
  sorts: { foundAt: { sql: 'd.found_at', type: 'timestamptz' } },
  sums: ['expectedKobo', 'reportedKobo'],
  filters: {
    search: matches(`(${WORDS} || to_tsvector('simple', d.rrr))`),
    reconciliation: equals('d.reconciliation_id', 'int4'),
    kind: equals('d.kind', 'text'),
  },
});
