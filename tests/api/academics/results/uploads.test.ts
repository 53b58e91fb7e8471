import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type { CbtCourse, CbtResult, FileVerdict } from '#contract/academics/score-files.ts';
import type { Cell } from '#server/kit/list/cells.ts';
import { enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { offerOf, registered, registeredClass, type Registered } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { courseSheetOf } from '../../../support/sheets.ts';

const HEADINGS = ['Matric number', 'Name', 'CA', 'Exam'];

onDatabases('uploaded scores', (databases) => {
  let server: TestServer;
  let offer: number;
  let sheet: Awaited<ReturnType<typeof courseSheetOf>>;
  let students: Registered[];
  beforeAll(async () => {
    server = await freshServer(databases);
    offer = await offerOf(server, 'CSC 101');
    sheet = await courseSheetOf(server, offer);
    students = await registeredClass(server, offer, 48);
  });
  const upload = (rows: readonly (readonly Cell[])[], more = '') =>
    sheet.send(`/Results/upload-result-score-sheet?departmentCourseId=${offer}${more}`, [HEADINGS, ...rows]);
  const settle = (id: string, lineId: string | null, reason?: string) =>
    server.call('POST', '/api/Results/settle-score', {
      token: sheet.tokens['lecturer']!,
      body: { id, lineId, ...(reason !== undefined && { reason }) },
    });

  test('of 52 rows are written where they find one line, in trial and commit alike; the others wait with their marks', async () => {
    const dropped = await enrolled(server, 'dropper');
    await registered(server, dropped.studentId, offer, { state: 'dropped' });
    const stranger = await enrolled(server, 'stranger');
    const [twin, ...others] = students;
    const rows: Cell[][] = [
      ...others.map(({ number, name }, index): Cell[] => [number.toLowerCase(), name, 10 + (index % 20), '57']),
      [twin!.number, twin!.name, 20, 50],
      [` ${twin!.number} `, twin!.name, 21, 50],
      ['20268STRANGER', 'Okafor Ada Ngozi', 22, 40],
      ['20267DROPPER', 'Okafor Ada Ngozi', 23, 40],
      ['08031234567', others[4]!.name, 24, 40],
    ];
    expect(rows.length).toBe(52);
    const { data: trial } = await upload(rows, '&trial=true');
    expect((await sheet.read()).statistics.complete).toBe(0);
    const { data: done } = await upload(rows, `&digest=${trial.digest}`);
    expect(done.verdicts).toEqual(trial.verdicts);
    expect(trial.message).toBe('47 scores would be written; 5 could not be placed and wait on the list below');
    expect(done.message).toBe('47 scores were written; 5 could not be placed and wait on the list below');
    expect(done.verdicts.slice(47).map(({ verdict, message }) => [verdict, message])).toEqual([
      ['refused', 'This student is on rows 49 and 50: none of them is taken'],
      ['refused', 'This student is on rows 49 and 50: none of them is taken'],
      ['refused', 'This student is not registered for the course'],
      ['refused', 'This student dropped the course'],
      ['refused', 'There is no student with the number 08031234567'],
    ]);
    const { statistics, unplaced } = await sheet.read();
    expect(statistics.complete).toBe(47);
    expect(unplaced.map(({ row, ca }) => [row, ca])).toEqual([
      [49, '20'],
      [50, '21'],
      [51, '22'],
      [52, '23'],
      [53, '24'],
    ]);
    expect(unplaced[4]!.matches[0]).toEqual({
      lineId: others[4]!.lineId,
      number: others[4]!.number,
      name: others[4]!.name,
    });
    expect(stranger.studentId).not.toBe(dropped.studentId);
  });

  test('are changed by nothing that was tried on another sheet than stands now, and by no mark that is none', async () => {
    const { data } = await upload([[students[1]!.number, '', 1, 1]], '&trial=true');
    await sheet.save({ [students[0]!.lineId]: { ca: 5 } });
    expect((await upload([[students[1]!.number, '', 1, 1]], `&digest=${data.digest}`)).status).toBe(409);
    const { data: wrong } = await upload(
      [
        [students[1]!.number, '', 31, ''],
        [students[2]!.number, '', '1,234', ''],
        [students[3]!.number, '', '-', ''],
        [students[4]!.number, '', '12,5', 'abs'],
      ],
      '&trial=true',
    );
    expect(wrong.verdicts.map(({ verdict, message, after }) => [verdict, message, after])).toEqual([
      ['refused', 'The most for CA is 30', null],
      ['refused', `'1,234' is not a mark. Please write a number, or ABS, SICK or I`, null],
      ['unchanged', null, '12 + 57'],
      ['changed', 'ABS is the result: the mark beside it in CA does not count', 'ABS'],
    ]);
  });

  test('that wait are given to a student or set aside, once', async () => {
    const [first, second] = (await sheet.read()).unplaced;
    await sheet.save({ [students[0]!.lineId]: { ca: null } });
    expect((await settle(first!.id, students[0]!.lineId)).status).toBe(200);
    expect((await settle(first!.id, students[0]!.lineId)).status).toBe(409);
    for (const none of [undefined, '  ']) expect((await settle(second!.id, null, none)).status).toBe(422);
    expect((await settle(second!.id, null, 'He is on two rows')).status).toBe(200);
    const { lines, unplaced } = await sheet.read();
    expect(lines[0]).toMatchObject({ ca: 20, exam: 50, total: 70, grade: 'A' });
    expect(unplaced.length).toBe(3);
  });

  test('of a computer-based test are scaled once, by the registry or a lecturer, and those that find no line wait', async () => {
    const [one, two] = students;
    const unknownNumber = one!.number.replace(/\d+$/, '9999');
    const cbt = (as: 'lecturer' | 'registry' | 'hod', outOf: number, rows: Cell[][], more = '') =>
      sheet.send(
        `/Results/cbt-upload?departmentCourseId=${offer}&component=exam&outOf=${outOf}${more}`,
        [['Matric number', 'Name', 'Score'], ...rows],
        as,
      );
    const template = await fetch(`${server.address}/api/Results/get-cbt-scoresheet?departmentCourseId=${offer}`, {
      headers: { authorization: `Bearer ${sheet.tokens['registry']!}` },
    });
    const [page] = await readXlsxFile(Buffer.from(await template.arrayBuffer()));
    expect(page!.data[0]).toEqual(['Matric number', 'Name', 'Score']);
    expect(page!.data.slice(1).map(([number]) => number)).toEqual(students.map(({ number }) => number));
    await sheet.save({ [one!.lineId]: { ca: 10 } });
    const rows: Cell[][] = [
      [one!.number, one!.name, 85],
      [two!.number, two!.name, 101],
      [unknownNumber, 'Nobody', 50],
    ];
    expect((await cbt('hod', 100, rows)).status).toBe(422);
    const trial = await cbt('registry', 100, rows, '&trial=true');
    const done = await cbt('registry', 100, rows);
    expect(done.data.verdicts).toEqual(trial.data.verdicts);
    expect(done.data.verdicts.map(({ message, after }) => [message, after])).toEqual([
      [null, '10 + 60'],
      ['The most is 100', null],
      [`There is no student with the number ${unknownNumber}`, null],
    ]);
    expect((await sheet.read()).lines[0]).toMatchObject({ ca: 10, exam: 60, total: 70, grade: 'A' });
    const results = async () =>
      (
        await server.call<CbtResult[]>('GET', `/api/Results/get-cbt-results?departmentCourseId=${offer}`, {
          token: sheet.tokens['registry']!,
        })
      ).data;
    expect((await results()).map(({ number, scaled, reason }) => [number, scaled, reason])).toEqual([
      [two!.number, 71, 'The most is 100'],
      [unknownNumber, 35, `There is no student with the number ${unknownNumber}`],
      [one!.number, 60, null],
    ]);
    const { data: courses } = await server.call<CbtCourse[]>('GET', '/api/Results/get-cbt-courses', {
      token: sheet.tokens['registry']!,
    });
    expect(courses).toMatchObject([{ code: 'CSC 101', students: 48, placed: 1, waiting: 2, isOpen: true }]);
    const [above, unknown] = await results();
    expect((await settle(above!.id, two!.lineId)).json.message).toBe(
      'The score is more than 100. Please upload it again',
    );
    expect((await settle(unknown!.id, two!.lineId)).status).toBe(200);
    expect((await sheet.read()).lines[1]).toMatchObject({ exam: 35 });
  });

  test('come back as they were downloaded: the file changes nothing', async () => {
    const file = await fetch(`${server.address}/api/Results/download-score-sheet?departmentCourseId=${offer}`, {
      headers: { authorization: `Bearer ${sheet.tokens['lecturer']!}` },
    });
    const form = new FormData();
    form.append('file', new Blob([await file.arrayBuffer()]), 'scores.xlsx');
    const { data } = await server.call<FileVerdict>(
      'POST',
      `/api/Results/upload-result-score-sheet?departmentCourseId=${offer}`,
      {
        token: sheet.tokens['lecturer']!,
        body: form,
      },
    );
    expect(data).toMatchObject({ rows: 48, unchanged: 48, created: 0, changed: 0, refused: 0 });
  });

  test('whose name is another student’s than the number’s are asked about, and given to whom a person says', async () => {
    const [, , one, two] = students;
    const { data } = await upload([[one!.number, two!.name, 25, 55]]);
    expect(data.verdicts).toMatchObject([
      {
        verdict: 'refused',
        message: `The row says ${two!.name}, and ${one!.number} is ${one!.name}: whose score is it?`,
      },
    ]);
    const asked = (await sheet.read()).unplaced.find(({ number }) => number === one!.number)!;
    expect(asked.matches.map(({ number }) => number)).toEqual(
      expect.arrayContaining([one!.number, two!.number]) as string[],
    );
    expect((await settle(asked.id, two!.lineId)).status).toBe(200);
    const { lines } = await sheet.read();
    expect(lines.find(({ lineId }) => lineId === two!.lineId)).toMatchObject({ ca: 25, exam: 55 });
    expect(lines.find(({ lineId }) => lineId === one!.lineId)).toMatchObject({ ca: 11, exam: 57 });
  });

  test('that wait, of a file or of a test, keep the sheet with its lecturer until each is placed or set aside', async () => {
    const { unplaced, may } = await sheet.read();
    expect(unplaced.some(({ row, exam }) => row === null && exam === '101 of 100')).toBe(true);
    expect(may.submit).toBe(false);
    const refused = await sheet.submit();
    expect([refused.status, refused.json.message]).toEqual([
      422,
      expect.stringMatching(/^Scores wait that found no student\. .* 20268STRANGER, .*08031234567/),
    ]);
    expect((await sheet.read()).state).toBe('open');
  });

  test('are refused once the sheet has been submitted, and settle no row of it', async () => {
    const waiting = (await sheet.read()).unplaced[0]!;
    await sheet.setAside();
    expect((await sheet.submit()).status).toBe(200);
    expect((await upload([[students[0]!.number, '', 1, 1]])).status).toBe(409);
    expect(
      (
        await sheet.send(`/Results/cbt-upload?departmentCourseId=${offer}&component=ca&outOf=30`, [
          ['Matric number', 'Name', 'Score'],
          [students[0]!.number, '', 1],
        ])
      ).status,
    ).toBe(409);
    expect((await settle(waiting.id, students[0]!.lineId)).status).toBe(409);
    expect((await sheet.read()).lines[0]).toMatchObject({ ca: 10, exam: 60 });
    for (const step of ['head', 'dean', 'senate'] as const) expect((await sheet.decide(step)).status).toBe(200);
    const own = await sheet.decide('publish');
    expect([own.status, own.json.message]).toEqual([
      422,
      'CSC 101: You entered scores of this sheet. Somebody else approves it',
    ]);
  });

  test('of a computer-based test are listed by the weights of each student’s own rule set', async () => {
    const run = (text: string, values: unknown[] = []) => server.platform.database.query({ name: '', text, values });
    const scaledOf50 = async () =>
      (
        await server.call<CbtResult[]>('GET', `/api/Results/get-cbt-results?departmentCourseId=${offer}`, {
          token: sheet.tokens['registry']!,
        })
      ).data.find(({ score, name }) => score === 50 && name === students[1]!.name)?.scaled;
    expect(await scaledOf50()).toBe(35);
    await run(`insert into rule_set (student_type_id, version, name, bands, pass_mark, ca_weight, exam_weight, classes, probation, published_at)
      select 14, 99, 'Of 40 and 60', bands, pass_mark, 40, 60, classes, probation, now() from rule_set order by id limit 1`);
    await run('update student set student_type_id = 14 where id = $1', [students[1]!.studentId]);
    expect(await scaledOf50()).toBe(30);
  });
});
