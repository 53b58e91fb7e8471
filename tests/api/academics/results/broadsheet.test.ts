import { beforeAll, expect, test } from 'vitest';
import type { PaperPage } from '#contract/kit/paper.ts';
import { onDatabases } from '../../../support/databases.ts';
import { pdfPages } from '../../../support/pdfText.ts';
import { offerOf, registered, registeredClass, type Registered } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { courseSheetOf, type Who } from '../../../support/sheets.ts';

const CLASS = 'departmentId=22&levelId=100&sessionId=1&semesterId=1';

onDatabases('the broadsheet of a level', (databases) => {
  let server: TestServer;
  let sheet: Awaited<ReturnType<typeof courseSheetOf>>;
  let students: Registered[];
  beforeAll(async () => {
    server = await freshServer(databases);
    const [one, other] = [await offerOf(server, 'CSC 101'), await offerOf(server, 'CSC 201')];
    sheet = await courseSheetOf(server, one);
    students = await registeredClass(server, one, 33);
    await registered(server, students[0]!.studentId, other);
    await sheet.save(Object.fromEntries(students.map(({ lineId }, index) => [lineId, { ca: 10, exam: 20 + index }])));
    expect(await sheet.publish()).toEqual([200, 200, 200, 200, 200]);
  });
  const page = (as: Who) =>
    server.call<PaperPage>('GET', `/api/Results/broadsheet?${CLASS}`, { token: sheet.tokens[as]! });

  test('has each student with what is published: courses, previous, current and cumulative, and the remark', async () => {
    const { data } = await page('hod');
    expect([data.title, data.format, data.tables[0]!.rowsPerPage]).toEqual([
      'Broadsheet of results',
      'A3-landscape',
      30,
    ]);
    expect(data.tables[0]!.columns.map(({ title }) => title)).toEqual([
      'S/N',
      'Matric number',
      'Name',
      'CSC 101 (3)',
      'Previous',
      'Current',
      'Cumulative',
      'Units earned',
      'Results',
      'Remark',
    ]);
    const rows = data.tables[0]!.rows.filter(([, number]) => students.some((student) => student.number === number));
    expect(rows.length).toBe(33);
    expect(rows[0]!.slice(3)).toEqual([
      '30 F',
      '-',
      '3 / 0 / 0.00',
      '3 / 0 / 0.00',
      '0',
      'provisional, 1 of 2 courses',
      'Probation CSC 101',
    ]);
    expect(rows[32]!.slice(3)).toEqual(['62 B', '-', '3 / 12 / 4.00', '3 / 12 / 4.00', '3', 'all published', 'Pass']);
    const remarks = Object.fromEntries(data.groups[1]!.facts);
    expect(remarks).toMatchObject({ Pass: '23', Probation: '10', CO: '0' });
  });

  test('is a PDF on A3, thirty students a page, each with the lines to sign', async () => {
    const file = await fetch(`${server.address}/api/Results/broadsheet.pdf?${CLASS}`, {
      headers: { authorization: `Bearer ${sheet.tokens['dean']!}` },
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 1190.55 841.89]');
    const pages = pdfPages(bytes).map((lines) => lines.join('\n'));
    const signed = pages.filter((text) => text.includes('Registrar: signature, date'));
    expect(signed.length).toBe(2);
    expect(signed[0]).toContain(students[0]!.number);
    expect(signed[1]).toContain(students[32]!.number);
  });

  test('is for who sees the class, and its code proves no result', async () => {
    expect((await page('lecturer')).status).toBe(404);
    expect((await page('student')).status).toBe(403);
    const { rows } = await server.platform.database.query({
      name: '',
      text: `select facts::text as facts from document_record where kind = 'broadsheet'`,
      values: [],
    });
    expect(rows.length).toBe(1);
    expect(String(rows[0]!['facts'])).not.toMatch(/Okafor|UG\/26|Probation/);
  });
});
