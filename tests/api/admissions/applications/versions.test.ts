import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { jupeb } from '#catalogue/jupeb.fixture.ts';
import {
  fillJupeb,
  invoiceFor,
  JUPEB_ANSWERS,
  logIn,
  newApplicant,
  pay,
  saveJupeb,
  SECTION_ADDRESS,
  sendPassport,
  submitApplication,
  type Applicant,
} from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const LOAD = '/api/JupebApplication/application';
const SLIP = '/api/JupebApplication/application-slip';

/** A copy of the declarations that an officer may change. */
function declarations(databases: { whenOver(clean: () => Promise<void>): void }): {
  root: string;
  change(file: string, from: string, to: string): void;
} {
  const root = mkdtempSync(join(tmpdir(), 'matricula-declarations-'));
  for (const folder of ['schemas', 'flows']) cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  databases.whenOver(async () => rmSync(root, { recursive: true }));
  return {
    root,
    change(file, from, to) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      writeFileSync(join(root, file), text.replaceAll(from, to));
    },
  };
}

onDatabases('an application on its own version', (databases) => {
  test('stays on the declaration it was started on, while a new one gets the new', async () => {
    const { root, change } = declarations(databases);
    const place = await databases.freshPlace();
    const before = await freshServer(databases, { roots: [root], place });
    const [submitted, begun] = [await newApplicant(before), await newApplicant(before)];
    await fillJupeb(before, submitted);
    const slip = (await before.call('GET', SLIP, { token: submitted.token })).data;
    await before.close();

    change(
      'schemas/jupeb/personal-details.json',
      '"hasDisability", "disability", "religionId"',
      '"hasDisability", "disability", "religionId", "maidenName"',
    );
    change('schemas/shared/contact.json', 'invaild phone number', 'please write the phone number as 0 and ten digits');
    change('schemas/jupeb/slip.json', '"label": "Sex"', '"label": "Gender"');
    change('flows/jupeb/endpoints.json', 'add-or-update-personal-details', 'personal-details');
    const after = await freshServer(databases, { roots: [root], place });

    const old = await logIn(after, begun.rrr);
    const record = (await after.call('GET', '/api/JupebApplication/application', { token: old.token })).data;
    expect((await after.call('GET', `/programmes/jupeb/${record.version}/personal-details.js`)).text).toContain(
      'invaild phone number',
    );
    const passport = await sendPassport(after, old.token);
    const answers = { ...JUPEB_ANSWERS['personal-details'](passport), mobileNumber: '0803' };
    const refused = await after.call('POST', SECTION_ADDRESS['personal-details'], { token: old.token, body: answers });
    expect(refused.json.errors).toEqual({ '/mobileNumber': 'invaild phone number' });
    expect((await after.call('GET', SLIP, { token: submitted.token })).data).toEqual({
      ...slip,
      verification: expect.anything(),
    });

    const rrr = await invoiceFor(after);
    await pay(after, rrr);
    const fresh = await logIn(after, rrr);
    const fromNew = await after.call('POST', '/api/JupebApplication/personal-details', {
      token: fresh.token,
      body: { ...answers, passport: await sendPassport(after, fresh.token) },
    });
    expect(Object.keys(fromNew.json.errors)).toEqual(['/maidenName', '/mobileNumber']);
    expect(
      (await after.call('POST', SECTION_ADDRESS['personal-details'], { token: fresh.token, body: answers })).status,
    ).toBe(404);
  });

  test('begun before there was a check is submitted by its last section, as it was then', async () => {
    const server = await freshServer(databases);
    const applicant = await newApplicant(server);
    await beforeTheCheck(server, applicant);
    await saveJupeb(server, applicant);
    expect((await server.call('GET', LOAD, { token: applicant.token })).data).toMatchObject({
      formCompleted: true,
      afterLogin: null,
      next: null,
    });
    expect((await submitApplication(server, applicant.token)).status, 'whoever asks for it does no harm').toBe(200);
  });
});

/** As if it had been begun on the declaration of JUPEB that had no check yet. */
async function beforeTheCheck(
  { platform: { database, programmes } }: TestServer,
  { applicantId }: Applicant,
): Promise<void> {
  const { check: _, ...states } = jupeb.chart.states;
  const oLevelResult = { ...states['oLevelResult'], on: { SAVED: 'preview', PREVIOUS: 'sponsorAndReferee' } };
  const declared = programmes.all.find(({ id }) => id === 'jupeb')!;
  const before = { ...declared, version: 'before', chart: { ...declared.chart, states: { ...states, oLevelResult } } };
  await database.query({
    name: '',
    text: "insert into published_programme (programme, version, declaration, published_at) values ('jupeb', 'before', $1, now())",
    values: [JSON.stringify(before)],
  });
  await database.query({
    name: '',
    text: "update application set version = 'before' where id = $1",
    values: [applicantId],
  });
}
