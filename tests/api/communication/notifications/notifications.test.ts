import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notify, type NewNotification } from '#server/communication/notifications/service.ts';
import { holdStream, type HeldStream } from '../../../support/eventStream.ts';
import { databasesOf, onDatabases } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { until } from '../../../support/until.ts';
import { linkParts } from '../../../support/linkParts.ts';

const DAY = 24 * 60 * 60_000;
const STREAM = '/api/Notification/stream';

/** Of a stream: the first as it begins, and one for each change. */
const comes = (stream: HeldStream, events: number) =>
  until(`${events} events have come down the stream`, () => expect(stream.events()).toBe(events));

const LISTENERS = "from pg_stat_activity where query = 'listen notification' and datname = current_database()";

type Person = Awaited<ReturnType<typeof signedIn>>;

const told = (server: TestServer, userId: string, more: Partial<NewNotification> = {}) =>
  server.platform.database.transaction((tx) =>
    notify(server.platform, tx, { userId, category: 'studentProfile', message: 'Please look', ...more }),
  );

const forgetAll = (server: TestServer) =>
  server.platform.database.query({ name: '', text: 'delete from notification', values: [] });

onDatabases('notifications', (databases) => {
  let college: PostedCollege;
  let student: Person;
  let bursar: Person;
  beforeAll(async () => {
    college = await postedCollege(databases);
    student = await signedIn(college, 'student');
    bursar = await signedIn(college, 'bursar');
  });
  beforeEach(() => forgetAll(college));
  const list = async ({ token }: Person, which: 'notifications' | 'recent-notifications' = 'notifications') =>
    (await college.call('GET', `/api/Notification/${which}`, { token })).data;
  const read = ({ token }: Person, id: string) =>
    college.call('POST', `/api/Notification/read-notification/${id}`, { token });

  test('are the newest of the last seven days, and the unread are counted', async () => {
    for (let count = 1; count <= 7; count++) {
      await told(college, student.userId, {
        category: 'courseApproval',
        message: `Number ${count}`,
        properties: { sessionId: 4, semesterId: 2 },
      });
      college.clock.advance(1000);
    }
    const { unread, notifications } = await list(student, 'recent-notifications');
    expect(unread).toBe(7);
    expect(notifications.map(({ message }) => message)).toEqual([7, 6, 5, 4, 3].map((count) => `Number ${count}`));
    expect(notifications[0]).toMatchObject({
      isRead: false,
      notificationCategory: 'courseApproval',
      notificationRequestProperties: { sessionId: 4, semesterId: 2 },
    });
    expect((await list(student)).notifications).toHaveLength(7);
    expect(await list(bursar)).toEqual({ unread: 0, notifications: [] });
  });

  test('older than seven days are not shown, and are forgotten', async () => {
    await told(college, student.userId);
    college.clock.advance(7 * DAY);
    student = await signedIn(college, 'student');
    bursar = await signedIn(college, 'bursar');
    expect(await list(student)).toEqual({ unread: 0, notifications: [] });
    await college.jobs.run('forget-notifications');
    expect(
      (await college.platform.database.query({ name: '', text: 'select 1 from notification', values: [] })).rows,
    ).toEqual([]);
  });

  test('are read by their own person alone, one or all', async () => {
    await told(college, student.userId, { message: 'First' });
    await told(college, student.userId, { message: 'Second' });
    const { notificationId } = (await list(student)).notifications[0]!;
    expect((await read(bursar, notificationId)).status).toBe(200);
    expect((await list(student)).unread).toBe(2);
    expect((await read(student, notificationId)).status).toBe(200);
    expect((await read(student, notificationId)).status).toBe(200);
    expect((await list(student)).unread).toBe(1);
    await college.call('POST', '/api/Notification/read-notifications', { token: student.token });
    expect((await list(student)).unread).toBe(0);
  });

  test("say who took a person's place, and whoever holds it leaves them unread", async () => {
    const admin = await signedIn(college, 'admin');
    const {
      data: { path },
    } = await college.call('POST', '/api/Authentication/impersonate', {
      token: admin.token,
      body: { userName: 'student', reason: 'She asked for help' },
    });
    const body = linkParts(path);
    const {
      data: { jwtToken },
    } = await college.call('POST', '/api/Authentication/impersonation-login', { body });
    expect((await list(student)).notifications[0]!.message).toBe(
      'Ogunleye Tunde took your place on the portal: She asked for help',
    );
    await college.call('POST', '/api/Notification/read-notifications', { token: jwtToken!.token });
    expect((await list(student)).unread).toBe(1);
  });

  test('come down the stream of their person as they are committed, and of nobody else', async () => {
    const mine = await holdStream(college, STREAM, student.token);
    const another = await holdStream(college, STREAM, bursar.token);
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    await comes(mine, 1);
    await comes(another, 1);
    await told(college, student.userId);
    await comes(mine, 2);
    await college.platform.database
      .transaction(async (tx) => {
        await notify(college.platform, tx, {
          userId: student.userId,
          category: 'studentProfile',
          message: 'Taken back',
        });
        throw new Error('Taken back');
      })
      .catch(() => undefined);
    await told(college, bursar.userId);
    await comes(another, 2);
    expect(mine.events()).toBe(2);
    mine.leave();
    another.leave();
  });

  test('stream to no more than six pages of a person, and again when one leaves', async () => {
    const held = await Promise.all(Array.from({ length: 6 }, () => holdStream(college, STREAM, student.token)));
    expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const refused = await holdStream(college, STREAM, student.token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    held[0]!.leave();
    await until('another page has a stream', async () => {
      const next = await holdStream(college, STREAM, student.token);
      next.leave();
      expect(next.status).toBe(200);
    });
    for (const stream of held) stream.leave();
  });

  test('stream no longer to whose account is deactivated, or who logs out', async () => {
    const { token: adminToken } = await signedIn(college, 'admin');
    const lecturer = await signedIn(college, 'lecturer');
    const switchTo = (active: boolean) =>
      college.call('POST', `/api/UserManagement/toggle-user-status/${lecturer.userId}`, {
        token: adminToken,
        body: { active },
      });
    const held = await holdStream(college, STREAM, lecturer.token);
    await comes(held, 1);
    expect((await switchTo(false)).status).toBe(200);
    await held.ended;
    expect((await switchTo(true)).status).toBe(200);
    const again = await signedIn(college, 'lecturer');
    const other = await holdStream(college, STREAM, again.token);
    const signOut = { token: again.token, body: { everywhere: false } };
    expect((await college.call('POST', '/api/Authentication/sign-out', signOut)).status).toBe(200);
    await other.ended;
  });

  test('stream to nobody without a token', async () => {
    expect((await holdStream(college, STREAM, 'x')).status).toBe(401);
  });
});

describe('a server', () => {
  test('that is told to stop ends the streams it holds', async () => {
    const server = await freshServer(databasesOf('embedded'));
    const { token } = await signedIn(server, 'student');
    const stream = await holdStream(server, STREAM, token);
    await server.close();
    await stream.ended;
  });
});

describe('several servers on one PostgreSQL', () => {
  const databases = databasesOf('postgres');

  test('each tell what another has done, also after the line between was cut', async () => {
    const place = await databases.seededPlace();
    const [one, other] = [await freshServer(databases, { place }), await freshServer(databases, { place })];
    const { token, userId } = await signedIn(one, 'student');
    const stream = await holdStream(one, STREAM, token);
    await comes(stream, 1);
    await told(other, userId);
    await comes(stream, 2);

    const query = async (text: string) => (await other.platform.database.query({ name: '', text, values: [] })).rows;
    await until('both servers listen', async () => expect(await query(`select ${LISTENERS}`)).toHaveLength(2));
    expect(await query(`select pg_terminate_backend(pid) ${LISTENERS}`)).toHaveLength(2);
    await comes(stream, 3);
    await told(other, userId);
    await comes(stream, 4);
    stream.leave();
  });
});
