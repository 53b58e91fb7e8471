import { sql } from '../../platform/database/describedSql.ts';

/** What the college gave up of each charge, by the account that it was posted to; write-offs come after waivers. */
export const givenUpOf = sql('given-up-of-charges')`
  select charge_id as "charge_id!", account, sum(amount_kobo)::int8 as "kobo!" from posting
   where charge_id = any($chargeIds::uuid[]) and account in ('waivers', 'write-offs')
   group by charge_id, account having sum(amount_kobo) > 0 order by charge_id, account`;

/** What a lodgement paid of each charge; the row without one is what became credit. */
export const paidByLodgement = sql('charges-paid-by-lodgement')`
  select j.id as journal_id, p.charge_id, (- sum(p.amount_kobo))::int8 as "kobo!"
    from journal j join posting p on p.journal_id = j.id and p.account in ('receivable', 'student credit')
   where j.kind = 'manual lodgement' and j.key = $key group by j.id, p.charge_id`;

/** What a waiver or a write-off took of its charge. */
export const waivedByJournal = sql('waived-by-journal')`
  select j.id as journal_id, p.charge_id as "charge_id!", (- p.amount_kobo)::int8 as "kobo!"
    from journal j join posting p on p.journal_id = j.id and p.account = 'receivable'
   where j.kind in ('waiver', 'debt written off') and j.key = $key`;
