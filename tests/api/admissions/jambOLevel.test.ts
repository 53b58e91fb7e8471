import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import {
  commitUpload,
  officeFile,
  questionOf,
  sendSheet,
  settledUpload,
  takeUploadBack,
  tryMatched,
  type Uploader,
} from '../../support/uploading.ts';

const NAME = 'jamb-olevel-wide.xlsx';

onDatabases("JAMB's O-Level results, a row a candidate", (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admissions'));
    for (const number of ['202699000011AA', '202699000012BA', '202699000013CA'])
      await rowsOf(`
        insert into jamb_candidate (session_id, registration_number, list, lastname, firstname, middlename, gender_id, faculty_id, department_id,
                                    subjects, listed_at, changed_at)
        select session_id, '${number}', list, 'Okafor', 'Ada', '', gender_id, faculty_id, department_id, subjects, listed_at, changed_at
          from jamb_candidate where list = 'DE' limit 1`);
  });
  const to = (who = token): Uploader => ({
    college: server,
    token: who,
    list: '/api/OLevel',
    action: 'jamb-results-upload',
  });
  const rowsOf = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const stored = () => rowsOf('select registration_number as number, sittings from jamb_olevel order by 1');

  test('are matched by the headings that JAMB has, and the trial names what is wrong by its column', async () => {
    const question = await questionOf(to(), await officeFile(NAME), NAME);
    const matched = new Map(question.columns.map(({ heading, field }) => [heading, field]));
    expect(matched.get('regnumb')).toBe('Registration number');
    expect(matched.get('ol1_g12')).toBe('Sitting 1 grade 12');
    expect(matched.get('olevel2_examno')).toBe('Sitting 2 number');
    const { report } = await tryMatched(to(), await officeFile(NAME), NAME);
    expect(report).toMatchObject({ rows: 4, created: 3, refused: 1 });
    expect(report!.mistakes).toEqual([
      { row: 5, column: 'Registration number', message: 'no candidate of the lists has this number' },
      { row: 5, column: 'Sitting 1 subject 3', message: 'this subject is in the sitting already' },
      { row: 5, column: 'Sitting 1 subject 5', message: 'the grade C6 has no subject' },
      { row: 5, column: 'Sitting 1 grade 6', message: 'TECHNICAL DRAWING has no grade' },
    ]);
    expect(report!.notices.rows.filter(({ row }) => row === 4)).toHaveLength(5);
    expect(await stored()).toEqual([]);
  });

  test('are stored by their candidates: two sittings, one that is awaited, and the same file again changes nothing', async () => {
    const send = async () => {
      const { data } = await sendSheet(to(), await officeFile(NAME), NAME);
      return (await settledUpload(to(), data.id)).id;
    };
    const id = await send();
    expect(await commitUpload(to(), id)).toMatchObject({ created: 3, refused: 1 });
    const [first, second, third] = await stored();
    expect(first).toMatchObject({
      number: '202699000011AA',
      sittings: [{ examTypeId: 1, examNumber: '4990101001', examYear: 2025, resultPin: '099990000001' }],
    });
    expect((first!['sittings'] as { subjects: unknown[] }[])[0]!.subjects).toHaveLength(9);
    expect(second!['sittings']).toMatchObject([
      { examTypeId: 3, examNumber: '2990010123AB', subjects: { length: 5 } },
      { examTypeId: 2, examNumber: '4990101055', subjects: { length: 3 } },
    ]);
    expect(
      (third!['sittings'] as { subjects: { gradeId: number }[] }[])[0]!.subjects.map(({ gradeId }) => gradeId),
    ).toEqual([10, 10, 10, 10, 10]);
    expect(await commitUpload(to(), await send())).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    expect(await takeUploadBack(to(), id)).toMatchObject({ removed: 3, spared: 0 });
    expect(await stored()).toEqual([]);
  });

  test('are uploaded by the admissions office alone', async () => {
    const bursar = (await signedIn(server, 'bursar')).token;
    expect((await sendSheet(to(bursar), await officeFile(NAME), NAME)).status).toBe(403);
  });
});
