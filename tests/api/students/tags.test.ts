import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

onDatabases('groups of a student that count for fees', (databases) => {
  let server: TestServer;
  let officer: string;
  let student: Enrolled;
  let laboratory: number;
  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = (await signedIn(server, 'admissions')).token;
    student = await enrolled(server, 'taggedone');
    const tuition = await studentFee(server, 'Tuition of groups');
    laboratory = await studentFee(server, 'Laboratory of groups');
    await publishFees(server, { [tuition]: 60_000_00, [laboratory]: 1_000_00 });
    await publishFees(server, { [laboratory]: 26_000_00 }, { tag: 'laboratory' });
    const fieldTrip = await studentFee(server, 'Field trip of groups');
    await publishFees(server, { [fieldTrip]: 5_000_00 }, { tag: 'field-trip' });
    const { data: due } = await server.call('GET', '/api/Payment/schoolfees/initiate-payment?sessionId=1', student);
    await server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token: student.token,
      body: { purpose: 'school', sessionId: 1, expectedTotal: due.total },
    });
  });

  const set = async (tags: string, reason = 'Takes practicals', token = officer, seen?: readonly string[]) =>
    server.call('PUT', '/api/Student/student-tags', {
      token,
      body: {
        admissionId: student.admissionId,
        seen: [...(seen ?? (await tagsOf(student)))],
        answers: { tags, reason },
      },
    });
  const tagsOf = async ({ studentId }: Enrolled) =>
    (await run<{ tags: string[] }>('select tags from student_session where student_id = $1', [studentId]))[0]!.tags;
  const charged = async () =>
    Object.fromEntries(
      (
        await run<{ name: string; naira: number }>(
          `select f.name, (sum(p.amount_kobo) / 100)::int4 as naira from charge c join fee f on f.id = c.fee_id
             join posting p on p.charge_id = c.id and p.account = 'receivable' where c.student_id = $1 group by f.name`,
          [student.studentId],
        )
      ).map(({ name, naira }) => [name.split(' ')[0], naira]),
    );
  const messages = async () =>
    (await server.call('GET', '/api/Notification/notifications', student)).data.notifications.map(
      ({ message }) => message,
    );
  const by = (): Uploader => ({ college: server, token: officer, list: '/api/Student/student-tags' });

  test('are set by an officer with a reason; what they change of the charges is posted, and the student is told', async () => {
    expect(await charged()).toEqual({ Tuition: 60_000, Laboratory: 1_000 });
    expect((await set('laboratory', '')).json.errors).toEqual({ '/reason': 'please enter your reason' });
    expect((await set('labratory')).json.errors).toEqual({
      '/tags': `no fee is for the group 'labratory'. Please correct the word, or set its fees first`,
    });
    expect((await set('laboratory', 'My own', student.token)).status).toBe(403);
    expect((await set('Laboratory; field-trip')).status).toBe(200);
    expect(await tagsOf(student)).toEqual(['field-trip', 'laboratory']);
    expect(await charged()).toEqual({ Tuition: 60_000, Laboratory: 26_000, Field: 5_000 });
    expect(await messages()).toContain(
      'Your groups that count for fees: field-trip, laboratory. Your fees of 2026/2027 change: ₦30,000.00 more',
    );
    const { data } = await server.call('GET', `/api/Student/student-records?admissionId=${student.admissionId}`, {
      token: officer,
    });
    expect(data.student.tags).toEqual(['field-trip', 'laboratory']);
    expect(
      await run(
        `select actor like 'user:%' as is_officer, detail->>'reason' as reason from audit_entry where action = 'tags-set' and subject_id = $1`,
        [student.studentId],
      ),
    ).toEqual([{ is_officer: true, reason: 'Takes practicals' }]);
    const stale = await set('', 'Takes no practicals any more', officer, ['laboratory']);
    expect([stale.status, stale.json.message]).toEqual([409, expect.stringContaining('after you opened it')]);
    expect((await set('Laboratory, field-trip', 'Again', officer, [])).status, 'they are these already').toBe(200);
    await set('', 'Takes no practicals any more');
    expect(await charged()).toEqual({ Tuition: 60_000, Laboratory: 1_000, Field: 0 });
  });

  test('come by a file too: an empty cell leaves them, CLEAR empties them, and it is taken back', async () => {
    const other = await enrolled(server, 'taggedtwo', { tags: ['gst'] });
    const [{ number }, { number: second }] = (await run<{ number: string }>(
      `select a.reg_number as number from student s join admission a on a.id = s.admission_id where s.id = any($1) order by s.id = $2 desc`,
      [[student.studentId, other.studentId], student.studentId],
    )) as [{ number: string }, { number: string }];
    const HEADINGS = ['Matric number or registration number', 'Groups'];
    const { report: left } = await tryRows(by(), [HEADINGS, [second, '']]);
    expect(left).toMatchObject({ changed: 0, unchanged: 1 });
    const { id, report } = await tryRows(by(), [
      HEADINGS,
      [number, 'laboratory'],
      [second, 'CLEAR'],
      ['202699990001ZZ', 'laboratory'],
      [`${number}X`, 'labratory'],
    ]);
    expect(report).toMatchObject({ changed: 2, refused: 2 });
    expect(report.mistakes.map(({ row, column, message }) => [row, column, message])).toEqual([
      [4, HEADINGS[0], 'no student has this number'],
      [5, HEADINGS[1], expect.stringContaining(`no fee is for the group 'labratory'`)],
    ]);
    await commitUpload(by(), id);
    expect([await tagsOf(student), await tagsOf(other)]).toEqual([['laboratory'], []]);
    expect(await charged()).toMatchObject({ Laboratory: 26_000 });
    expect(await messages()).toContain(
      'Your groups that count for fees: laboratory. Your fees of 2026/2027 change: ₦25,000.00 more',
    );
    expect(await takeUploadBack(by(), id)).toMatchObject({ restored: 2, spared: 0 });
    expect([await tagsOf(student), await tagsOf(other)]).toEqual([[], ['gst']]);
    expect(await charged()).toMatchObject({ Laboratory: 1_000 });
  });
});
