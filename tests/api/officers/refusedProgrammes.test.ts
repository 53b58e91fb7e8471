import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { PortalData } from '#contract/shell/portalData.ts';
import type { Programme } from '#catalogue/programme.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { lookAtBegun } from '../../../scripts/begun-applications/look.ts';
import { invoiceFor, logIn, newApplicant, pay, type Applicant } from '../../support/applicant.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { freePort } from '../../support/freePort.ts';
import { databasesOf, onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { HOUSE } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { startProcess } from '../../support/serverProcess.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';

/** A programme as it was written from the guides before a chart had a check, which is refused since. */
const REFUSED = fileURLToPath(new URL('../../fixtures/refused', import.meta.url));
const FLOW = 'flows/vacation-school/flow.json';
const SENTENCE =
  /flows\/vacation-school\/flow\.json:\d+ \/chart\/states\/oLevelResult\/on\/SAVED 'oLevelResult' ends the form as it is saved, before the answers are checked/;
const WORDS =
  'The Vacation School form is being corrected. What you have paid and what you typed is kept: please come back later';
const MOBILE = '08099887766';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** A college's own declarations, as the update finds them, or as they were served before it. */
function ownRoot(change?: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'matricula-own-'));
  roots.push(root);
  cpSync(REFUSED, root, { recursive: true });
  if (change) writeFileSync(join(root, FLOW), change(readFileSync(join(root, FLOW), 'utf8')));
  return root;
}

const corrected = (text: string) =>
  text
    .replace('"SAVED": "preview"', '"SAVED": "check"')
    .replace('"preview": { "$ref"', '"check": { "$ref": "../shared/check.json" },\n      "preview": { "$ref"');

const dataOf = (text: string) => JSON.parse(/id="portal-data">(.*?)<\/script>/.exec(text)![1]!) as PortalData;

