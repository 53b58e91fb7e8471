import { statement } from '../database/statement.ts';

export const publish = statement(
  'programmes.publish',
  { programmes: 'text[]', versions: 'text[]', declarations: 'text[]', now: 'timestamptz' },
  `insert into published_programme (programme, version, declaration, published_at)
   select *, $now::timestamptz from unnest($programmes::text[], $versions::text[], $declarations::text[])
   on conflict (programme, version) do nothing`,
  {},
);

export const listPublished = statement(
  'programmes.list',
  {},
  'select declaration from published_programme order by programme, published_at, version',
  { declaration: 'text' },
);

/** Of each programme that is not among these, what was published last. */
export const listUndeclared = statement(
  'programmes.listUndeclared',
  { declared: 'text[]' },
  `
  select distinct on (programme) declaration from published_programme where programme <> all($declared::text[])
  order by programme, published_at desc, version`,
  { declaration: 'text' },
);

export const listServed = statement('programmes.listServed', {}, 'select distinct programme from published_programme', {
  programme: 'text',
});

/** Who may pay, or has paid and not submitted, or has submitted in the session that is open. */
export const countUnsettled = statement(
  'programmes.countUnsettled',
  { applicationTypeId: 'int4' },
  `
  select count(*) as unsettled from invoice i join academic_session s on s.id = i.session_id
  where i.application_type_id = $applicationTypeId and i.void_at is null and (s.is_open
    or exists (select from payment p where p.invoice_id = i.id)
      and not exists (select from remita_order o join application a on a.rrr = o.rrr where o.invoice_id = i.id and a.completed_at is not null))`,
  { unsettled: 'int8' },
);

export const findPublished = statement(
  'programmes.find',
  { programme: 'text', version: 'text' },
  'select declaration from published_programme where programme = $programme and version = $version',
  { declaration: 'text' },
);

export const listInvoiceTypes = statement(
  'list-invoice-types',
  {},
  `
  select t.id, t.name, t.summary, t.amount_kobo, t.session_id, e.name as session, t.opens, t.closes, t.active, t.revision
  from invoice_type t join academic_session e on e.id = t.session_id order by t.id`,
  {
    id: 'int4',
    name: 'text',
    summary: 'text',
    amount_kobo: 'int8',
    session_id: 'int4',
    session: 'text',
    opens: 'date',
    closes: 'date',
    active: 'bool',
    revision: 'int4',
  },
);

export const readClosingDates = statement(
  'read-closing-dates',
  {},
  `
  select programme, max(closes) as closes from deadline_extension group by programme`,
  { programme: 'text', closes: 'date' },
);
