import { beforeAll, expect, test } from 'vitest';
import { importJambList, type JambListRow } from '#server/admissions/jamb/service.ts';
import { pay } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../../support/uploading.ts';

const HEADINGS = [
  ...['Registration number', 'Surname', 'First name', 'Middle name', 'Sex', 'State', 'LGA', 'Department'],
  ...['Subject 1', 'Score 1', 'Subject 2', 'Score 2', 'Subject 3', 'Score 3', 'Subject 4', 'Score 4', 'Total'],
];
const COLUMNS = [
  ...['registrationNumber', 'surname', 'firstname', 'middlename', 'sex', 'state', 'lga', 'department'],
  ...[1, 2, 3, 4].flatMap((place) => [`subject${place}`, `score${place}`]),
  'totalScore',
];
const POST_UTME = 8;
const LISTED = 5_000;
const BEGUN = 30;

const numberOf = (serial: number) => `2026888${String(serial).padStart(5, '0')}AA`;
const phoneOf = (serial: number) => `0803${String(serial).padStart(7, '0')}`;
const candidate = (serial: number, { department = 'Physics', score = 61 } = {}) => [
  ...[numberOf(serial), 'Okoro', 'Ebuka', '', 'M', 'NA', '', department],
  ...['Use of English', score, 'Mathematics', 70, 'Physics', 55, 'Chemistry', 64, score + 189],
];
const serials = (from: number, through: number) => Array.from({ length: through - from + 1 }, (_, at) => from + at);

onDatabases('a newer JAMB list', (databases) => {
  let server: PostedCollege;
  let officer: Uploader;
  beforeAll(async () => {
    server = await postedCollege(databases);
    officer = {
      college: server,
      token: (await signedIn(server, 'admissions')).token,
      list: '/api/Jamb',
      longestMs: 300_000,
    };
  });

  const rowsOf = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const candidates = () =>
    rowsOf(
      `select to_jsonb(c) - 'revision' as row from jamb_candidate c where registration_number like '2026888%' order by 1`,
    );
  const logIn = (serial: number) =>
    server.call('POST', '/api/PostUtme/login', { body: { regNumber: numberOf(serial), phoneOrRrr: phoneOf(serial) } });
  const begin = async (serial: number) => {
    server.clock.advance(60_000);
    const { data, text } = await server.call('POST', '/api/ApplicationInvoice/generate-application-invoice', {
      body: {
        Lastname: 'Okoro',
        FirstName: 'Ebuka',
        MobileNumber: phoneOf(serial),
        RegNumber: numberOf(serial),
        Email: `okoro${serial}@candidates.example`,
        SessionId: 1,
        Amount: 2000,
        ApplicationTypeId: POST_UTME,
      },
    });
    if (!data) throw new Error(text);
    await pay(server, data.rrr!);
    expect((await logIn(serial)).status).toBe(200);
  };

  test(
    'adds and changes, asks who has begun a form for another course, takes nobody off, and is taken back',
    { timeout: 900_000 },
    async () => {
      // The demo college's own candidates would be absent from these files too.
      await rowsOf('delete from putme_result');
      await rowsOf('delete from jamb_candidate');
      const listed = await server.platform.database.transaction((tx) =>
        importJambList(tx, server.platform.lookups, 'UTME', {
          sessionId: 1,
          rows: serials(1, LISTED).map(
            (each) => Object.fromEntries(COLUMNS.map((column, at) => [column, candidate(each)[at]!])) as JambListRow,
          ),
          commit: true,
          actor: 'user:admissions',
          now: server.clock.now(),
        }),
      );
      expect(listed.errors).toEqual([]);
      expect(
        await rowsOf(`select distinct state_id from jamb_candidate where registration_number like '2026888%'`),
      ).toEqual([{ state_id: await idOfNasarawa() }]);
      for (const serial of serials(1, BEGUN)) await begin(serial);
      server.clock.advance(60 * 60_000);
      officer = { ...officer, token: (await signedIn(server, 'admissions')).token };
      const before = await candidates();

      const rows = [
        ...serials(1, 3).map((each) => candidate(each, { department: 'Economics' })),
        ...serials(4, 100).map((each) => candidate(each)),
        ...serials(101, 112).map((each) => candidate(each, { score: 62 })),
        ...serials(113, 199).map((each) => candidate(each)),
        candidate(200),
        ...serials(201, 4_960).map((each) => candidate(each)),
        ...serials(5_001, 5_200).map((each) => candidate(each)),
        candidate(200, { department: 'Economics' }),
      ];
      expect(rows).toHaveLength(5_161);
      const { id, report } = await tryRows(officer, [HEADINGS, ...rows]);
      const counted = {
        rows: 5_161,
        created: 200,
        changed: 12,
        asked: { count: 3 },
        unchanged: 4_944,
        refused: 2,
        unknown: 0,
        absent: { count: 40 },
      };
      expect(report).toMatchObject(counted);
      expect(report.asked!.rows.map(({ cells }) => cells[0])).toEqual(serials(1, 3).map(numberOf));
      expect(report.absent!.rows.map(([number]) => number)).toEqual(serials(4_961, 5_000).map(numberOf));
      expect(report.mistakes.map(({ row, message }) => [row, message])).toEqual([
        [201, 'row 5162 says something else of the same candidate'],
        [5_162, 'row 201 says something else of the same candidate'],
      ]);
      expect(await candidates()).toEqual(before);

      expect(await commitUpload(officer, id)).toMatchObject(counted);
      expect(await candidates()).toHaveLength(LISTED + 200);
      for (const serial of serials(1, BEGUN)) expect((await logIn(serial)).status).toBe(200);
      for (const serial of serials(1, 3))
        expect(await server.lastMailTo(`okoro${serial}@candidates.example`)).toContain('Economics');
      expect(await rowsOf(`select 1 from mail where kind = 'listed-course-changed'`)).toHaveLength(3);

      expect(await takeUploadBack(officer, id)).toMatchObject({ restored: 15, removed: 200, spared: 0 });
      expect(await candidates()).toEqual(before);
      for (const serial of serials(1, 3)) expect((await logIn(serial)).status).toBe(200);
    },
  );

  const idOfNasarawa = async () =>
    server.platform.lookups.list('states-of-residence', []).find(({ name }) => name === 'Nasarawa')!.id;
});
