import { expect, test } from 'vitest';
import { enrolled } from '../../../support/enrolled.ts';
import { onDatabases, type Databases } from '../../../support/databases.ts';
import { openApiOf } from '../../../support/openApi.ts';
import { signedIn } from '../../../support/people.ts';
import { offerOf, registered } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { courseSheetOf } from '../../../support/sheets.ts';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
/** Drawn by chance, or counted in the order of requests that are made at once. */
const DRAWN =
  /(?<=\/verify_document\/)[\w-]{43}|(?<="qrPath":")[^"]+|(?<=\?referral=)[\da-f]{10}|(?<="number":"[A-Z]+\/\d{4}\/)\d{6}|(?<=http:\/\/127\.0\.0\.1:)\d+/g;
const ENDLESS = /stream|events|metrics|openapi/;

/** A college with this unpublished mark, in a sheet that senate approved and in an open one; and what those who may not see it are answered. */
async function answersOf(databases: Databases, exam: number): Promise<Map<string, string>> {
  const server = await freshServer(databases);
  const [hidden, shown] = [await offerOf(server, 'CSC 201'), await offerOf(server, 'CSC 101')];
  const [student, classmate] = [await enrolled(server, 'owner'), await enrolled(server, 'classmate')];
  const [open, published] = [await courseSheetOf(server, hidden), await courseSheetOf(server, shown)];
  const hiddenLines = [
    await registered(server, student.studentId, hidden),
    await registered(server, classmate.studentId, hidden),
  ];
  const shownLines = [
    await registered(server, student.studentId, shown),
    await registered(server, classmate.studentId, shown),
  ];
  await published.save({ [shownLines[0]!]: { ca: 20, exam: 40 }, [shownLines[1]!]: { ca: 15, exam: 30 } });
  expect(await published.publish()).toEqual([200, 200, 200, 200, 200]);
  await open.save({ [hiddenLines[0]!]: { ca: 1, exam }, [hiddenLines[1]!]: { ca: 10, exam: 40 } });
  await open.submit();
  for (const step of ['head', 'dean', 'senate'] as const) expect((await open.decide(step)).status).toBe(200);
  const entered = await offerOf(server, 'CSC 202');
  const enteredLine = await registered(server, student.studentId, entered);
  await (await courseSheetOf(server, entered)).save({ [enteredLine]: { ca: 1, exam } });
  const { sheetId } = await open.read();
  await server.platform.database.query({
    name: '',
    text: `insert into appointment (post, department_id, level, user_id, since) select 'course-adviser', 22, 100, id, now() from user_account where user_name = 'adviser' on conflict do nothing`,
    values: [],
  });
  await server.platform.database.query({
    name: '',
    text: `insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, password_hash, created_at, moved_at)
           select 'otherlecturer', role_id, 'Other', 'Lecturer', '', 'other@matricula.example', birthday, password_hash, now(), now() from user_account where user_name = 'lecturer'`,
    values: [],
  });
  const ids = { lineId: hiddenLines[0]!, studentId: student.studentId, id: sheetId!, admissionId: student.admissionId };
  const callers = {
    student: student.token,
    classmate: classmate.token,
    lecturer: (await signedIn(server, 'otherlecturer')).token,
    adviser: (await signedIn(server, 'adviser')).token,
  };
  const answers = new Map<string, string>();
  for (const address of await addressesOf(server, { ...ids, departmentCourseId: hidden }))
    await Promise.all(
      Object.entries(callers).map(async ([who, token]) => {
        answers.set(`${who} ${address.shown}`, await answerTo(server, address.real, token));
      }),
    );
  return answers;
}

/** Every address that is read, with the sheet, line and student that the mark belongs to wherever one is named. */
async function addressesOf(server: TestServer, known: Readonly<Record<string, string | number>>) {
  const values: Readonly<Record<string, string | number>> = {
    ...known,
    sessionId: 1,
    semesterId: 1,
    departmentId: 22,
    levelId: 100,
    component: 'exam',
  };
  const { paths } = await openApiOf(server);
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || ENDLESS.test(path)) return [];
    const query = (get.parameters ?? []).filter(({ in: where, name }) => where === 'query' && name in values);
    const of = query.map(({ name }) => `${name}=${values[name]}`).join('&');
    const real = `${path.startsWith('/api') ? path : `/api${path}`}`.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? 'x'),
    );
    return [{ real: of ? `${real}?${of}` : real, shown: path }];
  });
}

async function answerTo(server: TestServer, path: string, token: string): Promise<string> {
  const response = await fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const names = new Map<string, string>();
  const plain = text
    .replace(UUID, (id) => names.get(id) ?? names.set(id, `id ${names.size + 1}`).get(id)!)
    .replace(MOMENT, 'a moment')
    .replace(DRAWN, 'drawn');
  return `${response.status} ${isJson ? plain : 'a file'}`;
}

onDatabases('an unpublished mark', (databases) => {
  test('of 38 or 71 makes no difference to any reply to its student, a classmate, another lecturer or the adviser', async () => {
    const [low, high] = [await answersOf(databases, 37), await answersOf(databases, 70)];
    expect(low.size).toBeGreaterThan(400);
    expect([...low].filter(([address, answer]) => high.get(address) !== answer)).toEqual([]);
    expect(low.get('student /api/Results/student-results')).toContain('"status":"Waits to be published"');
    expect([...low.values()].filter((answer) => answer.startsWith('5'))).toEqual([]);
  }, 120_000);
});
