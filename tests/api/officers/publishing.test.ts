import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { PortalData } from '#contract/shell/portalData.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { callerOf, type Caller, type CallOptions } from '../../support/call.ts';
import { cardToSlip } from '../../support/cardToSlip.ts';
import { newApplicant, logIn } from '../../support/applicant.ts';
import { databasesOf, onDatabases } from '../../support/databases.ts';
import { freePort } from '../../support/freePort.ts';
import { FIXTURES, HOUSE } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { until } from '../../support/until.ts';

/** A folder of a college's own, for a test to publish in. */
interface Desk {
  readonly root: string;
  /** Puts a fixture programme there, or into the place of what is there. */
  put(id: string): void;
  takeAway(id: string): void;
  /** As many editors write: another file, which is given the name of the old one. */
  edit(file: string, was: string, is: string): void;
}

function newDesk(): Desk {
  const root = mkdtempSync(join(tmpdir(), 'matricula-published-'));
  for (const folder of ['schemas', 'flows']) mkdirSync(join(root, folder));
  const both = (id: string, act: (folder: string) => void) =>
    ['schemas', 'flows'].forEach((folder) => act(join(folder, id)));
  return {
    root,
    put: (id) => both(id, (folder) => cpSync(join(FIXTURES, folder), join(root, folder), { recursive: true })),
    takeAway: (id) => both(id, (folder) => rmSync(join(root, folder), { recursive: true })),
    edit(file, was, is) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, `${file} no longer holds what this test changes`).toContain(was);
      writeFileSync(join(root, `${file}.tmp`), text.replaceAll(was, is));
      renameSync(join(root, `${file}.tmp`), join(root, file));
    },
  };
}

const COURSE = 'schemas/evening-college/course.json';
const MISSPELT = /course\.json:\d+ \/properties\/whyEvening\/maxLenght 'maxLenght' is not a word/;

const servedAt = async (server: Caller): Promise<string[]> =>
  (await server.call<{ name: string }[]>('GET', '/api/Enum/programme-types')).data.map(({ name }) => name);
const leftOutAt = async (server: Caller): Promise<readonly string[]> =>
  (await server.call('GET', '/api/health/ready')).data.leftOut ?? [];

const dataAt = async (server: Caller): Promise<PortalData> =>
  JSON.parse(/id="portal-data">(.*?)<\/script>/.exec((await server.call('GET', '/')).text)![1]!) as PortalData;

const isServed = (server: Caller, name: string) =>
  until(`${name} is served without a start`, async () => expect(await servedAt(server)).toContain(name));
const isReported = (server: Caller, sentence: RegExp) =>
  until('what is wrong is told', async () =>
    expect(await leftOutAt(server)).toEqual([expect.stringMatching(sentence)]),
  );
const isRight = (server: Caller) =>
  until('nothing is wrong any more', async () => expect(await leftOutAt(server)).toEqual([]));

