import { beforeAll, expect, test } from 'vitest';
import {
  importJambList,
  importPutmeResults,
  type ImportReport,
  type JambListRow,
  type PutmeRow,
} from '#server/admissions/jamb/service.ts';
import type { Lookups } from '#server/platform/lookups/lookups.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const CANDIDATE: JambListRow = {
  registrationNumber: '202655500001aa',
  surname: 'OKORO',
  firstname: 'Ebuka',
  middlename: '',
  sex: 'M',
  state: 'ABIA',
  lga: 'Aba North',
  department: 'Physics',
  subject1: 'Use of English',
  score1: 61,
  subject2: 'Mathematics',
  score2: '70',
  subject3: 'physics',
  score3: 55,
  subject4: 'Chemistry',
  score4: 64,
  totalScore: 250,
};
const numbered = (serial: number, change: JambListRow = {}): JambListRow => ({
  ...CANDIDATE,
  registrationNumber: `2026555${String(serial).padStart(5, '0')}AA`,
  ...change,
});

onDatabases('the JAMB list', (databases) => {
  let server: TestServer;
  let lookups: Lookups;
  beforeAll(async () => {
    server = await freshServer(databases);
    lookups = server.platform.lookups;
  });

  const request = <R>(rows: readonly R[], commit: boolean) => ({
    sessionId: 1,
    rows,
    commit,
    actor: 'user:admissions',
    now: server.clock.now(),
  });
  const importing = (
    rows: readonly JambListRow[],
    { commit = true, list = 'UTME' as 'UTME' | 'DE' } = {},
  ): Promise<ImportReport> =>
    server.platform.database.transaction((tx) => importJambList(tx, lookups, list, request(rows, commit)));
  const scoring = (rows: readonly PutmeRow[], commit = true) =>
    server.platform.database.transaction((tx) => importPutmeResults(tx, request(rows, commit)));
  const rowsOf = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;

  test('of the demo college is there from the start', async () => {
    expect(
      await rowsOf('select list, count(*)::int as candidates from jamb_candidate group by list order by list desc'),
    ).toEqual([
      { list: 'UTME', candidates: 36 },
      { list: 'DE', candidates: 6 },
    ]);
    expect(
      await rowsOf(
        'select aggregate, version from putme_result r join jamb_candidate c using (session_id, registration_number) join aggregate_formula f on f.id = r.formula_id where utme_score = 306',
      ),
    ).toEqual([{ aggregate: 306 * 15 + 88 * 60, version: 1 }]);
  });

  test('a dry run says what would happen and leaves no trace', async () => {
    expect(await importing([CANDIDATE], { commit: false })).toEqual({
      errors: [],
      added: ['202655500001AA'],
      changed: [],
      unchanged: 0,
      committed: false,
    });
    expect(await rowsOf("select 1 from jamb_candidate where registration_number = '202655500001AA'")).toEqual([]);
    expect(await rowsOf("select 1 from audit_entry where actor = 'user:admissions'")).toEqual([]);
  });

  test('is taken over once; the same again changes nothing, and what differs is told and audited', async () => {
    expect(await importing([CANDIDATE, numbered(2)])).toMatchObject({
      added: ['202655500001AA', '202655500002AA'],
      changed: [],
      unchanged: 0,
      committed: true,
    });
    expect(await importing([CANDIDATE, numbered(2)])).toMatchObject({ added: [], changed: [], unchanged: 2 });
    const changed = [
      { registrationNumber: '202655500002AA', changes: [{ field: 'lastname', before: 'OKORO', after: 'OKORIE' }] },
    ];
    expect(await importing([CANDIDATE, numbered(2, { surname: 'OKORIE' })])).toMatchObject({
      added: [],
      changed,
      unchanged: 1,
    });
    expect(
      await rowsOf(
        "select lastname, gender_id, department_id, utme_score from jamb_candidate where registration_number = '202655500002AA'",
      ),
    ).toEqual([{ lastname: 'OKORIE', gender_id: 1, department_id: 25, utme_score: 250 }]);
    expect(
      await rowsOf(
        "select action, subject_id, detail from audit_entry where actor = 'user:admissions' order by action desc, id",
      ),
    ).toEqual([
      { action: 'imported', subject_id: '1', detail: { added: 2, changed: 0, unchanged: 0 } },
      { action: 'imported', subject_id: '1', detail: { added: 0, changed: 1, unchanged: 1 } },
      { action: 'changed', subject_id: '1/202655500002AA', detail: changed[0]!.changes },
    ]);
  });

  test('a row with mistakes is left out and told, column by column; the others are taken', async () => {
    const report = await importing([
      numbered(10, {
        registrationNumber: '12',
        surname: 'O1',
        sex: '',
        state: 'Abbia',
        department: 'Alchemy',
        subject3: 'Mathematics',
        score4: 101,
      }),
      numbered(11),
      numbered(11),
      numbered(12, { lga: 'Ikeja', totalScore: 251 }),
    ]);
    expect(report).toMatchObject({ added: ['202655500011AA'], committed: true });
    expect(report.errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '1 registrationNumber: invalid JAMB registration number',
      '1 surname: a name is of letters, at most 60',
      '1 sex: the sex is missing',
      "1 state: no state is called 'Abbia'",
      "1 department: no department is called 'Alchemy'",
      '1 score4: a score is a whole number from 0 to 100',
      '1 subject1: the four subjects must differ',
      '3 registrationNumber: 202655500011AA is above already',
      "4 lga: no LGA of that state is called 'Ikeja'",
      '4 totalScore: the four scores make 250',
    ]);
  });

  test('a registration number stands on one list', async () => {
    await importing([numbered(20)]);
    const { errors, added } = await importing([numbered(20), numbered(21)], { list: 'DE' });
    expect(errors).toEqual([{ row: 1, column: 'registrationNumber', message: '202655500020AA is on the UTME list' }]);
    expect(added).toEqual(['202655500021AA']);
    expect(
      await rowsOf("select subjects, utme_score from jamb_candidate where registration_number = '202655500021AA'"),
    ).toEqual([{ subjects: [], utme_score: null }]);
  });

  test('ten imports at once add each candidate once', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => numbered(100 + index));
    const reports = await Promise.all(Array.from({ length: 10 }, () => importing(rows)));
    expect(reports.map(({ added }) => added.length).sort((a, b) => b - a)).toEqual([50, ...Array<number>(9).fill(0)]);
    expect(reports.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(9 * 50);
  });

  test('screening results keep the formula of their session, and follow a corrected score', async () => {
    await importing([numbered(200), numbered(201, { score1: 62, totalScore: 251 })]);
    const results = [
      { registrationNumber: '202655500200aa', putmeScore: '67' },
      { registrationNumber: '202655500201AA', putmeScore: 67 },
    ];
    expect(await scoring(results)).toMatchObject({ errors: [], added: ['202655500200AA', '202655500201AA'] });
    expect(await scoring(results)).toMatchObject({ added: [], unchanged: 2 });
    expect((await scoring([{ registrationNumber: '202655500200AA', putmeScore: 70 }])).changed[0]!.changes).toEqual([
      { field: 'putmeScore', before: 67, after: 70 },
      { field: 'aggregate', before: 64.75 * 120, after: 66.25 * 120 },
    ]);
    expect(await rowsOf("select aggregate from putme_result where registration_number = '202655500201AA'")).toEqual([
      { aggregate: 64.875 * 120 },
    ]);
    const { errors } = await scoring([
      { registrationNumber: '202655599999AA', putmeScore: 50 },
      { registrationNumber: '202655500201AA', putmeScore: 'high' },
    ]);
    expect(errors).toEqual([
      { row: 1, column: 'registrationNumber', message: '202655599999AA is not on the UTME list' },
      { row: 2, column: 'putmeScore', message: 'a score is a whole number from 0 to 100' },
    ]);
  });
});
