import { beforeAll, expect, test } from 'vitest';
import type { Page } from '#contract/kit/list.ts';
import type { Run, RunFigures } from '#contract/admissions/selection.ts';
import { namedProgramme } from '#server/admissions/admission-list/namedProgramme.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { admissionsOfficer, screened, type Officer } from '../../../support/selection.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { commitUpload, tryRows, type Uploader } from '../../../support/uploading.ts';

interface Row {
  readonly id: number;
  readonly revision: number;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly utmeCompulsory: string;
  readonly utmeAnyOf: string;
}

const HEADINGS = [
  'Student type',
  'Programme',
  'Department',
  'Mode',
  'Valid from',
  'Valid to',
  'UTME, compulsory',
  'UTME, any of',
  'Source',
];
const row = (from: string, to: string, compulsory: string, anyOf = '') => [
  'Undergraduate',
  'B.Sc. Physics',
  'Physics',
  'UTME',
  from,
  to,
  compulsory,
  anyOf,
  'Senate, 3 March 2026',
];

onDatabases('requirements of programmes', (databases) => {
  let server: TestServer;
  let officer: Officer;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = await admissionsOfficer(server);
  });

  const of = (programme: string) => ({ studentTypeId: 1, ...namedProgramme(server.platform.lookups, 1, programme) });
  const create = (change: Readonly<Record<string, unknown>>) =>
    officer.call('POST', '/requirements', {
      ...of('B.Sc. Physics'),
      mode: 'UTME',
      validFrom: '2026-09-01',
      source: 'Senate, 3 March 2026',
      ...change,
    });
  const stored = async () => {
    const { departmentId } = of('B.Sc. Physics');
    const { data } = await officer.call<Page<Row>>('GET', `/requirements?departmentId=${departmentId}&sort=validFrom`);
    return data.rows;
  };

  test('begin with what public pages say, each with its source, and are for officers alone', async () => {
    expect(await stored()).toMatchObject([
      {
        mode: 'UTME',
        validFrom: '2026-01-01',
        validTo: null,
        utmeCompulsory: 'Physics, Mathematics',
        source: expect.stringMatching(/^https:/),
      },
    ]);
    const { token } = await signedIn(server, 'student');
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/upload'],
    ] as const)
      expect((await server.call(method, `/api/AdmissionList/requirements${path}`, { token })).status).toBe(403);
  });

  test('are refused where they contradict themselves, at the field, and written as the examinations write names', async () => {
    expect((await create({ utmeCompulsory: 'Physics, Mathematics, Chemistry, Biology' })).json.errors).toEqual({
      '/utmeCompulsory': 'a candidate sits four subjects of UTME, and these are 5 with Use of English',
    });
    expect((await create({ source: '' })).json.errors).toEqual({ '/source': 'please enter who says so' });
    expect((await create({ validTo: '2026-08-31' })).json.errors).toEqual({
      '/validTo': 'the last day comes before the first one',
    });
    expect((await create({ mode: 'Direct Entry' })).json.errors).toEqual({
      '/directEntry': 'please say with which qualifications a candidate comes',
    });
    expect(
      (await create({ utmeCompulsory: 'phy, MATHS', utmeAnyOf: '1 of chemistry, biology', validTo: '2027-08-31' }))
        .status,
    ).toBe(200);
    expect(await stored()).toMatchObject([
      {},
      { utmeCompulsory: 'Physics, Mathematics', utmeAnyOf: '1 of Chemistry, Biology' },
    ]);
  });

  test('have no two of a programme and mode at once, made or corrected', async () => {
    expect((await create({ validFrom: '2027-08-31' })).json.errors).toEqual({
      '/validFrom': 'another one of this programme and mode is valid from 01/09/2026 to 31/08/2027',
    });
    expect((await create({})).json.errors).toEqual({
      '/validFrom': 'the programme has a requirement that begins on this day already',
    });
    const [first] = (await stored()) as [Row];
    const correct = (revision: number, change: object) =>
      officer.call('PUT', `/requirements/${first.id}?revision=${revision}`, {
        source: 'Senate',
        utmeCompulsory: 'Physics',
        ...change,
      });
    expect((await correct(first.revision, { validTo: '2026-09-01' })).json.errors).toEqual({
      '/validTo': 'another one of this programme and mode is valid from 01/09/2026 to 31/08/2027',
    });
    expect((await correct(first.revision, { validTo: '2026-08-31' })).status).toBe(200);
    expect((await correct(first.revision, {})).status).toBe(409);
  });

  test('come from one spreadsheet of all programmes: a trial names contradictions, in a row and between rows', async () => {
    const uploader: Uploader = { college: server, token: officer.token, list: '/api/AdmissionList/requirements' };
    const { id, report } = await tryRows(uploader, [
      HEADINGS,
      row('01/09/2028', '31/08/2029', 'Physics', '1 of Mathematics'),
      row('01/09/2027', '31/08/2028', 'Physics, Mathematics'),
      row('01/10/2027', '', 'Physics'),
      row('01/09/2029', '', 'Physics, Physics'),
      row('01/09/2026', '', 'Physics', '1 of Chemistry, Biology'),
      row('01/07/2026', '', 'Physics'),
    ]);
    expect(report).toMatchObject({ created: 1, changed: 1, refused: 4 });
    expect(report.mistakes.map(({ row: number, column, message }) => [number, column, message])).toEqual([
      [3, 'Valid from', expect.stringContaining('row 4 is of the same programme and mode')],
      [4, 'Valid from', expect.stringContaining('row 3 is of the same programme and mode')],
      [5, 'UTME, compulsory', 'Physics is said twice'],
      [7, 'Valid from', expect.stringContaining('another one of this programme and mode is valid from 01/01/2026')],
    ]);
    expect(await commitUpload(uploader, id)).toMatchObject({ created: 1, changed: 1 });
    expect((await stored()).map(({ validFrom }) => validFrom)).toEqual(['2026-01-01', '2026-09-01', '2028-09-01']);
    expect(
      (await tryRows(uploader, [HEADINGS, row('01/09/2028', '31/08/2029', 'Physics', '1 of Mathematics')])).report,
    ).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 1,
    });
  });

  test('that change make a trial old, and the next one says so, with whose decision is another', async () => {
    const NUMBER = '202677700001AA';
    await screened(server, 'Physics', [{ number: NUMBER, surname: 'Abiola', utme: 280, putme: 80 }]);
    await officer.quota('B.Sc. Physics');
    const first = await officer.trial();
    const seen = async (id: string) => (await officer.call<Run>('GET', `/selection-run/${id}`)).data;
    const before = await seen(first);
    expect(before).toMatchObject({ isCurrent: true, changes: null, quotas: [{ requirementId: expect.any(Number) }] });
    const [, second] = (await stored()) as [Row, Row];
    await officer.call('PUT', `/requirements/${second.id}?revision=${second.revision}`, {
      source: 'Senate, 9 October 2026',
      validTo: '2027-08-31',
      utmeCompulsory: 'Physics',
      minimumScreening: 90,
    });
    expect(await seen(first)).toMatchObject({ isCurrent: false, may: [] });
    const { data } = await officer.call<RunFigures>('POST', '/select?trial=true', {});
    expect(data).toMatchObject({ offered: 0, unclear: 1 });
    const after = await seen(data.id);
    expect(after.digest).not.toBe(before.digest);
    expect(after.changes).toMatchObject({
      since: before.madeAt,
      digest: before.digest,
      says: [
        'Physics: its requirements are others than before.',
        'One candidate meets other requirements than before.',
      ],
      movedCount: 1,
      moved: [{ regNumber: NUMBER, from: 'in', to: 'unclear' }],
    });
    const again = await seen(await officer.trial());
    expect([again.digest, again.changes]).toEqual([after.digest, after.changes]);
    const paper = await server.call<{ points: string[]; tables: { rows: string[][] }[] }>(
      'GET',
      `/api/AdmissionList/selection-paper?id=${again.id}`,
      { token: officer.token },
    );
    expect(paper.data.points.join(' ').replaceAll(' ', '')).toContain(before.digest);
    expect(JSON.stringify(paper.data).replaceAll(' ', '')).toContain(after.digest);
    expect(paper.data.tables[1]!.rows).toEqual([[NUMBER, 'In', 'Not offered', expect.any(String)]]);
    const pdf = await server.call('GET', `/api/AdmissionList/selection-paper.pdf?id=${again.id}`, {
      token: officer.token,
    });
    expect(pdf.status).toBe(200);
  });
});
