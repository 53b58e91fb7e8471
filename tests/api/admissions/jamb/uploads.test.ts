import { beforeAll, expect, test } from 'vitest';
import type { ListedCandidate } from '#contract/admissions/jamb.ts';
import type { putmeReport } from '#contract/admissions/putme-results.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/list.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { commitUpload, takeUploadBack, tryRows, uploadRows, type Uploader } from '../../../support/uploading.ts';

const HEADINGS = [
  'Registration number',
  'Surname',
  'First name',
  'Middle name',
  'Sex',
  'State',
  'LGA',
  'Department',
  'Subject 1',
  'Score 1',
  'Subject 2',
  'Score 2',
  'Subject 3',
  'Score 3',
  'Subject 4',
  'Score 4',
  'Total',
];
const SCORES = ['Registration number', 'Score'];
const DE_HEADINGS = HEADINGS.slice(0, 8);
const numberOf = (serial: number) => `2026777${String(serial).padStart(5, '0')}AA`;
const person = (serial: number, surname = 'Okoro') => [
  numberOf(serial),
  surname,
  'Ebuka',
  '',
  'M',
  'Abia',
  'Aba North',
  'Physics',
];
const candidate = (serial: number, surname = 'Okoro', score = 61) => [
  ...person(serial, surname),
  'Use of English',
  score,
  'Mathematics',
  70,
  'Physics',
  55,
  'Chemistry',
  64,
  score + 189,
];

