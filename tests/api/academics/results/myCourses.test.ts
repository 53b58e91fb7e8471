import { expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { offerOf, registeredClass } from '../../../support/registered.ts';
import { freshServer } from '../../../support/server.ts';
import { courseSheetOf } from '../../../support/sheets.ts';

interface Row {
  readonly code: string;
  readonly state: string;
  readonly returned: string | null;
  readonly daysLeft: number | null;
  readonly missing: number;
  readonly unplaced: number;
}

onDatabases("a lecturer's own courses", (databases) => {
  test('say where the sheet of each is, what is left to do, and why it came back', async () => {
    const server = await freshServer(databases);
    const offer = await offerOf(server, 'CSC 101');
    const sheet = await courseSheetOf(server, offer);
    const [one, other] = await registeredClass(server, offer, 2);
    const row = async () => {
      const { data } = await server.call<{ rows: Row[] }>('GET', '/api/Lecturer/lecturer-courses', {
        token: sheet.tokens['lecturer']!,
      });
      return data.rows.find(({ code }) => code === 'CSC 101')!;
    };
    const open = { sessionId: 1, state: 'open', returned: null };
    expect(await row()).toMatchObject({ ...open, missing: 2, unplaced: 0 });
    await sheet.send(`/Results/upload-result-score-sheet?departmentCourseId=${offer}&sessionId=1`, [
      ['Matric number', 'Name', 'CA', 'Exam'],
      [one!.number, one!.name, 20, 40],
      ['UG/99/99/9999', 'Nobody At All', 20, 40],
    ]);
    expect(await row()).toMatchObject({ ...open, missing: 1, unplaced: 1 });
    await sheet.save({ [other!.lineId]: { ca: 10, exam: 30 } });
    await sheet.setAside();
    expect((await sheet.submit()).status).toBe(200);
    expect(await row()).toMatchObject({ state: 'submitted', returned: null, missing: 0, unplaced: 0, daysLeft: null });
    const reason = 'Two scripts were not counted';
    expect((await sheet.decide('head', { verdict: 'return', reason })).status).toBe(200);
    expect(await row()).toMatchObject({ ...open, returned: reason, missing: 0, unplaced: 0 });
    expect((await sheet.submit()).status).toBe(200);
    expect(await row()).toMatchObject({ state: 'submitted', returned: null });
  });
});