onDatabases('a programme of a college’s own that is refused after an update', (databases) => {
  const dist = builtPortal();
  afterAll(() => rmSync(dist, { recursive: true }));
  let place: DatabasePlace;
  let own: Programme;
  let begun: Applicant;
  let ofJupeb: Applicant;
  let unpaid: string;
  let paid: string;
  let server: TestServer;

  const start = (root: string) => freshServer(databases, { dist, place, roots: [HOUSE, root] });
  const rows = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const mailed = (kind: string) => rows(`select words_text from mail where kind = '${kind}' order by queued_at, id`);
  const details = (rrr: string) =>
    server.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr.replace(/\D/g, '')}`);
  const draft = (applicant: Applicant, revision: number, data: object) =>
    server.call('PUT', '/api/Application/draft', {
      token: applicant.token,
      body: { section: 'sponsor-and-referee', data, revision },
    });

  beforeAll(async () => {
    place = await databases.seededPlace();
    server = await start(ownRoot(corrected));
    own = server.platform.catalogue.byId('vacation-school')!;
    begun = await newApplicant(server, own);
    expect((await draft(begun, 0, { Sponsor: { Fullname: 'Chidi Okafor' } })).status).toBe(200);
    paid = await invoiceFor(server, own);
    await pay(server, paid);
    unpaid = await invoiceFor(server, own);
    const officer = await signedIn(server, 'admissions');
    const later = new Date(Date.parse(own.closes) + 7 * 86_400_000).toISOString().slice(0, 10);
    const put = await server.call('POST', '/api/Application/extend-deadline', {
      token: officer.token,
      body: { request: randomUUID(), applicationTypeIds: [910], closes: later, reason: 'The portal was away.' },
    });
    expect(put.status, put.text).toBe(200);
    await server.close();
    server = await start(ownRoot());
  });

  test('leaves the server ready, with the sentence in the details and without the folder', async () => {
    const { status, data } = await server.call('GET', '/api/health/ready');
    expect(status).toBe(200);
    expect(data.leftOut).toEqual([expect.stringMatching(SENTENCE)]);
    expect(data.leftOut![0]).toMatch(/^Vacation School is left out until this is corrected: flows\/vacation-school/);
  });

  test('leaves all others open', async () => {
    ofJupeb = await newApplicant(server);
    expect((await server.call('GET', '/api/Enum/programme-types')).data.map(({ name }) => name)).toEqual(
      server.platform.catalogue.programmes.map(({ name }) => name),
    );
  });

  test('is told to the portal, with the addresses by which people look for it', async () => {
    for (const path of [
      '/',
      '/vacation_school_login',
      '/vacation_school_application',
      '/vacation_school_students_invoice',
    ]) {
      const page = await server.call('GET', path);
      expect(page.status, path).toBe(200);
      const { programmes, refused } = dataOf(page.text);
      expect(programmes.map(({ id }) => id)).not.toContain('vacation-school');
      expect(refused).toEqual([
        expect.objectContaining({
          id: 'vacation-school',
          name: 'Vacation School',
          applicationTypeId: 910,
          invoicePages: ['/vacation_school_students_invoice'],
        }),
      ]);
    }
  });

  test('stops a login, at its own address and at another programme’s, with kind words', async () => {
    const login = (path: string) => server.call('POST', `/api${path}`, { body: { rrr: begun.rrr } });
    const here = await login(own.endpoints.login.path);
    expect([here.status, here.json.message]).toEqual([503, WORDS]);
    const elsewhere = await login('/JupebApplication/login');
    expect([elsewhere.status, elsewhere.json.message]).toEqual([422, `This RRR is for Vacation School. ${WORDS}`]);
  });

  test('keeps what is typed where the form is open, and neither saves nor submits it', async () => {
    for (const { method, path } of [own.endpoints.load, own.endpoints.slip, ...Object.values(own.endpoints.sections)]) {
      const stopped = await server.call(method, `/api${path}`, {
        token: begun.token,
        ...(method !== 'GET' && { body: {} }),
      });
      expect([stopped.status, stopped.json.message], path).toEqual([503, WORDS]);
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await draft(begun, 1, { Sponsor: { Fullname: 'Chidi Eze Okafor' } })).status).toBe(200);
    const submitted = await server.call('POST', '/api/Application/submit', {
      token: begun.token,
      body: { revision: 0 },
    });
    expect([submitted.status, submitted.json.message]).toEqual([503, WORDS]);
  });

  test('makes no new invoice', async () => {
    const lookup = await server.call(
      'GET',
      `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=910&regNumber=${MOBILE}&mobileNumber=${MOBILE}`,
    );
    expect([lookup.status, lookup.json.message]).toEqual([503, WORDS]);
  });

  test('has its invoices shown, and a payment credited, of which the payer is told without a way to log in', async () => {
    expect((await details(unpaid)).data).toMatchObject({ isPaid: false, applicationTypeId: 910 });
    await pay(server, unpaid);
    expect(
      (await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: unpaid } })).status,
    ).toBe(200);
    expect((await details(unpaid)).data).toMatchObject({ isPaid: true });
    const [told] = (await mailed('invoice-paid')).filter((mail) =>
      String(mail['words_text']).includes(unpaid.replace(/\D/g, '')),
    );
    expect(told!['words_text']).toContain(`${WORDS}.`);
    expect(told!['words_text']).not.toContain('Log in');
  });

  test('sends a forgotten RRR, and does not hold up those of others', async () => {
    for (const [applicationTypeId, { rrr }] of [
      [910, begun],
      [5, ofJupeb],
    ] as const) {
      const {
        data: { invoiceNumber },
      } = await details(rrr);
      expect(
        (
          await server.call('POST', '/api/ApplicationInvoice/send-rrr', {
            body: { applicationTypeId, contact: 'ada@example.com', number: invoiceNumber },
          })
        ).status,
      ).toBe(200);
    }
    await server.jobs.run('answer-rrr-requests');
    const mails = (await mailed('rrr-forgotten')).map((mail) => String(mail['words_text']));
    expect(mails.filter((mail) => mail.includes('Vacation School'))).toEqual([expect.stringContaining(`${WORDS}.`)]);
    expect(mails.some((mail) => mail.includes('JUPEB'))).toBe(true);
  });

  test('is in the reports, the slips and the candidates by its name', async () => {
    const { token } = await signedIn(server, 'admin');
    const {
      data: { rows: counted },
    } = await server.call('GET', '/api/Application/application-report', { token });
    expect(counted.find(({ programme }) => programme === 'Vacation School')).toMatchObject({
      invoices: 3,
      paid: 3,
      started: 1,
    });
    const [application] = await rows(`select verification_code from application where id = '${begun.applicantId}'`);
    const slip = await server.call('GET', `/api/Application/verify-slip?code=${application!['verification_code']}`);
    expect(slip.data).toMatchObject({ programme: 'Vacation School' });
    for (const path of [
      '/api/Application/deadlines',
      '/api/Dashboard/home',
      '/api/Dashboard/admin-dashboard',
      '/api/AdmissionList/search?search=Okafor',
    ])
      expect((await server.call('GET', path, { token })).status, path).toBe(200);
  });

  test('mails nobody of its new closing date before it is corrected, and then everybody; whoever has begun goes on', async () => {
    await server.jobs.run('tell-extensions');
    expect(await mailed('deadline-extended')).toEqual([]);
    await server.close();

    const root = ownRoot();
    const begunReport = await lookAtBegun(place, () => loadCatalogue(HOUSE, root));
    expect(begunReport).toMatch(/vacation-school is left out, and nobody can log in to it until this is corrected: /);

    server = await start(ownRoot(corrected));
    await server.jobs.run('tell-extensions');
    expect(await mailed('deadline-extended')).toHaveLength(3);
    expect((await server.call('GET', '/api/health/ready')).data).toEqual({ ready: true });
    const again = await logIn(server, begun.rrr, own);
    expect(again.applicantId).toBe(begun.applicantId);
    const { data: record } = await server.call<{ drafts: Record<string, { data: unknown }> }>(
      'GET',
      `/api${own.endpoints.load.path}`,
      { token: again.token },
    );
    expect(record.drafts['sponsor-and-referee']!.data).toEqual({ Sponsor: { Fullname: 'Chidi Eze Okafor' } });
    expect((await logIn(server, paid, own)).applicantId).not.toBe(begun.applicantId);
  });
});

describe('a file of a college’s own that is not even JSON', () => {
  const databases = databasesOf('postgres');

  test('leaves its programme known by what was last published of it', async () => {
    const place = await databases.seededPlace();
    const before = await freshServer(databases, { place, roots: [HOUSE, ownRoot(corrected)] });
    const { routes, endpoints, applicationTypeId } = before.platform.catalogue.byId('vacation-school')!;
    const { rrr } = await newApplicant(before, { applicationTypeId, endpoints });
    await before.close();
    const server = await freshServer(databases, { place, roots: [HOUSE, ownRoot(() => '{ "programme"')] });
    expect(server.platform.programmes.refused).toEqual([
      expect.objectContaining({
        id: 'vacation-school',
        name: 'Vacation School',
        applicationTypeId: 910,
        pages: expect.arrayContaining(Object.values(routes)) as unknown,
      }),
    ]);
    const stopped = await server.call('POST', `/api${endpoints.login.path}`, { body: { rrr } });
    expect([stopped.status, stopped.json.message]).toEqual([503, WORDS]);
  });

  test('is a name of its folder where nothing was published', async () => {
    const server = await freshServer(databases, { roots: [HOUSE, ownRoot(() => '{ "programme"')] });
    expect(server.platform.programmes.refused).toEqual([
      { id: 'vacation-school', name: 'vacation-school', pages: [], invoicePages: [] },
    ]);
  });
});

describe('an address of an earlier version that another programme declares today', () => {
  const databases = databasesOf('postgres');

  test('is that one’s, and keeps no server from starting', async () => {
    const place = await databases.seededPlace();
    const before = await freshServer(databases, { place, roots: [HOUSE, ownRoot(corrected)] });
    const {
      endpoints: { login },
    } = before.platform.catalogue.byId('vacation-school')!;
    await before.close();
    const root = ownRoot(corrected);
    const [endpoints, text] = [
      join(root, 'flows/vacation-school/endpoints.json'),
      readFileSync(join(root, 'flows/vacation-school/endpoints.json'), 'utf8'),
    ];
    writeFileSync(endpoints, text.replaceAll('/VacationSchoolApplication/', '/MovedApplication/'));
    for (const folder of ['flows', 'schemas'])
      cpSync(join(root, folder, 'vacation-school'), join(root, folder, 'a-second-school'), { recursive: true });
    const second = join(root, 'flows/a-second-school/flow.json');
    writeFileSync(
      second,
      readFileSync(second, 'utf8')
        .replace('910', '911')
        .replace('"Vacation School"', '"A Second School"')
        .replaceAll('vacation_school', 'second_school'),
    );
    writeFileSync(join(root, 'flows/a-second-school/endpoints.json'), text);
    for (const section of ['personal-details', 'sponsor-and-referee', 'o-level-result']) {
      const file = join(root, 'schemas/a-second-school', `${section}.json`);
      writeFileSync(file, readFileSync(file, 'utf8').replace('"vacation-school/', '"a-second-school/'));
    }
    const server = await freshServer(databases, { place, roots: [HOUSE, root] });
    expect(server.platform.catalogue.refusals).toEqual([]);
    expect((await server.call('POST', `/api${login.path}`, { body: { rrr: '' } })).status).toBe(422);
  });
});

describe('who starts and who checks', () => {
  const databases = databasesOf('embedded');

  test('npm start says what is left out, in the log and in its greeting', async () => {
    const { dataDir } = await databases.seededPlace();
    const { child, serving, output, ended } = startProcess({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DECLARATIONS_DIR: REFUSED,
    });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    await serving;
    const [logged, greeted] = [
      output()
        .split('\n')
        .filter((line) => line.startsWith('{') && SENTENCE.test(line)),
      output()
        .split('\n')
        .filter((line) => !line.startsWith('{') && SENTENCE.test(line)),
    ];
    expect([logged.length, greeted.length]).toEqual([1, 1]);
  });

  test('npm run check says it, and does not fail', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ownProgrammes.ts'], {
      cwd: HOUSE,
      env: { PATH: process.env['PATH'], DECLARATIONS_DIR: REFUSED },
    });
    expect(stdout).toMatch(SENTENCE);
  });
});
