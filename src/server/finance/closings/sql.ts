import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { selected } from '../../kit/list/selected.ts';
import { actedBy, joinActor } from '../../kit/people.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

const shownDay = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

const FROM = `closing c ${joinActor('u', 'c.asked_by')} ${joinActor('v', 'c.closed_by')}`;
const ROW = {
  id: 'uuid',
  span: 'text',
  fromDay: 'text',
  toDay: 'text',
  state: 'text',
  askedAt: 'timestamptz',
  askedBy: 'text',
  closedAt: 'timestamptz?',
  closedBy: 'text?',
} as const;
const SELECT = {
  id: 'c.id',
  span: 'c.span',
  fromDay: shownDay('c.from_day'),
  toDay: shownDay('c.to_day'),
  state: 'c.state',
  askedAt: 'c.asked_at',
  askedBy: `coalesce(${actedBy('c.asked_by')}, 'The college')`,
  closedAt: 'c.closed_at',
  closedBy: actedBy('c.closed_by', 'v'),
};

export const closingList = list({
  name: 'closings',
  from: FROM,
  columns: ROW,
  select: SELECT,
  key: { sql: 'c.id', type: 'uuid' },
  opens: '-toDay',
  sorts: { toDay: { sql: 'c.to_day', type: 'date' } },
  filters: { state: equals('c.state', 'text') },
});

/** `closed_before` is the last day that another closing has closed. */
export const findClosing = sql('find-closing')`
  select ${selected(SELECT, ROW)}, c.assertions, c.seal,
         (select ${shownDay('max(o.to_day)')} from closing o where o.state = 'closed' and o.id <> c.id) as closed_before
    from ${FROM} where c.id = $id`;

export const closedThrough = sql('closed-through')`
  select ${shownDay('max(to_day)')} as closed_through from closing where state = 'closed'`;

export const begunOn = sql('books-begun-on')`
  select ${shownDay('min(day)')} as begun_on from journal`;

/** No row comes where it is asked for or closed already. */
export const insertClosing = sql('insert-closing')`
  with made as (
    insert into closing (request, span, from_day, to_day, asked_at, asked_by) values ($request, $span, $from, $to, $now, $actor)
    on conflict do nothing returning id, from_day, to_day
  ), noted as (
    ${stepped('closing', 'made', { from: "'asked'", to: "'asked'", step: "'ask'" })}
  ), ${audited('closing-asked', 'closing', 'made', { detail: { from: 'from_day', to: 'to_day' } })}
  select id from made`;

export const closingOfRequest = sql('closing-of-request')`
  select id from closing where request = $request and asked_by = $actor`;

/** Whoever posts has done so, and whoever would post waits until the days are closed. */
export const lockBooks = sql('lock-books')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('closing of books'))) as lock`;

export const sealClosing = sql('seal-closing')`
  with sealed as (
    update closing set assertions = $assertions::jsonb, seal = $seal, pack = $pack, closed_at = $now, closed_by = $actor
     where id = $id and state = 'closed' and seal is null returning id, seal
  ), ${audited('closing-sealed', 'closing', 'sealed', { detail: { seal: 'seal' }, ip: 'null' })}
  select id from sealed`;

export const closerNamed = sql('name-of-closer')`
  select ${actedBy('a.actor')} as "name?" from (select $actor::text as actor) a ${joinActor('u', 'a.actor')}`;

/** Who took it is written down. */
export const takePack = sql('take-closing-pack')`
  with taken as (
    select id, pack, to_day from closing where id = $id and pack is not null
  ), ${audited('closing-pack-taken', 'closing', 'taken')}
  select pack as "pack!", ${shownDay('to_day')} as "to_day!" from taken`;

export const accountsOfPeriod = sql('accounts-of-period')`
  select p.account, coalesce(sum(p.amount_kobo) filter (where j.day < $from), 0)::int8 as opening_kobo,
         coalesce(sum(p.amount_kobo) filter (where j.day >= $from and p.amount_kobo > 0), 0)::int8 as debit_kobo,
         coalesce(sum(- p.amount_kobo) filter (where j.day >= $from and p.amount_kobo < 0), 0)::int8 as credit_kobo,
         coalesce(sum(p.amount_kobo), 0)::int8 as closing_kobo
    from posting p join journal j on j.id = p.journal_id where j.day <= $to group by p.account order by p.account`;

export const countOfPeriod = sql('postings-of-period')`
  select count(distinct j.id)::int4 as journals, count(p.id)::int4 as postings from journal j join posting p on p.journal_id = j.id
   where j.day between $from and $to`;

/** What waits, by its kind: that of its case, or what the bank says of it. */
export const suspenseAt = sql('suspense-at-closing')`
  select kind as "kind!", count(*) filter (where is_case)::int4 as cases, sum(kobo)::int8 as "kobo!" from (
    select coalesce(c.kind, j.kind) as kind, c.id is not null as is_case, - sum(p.amount_kobo) as kobo
      from posting p join journal j on j.id = p.journal_id left join payment_case c on c.id = p.case_id
     where p.account = 'suspense' and j.day <= $to group by coalesce(c.kind, j.kind), c.id having sum(p.amount_kobo) <> 0) waiting
   group by kind order by kind`;

export const receivedOfPeriod = sql('received-of-period')`
  select coalesce(sum(p.amount_kobo), 0)::int8 as received_kobo from posting p join journal j on j.id = p.journal_id
   where p.account = 'clearing' and j.kind <> 'settlement' and j.day between $from and $to`;

export const bankOfPeriod = sql('bank-of-period')`
  select count(*)::int4 as lines, count(*) filter (where state = 'open')::int4 as open,
         coalesce(sum(amount_kobo) filter (where amount_kobo > 0), 0)::int8 as credit_kobo,
         coalesce(sum(amount_kobo) filter (where amount_kobo < 0), 0)::int8 as debit_kobo,
         (select coalesce(sum(p.amount_kobo), 0)::int8 from posting p join journal j on j.id = p.journal_id
           where p.account = 'bank' and j.day between $from and $to) as ledger_kobo
    from bank_statement_line where day between $from and $to`;

export const refundsOfPeriod = sql('refunds-of-period')`
  select 'RF' || lpad(r.number::text, 6, '0') as "reference!", r.payer_name, ${shownDay('r.paid_on')} as "paid_on!",
         r.bank_reference as "bank_reference!", r.amount_kobo
    from journal j join refund r on r.id::text = j.key where j.kind = 'refund paid' and j.day between $from and $to order by r.number`;
