import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Invoice } from '#contract/finance/invoices.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Outage } from '#remita-sandbox/trouble.ts';
import { createApp } from '#server/app.ts';
import { applicationInvoices } from '#server/admissions/application-invoices/index.ts';
import { invoices } from '#server/finance/invoices/index.ts';
import { payments } from '#server/finance/payments/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { receipts } from '#server/finance/receipts/index.ts';
import { reconciliation } from '#server/finance/reconciliation/index.ts';
import { createRemita } from '#server/platform/payment/createRemita.ts';
import type { Remita } from '#server/platform/payment/remita.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { createBackgroundJobs } from '#server/platform/background-jobs/createBackgroundJobs.ts';
import { Facts } from '#server/platform/facts.ts';
import { Reactions } from '#server/platform/reactions.ts';
import { Life } from '#server/platform/life.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { liveCatalogue } from '#server/platform/programmes/liveCatalogue.ts';
import { createClosingDates } from '#server/platform/programmes/closingDates.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readSettings } from '#server/platform/settings.ts';
import { sessions } from '#server/school/sessions/index.ts';
import { type Answer, callerOf, type Cookies, type Envelope } from '../../../support/call.ts';
import { freePort } from '../../../support/freePort.ts';
import { manualJobs } from '../../../support/manualJobs.ts';
import { manualPressure } from '../../../support/manualPressure.ts';
import { catalogueOf, HOUSE } from '../../../support/programmes.ts';
import type { ReplyAt } from '../../../support/replyAt.ts';
import { startSandbox, type SandboxProcess } from '../../../support/remitaSandbox.ts';
import { LONGEST_WAIT_MS } from '../../../support/until.ts';

