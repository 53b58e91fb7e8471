import pg from 'pg';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { allFromWire } from '#catalogue/wireShape.ts';
import { JUPEB_ANSWERS } from '../../support/applicant.ts';
import { HOUSE } from '../../support/programmes.ts';

const BATCH = 50_000;
/** One in so many is not submitted: two sections are saved, and the third is being typed. */
const BEGUN_EVERY = 5;

/** Where the numbers of stored applicants begin: nobody else's RRR, phone or address is among them. */
const RRR_FROM = 200_000_000_000;
const PHONE_FROM = 8_100_000_000;

/**
 * Stores applications from a number up to another, each as an applicant leaves it: invoice, order, payment with its
 * events, application, photograph, sections, audit rows. While it stores, nothing waits for the disk and nothing is checked.
 */
export async function store(connectionString: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'");
  const jupeb = loadCatalogue(HOUSE).byId('jupeb')!;
  const { passport: _passport, ...personal } = JUPEB_ANSWERS['personal-details']('');
  const answers = Object.values(allFromWire(jupeb, { ...JUPEB_ANSWERS, 'personal-details': personal })).map((section) =>
    JSON.stringify(section),
  );
  for (let first = from; first < to; first += BATCH)
    await client.query(STORE, [first, Math.min(first + BATCH, to) - 1, jupeb.version, ...answers]);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** $1 first number, $2 last, $3 version, $4..$6 answers of the three sections. */
const STORE = `
  with person as materialized (
    select n, uuid_of_now() as application_id, uuid_of_now() as invoice_id, gen_random_uuid() as passport_id,
           (${RRR_FROM} + n)::text as rrr, '0' || (${PHONE_FROM} + n) as phone, n % ${BEGUN_EVERY} = 0 as begun,
           now() - interval '300 days' + n * interval '10 seconds' as at, (select id from academic_session where is_open) as session_id
      from generate_series($1::int, $2::int) n
  ), invoiced as (
    insert into invoice (id, invoice_number, application_type_id, reg_number, session_id, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at)
    select invoice_id, 'OLD' || lpad(n::text, 8, '0'), 5, phone, session_id, phone, 'Okafor', 'Adaeze', 'Ngozi', 'ada' || n || '@example.com', 'JUPEB application form', 1000000, at from person
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at, checked_at, status_code)
    select replace(invoice_id::text, '-', ''), invoice_id, 1000000, at, rrr, at, at, '00' from person
  ), paid as (
    insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, credited_at, credited_by)
    select invoice_id, replace(invoice_id::text, '-', ''), rrr, 1000000, '00', at, 'public' from person
  ), told as (
    insert into payment_event (invoice_id, kind, actor, detail, at, rrr)
    select invoice_id, kind, 'public', '{"kobo": 1000000}', at, rrr from person cross join unnest(array['invoiced', 'credited']) kind
  ), applied as (
    insert into application (id, application_number, programme, version, rrr, session_id, lastname, firstname, middlename, email, mobile_number, passport_id,
                             verification_code, started_at, completed_at)
    select application_id, 'OLD/' || n, 'jupeb', $3, rrr, session_id, 'Okafor', 'Adaeze', 'Ngozi', 'ada' || n || '@example.com', phone, passport_id,
           substr(replace(passport_id::text, '-', ''), 1, 22), at, case when not begun then at end from person
  ), photographed as (
    insert into document (id, application_id, purpose, content_type, byte_count, uploaded_at, file_id)
    select passport_id, application_id, 'passport', 'image/jpeg', 40000, at, passport_id from person
  ), personal as (
    insert into application_section (application_id, section, answers, saved_at)
    select application_id, 'personal-details', $4::jsonb || jsonb_build_object('passport', passport_id), at from person
  ), sponsored as (
    insert into application_section (application_id, section, answers, saved_at) select application_id, 'sponsor-and-referee', $5::jsonb, at from person
  ), examined as (
    insert into application_section (application_id, section, answers, saved_at) select application_id, 'o-level-result', $6::jsonb, at from person where not begun
  ), typed as (
    insert into application_draft (application_id, section, data, revision, saved_at) select application_id, 'o-level-result', '{}', 1, at from person where begun
  )
  insert into audit_entry (at, actor, action, subject_kind, subject_id, detail, ip)
  select at, 'applicant', 'application.saveSection', 'application', application_id::text, jsonb_build_object('section', section, 'completed', false), '10.0.0.1'
    from person cross join unnest(array['personal-details', 'sponsor-and-referee', 'o-level-result']) section`;
