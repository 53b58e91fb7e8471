import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { newApplicant } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { fillUpTo, HOUSE_PROGRAMME } from '../../../support/fillUpTo.ts';
import { sampleFile, sendFile } from '../../../support/files.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const DIRECT_ENTRY = HOUSE_PROGRAMME('direct-entry');
const LOAD = '/api/DirectEntryApplication/load-form';
const CERTIFICATES = '/api/DirectEntryApplication/add-or-update-certificates';
const ASKED = [
  'birthCertificate',
  'lgaIdentification',
  'testimonials',
  'firstSchoolLeavingCertificate',
  'oLevelCertificate',
] as const;

onDatabases('certificates of Direct Entry', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });
  /** Whose form is filled in up to the certificates. */
  const candidate = async () => {
    const applicant = await newApplicant(server, DIRECT_ENTRY);
    await fillUpTo(server, DIRECT_ENTRY, applicant, 'certificates');
    const { token, applicantId } = applicant;
    return {
      token,
      load: async () => (await server.call<ApplicationRecord>('GET', LOAD, { token })).data,
      save: (papers: object) => server.call('POST', CERTIFICATES, { token, body: { applicantId, ...papers } }),
      send: async () => {
        const ids: Record<string, string> = {};
        for (const field of ASKED)
          ids[field] = await sendFile(
            server,
            token,
            sampleFile({ section: 'certificates', field: `/${field}` }, { name: `${field}.pdf` }),
          );
        return ids;
      },
    };
  };

  test('are requested each by its own words, and the form says that nothing is saved', async () => {
    const { load, save } = await candidate();
    const { status, json } = await save({});
    expect([status, json.errors]).toEqual([
      422,
      {
        '/birthCertificate': 'please upload your birth certificate',
        '/lgaIdentification': 'please upload your LGA identification',
        '/testimonials': 'please upload your testimonials',
        '/firstSchoolLeavingCertificate': 'please upload your first school leaving certificate',
        '/oLevelCertificate': 'please upload your O-Level result',
      },
    ]);
    const form = await load();
    expect(form).toMatchObject({ programmeId: 'direct-entry', formCompleted: false, next: 'certificates' });
    expect(form.answers['certificates']).toBeUndefined();
  });

  test('are saved, and stand in the form with their files; one is replaced without the others', async () => {
    const { load, save, send, token } = await candidate();
    const ids = await send();
    expect((await save(ids)).status).toBe(200);
    const first = await load();
    expect(first.answers['certificates']).toEqual(ids);
    expect(first.documents.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(ids)));
    const files = () => readdirSync(join(server.platform.settings.dataDir, 'files')).length;
    const before = files();
    const place = { section: 'certificates', field: '/testimonials' };
    const testimonials = await sendFile(server, token, sampleFile(place, { name: 'signed.pdf' }));
    expect((await save({ ...ids, testimonials })).status).toBe(200);
    const second = await load();
    expect(second.answers['certificates']).toEqual({ ...ids, testimonials });
    const there = second.documents.map(({ id }) => id);
    expect(there).toEqual(expect.arrayContaining(Object.values({ ...ids, testimonials })));
    expect(there, 'the old one goes when the new one stands').not.toContain(ids['testimonials']);
    const read = async (id: string) => (await server.call('GET', `/api/UserDocument/${id}`, { token })).status;
    expect([await read(ids['testimonials']!), await read(ids['oLevelCertificate']!)]).toEqual([404, 200]);
    expect(files(), 'and its bytes').toBe(before);
  });

  test('are nobody else’s: neither read, nor saved with another’s files, nor without a login', async () => {
    const [mine, other] = [await candidate(), await candidate()];
    const ids = await mine.send();
    expect((await mine.save(ids)).status).toBe(200);
    expect((await other.load()).answers['certificates']).toBeUndefined();
    expect((await other.save(ids)).status).toBe(422);
    expect((await server.call('GET', LOAD)).status).toBe(401);
    expect((await server.call('POST', CERTIFICATES, { body: ids })).status).toBe(401);
    expect((await mine.load()).answers['certificates']).toEqual(ids);
  });
});
