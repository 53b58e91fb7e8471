import { statement } from '../../platform/database/statement.ts';

/** `postings` holds [{account, studentId, chargeId, invoiceId, amountKobo}]. No row comes when there is a journal of this kind and key. */
export const insertJournal = statement(
  'post-journal',
  {
    kind: 'text',
    key: 'text',
    at: 'timestamptz',
    day: 'date',
    actor: 'text',
    reverses: 'uuid?',
    postings: 'jsonb',
  },
  `
  with made as (
    insert into journal (kind, key, at, day, actor, reverses) values ($kind, $key, $at, $day, $actor, $reverses) on conflict (kind, key) do nothing returning id
  ), posted as (
    insert into posting (journal_id, account, student_id, charge_id, invoice_id, amount_kobo)
    select made.id, p.account, p."studentId", p."chargeId", p."invoiceId", p."amountKobo"
      from made, jsonb_to_recordset($postings::jsonb) as p (account text, "studentId" uuid, "chargeId" uuid, "invoiceId" uuid, "amountKobo" bigint)
  )
  select id from made`,
  { id: 'uuid' },
);

/** A student's account: what is owed is positive, credit negative. */
export const balances = statement(
  'student-balances',
  { studentId: 'uuid' },
  `
  select account, coalesce(sum(amount_kobo), 0)::int8 as kobo from posting where student_id = $studentId and account in ('receivable', 'student credit') group by account`,
  {
    account: 'text',
    kobo: 'int8',
  },
);