onDatabases('a form that is published while the server runs', (databases) => {
  const dist = builtPortal();
  const desk = newDesk();
  afterAll(() => [dist, desk.root].forEach((folder) => rmSync(folder, { recursive: true })));
  let server: TestServer;
  const programme = (id: string) => server.platform.catalogue.byId(id)!;

  beforeAll(async () => {
    desk.put('record-office');
    server = await freshServer(databases, {
      dist,
      roots: [HOUSE, desk.root],
      env: { DECLARATIONS_DIR: desk.root },
    });
  });

  test('is served from card to slip', async () => {
    expect(await servedAt(server)).not.toContain('Exchange Scholarship');
    const { id, version } = programme('record-office');
    const compiled = await server.platform.programmes.find(id, version);
    desk.put('exchange-scholarship');
    await isServed(server, 'Exchange Scholarship');
    expect(await server.platform.programmes.find(id, version), 'what has not changed is not compiled again').toBe(
      compiled,
    );
    expect((await dataAt(server)).programmes.map(({ id }) => id)).toContain('exchange-scholarship');
    await cardToSlip(server, programme('exchange-scholarship'), true);
  });

  test('is left out with its sentence where it has a mistake, and nothing else stops', async () => {
    desk.put('evening-college');
    desk.edit(COURSE, '"maxLength": 300', '"maxLenght": 300');
    await isReported(server, /^Evening College is left out until this is corrected: /);
    await isReported(server, MISSPELT);
    expect(await servedAt(server)).not.toContain('Evening College');
    expect((await dataAt(server)).refused, 'its card says that it is being corrected').toEqual([
      expect.objectContaining({ id: 'evening-college', name: 'Evening College' }),
    ]);
    await cardToSlip(server, programme('record-office'), false);
    await cardToSlip(server, programme('exchange-scholarship'), false);
    await cardToSlip(server, programme('jupeb'), false);
    desk.edit(COURSE, '"maxLenght": 300', '"maxLength": 300');
    await isServed(server, 'Evening College');
    await isRight(server);
    await cardToSlip(server, programme('evening-college'), false);
  });

  test('stands as it was while its new version has a mistake', async () => {
    const before = programme('evening-college');
    desk.edit(COURSE, '"maxLength": 300', '"maxLenght": 300');
    await isReported(server, /^Evening College is served as it stood before until this is corrected: /);
    expect(programme('evening-college')).toEqual(before);
    await cardToSlip(server, before, false);
    desk.edit(COURSE, '"maxLenght": 300', '"maxLength": 300');
    await isRight(server);
  });

  test('leaves whoever has begun on the version of then', async () => {
    const before = programme('evening-college');
    const begun = await newApplicant(server, before);
    desk.edit(COURSE, 'Why not by day?', 'Why in the evening?');
    await until('the new version is served', () =>
      expect(programme('evening-college').version).not.toBe(before.version),
    );
    const versionOf = async ({ token }: { token: string }) =>
      (await server.call<{ version: string }>('GET', `/api${before.endpoints.load.path}`, { token })).data.version;
    expect(await versionOf(begun)).toBe(before.version);
    expect(await versionOf(await logIn(server, begun.rrr, before))).toBe(before.version);
    expect(await versionOf(await newApplicant(server, before))).toBe(programme('evening-college').version);
  });

  test('is served at its new addresses, and to whoever has begun at the old ones', async () => {
    const before = programme('evening-college');
    const begun = await newApplicant(server, before);
    const old = '/EveningCollege/';
    desk.edit('flows/evening-college/endpoints.json', old, '/NightCollege/');
    await until('the new addresses are declared', () =>
      expect(programme('evening-college').endpoints.login.path).toContain('NightCollege'),
    );
    await cardToSlip(server, programme('evening-college'), false);
    const { status } = await server.call('GET', `/api${before.endpoints.load.path}`, { token: begun.token });
    expect(status).toBe(200);
  });

  test('takes no address and no page of the portal, at a start as little as now', async () => {
    desk.edit('flows/evening-college/endpoints.json', '/NightCollege/login', '/Authentication/login');
    const taken = /the address 'POST \/Authentication\/login' of evening-college is the portal's own/;
    await isReported(server, taken);
    await cardToSlip(server, programme('evening-college'), false);
    const started = await freshServer(databases, { roots: [HOUSE, desk.root], env: { DECLARATIONS_DIR: desk.root } });
    expect(await leftOutAt(started)).toEqual([expect.stringMatching(taken)]);
    desk.edit('flows/evening-college/endpoints.json', '/Authentication/login', '/NightCollege/login');
    desk.edit('flows/evening-college/flow.json', '"/evening_college_login"', '"/login"');
    await isReported(server, /the page '\/login' of evening-college is the portal's own/);
    expect((await dataAt(server)).programmes.map(({ routes }) => routes.login)).not.toContain('/login');
    desk.edit('flows/evening-college/flow.json', '"/login"', '"/evening_college_login"');
    await isRight(server);
  });

  test('is served on when its files are gone, which is told', async () => {
    desk.takeAway('evening-college');
    await isReported(server, /flows\/evening-college\/flow\.json:1 .*is not there any more/);
    await cardToSlip(server, programme('evening-college'), false);
  });
});

describe('two servers on one database', () => {
  const databases = databasesOf('postgres');

  test('both serve what is published, and an applicant may meet either', async () => {
    const desk = newDesk();
    onTestFinished(() => rmSync(desk.root, { recursive: true }));
    const place = await databases.seededPlace();
    const start = () =>
      freshServer(databases, { place, roots: [HOUSE, desk.root], env: { DECLARATIONS_DIR: desk.root } });
    const [one, other] = [await start(), await start()];
    desk.put('evening-college');
    await Promise.all([one, other].map((server) => isServed(server, 'Evening College')));
    let turn = 0;
    const either: TestServer = {
      ...one,
      call: (method: string, path: string, options?: CallOptions) =>
        [one, other][turn++ % 2]!.call(method, path, options) as never,
    };
    await cardToSlip(either, one.platform.catalogue.byId('evening-college')!, false);
    const { rows } = await one.platform.database.query({
      name: '',
      text: "select version from published_programme where programme = 'evening-college'",
      values: [],
    });
    expect(rows).toHaveLength(1);
  });
});

describe('a server as npm start runs it', () => {
  const databases = databasesOf('embedded');

  test('takes what is published and logs it, and what is refused', async () => {
    const desk = newDesk();
    const { dataDir } = await databases.seededPlace();
    const port = await freePort();
    const { child, serving, output, ended } = startProcess({
      PORT: String(port),
      DATA_DIR: dataDir,
      DECLARATIONS_DIR: desk.root,
      LOG_LEVEL: 'info',
    });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(desk.root, { recursive: true });
    });
    await serving;
    const server = callerOf(`http://127.0.0.1:${port}`);
    desk.put('record-office');
    desk.put('evening-college');
    desk.edit(COURSE, '"maxLength": 300', '"maxLenght": 300');
    await isServed(server, 'Record Office');
    await isReported(server, MISSPELT);
    expect(output()).toMatch(/"level":30.*"programme":"record-office".*is served as it is declared now/);
    expect(output()).toMatch(/"level":50.*Evening College is left out until this is corrected/);
  });
});
