import type { Answers } from '#catalogue/journey.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Paid and submitted applications of a programme, as many as are wanted, which repeat these answers in turn. They are stored by
 * statements: an application of their own each would take the server minutes.
 */
export async function storeApplications(
  database: Database,
  { applicationTypeId, id, version }: Pick<Programme, 'applicationTypeId' | 'id' | 'version'>,
  answers: readonly Answers[],
  wanted = answers.length,
): Promise<void> {
  const query = (text: string, values: unknown[] = []) => database.query({ name: '', text, values });
  const beginning = `${applicationTypeId}`.padStart(3, '9');
  await query(
    `with number as (select n, $2 || lpad(n::text, 9, '0') as rrr from generate_series(1, ${wanted}) n),
          session as (select id from academic_session order by id limit 1),
          invoices as (insert into invoice (invoice_number, application_type_id, session_id, phone, lastname, firstname, middlename, email,
                                            description, amount_kobo, created_at, reg_number)
            select 'S' || rrr, $1, session.id, '0803' || lpad(n::text, 7, '0'), 'Okafor', 'Ada' || n, '', 'a' || n || '@example.com',
                   'Application', 100000, '2026-01-01'::timestamptz + n * interval '1 minute', 'S' || n from number, session
            returning id, invoice_number),
          orders as (insert into remita_order (order_id, rrr, invoice_id, amount_kobo, created_at)
            select 'O' || invoice_number, substr(invoice_number, 2), id, 100000, now() from invoices returning order_id, invoice_id, rrr)
     insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, credited_at, credited_by)
     select invoice_id, order_id, rrr, 100000, '00', now(), 'test' from orders`,
    [applicationTypeId, beginning],
  );
  await query(
    `insert into application (application_number, programme, version, rrr, session_id, lastname, firstname, middlename, email, mobile_number,
                              verification_code, started_at, completed_at)
     select $1 || '/' || n, $1, $2, $3 || lpad(n::text, 9, '0'), (select id from academic_session order by id limit 1), 'Okafor', 'Ada' || n, '',
            'a' || n || '@example.com', '0803' || lpad(n::text, 7, '0'), $1 || n, '2026-01-01'::timestamptz + n * interval '1 minute',
            '2026-02-01'::timestamptz + n * interval '1 minute' from generate_series(1, ${wanted}) n`,
    [id, version, beginning],
  );
  for (const [index, own] of answers.entries())
    await query(
      `insert into application_section (application_id, section, answers, saved_at)
       select a.id, e.key, e.value, a.started_at from application a, jsonb_each($1::jsonb) e
        where a.programme = $2 and (substr(a.application_number, length($2) + 2)::int4 - 1) % ${answers.length} = ${index}`,
      [JSON.stringify(own), id],
    );
}
