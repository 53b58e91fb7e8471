import { beforeAll, expect, test } from 'vitest';
import type { CbtResult } from '#contract/academics/score-files.ts';
import type { ScoreUpload } from '#contract/academics/score-uploads.ts';
import type { Cell } from '#server/kit/list/cells.ts';
import { onDatabases } from '../../../support/databases.ts';
import { offerOf, registeredClass, type Registered } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { courseSheetOf, type Who } from '../../../support/sheets.ts';

onDatabases('the undo of uploaded scores', (databases) => {
  let server: TestServer;
  let offer: number;
  let sheet: Awaited<ReturnType<typeof courseSheetOf>>;
  let students: Registered[];
  beforeAll(async () => {
    server = await freshServer(databases);
    offer = await offerOf(server, 'CSC 101');
    sheet = await courseSheetOf(server, offer);
    students = await registeredClass(server, offer, 4);
    await sheet.save({ [students[0]!.lineId]: { ca: 12.5, exam: 57 }, [students[1]!.lineId]: { code: 'SICK' } });
  });
  const send = async (...sent: Parameters<typeof sheet.send>) => {
    const reply = await sheet.send(...sent);
    expect(reply.status).toBe(200);
    return reply.data;
  };
  const upload = (rows: readonly (readonly Cell[])[]) =>
    send(`/Results/upload-result-score-sheet?departmentCourseId=${offer}`, [
      ['Matric number', 'Name', 'CA', 'Exam'],
      ...rows,
    ]);
  const uploads = async (as: Who = 'lecturer') =>
    server.call<ScoreUpload[]>('GET', `/api/Results/score-uploads?departmentCourseId=${offer}`, {
      token: sheet.tokens[as]!,
    });
  const undo = (id: string, as: Who = 'lecturer') =>
    server.call<{ message: string; restored: number; spared: { number: string; name: string }[] }>(
      'POST',
      '/api/Results/undo-score-upload',
      { token: sheet.tokens[as]!, body: { id } },
    );
  const seen = async () => {
    const { lines, unplaced, digest } = await sheet.read();
    return {
      digest,
      lines: lines.map(({ ca, exam, code, total, grade }) => [ca, exam, code, total, grade]),
      waiting: unplaced.map(({ number, ca }) => [number, ca]),
    };
  };

  test('leaves the sheet and its list as they were before the file, of two files from the last to the first', async () => {
    const empty = await seen();
    await upload([
      [students[0]!.number, '', 20, 60],
      [students[1]!.number, '', 10, 40],
      [students[2]!.number, '', 15, 'ABS'],
      ['UG/99/0001', 'Nobody', 7, 8],
    ]);
    const once = await seen();
    expect(once.lines.slice(0, 3)).toEqual([
      [20, 60, null, 80, 'A'],
      [10, 40, null, 50, 'C'],
      [15, null, 'ABS', 0, 'F'],
    ]);
    await upload([
      [students[0]!.number, '', 21, 61],
      ['UG/99/0001', 'Nobody', 9, 9],
    ]);
    const { data: both } = await uploads();
    expect(
      both.map(({ written, waiting, changedSince, mayUndo }) => [written, waiting, changedSince, mayUndo]),
    ).toEqual([
      [1, 1, 0, true],
      [3, 1, 1, false],
    ]);
    const early = await undo(both[1]!.id);
    expect([early.status, early.json.message]).toEqual([
      409,
      'Another file was uploaded after this one. Please undo that one first',
    ]);
    expect((await undo(both[0]!.id)).data.message).toBe('The upload is undone: 1 score is as before');
    expect(await seen()).toEqual(once);
    const again = await undo(both[0]!.id);
    expect([again.status, again.json.message]).toEqual([409, 'This upload was undone already']);
    // What the undo of the later file gave back is the first file's own.
    expect((await undo(both[1]!.id)).data).toMatchObject({ restored: 3, spared: [] });
    expect(await seen()).toEqual(empty);
  });

  test('spares what somebody changed since, and names it', async () => {
    await upload([
      [students[2]!.number, '', 11, 30],
      [students[3]!.number, '', 12, 30],
    ]);
    await sheet.save({ [students[3]!.lineId]: { exam: 33 } });
    const [last] = (await uploads()).data;
    const { data } = await undo(last!.id);
    expect(data).toEqual({
      restored: 1,
      spared: [{ number: students[3]!.number, name: students[3]!.name }],
      message: 'The upload is undone: 1 score is as before; 1 score changed since stays',
    });
    expect((await seen()).lines.slice(2)).toEqual([
      [null, null, null, null, null],
      [12, 33, null, 45, 'D'],
    ]);
  });

  test('of a computer-based test gives back the results that stood before it', async () => {
    const results = async () =>
      (
        await server.call<CbtResult[]>('GET', `/api/Results/get-cbt-results?departmentCourseId=${offer}`, {
          token: sheet.tokens['registry']!,
        })
      ).data.map(({ number, score, scaled, reason }) => [number, score, scaled, reason]);
    const test = (rows: Cell[][]) =>
      send(
        `/Results/cbt-upload?departmentCourseId=${offer}&component=exam&outOf=100`,
        [['Matric number', 'Name', 'Score'], ...rows],
        'registry',
      );
    await test([
      [students[2]!.number, '', 85],
      ['UG/99/0002', '', 50],
    ]);
    const [before, sheetBefore] = [await results(), await seen()];
    await test([
      [students[2]!.number, '', 40],
      ['UG/99/0002', '', 51],
    ]);
    expect(await results()).not.toEqual(before);
    const [last] = (await uploads('registry')).data;
    expect((await undo(last!.id, 'hod')).status).toBe(422);
    expect((await undo(last!.id, 'registry')).status).toBe(200);
    expect([await results(), await seen()]).toEqual([before, sheetBefore]);
  });

  test('is refused once the sheet has been submitted', async () => {
    await upload(students.map(({ number }) => [number, '', 10, 40]));
    await sheet.setAside();
    expect((await sheet.submit()).status).toBe(200);
    const [last] = (await uploads()).data;
    expect(last!.mayUndo).toBe(false);
    const refused = await undo(last!.id);
    expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('has been submitted')]);
    expect((await sheet.read()).lines.every(({ total }) => total === 50)).toBe(true);
  });
});
