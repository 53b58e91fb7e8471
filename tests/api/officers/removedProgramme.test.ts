import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Programme } from '#catalogue/programme.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { lookAtBegun } from '../../../scripts/begun-applications/look.ts';
import { invoiceFor, logIn, newApplicant, pay, type Applicant } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { FIXTURES, HOUSE } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';

const ID = 'evening-college';
const SENTENCE =
  /flows\/evening-college\/flow\.json:1 .*is not there any more, and 3 people have invoices of it that are not settled/;

const root = mkdtempSync(join(tmpdir(), 'matricula-removed-'));
for (const folder of ['schemas', 'flows'])
  cpSync(join(FIXTURES, folder, ID), join(root, folder, ID), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

onDatabases('a programme whose files are taken away', (databases) => {
  let place: DatabasePlace;
  let own: Programme;
  let begun: Applicant;
  let paid: string;
  let unpaid: string;
  let report: string;
  let server: TestServer;

  beforeAll(async () => {
    place = await databases.seededPlace();
    server = await freshServer(databases, { place, roots: [HOUSE, root] });
    own = server.platform.catalogue.byId(ID)!;
    begun = await newApplicant(server, own);
    paid = await invoiceFor(server, own);
    await pay(server, paid);
    unpaid = await invoiceFor(server, own);
    await server.close();
    report = await lookAtBegun(place, () => loadCatalogue(HOUSE));
    server = await freshServer(databases, { place, roots: [HOUSE] });
  });

  test('says in the check and at the start whom that would strand', async () => {
    expect(report).toMatch(SENTENCE);
    const { data } = await server.call('GET', '/api/health/ready');
    expect(data.leftOut).toEqual([expect.stringMatching(SENTENCE)]);
    expect(data.leftOut![0]).toMatch(/^Evening College is served as it stood before/);
  });

  test('is served to who has begun, who has paid and who pays now', async () => {
    await pay(server, unpaid);
    for (const rrr of [begun.rrr, paid, unpaid]) {
      const { token } = await logIn(server, rrr, own);
      expect((await server.call('GET', `/api${own.endpoints.load.path}`, { token })).status).toBe(200);
    }
    const digits = paid.replace(/\D/g, '');
    const { status, text } = await server.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${digits}`);
    expect([status, text.includes('Evening College')]).toEqual([200, true]);
  });

  test('makes no new invoice', async () => {
    await expect(invoiceFor(server, own)).rejects.toThrow(/closed on/i);
  });

  test('keeps its number before one that comes newly, at a start as while the server runs', async () => {
    const newcomer = mkdtempSync(join(tmpdir(), 'matricula-newcomer-'));
    onTestFinished(() => rmSync(newcomer, { recursive: true }));
    for (const folder of ['schemas', 'flows']) {
      const made = join(newcomer, folder, 'night-school');
      cpSync(join(FIXTURES, folder, ID), made, { recursive: true });
      for (const file of readdirSync(made)) {
        const text = readFileSync(join(made, file), 'utf8').replaceAll(ID, 'night-school');
        const other = text.replaceAll('Evening College', 'Night School').replaceAll('EveningCollege', 'NightSchool');
        writeFileSync(join(made, file), other.replaceAll('evening_college', 'night_school'));
      }
    }
    await server.close();
    const both = await freshServer(databases, { place, roots: [HOUSE, newcomer] });
    const { data } = await both.call('GET', '/api/health/ready');
    expect(data.leftOut).toEqual([
      expect.stringMatching(/night-school.* is that of evening-college, which is served as it stood/),
      expect.stringMatching(SENTENCE),
    ]);
    expect((await logIn(both, paid, own)).token).toBeTruthy();
    await both.close();
  });

  test('is gone once the last of them is settled', async () => {
    const last = await freshServer(databases, { place, roots: [HOUSE] });
    const { rows } = await last.platform.database.query({
      name: '',
      text: `update invoice set void_at = now(), void_by = 'system:test' where application_type_id = $1 returning id`,
      values: [own.applicationTypeId],
    });
    expect(rows).toHaveLength(3);
    await last.close();
    server = await freshServer(databases, { place, roots: [HOUSE] });
    expect(server.platform.catalogue.byId(ID)).toBeUndefined();
  });
});
