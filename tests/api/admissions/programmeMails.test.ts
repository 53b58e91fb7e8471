import { beforeAll, expect, test } from 'vitest';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { answersInOrder } from '../../support/answersInOrder.ts';
import { invoiceFor, logIn, newApplicant, pay, submitApplication, type Applicant } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { sendOwnFiles } from '../../support/ownFiles.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const COASTAL = PROGRAMMES.find(({ id }) => id === 'coastal-academy')!;
const { endpoints, closes } = COASTAL;
const DAY_MS = 86_400_000;

onDatabases('the mails of a programme', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
  });

  const rows = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const mailsOf = async (kind: string) =>
    (await rows(`select recipient, subject, words_text as text, words_html as html from mail where kind = '${kind}'
      order by queued_at, id`)) as unknown as {
      readonly recipient: string;
      readonly subject: string;
      readonly text: string;
      readonly html: string;
    }[];
  const last = async (kind: string) => (await mailsOf(kind)).at(-1)!;

  /** From an open application to a submitted one. */
  async function fillAndSubmit(applicant: Applicant, homePort: string): Promise<void> {
    const { token, applicantId } = applicant;
    const files = await sendOwnFiles(server, token, COASTAL);
    const { lookups } = server.platform;
    const { data } = await server.call<ApplicationRecord>('GET', `/api${endpoints.load.path}`, { token });
    const answers = answersInOrder(COASTAL, data.facts, (lookup, parents, field) =>
      lookup === 'uploads'
        ? files.fitting(field)
        : lookup === 'countries'
          ? [566]
          : [...(lookups.options(lookup, parents) ?? [])],
    );
    for (const [section, given] of Object.entries(answers)) {
      const body = { applicantId, ...given, ...(section === 'yourself' && { homePort }) };
      const { status, text } = await server.call('POST', `/api${endpoints.sections[section]!.path}`, { token, body });
      if (status !== 200) throw new Error(text);
    }
    expect((await submitApplication(server, token, endpoints.load.path)).status).toBe(200);
  }

  test('say of an invoice and its payment what the programme declares, with the RRR, the links and the last line', async () => {
    const rrr = await invoiceFor(server, COASTAL);
    const { subject, text, html } = await last('invoice-invoiced');
    expect(subject).toBe(`Coastal Academy: your RRR is ${rrr}`);
    expect(text).toContain('Dear Adaeze,\n\nAdaeze, a berth is waiting. Please pay ₦7,500.00 before 31/08/2027.');
    expect(text).toContain(`RRR: ${rrr}`);
    expect(text).toContain(`/payment_return?RRR=${rrr}`);
    expect(text).toContain('If you did not ask for this invoice, you do not have to do anything.');
    expect(text).not.toContain('This is your RRR.');
    expect(html).toContain('<p>The harbour office is open until four.</p>');
    await pay(server, rrr);
    await logIn(server, rrr, COASTAL);
    const paid = await last('invoice-paid');
    expect(paid.subject, "the product's own where none is declared").toBe(
      'We have received your payment for Coastal Academy Application',
    );
    expect(paid.text).toMatch(/Thank you, Adaeze Okafor\. .+ has received ₦7,500\.00\./);
  });

  test('name answers of what is submitted, as text whatever was typed', async () => {
    const applicant = await newApplicant(server, COASTAL);
    await fillAndSubmit(applicant, '<a href="https://evil.example">{rrr}</a>');
    const { subject, text, html } = await last('application-submitted');
    expect(subject).toBe('Welcome aboard, Adaeze');
    expect(text).toMatch(
      new RegExp(`We have your application ${applicant.applicationNumber} of \\d\\d/\\d\\d/\\d{4}\\.`),
    );
    expect(text).toMatch(/come from <a href="https:\/\/evil\.example">\{rrr\}<\/a> and swim /);
    expect(text, 'a list by its name').toMatch(/Your state is [A-Z][a-z]+/);
    expect(html).toContain('come from &lt;a href=&quot;https://evil.example&quot;&gt;{rrr}&lt;/a&gt;');
    expect(html).not.toContain('href="https://evil');
  });

  test('remind once before the last day ends whoever has not paid or not submitted, however often the job runs or dies', async () => {
    const paid = await newApplicant(server, COASTAL);
    const unpaid = await invoiceFor(server, COASTAL);
    const submitted = await newApplicant(server, COASTAL);
    await fillAndSubmit(submitted, 'Bonny');
    await rows(
      `update invoice set email = 'paid@example.com' where id = (select invoice_id from remita_order where rrr = '${paid.rrr}')`,
    );
    await rows(
      `update invoice set email = 'unpaid@example.com' where id = (select invoice_id from remita_order where rrr = '${unpaid}')`,
    );
    await rows(
      `update invoice set email = 'submitted@example.com' where id = (select invoice_id from remita_order where rrr = '${submitted.rrr}')`,
    );
    await rows(`insert into invoice (invoice_number, application_type_id, session_id, phone, reg_number, lastname, firstname, middlename, email, description, amount_kobo, created_at)
      select 'SEA' || n, 9032, (select id from academic_session where is_open), '0700' || n, '0700' || n, 'Bello', 'Musa', '',
        case when n > 200 then 'one@example.com' else 'musa' || n || '@example.com' end, 'Coastal Academy Application', 750000, now() from generate_series(1, 250) n`);
    await rows(`insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr)
      select invoice_number, id, amount_kobo, now(), '99' || invoice_number from invoice where invoice_number like 'SEA%'`);
    const reminded = async () => (await mailsOf('closing-reminder')).map(({ recipient }) => recipient);

    server.clock.advance(Date.parse(`${closes}T00:00:00Z`) - 5 * DAY_MS - server.clock.now().getTime());
    await server.jobs.run('remind-before-closing');
    expect(await reminded(), 'five days and a few hours before').toEqual([]);
    server.clock.advance(DAY_MS);
    await rows("alter table mail add constraint dies check (recipient <> 'unpaid@example.com')");
    await expect(server.jobs.run('remind-before-closing')).rejects.toThrow('dies');
    await rows('alter table mail drop constraint dies');
    await Promise.all([server.jobs.run('remind-before-closing'), server.jobs.run('remind-before-closing')]);
    await server.jobs.run('remind-before-closing');
    const all = await reminded();
    expect(all).toEqual(expect.arrayContaining(['paid@example.com', 'unpaid@example.com']));
    expect(all, 'nobody who has submitted').not.toContain('submitted@example.com');
    const once = all.filter((recipient) => recipient.startsWith('musa'));
    expect([new Set(once).size, once.length], 'each once').toEqual([200, 200]);
    expect(all.filter((recipient) => recipient === 'one@example.com').length, 'no mailbox is filled').toBeLessThan(25);
    const { subject, text } = (await mailsOf('closing-reminder')).find(
      ({ recipient }) => recipient === 'unpaid@example.com',
    )!;
    expect(subject).toBe('Coastal Academy closes on 31/08/2027');
    expect(text).toContain('the ship leaves on 31/08/2027, and you are not on board yet.');
    expect(text).toContain(`/payment_return?RRR=${unpaid}`);
  });
});
