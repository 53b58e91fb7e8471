import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { callerOf } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { onDatabases } from '../../support/databases.ts';
import { tokenOf } from '../../support/logIn.ts';
import { freshServer } from '../../support/server.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { LONGEST_WAIT_MS, until } from '../../support/until.ts';
import { volumeOf } from '../../support/volume.ts';

/** `ORDERS=2000` for a longer one: the provider is asked ten times a second. A multiple of ten. */
const ORDERS = volumeOf('ORDERS');
const LONGEST_CLAIM_MS = 60_000;

/**
 * Of each ten orders five were paid and never told, one was paid a naira short, four are open. The provider keeps them in the
 * college's own database, so that it survives what kills the server.
 */
const MANY_ORDERS = [
  `insert into invoice (invoice_number, application_type_id, session_id, phone, reg_number, lastname, firstname, middlename, email, description, amount_kobo, created_at)
   select 'MANY' || n, 5, (select id from academic_session where is_open), '0700' || n, '0700' || n, 'Bello', 'Musa', '', 'musa' || n || '@example.com', 'JUPEB Application', 1000000, now() - interval '1 minute'
   from generate_series(1, ${ORDERS}) n`,
  `insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at)
   select invoice_number, id, amount_kobo, created_at, (290000000000 + substr(invoice_number, 5)::int8)::text, created_at from invoice where invoice_number like 'MANY%'`,
  `insert into remita_sandbox_order (rrr, order_id, amount_kobo, payer_name, payer_email, payer_phone, description, created_at, state, paid_kobo, channel, paid_at)
   select rrr, order_id, amount_kobo, 'Bello Musa', 'musa@example.com', '07000000000', 'JUPEB Application', created_at, state, paid_kobo, 'CARDPAYMENT', created_at
   from remita_order, lateral (select right(rrr, 1)::int4 as digit) d,
     lateral (select case when digit < 6 then 'paid' else 'open' end as state, case when digit < 5 then amount_kobo when digit = 5 then amount_kobo - 100 end as paid_kobo) p
   where order_id like 'MANY%'`,
];

/** What was paid in full, and how often each of it is there. */
const CREDITS = `select count(*)::int as paid, count(*) filter (where credits = 1 and audits = 1 and events = 1)::int as once from (
  select (select count(*) from payment p where p.rrr = s.rrr) as credits,
         (select count(*) from audit_entry a where a.action = 'payment-credited' and a.detail->>'rrr' = s.rrr) as audits,
         (select count(*) from payment_event e where e.kind = 'credited' and e.rrr = s.rrr) as events
  from remita_sandbox_order s where s.paid_kobo = s.amount_kobo) each`;

/** What the embedded database acknowledges is looked for in `durability/kills.test.ts`. */
onDatabases('a reconciliation whose server is killed in the middle', (databases) => {
  test(
    'is finished by another: each payment is credited once, each difference told once, each payer written to once',
    async () => {
      const place = await databases.seededPlace();
      const before = await openDatabase(place);
      for (const text of MANY_ORDERS) await before.query({ name: '', text, values: [] });
      await before.close();

      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const { child, serving, ended } = startProcess({
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: address,
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        LOG_LEVEL: 'silent',
      });
      databases.whenOver(async () => {
        child.kill('SIGKILL');
        await ended;
      });
      await serving;
      const [college, token] = [callerOf(address), await tokenOf(address, 'bursar')];
      const {
        data: { id },
      } = await college.call('POST', '/api/Payment/start-reconciliation', { token });
      const queried = async () =>
        (await college.call('GET', `/api/Payment/reconciliation/${id}`, { token })).data.queried as number;
      await until(
        'a third of the orders are asked about',
        async () => expect(await queried()).toBeGreaterThanOrEqual(ORDERS / 3),
        { longestMs: LONGEST_WAIT_MS + ORDERS * 100 },
      );
      child.kill('SIGKILL');
      await ended;

      const after = await freshServer(databases, { place });
      const rows = async (text: string) => (await after.platform.database.query({ name: '', text, values: [] })).rows;
      const progress = async () =>
        (
          await rows(
            `select queried, unanswered, finished_at is not null as finished from reconciliation where id = ${id}`,
          )
        )[0]!;
      const left = await progress();
      expect(left).toMatchObject({ finished: false });
      expect(left['queried']).toBeLessThan(ORDERS);
      after.clock.advance(Date.now() - after.clock.now().getTime());
      await after.jobs.run('reconcile-payments');
      expect(await progress()).toEqual(left);

      after.clock.advance(LONGEST_CLAIM_MS);
      await Promise.all([after.jobs.run('reconcile-payments'), after.jobs.run('reconcile-payments')]);
      expect(await progress()).toEqual({ queried: ORDERS, unanswered: 0, finished: true });
      const [paid, short] = [ORDERS / 2, ORDERS / 10];
      expect(await rows(CREDITS)).toEqual([{ paid, once: paid }]);
      expect(await rows('select count(*)::int as payments from payment')).toEqual([{ payments: paid }]);
      expect(
        await rows(
          `select kind, count(*)::int as told, count(distinct rrr)::int as rrrs from reconciliation_difference where reconciliation_id = ${id} group by 1 order by 1`,
        ),
      ).toEqual([
        { kind: 'missed', told: paid, rrrs: paid },
        { kind: 'short', told: short, rrrs: short },
      ]);
      expect(
        await rows(
          'select kind, count(*)::int as cases, count(distinct rrr)::int as rrrs from payment_case group by 1',
        ),
      ).toEqual([{ kind: 'short', cases: short, rrrs: short }]);
      expect(
        await rows(
          `select count(*)::int as mails, count(distinct recipient)::int as payers from mail where kind = 'payment-case'`,
        ),
      ).toEqual([{ mails: short, payers: short }]);
    },
    300_000 + ORDERS * 250,
  );
});