onDatabases('lists of JAMB', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admissions'));
  });

  const to = (list: string): Uploader => ({ college: server, token, list: `/api${list}` });
  const [utme, direct] = ['/Jamb', '/DirectEntryApplication'];
  const results = (): Uploader => ({ ...to('/PostUtme'), action: 'result-upload' });
  const rowsOf = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const candidates = () =>
    rowsOf("select to_jsonb(c) - 'revision' as row from jamb_candidate c order by registration_number");
  const scores = () =>
    rowsOf("select to_jsonb(r) - 'revision' as row from putme_result r order by registration_number");
  const found = async (search: string) =>
    (
      await server.call<Page<{ id: number; fullName: string; revision: number }>>(
        'GET',
        `/api/Jamb/jamb-list?search=${search}`,
        { token },
      )
    ).data.rows;
  const correct = async (search: string, change: Readonly<Record<string, unknown>>) => {
    const [row] = await found(search);
    const { data } = await server.call<ListedCandidate>('GET', `/api/Jamb/candidate/${row!.id}`, { token });
    const { status } = await server.call('PUT', `/api/Jamb/candidate/${row!.id}?revision=${data.revision}`, {
      token,
      body: { ...data.answers, ...change },
    });
    expect(status).toBe(200);
  };

  test('are tried: added, changed, unchanged and refused rows are told apart, each mistake at its column', async () => {
    const first = await tryRows(to(utme), [HEADINGS, candidate(1), candidate(2), candidate(3)]);
    expect(await commitUpload(to(utme), first.id)).toMatchObject({ created: 3, refused: 0, unknown: 0 });
    const { report } = await tryRows(to(utme), [
      HEADINGS,
      candidate(1),
      candidate(2, 'Okorie', 71),
      candidate(4),
      [
        ...person(5).slice(0, 7),
        'Alchemy',
        'Use of English',
        101,
        'Mathematics',
        70,
        'Physics',
        55,
        'Chemistry',
        64,
        '',
      ],
    ]);
    expect(report).toMatchObject({
      rows: 4,
      created: 1,
      changed: 1,
      unchanged: 1,
      refused: 1,
      unknown: 0,
      headings: HEADINGS.slice(0, 4),
      examples: {
        created: [{ row: 4, cells: [numberOf(4), 'Okoro', 'Ebuka', ''] }],
        unchanged: [{ row: 2 }],
        unknown: [],
      },
    });
    expect(report.changes).toEqual([
      { row: 3, column: 'Surname', before: 'Okoro', after: 'Okorie' },
      { row: 3, column: 'Score 1', before: '61', after: '71' },
      { row: 3, column: 'Total', before: '250', after: '260' },
    ]);
    expect(report.mistakes).toEqual([
      { row: 5, column: 'Department', message: "no department is called 'Alchemy'" },
      { row: 5, column: 'Score 1', message: 'a score is a whole number from 0 to 100' },
    ]);
    const { report: crossed } = await tryRows(to(direct), [DE_HEADINGS, person(1), person(20)]);
    expect(crossed).toMatchObject({
      created: 1,
      refused: 1,
      mistakes: [{ row: 2, column: 'Registration number', message: `${numberOf(1)} is on the UTME list` }],
    });
  });

  test('committed and taken back leave the tables as they were', async () => {
    const before = await candidates();
    const { id } = await tryRows(to(utme), [
      HEADINGS,
      candidate(1, 'Okonkwo', 80),
      candidate(2, 'Okorie'),
      ...Array.from({ length: 120 }, (_, index) => candidate(100 + index)),
    ]);
    await commitUpload(to(utme), id);
    expect(await candidates()).toHaveLength(before.length + 120);
    expect(await takeUploadBack(to(utme), id)).toEqual({
      restored: 2,
      removed: 120,
      switchedOff: 0,
      spared: 0,
      rows: [],
    });
    expect(await candidates()).toEqual(before);
  });

  test('taken back spare whom somebody touched since, and say why; all others are restored and removed', async () => {
    const before = await candidates();
    const { id } = await tryRows(to(utme), [
      HEADINGS,
      candidate(1, 'Okonkwo'),
      candidate(2, 'Okorie'),
      candidate(31),
      candidate(32),
      candidate(33),
      candidate(34),
    ]);
    await commitUpload(to(utme), id);
    await correct(numberOf(2), { firstname: 'Ebukason' });
    await correct(numberOf(31), { lastname: 'Obi' });
    await uploadRows(results(), [SCORES, [numberOf(32), 50]]);
    const undone = await takeUploadBack(to(utme), id);
    expect(undone).toMatchObject({ restored: 1, removed: 2, spared: 3 });
    expect(undone.rows.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'somebody changed this candidate since'],
      [4, 'somebody changed this candidate since'],
      [5, 'this candidate has a Post UTME result'],
    ]);
    const touched = [numberOf(2), numberOf(31), numberOf(32)];
    const others = (rows: readonly Record<string, unknown>[]) =>
      rows.filter(({ row }) => !touched.includes((row as { registration_number: string }).registration_number));
    expect(others(await candidates())).toEqual(others(before));
  });

  test('of results tell who is on no list, compute what follows, and are taken back with it', async () => {
    const [before] = [await scores()];
    expect(await uploadRows(results(), [SCORES, [numberOf(1), 67]])).toMatchObject({ created: 1 });
    const { id, report } = await tryRows(results(), [
      SCORES,
      [numberOf(1), 70],
      [numberOf(2), 100],
      [numberOf(999), 50],
      [numberOf(3), 'high'],
    ]);
    expect(report).toMatchObject({
      created: 1,
      changed: 1,
      refused: 1,
      unknown: 1,
      examples: { unknown: [{ row: 4, cells: [numberOf(999), '50'] }] },
      changes: [{ row: 2, column: 'Score', before: '67', after: '70' }],
      mistakes: [{ row: 5, column: 'Score', message: 'a score is a whole number from 0 to 100' }],
    });
    const uploaded = await scores();
    await commitUpload(results(), id);
    const { data } = await server.call<Reply<typeof putmeReport.report>>('GET', `/api/PostUtme/report?uploadId=${id}`, {
      token,
    });
    expect(data.rows.filter(({ candidates: some }) => some > 0)).toEqual([
      { band: '70-79', candidates: 1 },
      { band: '90-100', candidates: 1 },
    ]);
    expect(await takeUploadBack(results(), id)).toMatchObject({ restored: 1, removed: 1, spared: 0 });
    expect(await scores()).toEqual(uploaded);
    expect(uploaded).toHaveLength(before!.length + 1);
  });

  test('that change a UTME score change what was computed from it, and so does taking them back', async () => {
    const aggregate = async () =>
      (await rowsOf(`select aggregate as score from putme_result where registration_number = '${numberOf(1)}'`))[0]![
        'score'
      ] as number;
    const was = await aggregate();
    const { id } = await tryRows(to(utme), [HEADINGS, candidate(1, 'Okoro', 69)]);
    await commitUpload(to(utme), id);
    expect(await aggregate()).toBe(was + 120);
    await takeUploadBack(to(utme), id);
    expect(await aggregate()).toBe(was);
  });

  test('are for who may see applications alone, and read back what a template asks for', async () => {
    const { token: bursar } = await signedIn(server, 'bursar');
    for (const path of [
      '/Jamb/jamb-list',
      '/Jamb/sample-sheet',
      '/DirectEntryApplication/list',
      '/PostUtme/results',
      '/PostUtme/report',
    ]) {
      expect([path, (await server.call('GET', `/api${path}`, { token: bursar })).status]).toEqual([path, 403]);
      expect([path, (await server.call('GET', `/api${path}`, { token })).status]).toEqual([path, 200]);
    }
  });

  test('leave what an empty cell says nothing of, and take initials and the spellings of states that JAMB has', async () => {
    const named = (serial: number, middlename: string, state: string, lga: string, score = 61) => [
      ...[numberOf(serial), 'Ade', 'Peter', middlename, 'M', state, lga],
      ...candidate(serial, 'Ade', score).slice(7, -1),
      '',
    ];
    const first = [
      named(60, 'Ada', 'Abia', 'Aba North'),
      named(61, 'O.', 'FCT', 'Bwari'),
      named(62, 'P', 'Akwa-Ibom', ''),
      named(63, '', 'NASSARAWA', ''),
    ];
    expect(await uploadRows(to(utme), [HEADINGS, ...first])).toMatchObject({ created: 4, refused: 0, emptyCells: 0 });
    const rows = [HEADINGS, named(60, '', '', '', 71), named(61, '', '', ''), named(62, 'P', '', '')];
    const { id, report } = await tryRows(to(utme), rows);
    const counted = { created: 0, changed: 1, unchanged: 2, refused: 0, emptyCells: 7 };
    expect(report).toMatchObject(counted);
    expect(report.changes).toEqual([
      { row: 2, column: 'Score 1', before: '61', after: '71' },
      { row: 2, column: 'Total', before: '250', after: '260' },
    ]);
    expect(await commitUpload(to(utme), id)).toMatchObject(counted);
    const { lookups } = server.platform;
    const stored = await rowsOf(
      "select middlename, state_id, lga_id, utme_score from jamb_candidate where lastname = 'Ade' order by registration_number",
    );
    expect(
      stored.map(({ middlename, state_id, lga_id, utme_score }) => [
        middlename,
        lookups.nameOf('states-of-residence', state_id),
        lookups.nameOf('lgas', lga_id),
        utme_score,
      ]),
    ).toEqual([
      ['Ada', 'Abia', 'Aba North', 260],
      ['O.', 'Federal Capital Territory', 'Bwari', 250],
      ['P.', 'Akwa Ibom', undefined, 250],
      ['', 'Nasarawa', undefined, 250],
    ]);
  });

  test('refuse both of two results of one candidate that differ', async () => {
    const { report } = await tryRows(results(), [SCORES, [numberOf(60), 50], [numberOf(61), 50], [numberOf(60), 51]]);
    expect(report).toMatchObject({ created: 1, refused: 2 });
    expect(report.mistakes.map(({ row, message }) => [row, message])).toEqual([
      [2, 'row 4 says something else of the same result'],
      [4, 'row 2 says something else of the same result'],
    ]);
  });
});
