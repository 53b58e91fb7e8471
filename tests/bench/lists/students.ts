import pg from 'pg';

/** So many have a name. */
const NAMES = `(array['Okonkwo','Bello','Adeyemi','Eze','Danjuma','Ekanem','Ogunleye','Yusuf','Nwosu','Abubakar','Okafor','Balogun','Ibrahim','Obi','Adeleke'])`;
const FIRST = `(array['Adaeze','Ibrahim','Folasade','Chukwuemeka','Halima','Idara','Tunde','Maryam','Peter','Ngozi','Emeka','Aisha','Sade'])`;

/**
 * Students from a number up to another, each with an account, a place on the admission list, a candidate of JAMB's, a latest
 * session and three invoices, two of them paid. Nothing is checked meanwhile, and no trigger runs.
 */
export async function storeStudents(connectionString: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query(STORE, [from, to]);
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** $1 first number, $2 last. */
const STORE = `
  with person as materialized (
    select n, ${NAMES}[1 + n % 15] as lastname, ${FIRST}[1 + n / 15 % 13] as firstname, 'Middle' || n % 977 as middlename,
           uuid_of_now() as user_id, uuid_of_now() as admission_id, uuid_of_now() as student_id,
           '2026' || lpad(n::text, 8, '0') || 'AB' as jamb, 'UG/26/CSC/' || lpad(n::text, 5, '0') as matric, '0' || (8100000000 + n) as phone,
           'student' || n || '@example.com' as email, now() - n * interval '1 minute' as at,
           (select id from academic_session order by id limit 1) as session_id, (select id from role where name = 'student') as role_id,
           (select id from school_programme order by id limit 1) as programme_id, (select id from department order by id limit 1) as department_id,
           (select id from faculty order by id limit 1) as faculty_id
      from generate_series($1::int, $2::int) n
  ), accounts as (
    insert into user_account (id, user_name, role_id, surname, firstname, middlename, email, created_at)
    select user_id, lower(matric), role_id, lastname, firstname, middlename, email, at from person
  ), candidates as (
    insert into jamb_candidate (session_id, registration_number, list, lastname, firstname, middlename, gender_id, faculty_id, department_id, subjects, utme_score, listed_at, changed_at)
    select session_id, jamb, 'UTME', lastname, firstname, middlename, 1, faculty_id, department_id, '[]', 200, at, at from person
  ), places as (
    insert into admission (id, session_id, student_type_id, reg_number, full_name, admitted_on, imported_at, imported_by, programme_id, department_id)
    select admission_id, session_id, 1, jamb, lastname || ' ' || firstname || ' ' || middlename, at::date, at, 'bench', programme_id, department_id from person
  ), students as (
    insert into student (id, admission_id, user_id, matric_number, student_type_id, entry_session_id, created_at)
    select student_id, admission_id, user_id, matric, 1, session_id, at from person
  ), sessions as (
    insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id, is_latest)
    select student_id, session_id, 1, programme_id, department_id, 100, true from person
  ), bills as materialized (
    select uuid_of_now() as invoice_id, (300000000000 + n * 3 + part)::text as rrr, part, person.* from person cross join generate_series(0, 2) part
  ), invoices as (
    insert into invoice (id, invoice_number, application_type_id, reg_number, session_id, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at, student_id, purpose, about)
    select invoice_id, 'INV' || lpad((n * 3 + part)::text, 9, '0'), case when part = 0 then 5 end, jamb, session_id, phone, lastname, firstname, middlename, email, 'Fees', 1000000, at, case when part > 0 then student_id end, case when part > 0 then 'school' end, part::text from bills
  ), orders as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at, checked_at, status_code)
    select replace(invoice_id::text, '-', ''), invoice_id, 1000000, at, rrr, at, at, '00' from bills
  )
  insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, credited_at, credited_by)
  select invoice_id, replace(invoice_id::text, '-', ''), rrr, 1000000, '00', at, 'public' from bills where part < 2`;
