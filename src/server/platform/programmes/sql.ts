import { sql } from '../database/describedSql.ts';

export const publish = sql('programmes.publish')`
  insert into published_programme (programme, version, declaration, published_at)
   select *, $now::timestamptz from unnest($programmes::text[], $versions::text[], $declarations::text[])
   on conflict (programme, version) do nothing`;

export const listPublished = sql('programmes.list')`
  select declaration from published_programme order by programme, published_at, version`;

/** Of each programme that is not among these, what was published last. */
export const listUndeclared = sql('programmes.listUndeclared')`
  select distinct on (programme) declaration from published_programme where programme <> all($declared::text[])
  order by programme, published_at desc, version`;

export const listServed = sql('programmes.listServed')`
  select distinct programme from published_programme`;

/** Who may pay, or has paid and not submitted, or has submitted in the session that is open. */
export const countUnsettled = sql('programmes.countUnsettled')`
  select count(*) as unsettled from invoice i join academic_session s on s.id = i.session_id
  where i.application_type_id = $applicationTypeId and i.void_at is null and (s.is_open
    or exists (select from payment p where p.invoice_id = i.id)
      and not exists (select from remita_order o join application a on a.rrr = o.rrr where o.invoice_id = i.id and a.completed_at is not null))`;

export const findPublished = sql('programmes.find')`
  select declaration from published_programme where programme = $programme and version = $version`;

export const listInvoiceTypes = sql('list-invoice-types')`
  select t.id, t.name, t.summary, t.amount_kobo, t.session_id, e.name as session, t.opens, t.closes, t.active, t.revision
  from invoice_type t join academic_session e on e.id = t.session_id order by t.id`;

export const readClosingDates = sql('read-closing-dates')`
  select programme, max(closes) as closes from deadline_extension group by programme`;

/** What officers have published of these in the portal, the newest of each. */
export const findPublications = sql('form-publications')`
  select distinct on (programme) programme, declaration from form_publication where programme = any($programmes::text[])
  order by programme, id desc`;

export const newestVersions = sql('form-publication-versions')`
  select distinct on (programme) programme, version from form_publication order by programme, id desc`;
