import { statement } from '../../platform/database/statement.ts';

/** Whose invoice of the type and session is there, and whose application is not submitted. `i` is the invoice. */
const HAS_BEGUN = `not exists (
  select 1 from remita_order o join application a on a.rrr = o.rrr where o.invoice_id = i.id and a.completed_at is not null)`;

/** $1 session. */
export const countBegun = statement('count-begun-applications', `
  select i.application_type_id, count(*) as begun from invoice i
  where i.session_id = $1 and i.application_type_id is not null and ${HAS_BEGUN} group by 1`, { application_type_id: 'int4', begun: 'int8' });

/** $1 request. */
export const findRequest = statement('find-extension-request', 'select count(*) as extended from deadline_extension where request = $1', { extended: 'int8' });

/**
 * $1 request, $2 programme, $3 application type, $4 session, $5 closes, $6 reason, $7 now, $8 actor. Who was still to be told
 * of an earlier extension is told of this one.
 */
export const extendProgramme = statement('extend-deadline', `
  with overtaken as (
    update deadline_extension set told_all_at = $7 where programme = $2 and told_all_at is null
  )
  insert into deadline_extension (request, programme, application_type_id, session_id, closes, reason, extended_at, extended_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning number`, { number: 'int8' });

/** The oldest that not all were told of; held until the transaction ends, so that one server tells. */
export const takeExtensionToNotify = statement('take-extension-to-notify', `
  select number, programme, application_type_id, session_id, closes, reason, extended_at, told_up_to
  from deadline_extension where told_all_at is null order by number limit 1 for update skip locked`, {
  number: 'int8', programme: 'text', application_type_id: 'int4', session_id: 'int4', closes: 'date', reason: 'text', extended_at: 'timestamptz', told_up_to: 'uuid?',
});

/** $1 application type, $2 session, $3 begun until, $4 those after this invoice, $5 how many. */
export const findBegun = statement('find-begun-applicants', `
  select i.id, i.firstname, i.lastname, i.email from invoice i
  where i.application_type_id = $1 and i.session_id = $2 and i.created_at <= $3 and ($4::uuid is null or i.id > $4) and ${HAS_BEGUN}
  order by i.id limit $5`, { id: 'uuid', firstname: 'text', lastname: 'text', email: 'text' });

/** $1 number, $2 the last invoice told, $3 when all have been. */
export const markNotified = statement('mark-extension-notified', `
  update deadline_extension set told_up_to = coalesce($2, told_up_to), told_all_at = $3 where number = $1`, {});