/** Where a test turns the college's price list and its clock, and runs its job. */
export interface PaymentCollege {
  readonly database: Database;
  readonly sandbox: SandboxProcess;
  /** A provider that is slow is given up soon; any other is waited for, however slow the machine is. */
  setOutage(outage: Outage): Promise<void>;
  /** Naira, by application type; what is not here costs what the catalogue says. */
  readonly prices: Map<number, number>;
  /** How far the college's clock, which stands, is ahead of its start, in milliseconds. */
  clock: { ahead: number; now(): Date };
  /** Paths stand below `/api`. */
  get<Path extends string>(path: Path): Promise<Replied<ReplyAt<'GET', `/api${Path}`>>>;
  post<Path extends string>(path: Path, body: unknown): Promise<Replied<ReplyAt<'POST', `/api${Path}`>>>;
  /** Posts a notification as the provider does; answers the text. */
  notify(body: unknown): Promise<string>;
  generate(change?: Record<string, unknown>): Promise<Invoice>;
  /** Runs the job that a schedule would run, on every server at once. */
  checkDue(): Promise<void>;
  /** Likewise the one that compares with the provider. */
  reconcile(): Promise<void>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

interface Replied<Reply> {
  readonly status: number;
  /** The whole reply. */
  readonly body: Envelope<Reply>;
}

const START = Date.parse('2026-11-02T09:00:00Z');

interface CollegeOptions {
  readonly servers?: number;
  /** Stands before the provider, whose address it is given, and answers its own. */
  readonly before?: (providerAddress: string) => Promise<string>;
}

/** Servers of invoices and payments on one database, with the provider in a process of its own; all on real sockets. */
export async function openCollege(
  database: Database,
  { servers = 2, before = async (address) => address }: CollegeOptions = {},
): Promise<PaymentCollege> {
  const clock = { ahead: 0, now: () => new Date(START + clock.ahead) };
  const prices = new Map<number, number>();
  const firstPort = await freePort();
  const sandbox = await startSandbox(`http://127.0.0.1:${firstPort}/api/Payment/notification`);
  const remita = { ...sandbox.settings, baseUrl: await before(sandbox.settings.baseUrl) };
  let patienceMs = LONGEST_WAIT_MS;
  const patiently: typeof fetch = (address, init) =>
    fetch(address, { ...init, signal: AbortSignal.any([init!.signal!, AbortSignal.timeout(patienceMs)]) });
  const cookies: Cookies = new Map();
  const started = await Promise.all(
    Array.from({ length: servers }, async (_, at) => {
      const jobs = manualJobs();
      const app = await createApp(
        platformOf(
          database,
          createRemita(remita, { fetch: patiently, timeoutMs: LONGEST_WAIT_MS }),
          prices,
          clock.now,
          jobs,
        ),
        { domains: [sessions, applicationInvoices, invoices, payments, reconciliation, receipts] },
      );
      await app.listen({ port: at === 0 ? firstPort : 0, host: '127.0.0.1' });
      const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      return { app, jobs, ...callerOf(address, cookies) };
    }),
  );

  await started[0]!.call(
    'GET',
    '/api/ApplicationInvoice/application-invoice-data?applicationTypeId=5&regNumber=08039999999',
  );
  let turn = 0;
  const server = () => started[turn++ % started.length]!;
  const get = async <Path extends string>(path: Path) => repliedWith(await server().call('GET', `/api${path}`));
  const post = async <Path extends string>(path: Path, body: unknown) =>
    repliedWith(await server().call('POST', `/api${path}`, { body }));
  return {
    database,
    sandbox,
    prices,
    clock,
    get,
    post,
    async setOutage(outage) {
      patienceMs = outage === 'slow' ? 500 : LONGEST_WAIT_MS;
      await sandbox.set({ outage });
    },
    notify: async (body) =>
      (await server().call('POST', '/api/Payment/notification', { body: JSON.stringify(body) })).text,
    async generate(change = {}) {
      const { status, body } = await post('/ApplicationInvoice/generate-application-invoice', invoiceRequest(change));
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.data;
    },
    checkDue: async () => void (await Promise.all(started.map(({ jobs }) => jobs.run('ask-open-rrrs')))),
    reconcile: async () => void (await Promise.all(started.map(({ jobs }) => jobs.run('reconcile-payments')))),
    rows: async (text) => (await database.query({ name: '', text, values: [] })).rows,
    async stop() {
      await Promise.all(
        started.map(({ app }) => {
          app.server.closeAllConnections();
          return app.close();
        }),
      );
      await sandbox.stop();
    },
  };
}

export const invoiceRequest = (change: Record<string, unknown> = {}) => ({
  Lastname: 'Okafor',
  FirstName: 'Ada',
  MiddleName: '',
  MobileNumber: '08031234567',
  RegNumber: (change['MobileNumber'] as string | undefined) ?? '08031234567',
  Email: 'ada@example.com',
  SessionId: 1,
  Amount: 10_000,
  ApplicationTypeId: 5,
  ...change,
});

let phones = 0;
/** A phone that no other test of the file uses. */
export const newPhone = (): string => `0803${String(++phones).padStart(7, '0')}`;

function platformOf(
  database: Database,
  remita: Remita,
  prices: Map<number, number>,
  now: () => Date,
  jobs: Platform['jobs'],
): Platform {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const log = pino({ level: 'silent' });
  return {
    settings,
    database,
    remita,
    jobs,
    now,
    log,
    life: new Life(),
    reactions: new Reactions(),
    facts: new Facts(),
    metrics: createMetrics(),
    pressure: manualPressure(),
    backgroundJobs: createBackgroundJobs({ database, log, now }),
    mail: createMailer({ settings, database, log, now }),
    catalogue: liveCatalogue(priced(catalogueOf([HOUSE]), prices)),
    programmes: { all: [], refused: [], become: () => undefined, find: unused },
    closingDates: createClosingDates(),
    lookups: createCollegeLookups(now),
    files: { put: unused, get: unused, read: unused, remove: unused },
  };
}

const unused = () => Promise.reject(new Error('Payments keep no files'));

/** The college's own catalogue at prices that a test changes while the college runs. */
function priced(catalogue: Catalogue, prices: Map<number, number>): Catalogue {
  return {
    ...catalogue,
    byApplicationTypeId(id) {
      const programme = catalogue.byApplicationTypeId(id);
      return (
        programme && {
          ...programme,
          invoice: { ...programme.invoice, amount: prices.get(id) ?? programme.invoice.amount },
        }
      );
    },
  };
}

const repliedWith = <Reply>({ status, json }: Answer<Reply>): Replied<Reply> => ({ status, body: json });
